import type { Phrases } from './phrases.ts';

/** Languages written with spaces, other than English. */
export const europeanPhrases: readonly Phrases[] = [
  {
    // Spanish
    said: `gracias por nada|estas ahi|hay alguien|hola a todos|no me ayuda|no me ayudas|no ayudas|no responde|no contesta|responde|funciono|ya funciona|ya esta|resuelto|buenas|buenos dias|buen dia|buenas tardes|buenas noches|que tal|como estas|como esta|que pasa|saludos|
      muchas gracias|mil gracias|gracias|genial|perfecto|vale|de acuerdo|entendido|claro|listo|bien|muy bien|si|no|adios|hasta luego|chao|
      prueba|probando|esto es una prueba|una prueba|ayuda|ayudame|necesito ayuda|tengo una pregunta|tengo un problema|tengo una duda|una pregunta|
      no funciona|no me funciona|sigue sin funcionar|no funciona nada|nada funciona|no sirve|no me sirve|sigue igual|mismo error|el mismo error|no entiendo|no lo entiendo|no se|
      esta mal|incorrecto|no es correcto|eso no es lo que pregunte|no ayuda|quien eres|que eres|como te llamas|cuantos anos tienes|que puedes hacer|
      eres un robot|eres un bot|eres humano|eres una persona|eres real|eres una ia|eres chatgpt|hablas espanol|jaja|jajaja|jajajaja|te amo|te quiero`,
    judged: `vaya|vaya mierda|inutil|inutiles|mierda|basura|terrible|pesimo|pesima|horrible|malo|mala|asco|estupido|estupida|tonto|tonta|idiota|imbecil|puta|joder|
      vete a la mierda|callate|no sirve para nada|no sirves para nada|no vale para nada|perdida de tiempo|una verguenza|odio`,
    judgedThings:
      'documentacion|respuesta|respuestas|bot|asistente|soporte|servicio|pagina|producto|chat|robot|cosa',
    between: `esto|esta|este|eso|es|son|de|la|el|los|las|un|una|lo|me|mi|te|tu|su|que|y|o|a|en|por|favor|por favor|muy|mas|todo|nada|nunca|todavia|aun|sigue|para|
      todos|todas|tan|ya|pero|ni|con|amigo|amigos|senor|tiempo|hora|horas|tres|dos|he|perdido|mucho|mucha|su ayuda|tu ayuda|ayuda|funciona|qué`,
  },
  {
    // French
    said: `merci quand meme|merci bien|ca marche|ca a marche|cest bon|resolu|il y a quelquun|bonjour a tous|reponds|reponds moi|tu ne comprends pas|tu ne comprends rien|tu comprends rien|bonjour|bonsoir|salut|coucou|bonne journee|bonne soiree|bonne nuit|ca va|comment ca va|comment allez vous|comment vas tu|allo|
      merci|merci beaucoup|mille mercis|super|parfait|genial|daccord|ok merci|compris|tres bien|bien|oui|non|au revoir|a bientot|a plus|adieu|
      essai|ceci est un test|un test|aide|aidez moi|aide moi|a laide|jai besoin daide|besoin daide|jai une question|jai un probleme|une question|
      ca marche pas|ca ne marche pas|marche pas|ne marche pas|ca marche toujours pas|ca ne marche toujours pas|toujours pas|ne fonctionne pas|ca ne fonctionne pas|
      ca fonctionne pas|ne fonctionne toujours pas|rien ne marche|rien ne fonctionne|meme erreur|la meme erreur|meme probleme|je ne comprends pas|je comprends pas|je ne sais pas|jsp|
      cest faux|faux|mauvaise reponse|ce nest pas ma question|ce nest pas ce que jai demande|qui es tu|qui etes vous|tu es qui|comment tu tappelles|quel age as tu|que peux tu faire|
      es tu un robot|es tu un bot|etes vous un robot|etes vous un humain|es tu humain|tu es un robot|tu es humain|es tu reel|mdr|ptdr|je taime|hein|quoi`,
    judged: `nul|nulle|merde|inutile|horrible|terrible|pourri|pourrie|catastrophique|mauvais|mauvaise|idiot|idiote|stupide|debile|con|connard|salope|putain|
      ta gueule|va te faire foutre|ferme la|ca craint|perte de temps|honte|une honte|deteste`,
    judgedThings:
      'documentation|doc|docs|reponse|reponses|bot|assistant|support|service|site|page|produit|chat|robot',
    between: `ce|cest|cette|ca|est|sont|de|du|des|la|le|les|un|une|me|ma|mon|mes|te|ta|ton|tes|votre|vos|je|j|tu|vous|il|elle|on|qui|que|et|ou|a|en|pour|s il|sil|
      sil vous plait|s il vous plait|stp|svp|tres|trop|plus|tout|tous|toutes|rien|jamais|toujours|encore|vraiment|pas|ne|votre aide|ton aide|aide|avec|ai|perdu|heures|heure|temps|c|d|l|monde|madame|monsieur`,
  },
  {
    // German
    said: `nochmal danke|danke nochmal|trotzdem danke|jetzt geht es|geht jetzt|geht wieder|erledigt|gelöst|hat geholfen|hat nicht geholfen|das war es|ist da jemand|jemand da|antworte|antworte mir|du verstehst mich nicht|du verstehst nichts|verstehst du mich|wer hat dich gebaut|wer hat dich programmiert|wer hat dich erschaffen|einen moment|moment|guten morgen|guten tag|guten abend|gute nacht|moin|moin moin|servus|gruss gott|grus gott|gruezi|hallo zusammen|hi zusammen|wie gehts|wie geht es dir|wie geht es ihnen|na|
      danke|dankeschon|danke schon|vielen dank|besten dank|tausend dank|danke sehr|super|prima|toll|klasse|perfekt|alles klar|verstanden|gut|sehr gut|genau|richtig|
      hat geklappt|hat funktioniert|klappt|geklappt|gelost|ja|nein|nee|vielleicht|tschuss|tschus|auf wiedersehen|bis bald|schonen tag|schonen tag noch|
      dies ist ein test|das ist ein test|nur ein test|hilfe|hilf mir|bitte hilfe|ich brauche hilfe|brauche hilfe|ich habe eine frage|habe eine frage|ich hab eine frage|eine frage|ich habe ein problem|
      geht nicht|geht nich|es geht nicht|das geht nicht|funktioniert nicht|funktioniert immer noch nicht|geht immer noch nicht|geht noch immer nicht|klappt nicht|klappt immer noch nicht|
      nichts geht|nichts funktioniert|gleicher fehler|derselbe fehler|immer noch|immer noch der gleiche fehler|fehler|ich verstehe nicht|verstehe nicht|ich verstehe das nicht|versteh ich nicht|keine ahnung|
      falsch|das ist falsch|stimmt nicht|das stimmt nicht|das hilft nicht|das hilft mir nicht|hilft nicht|das war nicht meine frage|wer bist du|wer bist du denn|wie heisst du|wie heist du|wie heißt du|was kannst du|wie alt bist du|
      bist du ein mensch|bist du ein bot|bist du ein roboter|bist du eine ki|bist du echt|bist du chatgpt|sprichst du deutsch|ich liebe dich|hä|was`,
    judged: `unfahig|nervt|nervig|lahm|wertlos|unverschamt|unverschamtheit|frechheit|quatsch|unsinn|blodsinn|katastrophal|mist|scheisse|scheiss|scheiße|scheiß|mull|schrott|nutzlos|schlecht|schlechte|schlechteste|schrecklich|furchtbar|unbrauchbar|katastrophe|katastrophal|dumm|blod|idiot|
      arschloch|arsch|fick dich|halt die klappe|halts maul|zeitverschwendung|bescheuert|lacherlich|peinlich|hasse`,
    judgedThings:
      'doku|dokumentation|antwort|antworten|bot|ki|assistent|support|hilfe|dienst|seite|website|produkt|chat|roboter',
    between: `das|dies|diese|dieser|ist|sind|war|ich|du|sie|ihr|wir|es|er|mir|mich|dir|dich|dein|deine|ihre|eure|euer|mein|meine|die|der|den|dem|ein|eine|einen|so|sehr|
      ganz|total|vollig|einfach|echt|wirklich|immer|noch|nicht|nichts|nie|kein|keine|mal|doch|nur|auch|und|oder|aber|bitte|zusammen|alle|leute|fur|mit|zu|von|an|hier|da|hab|habe|hat|
      stunden|stunde|zeit|drei|zwei|ganze|ganzen|tag|tage|euch|uns|sir|herr|frau|hilfe`,
  },
  {
    // Italian
    said: `non mi aiuta|funziona|ora funziona|risolto|ce qualcuno|rispondi|grazie lo stesso|ciao|buongiorno|buon giorno|buonasera|buona sera|buonanotte|salve|come stai|come va|grazie|grazie mille|molte grazie|perfetto|ottimo|bene|va bene|capito|si|arrivederci|
      prova|questa e una prova|aiuto|aiutami|ho bisogno di aiuto|ho una domanda|ho un problema|una domanda|non funziona|non va|non funziona ancora|ancora non funziona|continua a non funzionare|niente funziona|
      stesso errore|lo stesso errore|non capisco|non ho capito|non so|sbagliato|e sbagliato|chi sei|come ti chiami|cosa sai fare|sei un robot|sei un bot|sei umano|sei una persona|sei reale|ti amo`,
    judged: `non serve a niente|non serve a nulla|non servi a niente|schifo|fa schifo|merda|cazzo|inutile|pessimo|pessima|orribile|terribile|stupido|stupida|idiota|scemo|vaffanculo|stronzo|spazzatura|perdita di tempo`,
    judgedThings:
      'documentazione|risposta|risposte|bot|assistente|supporto|servizio|sito|pagina|prodotto|chat|robot',
    between: `questo|questa|questi|e|è|di|del|della|la|il|lo|i|gli|le|un|una|mi|mio|mia|ti|tuo|tua|vostra|vostro|che|a|in|per|favore|per favore|molto|piu|tutto|tutti|niente|mai|ancora|non|con|ho|perso|ore|ora|tempo|aiuto|sei|cosi`,
  },
  {
    // Portuguese
    said: `funcionou|resolvido|tem alguem ai|responda|obrigado mesmo assim|nao ajudou em nada|ola|oi|bom dia|boa tarde|boa noite|tudo bem|como vai|e ai|obrigado|obrigada|muito obrigado|muito obrigada|valeu|perfeito|otimo|legal|certo|entendi|beleza|sim|nao|tchau|ate logo|
      teste|testando|isto e um teste|isso e um teste|um teste|ajuda|me ajuda|me ajude|socorro|preciso de ajuda|tenho uma duda|tenho uma duvida|tenho uma pergunta|tenho um problema|nao funciona|nao funcionou|nao esta funcionando|
      ainda nao funciona|continua sem funcionar|nada funciona|mesmo erro|o mesmo erro|nao entendi|nao entendo|nao sei|errado|esta errado|nao ajudou|quem e voce|qual e o seu nome|qual seu nome|o que voce faz|
      voce e um robo|voce e humano|voce e um bot|voce e real|e um robo|kkk|kkkk|kkkkk|rsrs|te amo`,
    judged: `nao serve para nada|nao serve pra nada|nao presta|merda|lixo|inutil|pessimo|pessima|horrivel|terrivel|ruim|estupido|burro|idiota|porra|caralho|foda|vai se foder|perda de tempo|odeio`,
    judgedThings:
      'documentacao|resposta|respostas|bot|assistente|suporte|servico|site|pagina|produto|chat|robo',
    between: `isso|isto|esse|essa|este|esta|e|é|de|do|da|o|a|os|as|um|uma|me|meu|minha|te|seu|sua|que|em|para|por favor|pf|muito|mais|tudo|todos|nada|nunca|ainda|nao|com|voce|voces|gente|pessoal|pela|pelo|ajuda|horas|tempo|perdi|eu|tao`,
  },
  {
    // Dutch
    said: `het werkt|opgelost|toch bedankt|is daar iemand|geef antwoord|hoi|hallo|dag|goedemorgen|goedemiddag|goedenavond|goede morgen|hoe gaat het|bedankt|dank je|dank u|dank je wel|dank u wel|dankjewel|top|prima|goed|fijn|duidelijk|ja|nee|doei|tot ziens|
      dit is een test|hulp|help mij|ik heb hulp nodig|ik heb een vraag|ik heb een probleem|werkt niet|het werkt niet|werkt nog steeds niet|het werkt nog steeds niet|doet het niet|niks werkt|niets werkt|zelfde fout|dezelfde fout|
      ik snap het niet|snap het niet|ik begrijp het niet|geen idee|fout|dat is fout|dat klopt niet|klopt niet|wie ben je|hoe heet je|ben je een mens|ben je een robot|ben je een bot|wat kan je|wat kun je`,
    judged: `waardeloos|nutteloos|slecht|slechte|verschrikkelijk|rommel|troep|kut|klote|stom|dom|idioot|onzin|rot op|hou je mond|tijdverspilling`,
    judgedThings:
      'documentatie|antwoord|antwoorden|bot|assistent|support|dienst|site|pagina|product|chat|robot',
    between: `dit|dat|deze|die|het|de|een|is|zijn|was|ik|je|jij|jullie|u|mij|me|mijn|jouw|uw|zo|heel|erg|echt|nog|steeds|niet|niks|niets|nooit|altijd|gewoon|wat|en|of|maar|voor|met|van|aub|alsjeblieft|alstublieft|allemaal|iedereen|hulp|uren|tijd`,
  },
  {
    // Polish and Czech
    said: `rozwiazane|dziala|działa|jest tu kto|odpowiedz mi|czesc|cześć|dzien dobry|dzień dobry|dobry wieczor|witam|hej|siema|dzieki|dziękuję|dziekuje|dzięki|dziekuje bardzo|dziękuję bardzo|super|dobrze|tak|nie|pa|do widzenia|na razie|
      to jest test|pomocy|pomoc|potrzebuje pomocy|mam pytanie|mam problem|nie dziala|nie działa|dalej nie dziala|dalej nie działa|nadal nie dziala|nadal nie działa|nic nie dziala|nic nie działa|ten sam blad|ten sam błąd|nie rozumiem|nie wiem|zle|źle|
      kim jestes|jestes botem|jestes robotem|jestes czlowiekiem|jesteś botem|jesteś człowiekiem|ahoj|dobry den|dekuji|diky|nefunguje|nefunguje to|porad nefunguje|pomoc prosim|ano|ne|nerozumim`,
    judged:
      'gowno|gówno|kurwa|bezuzyteczne|bezużyteczne|beznadziejne|beznadzieja|glupi|głupi|idiota|do dupy|spierdalaj|strata czasu|hovno|hrozne',
    judgedThings: 'dokumentacja|odpowiedz|bot|strona|chat',
    between:
      'to|jest|ten|ta|i|a|w|na|mi|mnie|bardzo|za|nadal|dalej|wciaz|prosze|proszę|wszystkim|wszystko|nic|moje|wasza|twoja|tego|mam|ja|ty|o',
  },
  {
    // Russian and Ukrainian
    said: `помогло|спасибо помогло|спасибо не помогло|заработало|решено|есть кто|кто здесь|ты тут|вы тут|алло|ответь|ответьте|ничего не понял|ты не понял|кто тебя создал|кто тебя сделал|привет|приветик|здравствуйте|здравствуй|добрый день|доброе утро|добрый вечер|хай|ку|как дела|спасибо|спасибо большое|большое спасибо|спс|благодарю|отлично|хорошо|понятно|понял|ясно|ок|окей|да|нет|пока|до свидания|
      тест|проверка|тестирую|это тест|помогите|помощь|помоги|нужна помощь|есть вопрос|у меня вопрос|у меня проблема|не работает|не работает ничего|ничего не работает|все равно не работает|всё равно не работает|всё ещё не работает|все еще не работает|
      не помогло|не помогает|та же ошибка|ошибка|та же проблема|не понимаю|не понял|не знаю|неправильно|неверно|кто ты|как тебя зовут|ты бот|ты робот|ты человек|ты живой|вы бот|вы робот|вы человек|ты настоящий|сколько тебе лет|что ты умеешь|я тебя люблю|
      ахаха|хаха|хахаха|лол|привіт|добрий день|дякую|дуже дякую|не працює|так|ні|допоможіть`,
    judged: `ерунда|чушь|фигня|какая то|тормоз|кретин|дебил|бесит|достал|достали|надоело|говно|дерьмо|отстой|ужас|ужасно|ужасный|ужасная|бесполезно|бесполезный|бесполезная|тупой|тупая|дурак|идиот|блять|бля|блин|хуйня|нахуй|пошел нахуй|иди нахуй|заткнись|бред|кошмар|плохо|плохой|плохая`,
    judgedThings:
      'документация|дока|ответ|ответы|бот|поддержка|сервис|сайт|страница|продукт|чат|робот',
    between:
      'это|эта|этот|эти|ваш|ваша|ваше|твой|твоя|мой|моя|я|ты|вы|он|она|оно|мне|меня|вам|все|всё|всем|ничего|никогда|опять|снова|еще|ещё|равно|не|очень|так|просто|совсем|какой|какая|какое|и|а|но|в|на|с|за|пожалуйста|большое|помощь|у|же|вы',
  },
  {
    // Turkish
    said: `oldu|simdi oldu|calisti|çalıştı|kimse var mi|cevap ver|merhaba|selam|selamlar|gunaydin|iyi gunler|iyi aksamlar|nasilsin|nasilsiniz|tesekkurler|tesekkur ederim|cok tesekkurler|sagol|sag ol|sagolun|tamam|evet|hayir|harika|super|gule gule|hosca kal|
      deneme|test|yardim|yardim edin|yardim et|yardim lazim|bir sorum var|sorum var|calismiyor|hala calismiyor|olmuyor|olmadi|hicbir sey calismiyor|ayni hata|hata|anlamadim|bilmiyorum|yanlis|sen kimsin|bot musun|robot musun|insan misin|gercek misin|
      çalışmıyor|hâlâ çalışmıyor|günaydın|teşekkürler|teşekkür ederim|hayır|yardım|aynı hata|anlamadım|insan mısın`,
    judged: 'berbat|rezalet|ise yaramaz|işe yaramaz|aptal|salak|gerizekali|cop|bok|lanet',
    judgedThings: 'dokumantasyon|cevap|bot|destek|site|sayfa',
    between:
      'bu|su|o|bir|cok|çok|hala|hâlâ|hic|bana|ben|sen|siz|ve|ama|lutfen|lütfen|da|de|mi|icin|için|neden',
  },
  {
    // Swedish, Danish, Norwegian, Finnish
    said: `hej|hejsan|hei|god morgon|god morgen|god dag|god kväll|tjena|tack|tack sa mycket|tack så mycket|tusen tack|tak|mange tak|takk|tusen takk|mange takk|bra|ja|nej|nei|hej da|hejdå|
      hjalp|hjälp|hjælp|hjelp|jag behover hjalp|funkar inte|fungerar inte|det funkar inte|det fungerar inte|virker ikke|det virker ikke|fungerer ikke|det fungerer ikke|samma fel|samme fejl|jag forstar inte|forstar ikke|
      moi|terve|kiitos|kiitos paljon|ei toimi|apua|kylla|hyvaa paivaa|ar du en robot|är du en robot|er du en robot|er du et menneske|är du människa`,
    judged:
      'skit|varelos|värdelös|dalig|dålig|elendig|lort|dritt|ubrukelig|dum|idiot|fan|jävla|paska|surkea',
    between:
      'det|den|detta|det har|är|ar|er|jag|jeg|du|ni|mig|meg|alla|alle|mycket|meget|inte|ikke|fortfarande|stadig|fortsatt|och|og|men|sa|så|på|i|for|för',
  },
  {
    // Vietnamese
    said: `xin chao|chao|chao ban|chào bạn|cam on|cảm ơn|cam on ban|cảm ơn bạn|cảm ơn nhiều|da|dạ|vang|vâng|khong|không|tam biet|tạm biệt|khong hoat dong|không hoạt động|không được|khong duoc|vẫn không được|giup toi|giúp tôi|giúp tôi với|thử|ban la ai|bạn là ai|bạn là robot à`,
    judged: 'te|tệ|vô dụng|ngu|rác',
    between: 'toi|tôi|ban|bạn|nay|này|qua|quá|rat|rất|nhieu|nhiều|van|vẫn|ơi|nhé|ạ|là|cái|với',
  },
  {
    // Indonesian and Malay
    said: `halo|hai|selamat pagi|selamat siang|selamat sore|selamat malam|apa kabar|terima kasih|makasih|terimakasih|terima kasih banyak|baik|oke|ya|tidak|tes|coba|tolong|tolong bantu|bantu saya|butuh bantuan|
      tidak bisa|tidak berfungsi|gak bisa|nggak bisa|masih tidak bisa|error lagi|siapa kamu|kamu siapa|kamu robot|apakah kamu robot|apakah kamu manusia|wkwk|wkwkwk|sampai jumpa`,
    judged: 'jelek|bodoh|sampah|goblok|tidak berguna|anjing|buruk',
    between:
      'ini|itu|saya|aku|kamu|anda|sangat|sekali|masih|juga|dan|tapi|yang|lagi|semua|kak|min|pak|bu',
  },
  {
    // Arabic and Persian
    said: `شكرا لكم|شكرا جزيلا لك|شكرا على المساعدة|هل من احد|تم الحل|مرحبا|مرحباً|اهلا|أهلا|السلام عليكم|وعليكم السلام|سلام|صباح الخير|مساء الخير|كيف حالك|كيف الحال|هاي|شكرا|شكراً|شكرا جزيلا|شكرا لك|تمام|حسنا|نعم|لا|مع السلامة|
      تجربة|اختبار|مساعدة|ساعدني|احتاج مساعدة|أحتاج مساعدة|عندي سؤال|لدي سؤال|عندي مشكلة|لا يعمل|لا تعمل|مازال لا يعمل|لا يزال لا يعمل|ما يشتغل|نفس الخطأ|نفس المشكلة|لا افهم|لا أفهم|من انت|من أنت|هل انت روبوت|هل أنت روبوت|هل انت انسان|هل أنت إنسان|ههه|هههه|
      خوبی|ممنون|مرسی|متشکرم|خداحافظ|کار نمی کند|کار نمیکند|کمک`,
    judged: 'سيء|سيئ|سيئة|زبالة|غبي|احمق|أحمق|خرا|تافه|بلا فائدة|عديم الفائدة',
    between:
      'هذا|هذه|انت|أنت|انا|أنا|جدا|جداً|من|في|على|كل|شيء|يا|لك|لكم|جزيلا|ما|هل|و|ورحمة|الله|وبركاته|فضلك|من فضلك',
  },
  {
    // Hindi, Urdu, Bengali
    said: `जोक सुनाओ|एक जोक सुनाओ|हो गया|कोई है|नमस्ते|नमस्कार|हैलो|हेलो|हाय|धन्यवाद|बहुत धन्यवाद|बहुत बहुत धन्यवाद|शुक्रिया|ठीक है|हाँ|हां|नहीं|अच्छा|मदद|मदद करो|मदद चाहिए|मेरी मदद करो|काम नहीं कर रहा|काम नहीं कर रहा है|काम नहीं करता|अभी भी काम नहीं कर रहा|समझ नहीं आया|तुम कौन हो|आप कौन हैं|क्या आप रोबोट हैं|क्या तुम रोबोट हो|आप कैसे हैं|कैसे हो|परीक्षण|टेस्ट|
      kaise ho|kya haal hai|dhanyavad|shukriya|accha|theek hai|thik hai|kaam nahi kar raha|kaam nahi kar raha hai|madad karo|nahi|haan|হ্যালো|ধন্যবাদ|কাজ করছে না`,
    judged: 'बेकार|बकवास|घटिया|मूर्ख|bakwas|bekar|bekaar|chutiya',
    between:
      'यह|ये|है|हैं|बहुत|अभी|भी|मेरा|मेरी|मुझे|आप|तुम|जी|कृपया|कुछ|yeh|ye|hai|bahut|abhi|bhi|mujhe|aap|tum|ji|bhai|sir',
  },
  {
    // Hebrew and Greek
    said: `שלום|היי|הי|בוקר טוב|ערב טוב|תודה|תודה רבה|כן|לא|ביי|להתראות|בדיקה|טסט|עזרה|לא עובד|עדיין לא עובד|זה לא עובד|לא מבין|לא הבנתי|מי אתה|אתה רובוט|אתה בוט|מה שלומך|
      γεια|γεια σας|γεια σου|καλημερα|καλησπερα|ευχαριστω|ευχαριστω πολυ|ναι|οχι|βοηθεια|δεν δουλευει|δεν λειτουργει|τεστ`,
    judged: 'זבל|גרוע|חרא|טיפש|απαισιο|σκατα|αχρηστο',
    between: 'זה|הזה|מאוד|אני|אתה|לי|של|כל|את|עדיין|αυτο|ειναι|πολυ|το|ακομα',
  },
];
