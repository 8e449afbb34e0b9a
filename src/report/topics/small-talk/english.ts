import type { Phrases } from './phrases.ts';

/** What is said everywhere. */
export const everywhereWords: Phrases = {
  said: `hi|hello|hey|ok|okay|okey|okok|k|kk|lol|lmao|rofl|xd|haha|hahaha|hehe|hihi|hm|hmm|mmm|uh|um|eh|ah|oh|aha|
    oops|wow|omg|wtf|wth|bye|ciao|test|tests test|testing|super|bravo|merci|danke|gracias|hola|hallo|no|si|ja|oui|da|
    foo|foobar|foo bar|lorem ipsum|bla|blah|blabla|namaste|salam|aloha|shalom`,
  judged: 'shit|fuck',
  between: 'a|o|x|d|p',
};

export const englishPhrases: Phrases = {
  said: `useful|helpful|interesting|cool|nice|great|welcome|yes please|hello bot|hey bot|hi bot|hey assistant|hello assistant|hi assistant|is anybody there|error again|still error|again error|ill try|ill try that|i will try|i will try that|ill try it|ill check|let me check|let me see|let me think|
    let me try|one sec|one second|one moment|just a second|just a sec|hold on|brb|thanks anyway|
    thanks for nothing|great job|nice job|good work|nice work|saved my day|made my day|you rock|you rule|
    life saver|lifesaver|happy to help|thank god|hooray|yay|woohoo|wonderful|ok cool|of course not|why not|
    i guess|i suppose|maybe later|not yet|not really|not at all|me too|same here|me neither|ditto|you there bot|
    whos there|who is there|who is this|whos this|hello from|its me|guess what|knock knock|long time no see|
    please answer|please respond|please reply|answer please|answer me|answer my question|respond|say something|
    talk to me|speak to me|just answer|answer in french|answer in english|answer in german|answer in spanish|
    speak english|english please|in english|in english please|repeat|repeat that|say that again|come again|
    what did you say|what do you mean|what are you talking about|what are you saying|listen to me|work it doesnt|
    doesnt work either|also doesnt work|does not work either|didnt work either|nope still broken|still nope|
    no luck|no change|no difference|no success|not solved|unsolved|unresolved|not resolved|not fixed|
    still not fixed|nothing is working|nothing changed|nothing helps|nothing helped|it is not working|
    its not working|why doesnt anything work|why is nothing working|why does nothing work|not good|no good|
    not better|it got worse|even worse|it stopped working|checking if this works|does this work|is this working|
    is this thing on|is this on|do you work|does this bot work|does this chat work|can you answer|can you talk|
    can you read this|are you working|are you online|are you awake|are you available|are you still there|is it me|
    my name is|call me|i am new here|im new here|im new|i am new|i am leaving|im leaving|im out|im done|i am done|
    stop it|stop that|go away|leave me alone|get lost|who cares|i dont care|nobody cares|real support|
    representative|support agent|live help|phone call me|call me back|get me a human|a real person|you are right|
    youre right|you are wrong|youre wrong|you are not helping|youre not helping|you lie|you lied|youre lying|
    you are lying|liar|you are a liar|thats a lie|are you mad|are you crazy|are you drunk|are you male or female|
    are you male|are you female|are you busy|are you a person|are you a real human|are you a chatbot|
    are you an llm|are you open source gpt|are you conscious|who are your developers|who is your creator|
    who is your owner|who is your boss|what are you wearing|what are you doing|what are your hobbies|
    where are you|what is your purpose|what is your job|what are you for|what language do you speak|
    how smart are you|is god real|does god exist|what is love|what is life|why am i here|who am i|where am i|
    what is happiness|hiya|hi there|howdy|heya|hey there|yo|sup|hello there|greetings|good morning|good afternoon|
    good evening|good night|good day|gm|gn|how are you|how r u|how are you doing|how is it going|hows it going|
    whats up|wassup|how do you do|nice to meet you|thanks|thx|thank|thank you|thank u|thankyou|tnx|ty|tysm|tyvm|
    cheers|much appreciated|appreciate it|i appreciate it|perfect|awesome|amazing|excellent|fantastic|brilliant|
    very good|good job|good bot|well done|that worked|it worked|it works|works now|it works now|that works|
    that helped|this helped|helped|solved|solved it|fixed it|this solved it|this fixed it|that was useful|
    very helpful|got it|i see|i got it|understood|makes sense|never mind|nevermind|nvm|forget it|my bad|sorry|
    you are welcome|youre welcome|no problem|np|yeah|yep|yup|ya|nope|nah|of course|agreed|true that|alright|
    all good|goodbye|good bye|bye bye|see you|see ya|cya|see you later|have a nice day|have a good day|
    have a great day|happy new year|merry christmas|happy birthday|happy holidays|happy friday|this is a test|
    just a test|test message|test question|just testing|ignore this|please ignore|ignore|testing testing|testtest|
    not working|isnt working|does not work|doesnt work|dont work|didnt work|did not work|dosent work|doesnt works|
    not work|wont work|will not work|cant work|cannot work|nothing works|nothing worked|nothing ever works|
    not working anymore|broken|it fails|it failed|failed again|fails again|still failing|it broke|it is broken|
    its broken|still broken|same error|same problem|same issue|same thing|same result|still the same|an error|
    the same error|the same problem|the same issue|help|help me|help please|pls help|i need help|need help|
    i need some help|i need support|can you help|can you help me|could you help me|please help|can someone help|
    can anyone help|someone help|help me out|sos|i have a question|i have a problem|i have an issue|
    i got a question|have a question|quick question|i am stuck|im stuck|i have a doubt|can i ask you something|
    can i ask something|can i ask a question|may i ask something|may i ask a question|i want to ask something|
    i dont understand|i do not understand|i dont get it|dont understand|i dont know|idk|dunno|no idea|
    i am confused|im confused|thats wrong|that is wrong|wrong answer|not correct|thats not right|
    that is not right|not true|thats not true|that did not help|that didnt help|this did not help|didnt help|
    did not help|not helpful|not what i asked|not what i wanted|not what i meant|not what i want|not what i need|
    not what i am looking for|you didnt answer my question|you did not answer my question|you didnt answer|
    makes no sense|make no sense|doesnt make sense|does not make sense|try again|i give up|giving up|never works|
    what the hell|what the heck|what the fuck|huh|pardon|excuse me|are you there|anyone there|anybody there|
    is anyone there|anybody here|anyone here|you there|are you human|are you a human|are you real|
    are you a real person|are you a bot|are you bot|are you a robot|are you an ai|are you ai|are you chatgpt|
    are you gpt|are you claude|are you gemini|are you alive|are you sentient|are you a machine|are you a man|
    are you a woman|are you a girl|are you single|are you stupid|are you dumb|are you kidding|are you kidding me|
    are you serious|are you ok|are you happy|are you sure|are you a human or a bot|are you a real person or a bot|
    am i talking to a robot|am i talking to a bot|am i talking to a human|am i talking to a real person|
    am i chatting with a bot|is this a bot|is this a robot|is this a human|is this a real person|is this ai|
    is this an ai|is this chatgpt|who are you|what are you|who r u|what is your name|whats your name|your name|
    what should i call you|how old are you|where are you from|where do you live|who made you|who created you|
    who built you|who trained you|who developed you|who programmed you|who owns you|what can you do|
    what do you do|what can i ask you|what can you help me with|which model are you|what model are you|
    what ai are you|what llm are you|which llm are you|what llm do you use|which llm do you use|
    what model do you use|which model do you use|what model is this|which ai model are you|do you have feelings|
    do you have emotions|do you love me|do you like me|do you sleep|do you dream|do you have a name|
    will you marry me|marry me|i love you|love you|i hate you|i miss you|can you hear me|do you understand me|
    do you speak english|do you speak german|do you speak french|do you speak spanish|can you speak german|
    can you speak french|can you speak spanish|can you speak english|im bored|i am bored|i am sad|i am tired|
    i am hungry|human please|real human|a human|real person|live agent please|live chat please|real person please|
    real human being|human being|speak to a human|talk to a human|talk to human|get me your manager|
    i want your manager|hi team|hello team|hi guys|hi all|hello all`,
  alone:
    'same|again|right|later|wait|enough|finally|what|maybe|error|works|good|fine|sure|exactly|correct|question|human|whatever|incorrect|wrong|stuck|morning|evening|yes|no|yep|ok',
  judged: `you so slow|you are slow|youre slow|youre so slow|your competitor|a competitor|i love it|love it|love this|disgrace|angry|furious|upset|annoyed|unfriendly|rude|hopeless|helpless|rip off|ripoff|liar|lying|
    unprofessional|amateur|amateurs|sue|not helping|ashamed|insane|insulting|unbelievable|incredible|
    impossible to understand|painful|nightmare|disaster|catastrophe|boring|ugly|weird|silly|childish|pointless|
    meaningless|no use|rip|wtf|omfg|ffs|jesus|jesus christ|christ|oh my god|for gods sake|for fucks sake|crazy|
    kidding|garbage bot|stinks|blows|keep repeating|repeating yourself|going in circles|same thing again|
    same answer|same answer again|useless|so useless|terrible|horrible|awful|garbage|trash|rubbish|crap|crappy|
    bullshit|bs|worst|the worst|sucks|suck|stupid|dumb|idiot|idiots|idiotic|moron|moronic|fool|pathetic|
    ridiculous|joke|lame|nonsense|worthless|annoying|frustrating|frustrated|disappointed|disappointing|unhelpful|
    not helpful|not useful|confusing|bad|so bad|very bad|hate|hate it|hate this|waste|waste of time|wasted|
    wasting|fucking|fuck off|fuck you|fuck this|fuck it|fucked|damn|damn it|dammit|goddamn|shitty|piece of shit|
    ass|asshole|bastard|bitch|cunt|dick|go to hell|shut up|screw you|screw this|kill yourself|loser|retard|
    retarded|scam|unusable|unacceptable|shame|shame on you|nothing works|nothing ever works|never works|sick of|
    tired of|fed up|fed up with|disgusting|mess|what a joke|how stupid|clueless|incompetent|the best|love it|
    love this|like it|like this`,
  judgedThings: `developers|devs|experience|explanation|explanations|quality|everything here|docs|documentation|doc|answer|
    answers|reply|replies|response|responses|bot|chatbot|ai|robot|machine|assistant|support|service|site|website|
    page|product|company|chat|tool|thing|things|stuff|software|app|people|guys|team|crap|help`,
  between: `works|thing|things|third|second|first|same|repeating|repeat|tell|telling|say|saying|listen|listening|understand|
    understanding|question|questions|respond|responding|reply|care|took|take|takes|taking|make|makes|made|making|
    give|gives|gave|keep|keeps|look|looks|looking|see|come|comes|came|leave|leaving|switch|pay|paying|paid|buy|
    life|god|hard|easy|slow|long|short|old|new|big|little|bit|one|another|other|others|else|either|neither|anyway|
    instead|rather|maybe|perhaps|probably|obviously|clearly|finally|seriously|exactly|almost|nearly|barely|hardly|
    often|sometimes|forever|since|until|while|during|by|over|under|about|into|through|without|against|around|off|
    down|back|away|then|next|last|month|months|year|years|yesterday|tomorrow|tonight|week|weeks|weekend|minute|
    seconds|sec|moment|should|must|need|needs|needed|may|might|lost|lose|losing|stop|stopped|start|hear|heard|
    person|human|robot|word|words|way|point|reason|sense|idea|hope|wish|expect|expected|believe|promise|promised|
    claim|him|her|his|their|theirs|ours|mine|every|each|many|most|few|several|own|enough|quite|pretty|super|
    extremely|incredibly|unbelievably|kinda|sorta|like|liked|happy|sad|sorry|yes|yeah|no|i|im|ive|id|me|my|you|
    your|youre|yours|u|ur|it|its|this|that|thats|these|those|they|them|he|she|we|us|our|is|isnt|are|arent|was|
    wasnt|were|am|be|been|being|do|does|dont|doesnt|did|didnt|have|has|had|having|not|never|nothing|nobody|
    anything|everything|something|someone|anyone|everyone|everybody|all|at|of|the|an|and|but|so|just|really|very|
    totally|completely|absolutely|actually|literally|honestly|simply|too|much|more|again|ever|still|always|only|
    even|now|today|yet|already|anymore|any more|for|to|with|from|on|in|here|there|please|pls|plz|any|some|lot|
    lots|a lot|what a|such|as|than|kind|kindly|dear|sir|madam|maam|mate|man|dude|bro|buddy|friend|friends|guys|
    folks|time|times|hour|hours|minutes|day|days|whole|evening|morning|night|afternoon|two|three|four|five|half|
    ever seen|seen|read|used|tried|spent|got|get|getting|feel|feeling|think|know|mean|wanted|want|asked|said|told|
    told you|useful|help|helpful|helping|solved|worked|work|problem|problems|issue|issues|quick|quickly|fast|
    saver|well|good|great|right now|o|up|out|because|after|before|trying|try|talking|speaking|yourself|myself|let|
    lets|go|going|gonna|real`,
  asking: 'if|how|why|when|where|which|who|whose|what',
  opening:
    'is|are|was|were|am|be|do|does|dont|doesnt|did|didnt|have|has|had|can|could|will|would|should|may',
};
