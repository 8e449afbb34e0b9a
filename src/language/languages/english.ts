import type { Language, SmallTalk } from '../language.ts';

/** English, including small talk that people use in all languages. */
export const everywhere: SmallTalk = {
  said: `hi|hello|hey|ok|okay|okey|okok|k|kk|lol|lmao|rofl|xd|haha|hahaha|hehe|hihi|hm|hmm|mmm|uh|
    um|eh|ah|oh|aha|oops|wow|omg|wtf|wth|bye|ciao|test|tests test|testing|super|bravo|merci|danke|
    gracias|hola|hallo|no|si|ja|oui|da|foo|foobar|foo bar|lorem ipsum|bla|blah|blabla|namaste|salam|
    aloha|shalom`,
  between: 'a|o|x|d|p',
};

const someWords =
  '(?:(?:a|an|some|any|another|one|the|me|us|my|your|short|long|funny|good|nice|little|quick|bad|best|new|beautiful|sad|romantic|dirty|random|word) )*';
const beforeWords =
  '(?:previous|prior|above|earlier|preceding|former|past|old|initial|original|existing|other|system)';
const orderWords =
  '(?:instructions?|prompts?|rules|directions|commands|directives|guidelines|programming|training|orders|restrictions|constraints|conversations?|messages?|context|text)';
const aPerson =
  '(?:human|humans|human being|real human|real person|real human being|actual human|actual person|live agent|human agent|real agent|live person|live human|person|someone|somebody|somebody real|someone real|representative|live representative|operator|real people|people|a real one|live support|human support)';
const toPerson = '(?:talk|speak|chat|talking|speaking) (?:to|with)';

const anyone = '(?:i|we|you|one|someone|users?|people)';
const am = "(?: am|'m| are|'re| was| were)";
const modal = '(?:can|could|may|might|must|shall|should|will|would)';
const really =
  '(?: also| just| still| even| already| actually| currently| really| always| simply| now| then)*';

