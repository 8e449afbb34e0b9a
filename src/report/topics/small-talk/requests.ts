/** Asks the assistant for something that no docs answer, or tells it how to behave. */
interface Request {
  pattern: RegExp;
  /** Whether all that is asked has to be about what the product does not know: see `named`. */
  open: boolean;
}

/** What may open a request. */
const politeWords =
  /^(?:(?:please|pls|plz|hey|hi|hello|ok|okay|so|now|and|but|then|just|well|bot|dear|can you|could you|would you|will you|can u|i want you to|i need you to|i would like you to|id like you to|you must|you should|you have to) )+/;
const someWords =
  '(?:(?:a|an|some|any|another|one|the|me|us|my|your|short|long|funny|good|nice|little|quick|bad|best|new|beautiful|sad|romantic|dirty|random|word) )*';
const beforeWords =
  '(?:previous|prior|above|earlier|preceding|former|past|old|initial|original|existing|other|system)';
const orderWords =
  '(?:instructions?|prompts?|rules|directions|commands|directives|guidelines|programming|training|orders|restrictions|constraints|conversations?|messages?|context|text)';
const aPerson =
  '(?:human|humans|human being|real human|real person|real human being|actual human|actual person|live agent|human agent|real agent|live person|live human|person|someone|somebody|somebody real|someone real|representative|live representative|operator|real people|people|a real one|live support|human support)';
const toPerson = '(?:talk|speak|chat|talking|speaking) (?:to|with)';

/** At the start of the words. */
const opening = (pattern: string, open = true): Request => ({
  pattern: new RegExp(`^(?:${pattern})(?= |$)`),
  open,
});
/** The whole of the words, save a polite end. */
const whole = (pattern: string): Request => ({
  pattern: new RegExp(
    `^(?:${pattern})(?: (?:please|pls|now|right now|here|instead|asap|today|not a (?:bot|robot|machine|computer)|thanks|thank you|immediately|if possible|about this|about it))*$`,
  ),
  open: false,
});

/** Told to forget what it was told, to be someone else, to give away what it was told. */
const toldWords: readonly Request[] = [
  opening(
    `(?:ignore|disregard|forget|override|bypass|skip|drop|erase) (?:(?:all|any|every|each|of|the|these|those|your|my|our) )*(?:${beforeWords} )+(?:and \\w+ )?(?:\\w+ )?${orderWords}`,
  ),
  opening(
    `(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|of|the) )*your (?:\\w+ )?${orderWords}`,
  ),
  opening(
    '(?:ignore|disregard|forget) (?:about )?(?:the above|the previous|the prior|everything|anything|all|the documentation|the docs|that you are|you are|what you (?:were|have been|are) told)(?: |$).{0,80}',
  ),
  opening(
    'you are now|you are no longer|youre now|from now on (?:you|your|answer|respond|reply|speak|talk|only|always|act|every)|(?:enter|enable|activate|switch to) (?:dan|developer|god|jailbreak|admin|debug|sudo) mode(?! (?:in|on|for|of))|do anything now|jailbreak yourself',
  ),
  opening(
    'act (?:as|like) (?:if you|though you|a|an|my|the)(?= (?:(?:linux|unix|bash|python|evil|drunk|old|angry|helpful|unrestricted|expert) )*(?:terminal|console|interpreter|shell|pirate|cat|dog|girlfriend|boyfriend|friend|grandmother|grandma|doctor|lawyer|therapist|teacher|chef|human|person|hacker|villain|comedian|ai|assistant|were|are|child|king|poet))',
  ),
  opening(
    'pretend (?:to be|you are|youre|that you|you were|you have)|role ?play(?:ing)? (?:as|with)|imagine (?:you are|youre|that you are) (?:a|an|my|the)|behave like a|talk (?:to me )?like (?:a|an)|speak (?:to me )?like (?:a|an)',
  ),
  opening(
    'you are (?:a|an) (?:\\w+ ){0,3}(?:cat|dog|pirate|assistant|ai|hacker|expert|chef|poet|comedian|doctor|lawyer|king|terminal|interpreter|model|bot|robot|person|human|wizard|dragon|child|girl|boy|friend)',
  ),
  opening(
    '(?:answer|respond|reply|speak|talk|say|write) (?:to )?(?:everything|only|always|just|all|every)(?= (?:in|with|as|by|my|message|question|to))',
  ),
  opening(
    `(?:(?:what is|whats|what are|what was|what were|show|tell|give|print|reveal|output|repeat|display|share|leak|send|expose|dump|copy|write|list|say|return|summarize|translate|recite) )(?:(?:me|us|out|back|all|of) )*your (?:(?:system|initial|hidden|secret|original|internal|full|entire|exact|own|first|base|core|developer|custom) )*(?:prompt|prompts|instructions?|system message|rules|guidelines|training data|directives|configuration)`,
    false,
  ),
  opening(
    '(?:show|tell|give|print|reveal|output|repeat|display|leak|expose|dump|recite) (?:(?:me|us|out|back|all|of|the|hidden|full|entire) )+(?:system prompt|system message|hidden prompt|initial prompt|secret prompt|system instructions)',
    false,
  ),
  opening(
    '(?:repeat|print|output|copy|say|write|show|reveal|translate) (?:me )?(?:the |all |all the |every |everything )(?:text |words? |message |messages |sentence |content |instructions? |of |the )*(?:above|before this|up there|so far|verbatim)',
    false,
  ),
  opening(
    'repeat after me|say (?:hello|hi|hey|bye|goodbye|something|meow|banana|yes|i love you|my name|after me|cheese)|respond with (?:yes|no|ok|only)',
    false,
  ),
  opening(
    'system (?:new|override|update|you|ignore)(?= .{0,60}(?:instructions?|prompt|you are|ignore))|new instructions?|admin override',
    false,
  ),
  opening(
    '(?:give|tell|show|send|reveal|what is|whats|share|leak|i want)(?: me| us)? (?:the |your |an? |all |this )*(?:(?:admin|root|administrator|database|db|secret|master|wifi|server|system|users?|openai|private|company) )*(?:password|passwords|credentials|api keys?|secrets?|credit card|credit cards|credit card numbers?)(?: (?:of|for|to|from) (?:this|your|the) (?:website|site|server|database|company|bot|page|app|system|admin|service)| now| please)*$',
    false,
  ),
];