export const english: Language = {
  name: 'english',
  functionWords:
    'the a an is are do does how what why when where which can my our we you your of to for with from and or not it this that in on be have there',
  smallTalk: {
    addressed:
      '^(?:(?:but|and|well|so|no|ok|hey|oh|sorry|because|i think|i said|i told you) )*(?:you|youre|u|thats|your)(?: (?!mean|want))',
    tests: 'test|tests|testing',
    numbered: 'test|testing|hello|asd|abc|user|qwe',
    said: `useful|helpful|interesting|cool|nice|great|welcome|yes please|hello bot|hey bot|hi bot|
      hey assistant|hello assistant|hi assistant|is anybody there|error again|still error|
      again error|ill try|ill try that|i will try|i will try that|ill try it|ill check|let me check|
      let me see|let me think|let me try|one sec|one second|one moment|just a second|just a sec|
      hold on|brb|thanks anyway|thanks for nothing|great job|nice job|good work|nice work|
      saved my day|made my day|you rock|you rule|life saver|lifesaver|happy to help|thank god|
      hooray|yay|woohoo|wonderful|ok cool|of course not|why not|i guess|i suppose|maybe later|
      not yet|not really|not at all|me too|same here|me neither|ditto|you there bot|whos there|
      who is there|who is this|whos this|hello from|its me|guess what|knock knock|long time no see|
      please answer|please respond|please reply|answer please|answer me|answer my question|respond|
      say something|talk to me|speak to me|just answer|answer in french|answer in english|
      answer in german|answer in spanish|speak english|english please|in english|in english please|
      repeat|repeat that|say that again|come again|what did you say|what do you mean|
      what are you talking about|what are you saying|listen to me|work it doesnt|doesnt work either|
      also doesnt work|does not work either|didnt work either|still nope|no luck|no change|
      no difference|no success|not solved|unsolved|unresolved|not resolved|not fixed|
      still not fixed|nothing is working|nothing changed|nothing helps|nothing helped|
      it is not working|its not working|why doesnt anything work|why is nothing working|
      why does nothing work|not good|no good|not better|it got worse|even worse|it stopped working|
      checking if this works|does this work|is this working|is this thing on|is this on|do you work|
      does this bot work|does this chat work|can you answer|can you talk|can you read this|
      are you working|are you online|are you awake|are you available|are you still there|is it me|
      my name is|call me|i am new here|im new here|im new|i am new|i am leaving|im leaving|im out|
      im done|i am done|stop it|stop that|go away|leave me alone|get lost|who cares|i dont care|
      nobody cares|real support|representative|support agent|live help|phone call me|call me back|
      get me a human|a real person|you are right|youre right|you are wrong|youre wrong|
      you are not helping|youre not helping|you lie|you lied|youre lying|you are lying|liar|
      you are a liar|thats a lie|are you mad|are you crazy|are you drunk|are you male or female|
      are you male|are you female|are you busy|are you a person|are you a real human|
      are you a chatbot|are you an llm|are you open source gpt|are you conscious|
      who are your developers|who is your creator|who is your owner|who is your boss|
      what are you wearing|what are you doing|what are your hobbies|where are you|
      what is your purpose|what is your job|what are you for|what language do you speak|
      how smart are you|is god real|does god exist|what is love|what is life|why am i here|who am i|
      where am i|what is happiness|hiya|hi there|howdy|heya|hey there|yo|sup|hello there|greetings|
      good morning|good afternoon|good evening|good night|good day|gm|gn|how are you|how r u|
      how are you doing|how is it going|hows it going|whats up|wassup|how do you do|
      nice to meet you|thanks|thx|thank|thank you|thank u|thankyou|tnx|ty|tysm|tyvm|cheers|
      much appreciated|appreciate it|i appreciate it|perfect|awesome|amazing|excellent|fantastic|
      brilliant|very good|good job|good bot|well done|that worked|it worked|it works|works now|
      it works now|that works|that helped|this helped|helped|solved|solved it|fixed it|
      this solved it|this fixed it|that was useful|very helpful|got it|i see|i got it|understood|
      makes sense|never mind|nevermind|nvm|forget it|my bad|sorry|you are welcome|youre welcome|
      no problem|np|yeah|yup|ya|nope|nah|of course|agreed|true that|alright|all good|goodbye|
      good bye|see you|see ya|cya|see you later|have a nice day|have a good day|have a great day|
      happy new year|merry christmas|happy birthday|happy holidays|happy friday|this is a test|
      just a test|test message|test question|just testing|ignore this|please ignore|ignore|testtest|
      not working|isnt working|does not work|doesnt work|dont work|didnt work|did not work|
      dosent work|doesnt works|not work|wont work|will not work|cant work|cannot work|nothing works|
      nothing worked|nothing ever works|not working anymore|broken|it fails|it failed|failed again|
      fails again|still failing|it broke|it is broken|its broken|still broken|same error|
      same problem|same issue|same thing|same result|still the same|an error|the same error|
      the same problem|the same issue|help|help me|help please|pls help|i need help|need help|
      i need some help|i need support|can you help|can you help me|could you help me|please help|
      can someone help|can anyone help|someone help|help me out|sos|i have a question|
      i have a problem|i have an issue|i got a question|have a question|quick question|i am stuck|
      im stuck|i have a doubt|can i ask you something|can i ask something|can i ask a question|
      may i ask something|may i ask a question|i want to ask something|i dont understand|
      i do not understand|i dont get it|dont understand|i dont know|idk|dunno|no idea|i am confused|
      im confused|thats wrong|that is wrong|wrong answer|not correct|thats not right|
      that is not right|not true|thats not true|that did not help|that didnt help|this did not help|
      didnt help|did not help|not helpful|not what i asked|not what i wanted|not what i meant|
      not what i want|not what i need|not what i am looking for|you didnt answer my question|
      you did not answer my question|you didnt answer|makes no sense|make no sense|
      doesnt make sense|does not make sense|try again|i give up|giving up|never works|what the hell|
      what the heck|what the fuck|huh|pardon|excuse me|are you there|anyone there|anybody there|
      is anyone there|anybody here|anyone here|you there|are you human|are you a human|are you real|
      are you a real person|are you a bot|are you bot|are you a robot|are you an ai|are you ai|
      are you chatgpt|are you gpt|are you claude|are you gemini|are you alive|are you sentient|
      are you a machine|are you a man|are you a woman|are you a girl|are you single|are you stupid|
      are you dumb|are you kidding|are you kidding me|are you serious|are you ok|are you happy|
      are you sure|are you a human or a bot|are you a real person or a bot|am i talking to a robot|
      am i talking to a bot|am i talking to a human|am i talking to a real person|
      am i chatting with a bot|is this a bot|is this a robot|is this a human|is this a real person|
      is this ai|is this an ai|is this chatgpt|who are you|what are you|who r u|what is your name|
      whats your name|your name|what should i call you|how old are you|where are you from|
      where do you live|who made you|who created you|who built you|who trained you|
      who developed you|who programmed you|who owns you|what can you do|what do you do|
      what can i ask you|what can you help me with|which model are you|what model are you|
      what ai are you|what llm are you|which llm are you|what llm do you use|which llm do you use|
      what model do you use|which model do you use|what model is this|which ai model are you|
      do you have feelings|do you have emotions|do you love me|do you like me|do you sleep|
      do you dream|do you have a name|will you marry me|marry me|i love you|love you|i hate you|
      i miss you|can you hear me|do you understand me|do you speak english|do you speak german|
      do you speak french|do you speak spanish|can you speak german|can you speak french|
      can you speak spanish|can you speak english|im bored|i am bored|i am sad|i am tired|
      i am hungry|human please|real human|a human|real person|live agent please|live chat please|
      real person please|real human being|human being|speak to a human|talk to a human|
      talk to human|get me your manager|i want your manager|hi team|hello team|hi guys|hi all|
      hello all`,
    alone: `same|again|right|later|wait|enough|finally|what|maybe|error|works|good|fine|sure|
      exactly|correct|question|human|whatever|incorrect|wrong|stuck|morning|evening|yes|no|yep|ok`,
    judged: `you so slow|you are slow|youre slow|youre so slow|your competitor|a competitor|angry|
      upset|unfriendly|rude|helpless|ripoff|lying|unprofessional|amateur|amateurs|sue|not helping|
      insane|insulting|unbelievable|incredible|impossible to understand|painful|disaster|
      catastrophe|boring|ugly|weird|silly|childish|pointless|meaningless|no use|rip|wtf|omfg|ffs|
      jesus|christ|oh my god|for gods sake|for fucks sake|crazy|kidding|stinks|blows|keep repeating|
      repeating yourself|going in circles|same thing again|same answer|garbage|trash|rubbish|bs|
      suck|dumb|fool|lame|not useful|confusing|bad|waste|wasted|wasting|dammit|goddamn|
      piece of shit|ass|asshole|bastard|bitch|cunt|dick|go to hell|shut up|screw you|screw this|
      kill yourself|loser|retard|retarded|scam|tired of|mess|the best|love it|love this|like it|
      like this`,
    judgedThings: `developers|devs|experience|explanation|explanations|quality|everything here|docs|
      documentation|doc|answer|answers|reply|replies|response|responses|bot|chatbot|ai|robot|
      machine|assistant|support|service|site|website|page|product|company|chat|tool|thing|things|
      stuff|software|app|people|guys|team`,
    between: `third|second|first|repeating|tell|telling|say|saying|listen|listening|understand|
      understanding|questions|responding|care|took|take|takes|taking|make|makes|made|making|give|
      gives|gave|keep|keeps|look|looks|looking|see|come|comes|came|leave|leaving|switch|pay|paying|
      paid|buy|life|god|hard|easy|slow|long|short|old|new|big|little|bit|one|another|other|others|
      else|either|neither|anyway|instead|rather|perhaps|probably|obviously|clearly|seriously|almost|
      nearly|barely|hardly|often|sometimes|forever|since|until|while|during|by|over|under|about|
      into|through|without|against|around|off|down|back|away|then|next|last|month|months|year|years|
      yesterday|tomorrow|tonight|week|weeks|weekend|minute|seconds|sec|moment|must|need|needs|
      needed|might|lost|lose|losing|stop|stopped|start|hear|heard|person|word|words|way|point|
      reason|sense|idea|hope|wish|expect|expected|believe|promise|promised|claim|him|her|his|their|
      theirs|ours|mine|every|each|many|most|few|several|own|quite|pretty|super|extremely|incredibly|
      unbelievably|kinda|sorta|like|liked|happy|sad|i|im|ive|id|me|my|you|your|youre|yours|u|ur|it|
      its|this|that|thats|these|those|they|them|he|she|we|us|our|isnt|arent|wasnt|been|being|having|
      not|never|nothing|nobody|anything|everything|something|someone|anyone|everyone|everybody|all|
      at|of|the|an|and|but|so|just|really|very|totally|completely|absolutely|actually|literally|
      honestly|simply|too|much|more|ever|still|always|only|even|now|today|yet|already|anymore|for|
      to|with|from|on|in|here|there|please|pls|plz|any|some|lot|lots|what a|such|as|than|kind|
      kindly|dear|sir|madam|maam|mate|man|dude|bro|buddy|friend|friends|folks|time|times|hour|hours|
      minutes|day|days|whole|night|afternoon|two|three|four|five|half|seen|read|used|tried|spent|
      got|get|getting|feel|feeling|think|know|mean|wanted|want|asked|said|told|helping|worked|work|
      problem|problems|issue|issues|quick|quickly|fast|saver|well|right now|up|out|because|after|
      before|trying|try|talking|speaking|yourself|myself|let|lets|go|going|gonna|real`,
    asking: 'if|how|why|when|where|which|who|whose',
    opening: `is|are|was|were|am|be|do|does|dont|doesnt|did|didnt|have|has|had|can|could|will|would|
      should|may`,
  },
  requests: {
    leadIns: [
      'please|pls|plz|hey|hi|hello|ok|okay|so|now|and|but|then|just|well|bot|dear|can you|could you|would you|will you|can u|i want you to|i need you to|i would like you to|id like you to|you must|you should|you have to',
    ],
    farewells: [
      'please|pls|now|right now|here|instead|asap|today|not a (?:bot|robot|machine|computer)|thanks|thank you|immediately|if possible|about this|about it',
    ],
    instructions: [
      `(?:ignore|disregard|forget|override|bypass|skip|drop|erase) (?:(?:all|any|every|each|of|the|these|those|your|my|our) )*(?:${beforeWords} )+(?:and \\w+ )?(?:\\w+ )?${orderWords}`,
      `(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|of|the) )*your (?:\\w+ )?${orderWords}`,
      '(?:ignore|disregard|forget) (?:about )?(?:the above|the previous|the prior|everything|anything|all|the documentation|the docs|that you are|you are|what you (?:were|have been|are) told)(?: |$).{0,80}',
      'you are now|you are no longer|youre now|from now on (?:you|your|answer|respond|reply|speak|talk|only|always|act|every)|(?:enter|enable|activate|switch to) (?:dan|developer|god|jailbreak|admin|debug|sudo) mode(?! (?:in|on|for|of))|do anything now|jailbreak yourself',
      'act (?:as|like) (?:if you|though you|a|an|my|the)(?= (?:(?:linux|unix|bash|python|evil|drunk|old|angry|helpful|unrestricted|expert) )*(?:terminal|console|interpreter|shell|pirate|cat|dog|girlfriend|boyfriend|friend|grandmother|grandma|doctor|lawyer|therapist|teacher|chef|human|person|hacker|villain|comedian|ai|assistant|were|are|child|king|poet))',
      'pretend (?:to be|you are|youre|that you|you were|you have)|role ?play(?:ing)? (?:as|with)|imagine (?:you are|youre|that you are) (?:a|an|my|the)|behave like a|talk (?:to me )?like (?:a|an)|speak (?:to me )?like (?:a|an)',
      'you are (?:a|an) (?:\\w+ ){0,3}(?:cat|dog|pirate|assistant|ai|hacker|expert|chef|poet|comedian|doctor|lawyer|king|terminal|interpreter|model|bot|robot|person|human|wizard|dragon|child|girl|boy|friend)',
      '(?:answer|respond|reply|speak|talk|say|write) (?:to )?(?:everything|only|always|just|all|every)(?= (?:in|with|as|by|my|message|question|to))',
      `(?:(?:what is|whats|what are|what was|what were|show|tell|give|print|reveal|output|repeat|display|share|leak|send|expose|dump|copy|write|list|say|return|summarize|translate|recite) )(?:(?:me|us|out|back|all|of) )*your (?:(?:system|initial|hidden|secret|original|internal|full|entire|exact|own|first|base|core|developer|custom) )*(?:prompt|prompts|instructions?|system message|rules|guidelines|training data|directives|configuration)`,
      '(?:show|tell|give|print|reveal|output|repeat|display|leak|expose|dump|recite) (?:(?:me|us|out|back|all|of|the|hidden|full|entire) )+(?:system prompt|system message|hidden prompt|initial prompt|secret prompt|system instructions)',
      '(?:repeat|print|output|copy|say|write|show|reveal|translate) (?:me )?(?:the |all |all the |every |everything )(?:text |words? |message |messages |sentence |content |instructions? |of |the )*(?:above|before this|up there|so far|verbatim)',
      'repeat after me|say (?:hello|hi|hey|bye|goodbye|something|meow|banana|yes|i love you|my name|after me|cheese)|respond with (?:yes|no|ok|only)',
      'system (?:new|override|update|you|ignore)(?= .{0,60}(?:instructions?|prompt|you are|ignore))|new instructions?|admin override',
      '(?:give|tell|show|send|reveal|what is|whats|share|leak|i want)(?: me| us)? (?:the |your |an? |all |this )*(?:(?:admin|root|administrator|database|db|secret|master|wifi|server|system|users?|openai|private|company) )*(?:password|passwords|credentials|api keys?|secrets?|credit card|credit cards|credit card numbers?)(?: (?:of|for|to|from) (?:this|your|the) (?:website|site|server|database|company|bot|page|app|system|admin|service)| now| please)*$',
    ],
    opening: [
      '(?:order|buy|book|bring|get|cook|make|send) (?:me|us) (?:a|an|some) (?:\\w+ )?(?:pizza|coffee|beer|drink|sandwich|taxi|uber|hotel|flight|table|cake|dinner|lunch|breakfast|burger|tea|girlfriend|cookie)|(?:explain|describe) .{1,40} (?:like im|like i am|to a|as if i was|as if i were) (?:five|5|5 year old|five year old|a child)|what do you think (?:about|of) (?!the )\\w+|what (?:should|can|shall) i (?:cook|eat|wear|drink|watch|have for (?:dinner|lunch|breakfast))|(?:give|tell|what are|predict)(?: me)? (?:the |some |tonights |next |winning )*(?:lottery|winning) numbers|(?:whats|what is|what was) the score(?: of| in)?|help me (?:write|with) (?:a|an|my) (?:\\w+ )?(?<named>letter|essay|speech|poem|cv|resume|novel|marriage|relationship|divorce)|build a bomb|you must obey|obey me|what were you told|who will win|is (?:god|santa|santa claus|the earth|love|elvis) |lets talk about|i am (?:your|god|the (?:admin|developer|owner|ceo|boss)) ?(?:developer|creator|god|master|boss)?(?= |$)',
      `(?:write|tell|make|compose|create|generate|give|sing|draft|recite|read|invent|say|know|do you know|do you have|have you got|got|i want|i need|lets hear)(?: me| us)? ${someWords}(?<named>poem|poems|joke|jokes|haiku|limerick|riddle|song|sonnet|rap|bedtime story|fairy tale|love letter|love story|ghost story|story|novel|essay|lullaby|pun|fun fact|horoscope|pickup line|pick up line|cover letter|speech|screenplay|recipe|knock knock joke|short story|wedding speech|birthday card|breakup text|tongue twister|christmas song)`,
      '(?:sing|dance|rap|meow|bark)(?: (?:for|to|a|me|something|like))*$|sing (?:me )?(?:a|something)|make me laugh|entertain me|cheer me up|say something funny|lets (?:play|chat|talk|dance|have fun)|play (?:a game|some music|chess|tic tac toe|rock paper scissors|music|a song)(?: with me)?|flip a coin|roll (?:a|the) dic?e|tell me (?:something (?:funny|interesting|nice|about yourself)|about yourself|a secret|your secret|who you are|your name|the truth|my future|my horoscope|how you feel)',
      '(?:do|solve|help(?: me)?(?: with)?|write|finish|check|complete|can you do)(?: me| with)? my (?:\\w+ )?(?<named>homework|assignment|essay|thesis|math|maths|exam|tax return|taxes|cv|resume|dissertation|term paper)',
      '(?:what is|whats|what will|hows|how is|how will|what was|tell me|show me)(?: me)? (?:the |be the |today s )*(?<named>weather|forecast|temperature outside)|(?:will|is) it (?:rain|raining|snow|snowing|be sunny)|(?:weather|forecast) (?:in|for|today|tomorrow)',
      'who (?:won|wins|will win|is going to win) (?:the )?(?:\\w+ )*?(?<named>world cup|election|elections|super bowl|superbowl|championship|champions league|match|game|war|world war|oscar|oscars|euro|olympics|league|nobel prize|grand prix|race|tournament|eurovision)|who (?:is|was|are|were) (?:the )?(?:\\w+ ){0,2}?(?:president|prime minister|king|queen|pope|chancellor|ceo of (?:tesla|apple|google|amazon|microsoft)|mayor|best player|richest man|richest person|strongest)|who (?:wrote|painted|invented|discovered|composed|killed|sang) ',
      '(?:what is|whats|what was|name) (?:the )?(?:capital(?: city)? of|meaning of life|population of|tallest|highest mountain|longest river|biggest (?:country|animal|city|planet|ocean)|speed of light|best (?:movie|film|song|restaurant|football|pizza|food|beer|wine|joke)|square root of|distance (?:to|from|between) the|date today|day today|time now|current time|stock price of|price of (?:gold|bitcoin|oil)|answer to life)|when (?:was|is|did) (?:the )?(?:\\w+ ){0,2}(?:born|die|world war|revolution|easter|thanksgiving|christmas)|how (?:tall|far|heavy|big|deep|old) (?:is|are|was) (?:the )?(?:\\w+ )?(?:eiffel|moon|sun|everest|mount|earth|empire|queen|pope|universe|ocean|elephant|giraffe|president)',
      '(?:recommend|suggest|give me)(?: me| us)? (?:a|an|some|any)(?: (?:good|nice|cheap|great|romantic|funny|scary|new))* (?<named>movie|movies|film|films|book|books|restaurant|restaurants|song|songs|recipe|series|tv show|hotel|hotels|beer|wine|pizza|names? for my|gift|present|holiday|vacation)',
      '(?:best|good|nice|cheapest|where (?:can i|to) (?:eat|find|get|buy) (?:the )?(?:best |good )?)(?: ?)(?<named>pizza|pasta|sushi|restaurant|restaurants|burger|burgers|beer|coffee|hotel|hotels|ramen|tacos|food)(?: (?:in|near|around) .*)?$|how (?:do i|to|do you|can i|long do i|long to) (?:\\w+ ){0,2}?(?:bake|cook|boil|fry|lose weight|get a girlfriend|get rich|tie a tie|kiss|make (?:pasta|pizza|bread|pancakes|a bomb|coffee|tea|love|friends))|how (?:long|much) (?:\\w+ ){0,4}?(?:boil|bake|cook) (?:an |a )?(?:egg|eggs|rice|pasta|potatoes|bread|chicken|cake)',
      'translate (?:this |the following |the (?:word|phrase|sentence) |(?=hello|hi|good|i |thank|my|you|how are|love))(?:\\w+ ){0,6}(?:in|to|into) (?:english|french|german|spanish|italian|japanese|chinese|russian|latin|portuguese|korean|arabic)$|how do you say (?:\\w+ ){1,5}in (?:english|french|german|spanish|italian|japanese|chinese|russian|latin|portuguese|korean|arabic)',
      '(?:what is|whats|who is|do you have) (?:your|a) (?:favou?rite|fav|best friend|girlfriend|boyfriend|mother|father|birthday|zodiac|hobby|hobbies|family|dream)|(?:do|did|can|will|would) you (?:love|marry|kiss|hate|like me|date|sleep|eat|dream|feel|have feelings|think you are|want to be|get tired|believe in|know (?:me|who i am|my name)|remember me|go on a date)|are you (?:my friend|married|smarter than|better than|in love|a (?:boy|girl|man|woman|human|person|robot|bot|machine|real)|an? (?:ai|llm|language model)|chatgpt|gpt|real|human|alive|conscious|sentient|stupid|dumb|drunk|lonely)(?! for| to)',
      '(?:what|which|whose) (?:ai |language |llm |large language )?(?:model|llm|gpt|version of gpt|version of chatgpt) (?:are you|is this|r u|powers you|do you run on|are you based on|are you using)|(?:what|which) (?:company|country|person|people|team) (?:made|created|built|trained|owns) you|(?:who|what) (?:has )?(?:made|created|built|trained|developed|programmed|designed|owns|invented) you|are you (?:based on|powered by|running on|built on) (?:gpt|chatgpt|openai|claude|gemini|llama)',
    ],
    whole: [
      `(?:(?:i|we) (?:want|need|would like|wanna|wish|demand|have|prefer)(?: to)?|id like to|id rather|let me|can i|could i|may i|how can i|how do i|where can i|is it possible to|is there a way to|id love to|i must|i d like to) (?:please )?(?:${toPerson} )(?:(?:a|an|the|your|some|any|actual|real|live) )*${aPerson}`,
      `(?:${toPerson} )(?:(?:a|an|the|your|some|actual|real|live) )*${aPerson}`,
      `(?:i )?(?:want|need|give me|get me|i want|i need|can i have|can i get|bring me|is there) (?:(?:a|an|the|your|some|actual|real|live) )*(?:human|real human|real person|live agent|human agent|real human being|actual human|actual person|live person)(?: (?:to talk to|to speak with|to help me|to help|there))?`,
      `(?:connect|transfer|put|pass|hand|forward|redirect|escalate|switch|link)(?: me)?(?: over| through)? (?:to|with) (?:(?:a|an|the|your|some|actual|real|live) )*(?:${aPerson}|agent|support agent|customer service|customer support)`,
      '(?:can i |i want to |i need to |let me |i would like to )(?:talk|speak|chat) (?:to|with) (?:a |an |the |your |some )*(?:support|customer service|customer support|support team|agent|manager|boss|supervisor|staff|team)',
      '(?:hi |hello |hey )+(?:i am|im|this is|its) \\w+|(?:hi |hello |hey )*my name is \\w+(?: \\w+)?|(?:hi|hello|greetings) from \\w+',
      '(?:what|which) (?:time|day|date|year|month) is (?:it|today)|what day is today|what is todays date|what is (?:the|today s) date|whats the (?:time|date)|what time is it in \\w+|how many (?:countries|planets|continents) (?:are there|exist)(?: \\w+){0,4}',
      '(?:what is|whats|calculate|how much is|compute) \\d+(?: (?:x|times|plus|minus|divided by|by|and))? \\d+',
    ],
  },
  followUps: {
    leadIns:
      'ok|okay|yes|yeah|yep|thanks|thank you|great|hm+|right|well|no|nope|cool|got it|i see|but|and|so|then|please|sorry|wait',
    asksMore:
      '(?:please )?(?:explain|elaborate|clarify|say|repeat|show|tell)(?: (?:me|it|that|this|again|more|further|in detail|please|about|how))*$|(?:more|more (?:details|info|information|please)|go on|continue|tell me more|step by step)(?: please)?$|(?:can|could) you (?:show|explain|do|write|give) (?:me )?(?:it|that|this|them)\\b',
    emptyPointers:
      '\\b(?:is|was|would|will|s) it (?:also |still |even |really |currently |now )?(?:possible|ok|okay|safe|allowed|necessary|normal|recommended|better|best|true|required|enough|worth|bad|good|fine|posible|easy|hard|time) (?:to|that|for|if|when)|\\bit (?:is|seems|looks|takes|would be|s) (?:\\w+ )?(?:possible|that|like|necessary|impossible)|\\b(?:so|such|now|provided|given|say|means|mean|sure|know|see|noticed|think|hope|found|understand|read) (?:that|there|this is)\\b|\\b(?:is|are|was|were|isnt|arent|be|have) there\\b|\\bthere (?:is|are|was|were|isnt|arent|any|a|an|some)\\b|\\b(?:does|will|did|would|can) it (?:usually |normally |really )?take\\b|\\bone (?:of the|table|user|project|database|service|command|file|place|page|line|row|time|go|by one|per|for|app|account|step|day|month|hour|at a)\\b',
    asksFirst:
      'how|why|where|when|who|whom|which|what|whats|wheres|hows|is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|in which|for how',
    definite: 'the|then|extra|enough|already|again|^would',
    definiteAsks: 'who|will|would|are|can|when',
    staysSame: 'the same|the same way|then|too|also|as well|instead|likewise',
    pointsAtEnd: 'it|that|this|them|those|these|there',
    measures:
      '\\d+\\w{0,2}|seconds?|minutes?|hours?|days?|weeks?|months?|years?|ago|longer|bigger|smaller|closer|higher|lower|cheaper|faster|free|paid|plan',
    goesOn: 'and but or so then also same plus',
    openings:
      'what about|how about|what if|same (?:for|with|in|on|thing|question|but)|is (?:it|that|this) the same|(?:no )?i mean[t]?|(?:no )?not (?:that|this|the|those|it|what)|i (?:already|also) (?:did|set|tried|have|had|do|changed|added|removed|checked)|(?:i )?(?:already )?tried (?:that|this|it|both)|i (?:did|tried|set|removed|changed|added|see|dont see|did not see) (?:it|that|this|them)|it (?:still )?(?:says|said|returns|gives|shows|asks|tells)|it still|which (?:one|ones|of)|the (?:other|second|first|third|last|latter|former) (?:one|ones|option|way)|(?:why )?(?:only|even|just|not) (?:for|that|the|one|in|on|if|when|with)|any difference (?:for|with|in|on)|is there a similar|instead of (?:that|it|this)|and|but|so|then|or|also',
    narrows: 'in on with for without from via using inside under to',
    pointsBack:
      'it its that this them they their those these there one ones both either neither instead otherwise same other',
    asks: 'undo cost costs keep turn put disable enable restart add remove delete change use set find run install do i we you removed changed added need',
    questions:
      'how|why|where|when|who|which|what then|then what|how so|how exactly|how come|why not|where exactly|when exactly|such as|like what|for example|eg|how much|how long|how many|how often|since when|until when|by when|and|or|what else|anything else|else',
    questionEnds: 'exactly|please|then|though',
    askFor:
      'can|could|would|will|you|i|we|have|get|see|give|show|write|post|provide|me|us|please|do|need|want|a|an|any|some|the|another|full|complete|working|concrete|simple|code|more|with|of|for|that|this|it|is|there|got',
    examples: 'example|examples|sample|samples|snippet|details|detail|explanation|information|info',
    exampleEnds:
      'please|pls|code|of that|of this|of it|for that|for this|for it|with that|in \\w+|with \\w+',
  },
  phrasing: {
    leadIns: [
      'hi|hello|hey|please|pls|kindly|ok|okay|so|and|but|or|also|well|thanks|thank you|sorry|just',
      '(?:tell|show|give|teach) (?:me|us)(?: about)?|let (?:me|us) know|help me(?: to)?|explain|to',
      `${modal} (?:you|someone|anyone)(?: please)? (?:tell|show|help|explain|give|assist|let)(?: me| us)?(?: know| understand)?(?: to)?`,
      `(?:i|we)${really} (?:want|wanted|need|would like|'d like)(?: to)? (?:know|understand|ask|learn)(?: more)?(?: about)?`,
      `(?:i|we)${am}?${really} wonder(?:ing)?(?: if| whether)?`,
      '(?:do you|does anyone|does anybody) know(?: if| whether)?|any idea',
      '(?:some |any |more )?(?:information|info|details) (?:about|on)',
    ].join('|'),
    askings: [
      `(?:how|where) (?:${modal}|do|did) ${anyone}${really}(?: go about)?|how ${anyone} ${modal}|how to`,
      "what(?:'s|s| is| are| would be)(?: an?| the)?(?: best| right| correct| easiest| recommended| proper)? (?:ways?|method|process|procedure|steps|approach) (?:to|of|for)",
      `is there(?: an?| any)?(?: good| easy)? (?:way|option|method) (?:to|of)|(?:is|would) it${really}(?: be)? (?:possible|ok|okay|allowed|safe) to`,
      `${modal} ${anyone}${really}(?: be able to)?|do (?:i|we)${really} (?:need|have|get) to|(?:am|are) (?:i|we)${really} (?:able|allowed|supposed|required) to`,
      `why (?:can't|cannot|can not) ${anyone}|(?:(?:i|we)${really} )?(?:can't|cannot|can not|couldn't|don't know how to)|(?:unable|not able) to`,
      `(?:i|we)${am}?${really} (?:want|wish|need|try|tried|trying|looking|would like) to`,
      "what(?:'s|s| is| are) (?:an?|the)|(?:is|are) there(?: an?| the| any| some)?",
      'do you (?:offer|provide|have)(?: an?| the| any)?|(?:how|what) about',
    ].join('|'),
    farewells: 'please|pls|thanks|thank you|asap|right now|help',
    questions:
      "how|what|what's|whats|which|who|whom|whose|when|where|why|is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|may|might|must|isn't|aren't|wasn't|don't|doesn't|didn't|won't|can't",
    possessives: 'my|our',
    articles: 'the|an?',
    openStarts:
      'and|or|but|so|then|because|since|when|if|that|which|who|while|although|even|than|as|of|to|be|been|also|not|is|are|was|were|at|by|still',
    openEnds:
      "and|or|but|so|the|a|an|of|to|in|on|at|for|with|from|by|is|are|was|were|be|been|my|our|your|even|than|as|that|which|if|when|because|since|not|into|i|we|it's|im|has|have|can|will|few|own|other",
    pronouns:
      "i|we|me|us|you|your|i'm|we're|it|they|them|he|she|this|that|these|those|its|their|his|her",
  },
  complaints: `useless|terrible|horrible|awful|crap|crappy|bullshit|sucks|stupid|idiot|idiots|
    idiotic|moron|moronic|pathetic|ridiculous|worthless|annoying|annoyed|frustrating|frustrated|
    frustration|disappointed|disappointing|unhelpful|unusable|unacceptable|disgusting|nightmare|
    clueless|incompetent|shit|shitty|fuck|fucking|fucked|damn|hate|worst|joke|shame|ashamed|
    disgrace|furious|infuriating|nonsense|lousy|hopeless|waste of time|wasted my time|sick of|
    fed up`,
  apologies:
    "sorry|apologi[sz]e|unfortunately|couldn['’]t|could not|can['’]t|cannot|wasn['’]t able|not able to|unable to|(?:don['’]t|do not|doesn['’]t|does not) (?:have|cover|contain|mention|find|see)|no information|nothing (?:on|about) (?:this|that|it)|afraid|doesn['’]t help|isn['’]t any",
  mentions:
    "\\b(?:mentions?|touch(?:es)? on|refers? to) (?:this|that|it)(?:[.!]?$|,? but)|\\b(?:don['’]t|doesn['’]t|do not|does not) (?:say|tell|explain|describe|show) (?:how|why|what|when|where|more)[.!]?$",
  offers: '^(?:could|can|would) you\\b|\\blet me know\\b|\\banything else\\b|\\bhappy to help\\b',
  turnTo: 'contact|reach out|ask|report|open a ticket|get in touch',
  someone: 'support|team',
  phones: `phones?|phone[-_ ]?(?:number|no|num|nr)\\.?|telephones?|tel|cell|cellphone|mobile|fax|
      mobile[-_ ]?(?:number|no|phone)|cell[-_ ]?(?:number|phone)|whatsapp|sms|signal|hotline|
      landline|call (?:me|us|him|her|them|at|on|back)|ring (?:me|us)|text (?:me|us)|message me|
      reach (?:me|us|him|her)|reachable|dial|wa\\.me|callto|my number|contact number`,
  otherNumbers: `orders?|order(?:id|no|number)|invoices?|sku|skus|mac|hex|hex ?dump|dump|tracking|
    shipment|parcel|ticket|tickets|case|issue|ids?|uuid|ref|reference|serial|version|build|commit|
    revision|error|code|codes|ports?|isbn|issn|doi|ean|upc|gtin|imei|iccid|part|model|article|item|
    product|run|job|timestamps?|epoch|unix|coordinates?|coords|lat|latitude|lng|lon|longitude|chmod|
    range|rows?|lines?|pages?|offset|size|total|po|rma|transaction|txn|batch|lot|zip|seed|hash|
    meeting|date|from|since|between|isodate|kb|cve|rfc|sensor|bytes|octets|checksum|crc|barcode|
    record|entry|document|doc|contract|policy|quote|bill|receipt|claim|booking|flight|asset|device|
    node|customer|member|account (?:id|no|number)|user(?:id)?|phone (?:model|id)|ip|subnet|mask|
    versions|sequence|seq|key|index|value|values|amount|price|count|limit|max|min|id=`,
  units: `rows?|users?|items?|requests?|calls|times|bytes?|bits?|sec(?:ond)?s?|minutes?|hours?|
    days?|records?|lines?|tokens?|events?|char(?:acter)?s?|messages?|files?|entries|points?|
    documents?|pages?|pixels?|x|ms|s|px|km|kg|m|[kmgt]i?b|usd|eur|gbp|chf|utc|gmt|am|pm|dollars?|
    euros?|people|customers|downloads|visits|views|hits|operations|ops|jobs|rps|qps|million|
    thousand`,
  personalIds: `ssn|social security|social insurance|tax id|tax number|tin|itin|national insurance|
    ni no|nino|ni number|nhs number|passport|aadhaar|aadhar|driver's license|driver's licence|
    drivers license|drivers licence|account number|bank account|routing number|cvv|cvc|sort code|
    pan number|vat id|vat number`,
  credentials: {
    passwords: `password|pass-word|pass_word|pass word|passwd|pass-wd|pwd|pw|passphrase|pass phrase|
      pass-phrase|pass_phrase|passcode|pass code|pass-code|pass_code|pass|storepass|keypass|
      access code|psk`,
    keys: `secret|token|credential|credentials|authorization|x-amz-signature|x-goog-signature|
      recovery code|backup code|client-key-data`,
    weak: `key|auth|sid|sig|signature|session|sessionid|session-id|session_id|sess|sessid|jwt|otp|
      nonce|license|dsn|secrets|bearer`,
    verbs: `is now|is currently|was changed to|is set to|is still|was set to|set to|changed to|
      reset to|is|was|are|equals|being|looks like`,
    links: 'for|of|to|in|on|at|from|that|which|i|we|they|you|he|she|with|by',
    logins:
      'login|log-in|logged in|credential|credentials|creds|user|username|account|smtp|imap|pop3|ftp|sftp',
    and: 'and|with|pass',
    networks: 'network|router|hotspot',
    recoveryCodes: `recovery codes|recovery code|backup codes|backup code|2fa codes|scratch codes|
      emergency codes`,
    seedPhrases: `seed|phrase|mnemonic|recovery words|secret words|backup words|wallet words|
      seed words|12 words|24 words`,
  },
};