/**
 * Requests in words parted by single spaces. A named group is what it is about: if the product's
 * own pages have that word, the text is a question after all.
 */
const requestPatterns: readonly Request[] = [
  ...toldWords,
  // For a human.
  whole(
    `(?:(?:i|we) (?:want|need|would like|wanna|wish|demand|have|prefer)(?: to)?|id like to|id rather|let me|can i|could i|may i|how can i|how do i|where can i|is it possible to|is there a way to|id love to|i must|i d like to) (?:please )?(?:${toPerson} )(?:(?:a|an|the|your|some|any|actual|real|live) )*${aPerson}`,
  ),
  whole(`(?:${toPerson} )(?:(?:a|an|the|your|some|actual|real|live) )*${aPerson}`),
  whole(
    `(?:i )?(?:want|need|give me|get me|i want|i need|can i have|can i get|bring me|is there) (?:(?:a|an|the|your|some|actual|real|live) )*(?:human|real human|real person|live agent|human agent|real human being|actual human|actual person|live person)(?: (?:to talk to|to speak with|to help me|to help|there))?`,
  ),
  whole(
    `(?:connect|transfer|put|pass|hand|forward|redirect|escalate|switch|link)(?: me)?(?: over| through)? (?:to|with) (?:(?:a|an|the|your|some|actual|real|live) )*(?:${aPerson}|agent|support agent|customer service|customer support)`,
  ),

  whole(
    '(?:can i |i want to |i need to |let me |i would like to )(?:talk|speak|chat) (?:to|with) (?:a |an |the |your |some )*(?:support|customer service|customer support|support team|agent|manager|boss|supervisor|staff|team)',
  ),
  whole(
    '(?:hi |hello |hey )+(?:i am|im|this is|its) \\w+|(?:hi |hello |hey )*my name is \\w+(?: \\w+)?|(?:hi|hello|greetings) from \\w+',
  ),
  opening(
    '(?:order|buy|book|bring|get|cook|make|send) (?:me|us) (?:a|an|some) (?:\\w+ )?(?:pizza|coffee|beer|drink|sandwich|taxi|uber|hotel|flight|table|cake|dinner|lunch|breakfast|burger|tea|girlfriend|cookie)|(?:explain|describe) .{1,40} (?:like im|like i am|to a|as if i was|as if i were) (?:five|5|5 year old|five year old|a child)|what do you think (?:about|of) (?!the )\\w+|what (?:should|can|shall) i (?:cook|eat|wear|drink|watch|have for (?:dinner|lunch|breakfast))|(?:give|tell|what are|predict)(?: me)? (?:the |some |tonights |next |winning )*(?:lottery|winning) numbers|(?:whats|what is|what was) the score(?: of| in)?|help me (?:write|with) (?:a|an|my) (?:\\w+ )?(?<named>letter|essay|speech|poem|cv|resume|novel|marriage|relationship|divorce)|build a bomb|you must obey|obey me|what were you told|who will win|is (?:god|santa|santa claus|the earth|love|elvis) |lets talk about|i am (?:your|god|the (?:admin|developer|owner|ceo|boss)) ?(?:developer|creator|god|master|boss)?(?= |$)',
  ),

  // For fun, for school, for the world outside.
  opening(
    `(?:write|tell|make|compose|create|generate|give|sing|draft|recite|read|invent|say|know|do you know|do you have|have you got|got|i want|i need|lets hear)(?: me| us)? ${someWords}(?<named>poem|poems|joke|jokes|haiku|limerick|riddle|song|sonnet|rap|bedtime story|fairy tale|love letter|love story|ghost story|story|novel|essay|lullaby|pun|fun fact|horoscope|pickup line|pick up line|cover letter|speech|screenplay|recipe|knock knock joke|short story|wedding speech|birthday card|breakup text|tongue twister|christmas song)`,
  ),
  opening(
    '(?:sing|dance|rap|meow|bark)(?: (?:for|to|a|me|something|like))*$|sing (?:me )?(?:a|something)|make me laugh|entertain me|cheer me up|say something funny|lets (?:play|chat|talk|dance|have fun)|play (?:a game|some music|chess|tic tac toe|rock paper scissors|music|a song)(?: with me)?|flip a coin|roll (?:a|the) dic?e|tell me (?:something (?:funny|interesting|nice|about yourself)|about yourself|a secret|your secret|who you are|your name|the truth|my future|my horoscope|how you feel)',
  ),
  opening(
    '(?:do|solve|help(?: me)?(?: with)?|write|finish|check|complete|can you do)(?: me| with)? my (?:\\w+ )?(?<named>homework|assignment|essay|thesis|math|maths|exam|tax return|taxes|cv|resume|dissertation|term paper)',
  ),
  opening(
    '(?:what is|whats|what will|hows|how is|how will|what was|tell me|show me)(?: me)? (?:the |be the |today s )*(?<named>weather|forecast|temperature outside)|(?:will|is) it (?:rain|raining|snow|snowing|be sunny)|(?:weather|forecast) (?:in|for|today|tomorrow)',
  ),
  opening(
    'who (?:won|wins|will win|is going to win) (?:the )?(?:\\w+ )*?(?<named>world cup|election|elections|super bowl|superbowl|championship|champions league|match|game|war|world war|oscar|oscars|euro|olympics|league|nobel prize|grand prix|race|tournament|eurovision)|who (?:is|was|are|were) (?:the )?(?:\\w+ ){0,2}?(?:president|prime minister|king|queen|pope|chancellor|ceo of (?:tesla|apple|google|amazon|microsoft)|mayor|best player|richest man|richest person|strongest)|who (?:wrote|painted|invented|discovered|composed|killed|sang) ',
  ),
  opening(
    '(?:what is|whats|what was|name) (?:the )?(?:capital(?: city)? of|meaning of life|population of|tallest|highest mountain|longest river|biggest (?:country|animal|city|planet|ocean)|speed of light|best (?:movie|film|song|restaurant|football|pizza|food|beer|wine|joke)|square root of|distance (?:to|from|between) the|date today|day today|time now|current time|stock price of|price of (?:gold|bitcoin|oil)|answer to life)|when (?:was|is|did) (?:the )?(?:\\w+ ){0,2}(?:born|die|world war|revolution|easter|thanksgiving|christmas)|how (?:tall|far|heavy|big|deep|old) (?:is|are|was) (?:the )?(?:\\w+ )?(?:eiffel|moon|sun|everest|mount|earth|empire|queen|pope|universe|ocean|elephant|giraffe|president)',
  ),
  whole(
    '(?:what|which) (?:time|day|date|year|month) is (?:it|today)|what day is today|what is todays date|what is (?:the|today s) date|whats the (?:time|date)|what time is it in \\w+|how many (?:countries|planets|continents) (?:are there|exist)(?: \\w+){0,4}',
  ),
  opening(
    '(?:recommend|suggest|give me)(?: me| us)? (?:a|an|some|any)(?: (?:good|nice|cheap|great|romantic|funny|scary|new))* (?<named>movie|movies|film|films|book|books|restaurant|restaurants|song|songs|recipe|series|tv show|hotel|hotels|beer|wine|pizza|names? for my|gift|present|holiday|vacation)',
  ),
  opening(
    '(?:best|good|nice|cheapest|where (?:can i|to) (?:eat|find|get|buy) (?:the )?(?:best |good )?)(?: ?)(?<named>pizza|pasta|sushi|restaurant|restaurants|burger|burgers|beer|coffee|hotel|hotels|ramen|tacos|food)(?: (?:in|near|around) .*)?$|how (?:do i|to|do you|can i|long do i|long to) (?:\\w+ ){0,2}?(?:bake|cook|boil|fry|lose weight|get a girlfriend|get rich|tie a tie|kiss|make (?:pasta|pizza|bread|pancakes|a bomb|coffee|tea|love|friends))|how (?:long|much) (?:\\w+ ){0,4}?(?:boil|bake|cook) (?:an |a )?(?:egg|eggs|rice|pasta|potatoes|bread|chicken|cake)',
  ),
  opening(
    'translate (?:this |the following |the (?:word|phrase|sentence) |(?=hello|hi|good|i |thank|my|you|how are|love))(?:\\w+ ){0,6}(?:in|to|into) (?:english|french|german|spanish|italian|japanese|chinese|russian|latin|portuguese|korean|arabic)$|how do you say (?:\\w+ ){1,5}in (?:english|french|german|spanish|italian|japanese|chinese|russian|latin|portuguese|korean|arabic)',
  ),
  whole(
    '(?:what is|whats|calculate|how much is|compute) \\d+(?: (?:x|times|plus|minus|divided by|by|and))? \\d+',
  ),
  opening(
    '(?:what is|whats|who is|do you have) (?:your|a) (?:favou?rite|fav|best friend|girlfriend|boyfriend|mother|father|birthday|zodiac|hobby|hobbies|family|dream)|(?:do|did|can|will|would) you (?:love|marry|kiss|hate|like me|date|sleep|eat|dream|feel|have feelings|think you are|want to be|get tired|believe in|know (?:me|who i am|my name)|remember me|go on a date)|are you (?:my friend|married|smarter than|better than|in love|a (?:boy|girl|man|woman|human|person|robot|bot|machine|real)|an? (?:ai|llm|language model)|chatgpt|gpt|real|human|alive|conscious|sentient|stupid|dumb|drunk|lonely)(?! for| to)',
  ),
  opening(
    '(?:what|which|whose) (?:ai |language |llm |large language )?(?:model|llm|gpt|version of gpt|version of chatgpt) (?:are you|is this|r u|powers you|do you run on|are you based on|are you using)|(?:what|which) (?:company|country|person|people|team) (?:made|created|built|trained|owns) you|(?:who|what) (?:has )?(?:made|created|built|trained|developed|programmed|designed|owns|invented) you|are you (?:based on|powered by|running on|built on) (?:gpt|chatgpt|openai|claude|gemini|llama)',
  ),

  // Spanish, French, German, Italian, Portuguese, Dutch, Polish, Russian, Turkish, Swedish.
  opening(
    '(?:por favor )?(?:cuentame|cuenta|dime|dame|escribe|escribeme|hazme|inventa)(?: me)? (?:un|una|el) (?:\\w+ )?(?:chiste|poema|cuento|historia|cancion|receta)|(?:raconte|raconte moi|racontez moi|ecris|ecris moi|ecrivez|dis moi|fais moi|invente)(?: une?| moi une?)? (?:\\w+ )?(?:blague|poeme|histoire|chanson|conte)|(?:erzahl|erzahle|sag|schreib|schreibe|mach|sing|dichte)(?: mir| uns)? (?:einen|ein|eine|mal einen)(?: \\w+)? ?(?:witz|gedicht|geschichte|lied|marchen|aufsatz)|(?:raccontami|dimmi|scrivi|scrivimi|racconta) (?:una|un) (?:barzelletta|poesia|storia|canzone|battuta)|(?:me )?(?:conte|conta|escreva|escreve|diga|faca)(?: me| uma| um)* (?:piada|poema|historia|cancao|musica)|(?:vertel|schrijf|zing)(?: me| mij| eens)* (?:een) (?:grap|mop|gedicht|verhaal|liedje|verhaaltje|grapje)|(?:opowiedz|napisz|powiedz)(?: mi)? (?:dowcip|kawal|żart|zart|wiersz|bajke|bajkę|kawał)|(?:расскажи|напиши|придумай|сочини|расскажите)(?: мне)? (?:анекдот|шутку|стих|стихотворение|сказку|историю|песню|сочинение)|bana (?:bir )?(?:fikra|şaka|saka|siir|şiir|hikaye)(?: \\w+)*|(?:fikra|şaka|saka|siir|şiir) (?:anlat|yaz)|(?:beratta|skriv|fortal)(?: mig)? (?:ett|en|et) (?:skamt|vits|dikt|saga|saga om|digt|historie)',
  ),
  opening(
    '(?:ignora|olvida|ignore|esquece|esqueca|desconsidere) (?:(?:todas|todos|tus|las|los|tudo|suas|as|os|el|la|tu|o que) )*(?:instrucciones|instrucoes|reglas|regras|que|anteriores|lo)|(?:ignore|oublie|oubliez|ignorez) (?:(?:toutes|tous|les|tes|vos|tout|l ensemble des) )*(?:instructions|consignes|regles|ce que)|(?:ignoriere|vergiss|vergesse|missachte) (?:(?:alle|alles|deine|die|bisherigen|vorherigen|obigen|sämtliche|vorigen) )*(?:anweisungen|instruktionen|regeln|befehle|was du|vorgaben)|(?:ignora|dimentica) (?:(?:tutte|tutto|le|tue|i) )*(?:istruzioni|quello|regole)|(?:negeer|vergeet) (?:(?:alle|al|je|de|vorige|eerdere|bovenstaande) )*(?:instructies|regels|opdrachten)|(?:zignoruj|zapomnij|ignoruj) (?:(?:wszystkie|o|swoje|poprzednie|wszystkich) )*(?:instrukcje|polecenia|poprzednich|wszystkim)|(?:игнорируи|игнорируй|забудь|проигнорируй|забудь про|забудь обо) (?:(?:все|всё|свои|предыдущие|о|про|всех|прошлые) )*(?:инструкции|правила|команды|указания|всем|что)|onceki (?:tum )?talimatlari (?:unut|yoksay|gormezden gel)',
  ),
  opening(
    '(?:quiero|quisiera|necesito|puedo|me gustaria)?(?: |^)?(?:hablar|hablo) con (?:un|una|alguien|algun)(?: (?:humano|persona|agente|asesor|operador|persona real|ser humano))?|(?:je )?(?:veux|voudrais|souhaite|peux|puis je|j aimerais|jaimerais)(?: bien)? parler (?:a|avec) (?:un|une|quelqu|quelquun)(?: (?:humain|conseiller|agent|personne|vrai|vraie|etre))?|(?:ich )?(?:will|mochte|moechte|wurde|kann ich|möchte)(?: gern| gerne)? (?:mit|bitte mit) (?:einem|einer|jemand|jemandem)(?: (?:menschen|echten|mitarbeiter|person|richtigen|berater))?|(?:voglio|vorrei|posso)(?: parlare) con (?:un|una|qualcuno)(?: (?:umano|persona|operatore))?|(?:quero|gostaria de|preciso|posso) falar com (?:um|uma|alguem|o|a)(?: (?:humano|pessoa|atendente|suporte|agente))?|(?:ik )?(?:wil|kan ik|mag ik)(?: graag)? (?:met|iemand|een mens)(?: (?:een|iemand|mens|medewerker|echt))*(?: \\w+)* (?:spreken|praten)|(?:chce|chcę|moge|mogę) (?:rozmawiac|porozmawiac|rozmawiać|porozmawiać) z (?:czlowiekiem|konsultantem|kims|człowiekiem)|(?:хочу |можно |дайте )?(?:поговорить|говорить|пообщаться|связаться) с (?:человеком|оператором|живым|менеджером|кем)|(?:позови|позовите|соедини|соедините|переключи|переключите|дай|дайте)(?: меня)?(?: с| на)? (?:оператора|человека|оператором|человеком)|(?:bir )?(?:insanla|temsilciyle|gercek biriyle|müşteri temsilcisiyle|musteri temsilcisiyle) (?:konusmak|gorusmek|konuşmak|görüşmek)',
    false,
  ),
  opening(
    '(?:que tiempo hace|que hora es|quel temps fait il|quelle heure est il|wie wird das wetter|wie ist das wetter|wie spat ist es|che tempo fa|che ore sono|que horas sao|qual a previsao do tempo|wat voor weer|hoe laat is het|jaka jest pogoda|ktora godzina|какая погода|какая сегодня погода|который час|сколько времени|hava nasil|saat kac|hur blir vadret)',
    false,
  ),
  opening(
    '(?:كم الساعة|احكي لي نكتة|قل لي نكتة|اكتب لي قصيدة|اكتب قصيدة|ما هو الطقس|كيف الطقس|اريد التحدث مع|أريد التحدث مع|اريد التحدث الى|تجاهل جميع|تجاهل كل|मुझे (?:एक )?(?:चुटकुला|कहानी|कविता)|(?:एक )?चुटकुला सुनाओ|मौसम कैसा)',
    false,
  ),
];

/** Requests in scripts without spaces between words, anywhere in a short text. */
export const unspacedRequests =
  /(?:讲|說|说|講)(?:一?个|個)?(?:笑话|故事|笑話)|(?:写|寫|作)一?(?:首|篇)[^,。]{0,20}(?:诗|歌|作文|小说|詩)|(?:忽略|无视|忘记|忘掉|忽視|無視)[^。]{0,10}(?:之前|以上|先前|所有|前面)[^。]{0,6}(?:指令|指示|提示|内容|命令|規則|规则)|(?:和|跟|与|找)(?:一?个|位)?(?:真人|人工|活人)|转(?:接)?人工|天气(?:怎么样|如何|预报)|你(?:是|叫)(?:谁|什么|哪个)(?:模型|公司|名字)?|(?:(?:これまで|以前|上記|前|今まで)の)(?:すべての|全ての)?(?:指示|命令|プロンプト)[^。]{0,4}(?:無視|忘れ)|(?:詩|物語|小説|俳句|歌)を(?:書い|作っ|詠ん)|(?:冗談|ジョーク|面白い話|なぞなぞ)を|(?:人間|担当者|オペレーター|スタッフ)(?:と|に)(?:話|つな|繋|代わ|チャット)|天気(?:は|を|予報)|システムプロンプト(?:を|は)(?:教え|見せ|表示|何)|(?:이전|위의|앞의|지금까지의)[^.]{0,8}(?:지시|명령|프롬프트)[^.]{0,6}(?:무시|잊)|(?:농담|재미있는 이야기|노래|시|이야기)(?:를|을|하나)? ?(?:해|들려|써|불러|하나)|(?:상담원|상담사|사람|직원)(?:과|이랑|하고|와|으로|에게)? ?(?:연결|통화|대화|얘기|이야기)|날씨(?:가|는)? ?(?:어때|알려|어떻)/u;

/** Texts that probe a form rather than ask. */
export const probes =
  /^\s*['"]?\s*\)?\s*(?:or|and)\s+['"]?(?:1|a)['"]?\s*=\s*['"]?(?:1|a)|^\s*(?:['";]+\s*)?drop table \w+\s*;?\s*--|^\s*['">]*<script[^>]*>[^<]{0,60}<\/script>\s*$|^\s*['">]*<img src=x[^>]*>\s*$|^\s*(?:\{\{|\$\{)\s*7\s*\*\s*7\s*\}?\}\s*$/i;

/** One pattern for many: most questions fail it at their first word. */
const anyOf = (requests: readonly Request[]): RegExp =>
  new RegExp(requests.map(({ pattern }) => pattern.source.replaceAll('?<named>', '?:')).join('|'));

const anyTold = anyOf(toldWords);
const anyRequest = anyOf(requestPatterns);

/** Whether words, parted by single spaces, tell the assistant how to behave. */
export function instructs(line: string): boolean {
  return anyTold.test(line) || anyTold.test(line.replace(politeWords, ''));
}

/**
 * Whether words, parted by single spaces, ask for what no docs answer. What the product's own
 * pages speak of, such as the weather, may be asked about.
 */
export function requests(line: string, isKnown?: (word: string) => boolean): boolean {
  return [line, line.replace(politeWords, '')].some((asked, at) => {
    if ((at === 1 && asked === line) || !anyRequest.test(asked)) return false;
    return requestPatterns.some(({ pattern, open }) => {
      const found = pattern.exec(asked);
      if (!found) return false;
      const named = found.groups?.named;
      return !(open && named !== undefined && isKnown?.(named.split(' ').at(-1) ?? ''));
    });
  });
}
