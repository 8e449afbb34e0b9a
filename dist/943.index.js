export const id = 943;
export const ids = [943];
export const modules = {

/***/ 943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRedactor: () => (/* binding */ createRedactor),
  everywhere: () => (/* binding */ everywhere),
  followUpLists: () => (/* binding */ followUpLists),
  languageOf: () => (/* binding */ languageOf),
  languages: () => (/* binding */ languages),
  majorityLanguage: () => (/* binding */ majorityLanguage),
  normalizeText: () => (/* binding */ normalizeText),
  plainText: () => (/* binding */ plainText),
  plainWords: () => (/* binding */ plainWords),
  redactJson: () => (/* binding */ redactJson),
  redact_exports: () => (/* binding */ redact_exports),
  requestPatterns: () => (/* binding */ requestPatterns),
  spacedLanguages: () => (/* binding */ spacedLanguages),
  splitPhrases: () => (/* binding */ splitPhrases),
  splitSentences: () => (/* binding */ splitSentences),
  stem: () => (/* binding */ stem),
  unspacedLanguages: () => (/* binding */ unspacedLanguages),
  unstretchedSpellings: () => (/* binding */ unstretchedSpellings),
  wordReader: () => (/* binding */ wordReader),
  words: () => (/* binding */ words$1)
});

// EXTERNAL MODULE: ./build/rolldown-runtime.js
var rolldown_runtime = __webpack_require__(468);
// EXTERNAL MODULE: ./build/main.js + 1 modules
var main = __webpack_require__(304);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
;// CONCATENATED MODULE: ./build/lists.js

// src/text/lists.ts
let lists;
function readList(name) {
	if (!lists) lists = (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "lists.txt", "utf8").split("\f").map((list) => list.split("\n"));
	return lists.find((list) => list[0] === name).slice(1);
}


// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(598);
;// CONCATENATED MODULE: ./build/redaction.js




// node_modules/stemmer/index.js
const step2list = {
	ational: "ate",
	tional: "tion",
	enci: "ence",
	anci: "ance",
	izer: "ize",
	bli: "ble",
	alli: "al",
	entli: "ent",
	eli: "e",
	ousli: "ous",
	ization: "ize",
	ation: "ate",
	ator: "ate",
	alism: "al",
	iveness: "ive",
	fulness: "ful",
	ousness: "ous",
	aliti: "al",
	iviti: "ive",
	biliti: "ble",
	logi: "log"
};
const step3list = {
	icate: "ic",
	ative: "",
	alize: "al",
	iciti: "ic",
	ical: "ic",
	ful: "",
	ness: ""
};
const vowel = "[aeiouy]";
const consonants = "([^aeiou][^aeiouy]*)";
const vowels = "([aeiouy][aeiou]*)";
const gt0 = new RegExp("^" + consonants + "?" + vowels + consonants);
const eq1 = new RegExp("^" + consonants + "?" + vowels + consonants + vowels + "?$");
const gt1 = new RegExp("^" + consonants + "?(" + vowels + consonants + "){2,}");
const vowelInStem = new RegExp("^" + consonants + "?" + vowel);
const consonantLike = new RegExp("^" + consonants + vowel + "[^aeiouwxy]$");
const sfxLl = /ll$/;
const sfxE = /^(.+?)e$/;
const sfxY = /^(.+?)y$/;
const sfxIon = /^(.+?(s|t))(ion)$/;
const sfxEdOrIng = /^(.+?)(ed|ing)$/;
const sfxAtOrBlOrIz = /(at|bl|iz)$/;
const sfxEED = /^(.+?)eed$/;
const sfxS = /^.+?[^s]s$/;
const sfxSsesOrIes = /^.+?(ss|i)es$/;
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/;
const step2 = /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
const step4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;
function stemmer(value) {
	let result = String(value).toLowerCase();
	if (result.length < 3) return result;
	let firstCharacterWasLowerCaseY = false;
	if (result.codePointAt(0) === 121) {
		firstCharacterWasLowerCaseY = true;
		result = "Y" + result.slice(1);
	}
	if (sfxSsesOrIes.test(result)) result = result.slice(0, -2);
	else if (sfxS.test(result)) result = result.slice(0, -1);
	let match;
	if (match = sfxEED.exec(result)) {
		if (gt0.test(match[1])) result = result.slice(0, -1);
	} else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
		result = match[1];
		if (sfxAtOrBlOrIz.test(result)) result += "e";
		else if (sfxMultiConsonantLike.test(result)) result = result.slice(0, -1);
		else if (consonantLike.test(result)) result += "e";
	}
	if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) result = match[1] + "i";
	if ((match = step2.exec(result)) && gt0.test(match[1])) result = match[1] + step2list[match[2]];
	if ((match = step3.exec(result)) && gt0.test(match[1])) result = match[1] + step3list[match[2]];
	if (match = step4.exec(result)) {
		if (gt1.test(match[1])) result = match[1];
	} else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) result = match[1];
	if ((match = sfxE.exec(result)) && (gt1.test(match[1]) || eq1.test(match[1]) && !consonantLike.test(match[1]))) result = match[1];
	if (sfxLl.test(result) && gt1.test(result)) result = result.slice(0, -1);
	if (firstCharacterWasLowerCaseY) result = "y" + result.slice(1);
	return result;
}
// src/language/tokens.ts
const maxCharacters$1 = 1e3;
const maxWord$1 = 40;
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const noWords = /\b(?:https?:\/\/|www\.)\S+|\[[a-z][a-z -]{1,30}\]|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const identifier = /^(?:\d{7,}|(?=(?:\D*\d){4})[a-z0-9_]{12,})$/;
const aWord = /c\+\+|[cf]#|\.net\b|\p{L}+\.js\b|v?\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}_]+/gu;
const contractedForms = [
	[/\bcan(?:'t|not)\b/g, "can not"],
	[/\bwon't\b/g, "will not"],
	[/n't\b/g, " not"],
	[/'(?:s|d|ll|m|re|ve)\b/g, ""]
];
let segmenter;
function segments(word) {
	if (!unspacedScripts.test(word)) return [word];
	segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
	return Array.from(segmenter.segment(word)).flatMap((piece) => piece.isWordLike ? piece.segment : []);
}
function words$1(text) {
	let plain = text.slice(0, maxCharacters$1).normalize("NFKC").toLowerCase();
	plain = plain.replace(noWords, " ").replace(/[‘’ʼ`´]/g, "'");
	for (const [pattern, replacement] of contractedForms) plain = plain.replace(pattern, replacement);
	return (plain.match(aWord) ?? []).filter((word) => !identifier.test(word)).flatMap(segments).map((word) => word.slice(0, maxWord$1));
}
const stem = (word) => /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
function wordReader(spelling = (word) => word) {
	const cached = new Map();
	return (text) => words$1(text).map((word) => {
		const entry = cached.get(word) ?? {
			word,
			stem: stem(spelling(word))
		};
		cached.set(word, entry);
		return entry;
	});
}
const accentMarks = /[\u0300-\u036f]/g;
const anApostrophe = /['‘’ʼ`´]/g;
const plainWord = /[\p{L}\p{M}\p{N}]+/gu;
const stretchedLetters = /(\p{L})\1{2,}/gu;
const letterByLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
function plainText(text) {
	return withoutAccents(text.slice(0, 400)).toLowerCase().replace(anApostrophe, "");
}
function withoutAccents(text) {
	return text.normalize("NFKD").replace(accentMarks, "").normalize("NFC");
}
const plainWords = (plain) => plain.match(plainWord) ?? [];
function normalizeText(text) {
	const plain = plainText(text);
	return {
		plain,
		words: plainWords(plain),
		unspaced: letterByLetter.test(plain)
	};
}
function unstretchedSpellings(word) {
	if (word.search(stretchedLetters) < 0) return [];
	return [word.replace(stretchedLetters, "$1"), word.replace(stretchedLetters, "$1$1")];
}
const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])\s*|\n+/;
const splitSentences = (text) => text.split(sentenceEnd).filter(Boolean);
// src/language/languages/arabic.ts
const arabic = {
	name: "arabic",
	smallTalk: {
		said: `شكرا لكم|شكرا جزيلا لك|شكرا على المساعدة|هل من احد|تم الحل|مرحبا|مرحباً|اهلا|أهلا|
      السلام عليكم|وعليكم السلام|سلام|صباح الخير|مساء الخير|كيف حالك|كيف الحال|هاي|شكرا|شكراً|
      شكرا جزيلا|شكرا لك|تمام|حسنا|نعم|لا|مع السلامة|تجربة|اختبار|مساعدة|ساعدني|احتاج مساعدة|
      أحتاج مساعدة|عندي سؤال|لدي سؤال|عندي مشكلة|لا يعمل|لا تعمل|مازال لا يعمل|لا يزال لا يعمل|
      ما يشتغل|نفس الخطأ|نفس المشكلة|لا افهم|لا أفهم|من انت|من أنت|هل انت روبوت|هل أنت روبوت|
      هل انت انسان|هل أنت إنسان|ههه|هههه|خوبی|ممنون|مرسی|متشکرم|خداحافظ|کار نمی کند|کار نمیکند|کمک`,
		judged: "سيء|سيئ|سيئة|خرا",
		between: `هذا|هذه|انت|أنت|انا|أنا|جدا|جداً|من|في|على|كل|شيء|يا|لك|لكم|جزيلا|ما|هل|و|ورحمة|الله|
      وبركاته|فضلك`
	},
	requests: { opening: ["كم الساعة|احكي لي نكتة|قل لي نكتة|اكتب لي قصيدة|اكتب قصيدة|ما هو الطقس|كيف الطقس|اريد التحدث مع|أريد التحدث مع|اريد التحدث الى|تجاهل جميع|تجاهل كل"] },
	complaints: `سيء جدا|سيئ جدا|سيئة جدا|زبالة|غبي|غبية|أحمق|احمق|تافه|تافهة|فظيع|فظيعة|مقرف|مقرفة|
    سخيف|سخيفة|محبط|مخيب للآمال|بلا فائدة|عديم الفائدة|عديمة الفائدة|مضيعة للوقت|مضيعة وقت`,
	phones: "هاتف(?:ي|ه|ك)?|رقم هاتفي|رقمي|جوال(?:ي)?|اتصل|موبايل",
	credentials: {
		passwords: "كلمة المرور|كلمة السر|كلمة مروري|كلمة سري|كلمة المرور الخاصة بي",
		keys: "مفتاح api|مفتاح الـ api|رمز الوصول|المفتاح السري|التوكن|الرمز",
		verbs: "هي|هو",
		links: "الخاص|الخاصة|من|لـ",
		weak: "مفتاح"
	}
};
// src/language/languages/catalan.ts
const catalan = {
	name: "catalan",
	phones: "truqueu?-?m?e?|telèfon",
	credentials: {
		passwords: "contrasenya|mot de pas|clau de pas",
		keys: `clau api|clau de l'api|clau secreta`,
		verbs: "és|era|a|per",
		links: "per|de|del|que",
		weak: "clau"
	}
};
// src/language/languages/chinese.ts
const chinese = {
	name: "chinese",
	smallTalk: {
		said: `怎么还不行|怎么不行|为什么不行|还不行|解决了|已解决|搞定|搞定了|可以用了|回答我|回答我的问题|你听不懂吗|你在吗|你好|您好|大家好|嗨|哈喽|哈囉|喂|在吗|在嗎|
      有人吗|有人嗎|有人在吗|早|早上好|早安|下午好|晚上好|晚安|谢谢|謝謝|多谢|多謝|感谢|感謝|谢谢你|谢谢您|太好了|很好|好的|好|好吧|可以|可以了|行|嗯|哦|噢|啊|是|
      是的|对|對|不|没事|沒事|没有|知道了|明白|明白了|懂了|再见|再見|拜拜|测试|測試|测试一下|试试|试一下|帮帮我|帮我|帮忙|救命|求助|请帮助我|请帮帮我|我有问题|
      我有个问题|有个问题|有问题|请问一下|请问|还是不行|不好使|没用|沒用|没有用|不能用|用不了|不工作|还是不能用|还是没用|还是一样|一样的错误|同样的错误|还是报错|报错|出错了|
      错误|错了|不正确|答非所问|看不懂|不懂|听不懂|不知道|你是誰|你几岁|你多大|你是机器人吗|你是機器人嗎|你是人吗|你是真人吗|你是机器人还是真人|你是ai吗|你能做什么|你会什么|
      你会说中文吗|你好吗|我爱你|哈哈|哈哈哈|呵呵|嘿嘿|嘻嘻|人工|人工客服|人工服务|我要人工|真人客服|今天星期几|现在几点|几点了`,
		judged: "真没用|垃圾|傻瓜|笨蛋|烂|差|太差了|滚|去死|操|什么玩意|什么破|没有帮助|没帮助|无用",
		judgedThings: "文档|文件|回答|答案|机器人|客服|网站|产品|软件|东西|助手",
		between: `我|你|您|他|它|这|這|那|个|了|的|吧|吗|嗎|呢|呀|啦|也|就|很|太|真|还|還|还是|一下|非常|请|請|什么|一点|点|都|有|没|给|帮助|问题解决了|
      今天|说|跟|和|想|要|完全|根本|些|写|得`
	},
	requests: { anywhere: [
		"(?:讲|說|说|講)(?:一?个|個)?(?:笑话|故事|笑話)",
		"(?:写|寫|作)一?(?:首|篇)[^,。]{0,20}(?:诗|歌|作文|小说|詩)",
		"(?:忽略|无视|忘记|忘掉|忽視|無視)[^。]{0,10}(?:之前|以上|先前|所有|前面)[^。]{0,6}(?:指令|指示|提示|内容|命令|規則|规则)",
		"(?:和|跟|与|找)(?:一?个|位)?(?:真人|人工|活人)",
		"转(?:接)?人工",
		"天气(?:怎么样|如何|预报)",
		"你(?:是|叫)(?:谁|什么|哪个)(?:模型|公司|名字)?"
	] },
	followUps: { leans: "^(?:那|那么|还有|另外|然后|但是|可是|如果是|换成|同样|它|这个|那个|这样|那样|为什么$|怎么做$|怎么弄$|能举|举个|给个例|有例子)|(?:呢|的话呢|也一样吗|也可以吗|也行吗)$" },
	complaints: `傻逼|白痴|废物|太烂|烂透|太差|差劲|狗屎|妈的|他妈|浪费时间|毫无帮助|毫无用处|一点用都没有|没什么用|糟糕|糟透|坑爹|气死|失望|無用|浪費時間|毫無幫助|
    毫無用處|太爛|爛透`,
	phones: "电话|手机|手機|联系我?|聯絡|微信|致电|拨打|撥打|传真|傳真",
	otherNumbers: "订单号?|訂單|單號|单号|编号|編號|工单|流水号|型号|版本",
	personalIds: "身份证|身分證|护照|社保号",
	credentials: {
		passwords: "密码|密碼|口令|暗号",
		keys: "密钥|密鑰|令牌|金鑰|私钥|私鑰|api key|访问令牌|授权码|授權碼",
		verbs: "是|为|為|就是|叫|改成了|改成|改为|设为|設為|设置为|用的是",
		logins: "账号|帳號|用户名|登录",
		and: "和|密码",
		networks: "无线|無線|网络",
		recoveryCodes: "恢复代码|恢复码|备用码|备用验证码|備用碼|復原碼",
		seedPhrases: "助记词|助記詞|恢复短语"
	}
};
// src/language/languages/czech.ts
const czech = {
	name: "czech",
	phones: `zavolejte|volejte|zavolej|zavolajte|(?:moje|telefonní|moje telefonní) číslo|
    mobilní číslo`,
	otherNumbers: "objednávk[ay]",
	personalIds: "rodné číslo",
	credentials: {
		passwords: "heslo|hesla|heslem|hesle",
		keys: `api klíč|api-klíč|klíč api|klíč k api|přístupový klíč|tajný klíč|api kľúč|
      prístupový kľúč|přístupový token`,
		weak: "klíč|kľúč",
		verbs: "je|bylo|byl|bolo|zní|mám",
		links: "k|ke|pro|od|na|do|pre|z",
		logins: "přihlašovací údaje|uživatel",
		and: "a|s",
		networks: "sítě|siete",
		recoveryCodes: "záložní kódy|obnovovací kódy|záložné kódy",
		seedPhrases: "obnovovací fráze|12 slov|24 slov"
	}
};
// src/language/languages/dutch.ts
const dutch = {
	name: "dutch",
	functionWords: "het een zijn hoe waarom wanneer waar voor met van niet ik wij kan op bij mijn naar",
	smallTalk: {
		said: `het werkt|opgelost|toch bedankt|is daar iemand|geef antwoord|hoi|dag|goedemorgen|
      goedemiddag|goedenavond|goede morgen|hoe gaat het|bedankt|dank je|dank u|dank je wel|
      dank u wel|dankjewel|top|prima|goed|fijn|duidelijk|nee|doei|tot ziens|dit is een test|hulp|
      help mij|ik heb hulp nodig|ik heb een vraag|ik heb een probleem|werkt niet|het werkt niet|
      werkt nog steeds niet|het werkt nog steeds niet|doet het niet|niks werkt|niets werkt|
      zelfde fout|dezelfde fout|ik snap het niet|snap het niet|ik begrijp het niet|geen idee|fout|
      dat is fout|dat klopt niet|klopt niet|wie ben je|hoe heet je|ben je een mens|ben je een robot|
      ben je een bot|wat kan je|wat kun je`,
		judged: "slecht|slechte|rommel|troep|dom|rot op|hou je mond",
		judgedThings: `documentatie|antwoord|antwoorden|bot|assistent|support|dienst|site|pagina|product|chat|robot`,
		between: `dit|dat|deze|die|het|de|een|is|zijn|was|ik|je|jij|jullie|u|mij|me|mijn|jouw|uw|zo|
      heel|erg|echt|nog|steeds|niet|niks|niets|nooit|altijd|gewoon|wat|en|of|maar|voor|met|van|aub|
      alsjeblieft|alstublieft|allemaal|iedereen|uren|tijd`
	},
	requests: { opening: [
		"(?:vertel|schrijf|zing)(?: me| mij| eens)* (?:een) (?:grap|mop|gedicht|verhaal|liedje|verhaaltje|grapje)",
		"(?:negeer|vergeet) (?:(?:alle|al|je|de|vorige|eerdere|bovenstaande) )*(?:instructies|regels|opdrachten)",
		"(?:ik )?(?:wil|kan ik|mag ik)(?: graag)? (?:met|iemand|een mens)(?: \\w+)* (?:spreken|praten)",
		"wat voor weer|hoe laat is het"
	] },
	followUps: {
		goesOn: "en maar dan ook",
		narrows: "met zonder voor",
		pointsBack: "dat dit het daar ermee ervoor erin",
		asks: "werkt kost kan hoe",
		questions: "hoe|hoe dan|waarom|wanneer|waar",
		questionEnds: "dan",
		askFor: "kun|je|een|geven|laten|zien",
		examples: "voorbeeld",
		exampleEnds: "aub"
	},
	complaints: `waardeloos|waardeloze|nutteloos|nutteloze|verschrikkelijk|verschrikkelijke|vreselijk|
    vreselijke|belachelijk|belachelijke|schandalig|schandalige|klote|kut|onzin|idioot|idiote|stom|
    stomme|ergerlijk|ergerlijke|teleurgesteld|teleurstellend|tijdverspilling|slaat nergens op|
    ben het zat`,
	phones: "mijn nummer|bel(?:len)?|bel me(?: op)?|telefoonnummer|telefoon|mobiele nummer",
	otherNumbers: "bestelling",
	personalIds: "bsn|burgerservicenummer",
	credentials: {
		passwords: "wachtwoord|toegangscode|wachtzin",
		keys: `api-sleutel|api sleutel|apisleutel|toegangssleutel|geheime sleutel|toegangstoken|
      licentiesleutel|inloggegevens`,
		weak: "sleutel",
		verbs: "is nu|is|was|luidt|wordt|zijn|naar",
		links: "voor|van|die|dat|om|bij|op",
		logins: "inloggegevens|gebruiker|gebruikersnaam",
		and: "en|met",
		networks: "netwerk",
		recoveryCodes: "herstelcodes|herstelcode|back-upcodes|reservecodes",
		seedPhrases: "herstelzin|12 woorden|24 woorden"
	}
};
// src/language/languages/english.ts
const everywhere = {
	said: `hi|hello|hey|ok|okay|okey|okok|k|kk|lol|lmao|rofl|xd|haha|hahaha|hehe|hihi|hm|hmm|mmm|uh|
    um|eh|ah|oh|aha|oops|wow|omg|wtf|wth|bye|ciao|test|tests test|testing|super|bravo|merci|danke|
    gracias|hola|hallo|no|si|ja|oui|da|foo|foobar|foo bar|lorem ipsum|bla|blah|blabla|namaste|salam|
    aloha|shalom`,
	between: "a|o|x|d|p"
};
const someWords = "(?:(?:a|an|some|any|another|one|the|me|us|my|your|short|long|funny|good|nice|little|quick|bad|best|new|beautiful|sad|romantic|dirty|random|word) )*";
const beforeWords = "(?:previous|prior|above|earlier|preceding|former|past|old|initial|original|existing|other|system)";
const orderWords = "(?:instructions?|prompts?|rules|directions|commands|directives|guidelines|programming|training|orders|restrictions|constraints|conversations?|messages?|context|text)";
const aPerson = "(?:human|humans|human being|real human|real person|real human being|actual human|actual person|live agent|human agent|real agent|live person|live human|person|someone|somebody|somebody real|someone real|representative|live representative|operator|real people|people|a real one|live support|human support)";
const toPerson = "(?:talk|speak|chat|talking|speaking) (?:to|with)";
const anyone = "(?:i|we|you|one|someone|users?|people)";
const am = "(?: am|'m| are|'re| was| were)";
const modal = "(?:can|could|may|might|must|shall|should|will|would)";
const really = "(?: also| just| still| even| already| actually| currently| really| always| simply| now| then)*";
const english = {
	name: "english",
	functionWords: "the a an is are do does how what why when where which can my our we you your of to for with from and or not it this that in on be have there",
	smallTalk: {
		addressed: "^(?:(?:but|and|well|so|no|ok|hey|oh|sorry|because|i think|i said|i told you) )*(?:you|youre|u|thats|your)(?: (?!mean|want))",
		tests: "test|tests|testing",
		numbered: "test|testing|hello|asd|abc|user|qwe",
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
		asking: "if|how|why|when|where|which|who|whose",
		opening: `is|are|was|were|am|be|do|does|dont|doesnt|did|didnt|have|has|had|can|could|will|would|
      should|may`
	},
	requests: {
		leadIns: ["please|pls|plz|hey|hi|hello|ok|okay|so|now|and|but|then|just|well|bot|dear|can you|could you|would you|will you|can u|i want you to|i need you to|i would like you to|id like you to|you must|you should|you have to"],
		farewells: ["please|pls|now|right now|here|instead|asap|today|not a (?:bot|robot|machine|computer)|thanks|thank you|immediately|if possible|about this|about it"],
		instructions: [
			`(?:ignore|disregard|forget|override|bypass|skip|drop|erase) (?:(?:all|any|every|each|of|the|these|those|your|my|our) )*(?:${beforeWords} )+(?:and \\w+ )?(?:\\w+ )?${orderWords}`,
			`(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|of|the) )*your (?:\\w+ )?${orderWords}`,
			"(?:ignore|disregard|forget) (?:about )?(?:the above|the previous|the prior|everything|anything|all|the documentation|the docs|that you are|you are|what you (?:were|have been|are) told)(?: |$).{0,80}",
			"you are now|you are no longer|youre now|from now on (?:you|your|answer|respond|reply|speak|talk|only|always|act|every)|(?:enter|enable|activate|switch to) (?:dan|developer|god|jailbreak|admin|debug|sudo) mode(?! (?:in|on|for|of))|do anything now|jailbreak yourself",
			"act (?:as|like) (?:if you|though you|a|an|my|the)(?= (?:(?:linux|unix|bash|python|evil|drunk|old|angry|helpful|unrestricted|expert) )*(?:terminal|console|interpreter|shell|pirate|cat|dog|girlfriend|boyfriend|friend|grandmother|grandma|doctor|lawyer|therapist|teacher|chef|human|person|hacker|villain|comedian|ai|assistant|were|are|child|king|poet))",
			"pretend (?:to be|you are|youre|that you|you were|you have)|role ?play(?:ing)? (?:as|with)|imagine (?:you are|youre|that you are) (?:a|an|my|the)|behave like a|talk (?:to me )?like (?:a|an)|speak (?:to me )?like (?:a|an)",
			"you are (?:a|an) (?:\\w+ ){0,3}(?:cat|dog|pirate|assistant|ai|hacker|expert|chef|poet|comedian|doctor|lawyer|king|terminal|interpreter|model|bot|robot|person|human|wizard|dragon|child|girl|boy|friend)",
			"(?:answer|respond|reply|speak|talk|say|write) (?:to )?(?:everything|only|always|just|all|every)(?= (?:in|with|as|by|my|message|question|to))",
			`(?:(?:what is|whats|what are|what was|what were|show|tell|give|print|reveal|output|repeat|display|share|leak|send|expose|dump|copy|write|list|say|return|summarize|translate|recite) )(?:(?:me|us|out|back|all|of) )*your (?:(?:system|initial|hidden|secret|original|internal|full|entire|exact|own|first|base|core|developer|custom) )*(?:prompt|prompts|instructions?|system message|rules|guidelines|training data|directives|configuration)`,
			"(?:show|tell|give|print|reveal|output|repeat|display|leak|expose|dump|recite) (?:(?:me|us|out|back|all|of|the|hidden|full|entire) )+(?:system prompt|system message|hidden prompt|initial prompt|secret prompt|system instructions)",
			"(?:repeat|print|output|copy|say|write|show|reveal|translate) (?:me )?(?:the |all |all the |every |everything )(?:text |words? |message |messages |sentence |content |instructions? |of |the )*(?:above|before this|up there|so far|verbatim)",
			"repeat after me|say (?:hello|hi|hey|bye|goodbye|something|meow|banana|yes|i love you|my name|after me|cheese)|respond with (?:yes|no|ok|only)",
			"system (?:new|override|update|you|ignore)(?= .{0,60}(?:instructions?|prompt|you are|ignore))|new instructions?|admin override",
			"(?:give|tell|show|send|reveal|what is|whats|share|leak|i want)(?: me| us)? (?:the |your |an? |all |this )*(?:(?:admin|root|administrator|database|db|secret|master|wifi|server|system|users?|openai|private|company) )*(?:password|passwords|credentials|api keys?|secrets?|credit card|credit cards|credit card numbers?)(?: (?:of|for|to|from) (?:this|your|the) (?:website|site|server|database|company|bot|page|app|system|admin|service)| now| please)*$"
		],
		opening: [
			"(?:order|buy|book|bring|get|cook|make|send) (?:me|us) (?:a|an|some) (?:\\w+ )?(?:pizza|coffee|beer|drink|sandwich|taxi|uber|hotel|flight|table|cake|dinner|lunch|breakfast|burger|tea|girlfriend|cookie)|(?:explain|describe) .{1,40} (?:like im|like i am|to a|as if i was|as if i were) (?:five|5|5 year old|five year old|a child)|what do you think (?:about|of) (?!the )\\w+|what (?:should|can|shall) i (?:cook|eat|wear|drink|watch|have for (?:dinner|lunch|breakfast))|(?:give|tell|what are|predict)(?: me)? (?:the |some |tonights |next |winning )*(?:lottery|winning) numbers|(?:whats|what is|what was) the score(?: of| in)?|help me (?:write|with) (?:a|an|my) (?:\\w+ )?(?<named>letter|essay|speech|poem|cv|resume|novel|marriage|relationship|divorce)|build a bomb|you must obey|obey me|what were you told|who will win|is (?:god|santa|santa claus|the earth|love|elvis) |lets talk about|i am (?:your|god|the (?:admin|developer|owner|ceo|boss)) ?(?:developer|creator|god|master|boss)?(?= |$)",
			`(?:write|tell|make|compose|create|generate|give|sing|draft|recite|read|invent|say|know|do you know|do you have|have you got|got|i want|i need|lets hear)(?: me| us)? ${someWords}(?<named>poem|poems|joke|jokes|haiku|limerick|riddle|song|sonnet|rap|bedtime story|fairy tale|love letter|love story|ghost story|story|novel|essay|lullaby|pun|fun fact|horoscope|pickup line|pick up line|cover letter|speech|screenplay|recipe|knock knock joke|short story|wedding speech|birthday card|breakup text|tongue twister|christmas song)`,
			"(?:sing|dance|rap|meow|bark)(?: (?:for|to|a|me|something|like))*$|sing (?:me )?(?:a|something)|make me laugh|entertain me|cheer me up|say something funny|lets (?:play|chat|talk|dance|have fun)|play (?:a game|some music|chess|tic tac toe|rock paper scissors|music|a song)(?: with me)?|flip a coin|roll (?:a|the) dic?e|tell me (?:something (?:funny|interesting|nice|about yourself)|about yourself|a secret|your secret|who you are|your name|the truth|my future|my horoscope|how you feel)",
			"(?:do|solve|help(?: me)?(?: with)?|write|finish|check|complete|can you do)(?: me| with)? my (?:\\w+ )?(?<named>homework|assignment|essay|thesis|math|maths|exam|tax return|taxes|cv|resume|dissertation|term paper)",
			"(?:what is|whats|what will|hows|how is|how will|what was|tell me|show me)(?: me)? (?:the |be the |today s )*(?<named>weather|forecast|temperature outside)|(?:will|is) it (?:rain|raining|snow|snowing|be sunny)|(?:weather|forecast) (?:in|for|today|tomorrow)",
			"who (?:won|wins|will win|is going to win) (?:the )?(?:\\w+ )*?(?<named>world cup|election|elections|super bowl|superbowl|championship|champions league|match|game|war|world war|oscar|oscars|euro|olympics|league|nobel prize|grand prix|race|tournament|eurovision)|who (?:is|was|are|were) (?:the )?(?:\\w+ ){0,2}?(?:president|prime minister|king|queen|pope|chancellor|ceo of (?:tesla|apple|google|amazon|microsoft)|mayor|best player|richest man|richest person|strongest)|who (?:wrote|painted|invented|discovered|composed|killed|sang) ",
			"(?:what is|whats|what was|name) (?:the )?(?:capital(?: city)? of|meaning of life|population of|tallest|highest mountain|longest river|biggest (?:country|animal|city|planet|ocean)|speed of light|best (?:movie|film|song|restaurant|football|pizza|food|beer|wine|joke)|square root of|distance (?:to|from|between) the|date today|day today|time now|current time|stock price of|price of (?:gold|bitcoin|oil)|answer to life)|when (?:was|is|did) (?:the )?(?:\\w+ ){0,2}(?:born|die|world war|revolution|easter|thanksgiving|christmas)|how (?:tall|far|heavy|big|deep|old) (?:is|are|was) (?:the )?(?:\\w+ )?(?:eiffel|moon|sun|everest|mount|earth|empire|queen|pope|universe|ocean|elephant|giraffe|president)",
			"(?:recommend|suggest|give me)(?: me| us)? (?:a|an|some|any)(?: (?:good|nice|cheap|great|romantic|funny|scary|new))* (?<named>movie|movies|film|films|book|books|restaurant|restaurants|song|songs|recipe|series|tv show|hotel|hotels|beer|wine|pizza|names? for my|gift|present|holiday|vacation)",
			"(?:best|good|nice|cheapest|where (?:can i|to) (?:eat|find|get|buy) (?:the )?(?:best |good )?)(?: ?)(?<named>pizza|pasta|sushi|restaurant|restaurants|burger|burgers|beer|coffee|hotel|hotels|ramen|tacos|food)(?: (?:in|near|around) .*)?$|how (?:do i|to|do you|can i|long do i|long to) (?:\\w+ ){0,2}?(?:bake|cook|boil|fry|lose weight|get a girlfriend|get rich|tie a tie|kiss|make (?:pasta|pizza|bread|pancakes|a bomb|coffee|tea|love|friends))|how (?:long|much) (?:\\w+ ){0,4}?(?:boil|bake|cook) (?:an |a )?(?:egg|eggs|rice|pasta|potatoes|bread|chicken|cake)",
			"translate (?:this |the following |the (?:word|phrase|sentence) |(?=hello|hi|good|i |thank|my|you|how are|love))(?:\\w+ ){0,6}(?:in|to|into) (?:english|french|german|spanish|italian|japanese|chinese|russian|latin|portuguese|korean|arabic)$|how do you say (?:\\w+ ){1,5}in (?:english|french|german|spanish|italian|japanese|chinese|russian|latin|portuguese|korean|arabic)",
			"(?:what is|whats|who is|do you have) (?:your|a) (?:favou?rite|fav|best friend|girlfriend|boyfriend|mother|father|birthday|zodiac|hobby|hobbies|family|dream)|(?:do|did|can|will|would) you (?:love|marry|kiss|hate|like me|date|sleep|eat|dream|feel|have feelings|think you are|want to be|get tired|believe in|know (?:me|who i am|my name)|remember me|go on a date)|are you (?:my friend|married|smarter than|better than|in love|a (?:boy|girl|man|woman|human|person|robot|bot|machine|real)|an? (?:ai|llm|language model)|chatgpt|gpt|real|human|alive|conscious|sentient|stupid|dumb|drunk|lonely)(?! for| to)",
			"(?:what|which|whose) (?:ai |language |llm |large language )?(?:model|llm|gpt|version of gpt|version of chatgpt) (?:are you|is this|r u|powers you|do you run on|are you based on|are you using)|(?:what|which) (?:company|country|person|people|team) (?:made|created|built|trained|owns) you|(?:who|what) (?:has )?(?:made|created|built|trained|developed|programmed|designed|owns|invented) you|are you (?:based on|powered by|running on|built on) (?:gpt|chatgpt|openai|claude|gemini|llama)"
		],
		whole: [
			`(?:(?:i|we) (?:want|need|would like|wanna|wish|demand|have|prefer)(?: to)?|id like to|id rather|let me|can i|could i|may i|how can i|how do i|where can i|is it possible to|is there a way to|id love to|i must|i d like to) (?:please )?(?:${toPerson} )(?:(?:a|an|the|your|some|any|actual|real|live) )*${aPerson}`,
			`(?:${toPerson} )(?:(?:a|an|the|your|some|actual|real|live) )*${aPerson}`,
			`(?:i )?(?:want|need|give me|get me|i want|i need|can i have|can i get|bring me|is there) (?:(?:a|an|the|your|some|actual|real|live) )*(?:human|real human|real person|live agent|human agent|real human being|actual human|actual person|live person)(?: (?:to talk to|to speak with|to help me|to help|there))?`,
			`(?:connect|transfer|put|pass|hand|forward|redirect|escalate|switch|link)(?: me)?(?: over| through)? (?:to|with) (?:(?:a|an|the|your|some|actual|real|live) )*(?:${aPerson}|agent|support agent|customer service|customer support)`,
			"(?:can i |i want to |i need to |let me |i would like to )(?:talk|speak|chat) (?:to|with) (?:a |an |the |your |some )*(?:support|customer service|customer support|support team|agent|manager|boss|supervisor|staff|team)",
			"(?:hi |hello |hey )+(?:i am|im|this is|its) \\w+|(?:hi |hello |hey )*my name is \\w+(?: \\w+)?|(?:hi|hello|greetings) from \\w+",
			"(?:what|which) (?:time|day|date|year|month) is (?:it|today)|what day is today|what is todays date|what is (?:the|today s) date|whats the (?:time|date)|what time is it in \\w+|how many (?:countries|planets|continents) (?:are there|exist)(?: \\w+){0,4}",
			"(?:what is|whats|calculate|how much is|compute) \\d+(?: (?:x|times|plus|minus|divided by|by|and))? \\d+"
		]
	},
	followUps: {
		leadIns: "ok|okay|yes|yeah|yep|thanks|thank you|great|hm+|right|well|no|nope|cool|got it|i see|but|and|so|then|please|sorry|wait",
		asksMore: "(?:please )?(?:explain|elaborate|clarify|say|repeat|show|tell)(?: (?:me|it|that|this|again|more|further|in detail|please|about|how))*$|(?:more|more (?:details|info|information|please)|go on|continue|tell me more|step by step)(?: please)?$|(?:can|could) you (?:show|explain|do|write|give) (?:me )?(?:it|that|this|them)\\b",
		emptyPointers: "\\b(?:is|was|would|will|s) it (?:also |still |even |really |currently |now )?(?:possible|ok|okay|safe|allowed|necessary|normal|recommended|better|best|true|required|enough|worth|bad|good|fine|posible|easy|hard|time) (?:to|that|for|if|when)|\\bit (?:is|seems|looks|takes|would be|s) (?:\\w+ )?(?:possible|that|like|necessary|impossible)|\\b(?:so|such|now|provided|given|say|means|mean|sure|know|see|noticed|think|hope|found|understand|read) (?:that|there|this is)\\b|\\b(?:is|are|was|were|isnt|arent|be|have) there\\b|\\bthere (?:is|are|was|were|isnt|arent|any|a|an|some)\\b|\\b(?:does|will|did|would|can) it (?:usually |normally |really )?take\\b|\\bone (?:of the|table|user|project|database|service|command|file|place|page|line|row|time|go|by one|per|for|app|account|step|day|month|hour|at a)\\b",
		asksFirst: "how|why|where|when|who|whom|which|what|whats|wheres|hows|is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|in which|for how",
		definite: "the|then|extra|enough|already|again|^would",
		definiteAsks: "who|will|would|are|can|when",
		staysSame: "the same|the same way|then|too|also|as well|instead|likewise",
		pointsAtEnd: "it|that|this|them|those|these|there",
		measures: "\\d+\\w{0,2}|seconds?|minutes?|hours?|days?|weeks?|months?|years?|ago|longer|bigger|smaller|closer|higher|lower|cheaper|faster|free|paid|plan",
		goesOn: "and but or so then also same plus",
		openings: "what about|how about|what if|same (?:for|with|in|on|thing|question|but)|is (?:it|that|this) the same|(?:no )?i mean[t]?|(?:no )?not (?:that|this|the|those|it|what)|i (?:already|also) (?:did|set|tried|have|had|do|changed|added|removed|checked)|(?:i )?(?:already )?tried (?:that|this|it|both)|i (?:did|tried|set|removed|changed|added|see|dont see|did not see) (?:it|that|this|them)|it (?:still )?(?:says|said|returns|gives|shows|asks|tells)|it still|which (?:one|ones|of)|the (?:other|second|first|third|last|latter|former) (?:one|ones|option|way)|(?:why )?(?:only|even|just|not) (?:for|that|the|one|in|on|if|when|with)|any difference (?:for|with|in|on)|is there a similar|instead of (?:that|it|this)|and|but|so|then|or|also",
		narrows: "in on with for without from via using inside under to",
		pointsBack: "it its that this them they their those these there one ones both either neither instead otherwise same other",
		asks: "undo cost costs keep turn put disable enable restart add remove delete change use set find run install do i we you removed changed added need",
		questions: "how|why|where|when|who|which|what then|then what|how so|how exactly|how come|why not|where exactly|when exactly|such as|like what|for example|eg|how much|how long|how many|how often|since when|until when|by when|and|or|what else|anything else|else",
		questionEnds: "exactly|please|then|though",
		askFor: "can|could|would|will|you|i|we|have|get|see|give|show|write|post|provide|me|us|please|do|need|want|a|an|any|some|the|another|full|complete|working|concrete|simple|code|more|with|of|for|that|this|it|is|there|got",
		examples: "example|examples|sample|samples|snippet|details|detail|explanation|information|info",
		exampleEnds: "please|pls|code|of that|of this|of it|for that|for this|for it|with that|in \\w+|with \\w+"
	},
	phrasing: {
		leadIns: [
			"hi|hello|hey|please|pls|kindly|ok|okay|so|and|but|or|also|well|thanks|thank you|sorry|just",
			"(?:tell|show|give|teach) (?:me|us)(?: about)?|let (?:me|us) know|help me(?: to)?|explain|to",
			`${modal} (?:you|someone|anyone)(?: please)? (?:tell|show|help|explain|give|assist|let)(?: me| us)?(?: know| understand)?(?: to)?`,
			`(?:i|we)${really} (?:want|wanted|need|would like|'d like)(?: to)? (?:know|understand|ask|learn)(?: more)?(?: about)?`,
			`(?:i|we)${am}?${really} wonder(?:ing)?(?: if| whether)?`,
			"(?:do you|does anyone|does anybody) know(?: if| whether)?|any idea",
			"(?:some |any |more )?(?:information|info|details) (?:about|on)"
		].join("|"),
		askings: [
			`(?:how|where) (?:${modal}|do|did) ${anyone}${really}(?: go about)?|how ${anyone} ${modal}|how to`,
			"what(?:'s|s| is| are| would be)(?: an?| the)?(?: best| right| correct| easiest| recommended| proper)? (?:ways?|method|process|procedure|steps|approach) (?:to|of|for)",
			`is there(?: an?| any)?(?: good| easy)? (?:way|option|method) (?:to|of)|(?:is|would) it${really}(?: be)? (?:possible|ok|okay|allowed|safe) to`,
			`${modal} ${anyone}${really}(?: be able to)?|do (?:i|we)${really} (?:need|have|get) to|(?:am|are) (?:i|we)${really} (?:able|allowed|supposed|required) to`,
			`why (?:can't|cannot|can not) ${anyone}|(?:(?:i|we)${really} )?(?:can't|cannot|can not|couldn't|don't know how to)|(?:unable|not able) to`,
			`(?:i|we)${am}?${really} (?:want|wish|need|try|tried|trying|looking|would like) to`,
			"what(?:'s|s| is| are) (?:an?|the)|(?:is|are) there(?: an?| the| any| some)?",
			"do you (?:offer|provide|have)(?: an?| the| any)?|(?:how|what) about"
		].join("|"),
		farewells: "please|pls|thanks|thank you|asap|right now|help",
		questions: "how|what|what's|whats|which|who|whom|whose|when|where|why|is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|may|might|must|isn't|aren't|wasn't|don't|doesn't|didn't|won't|can't",
		possessives: "my|our",
		articles: "the|an?",
		openStarts: "and|or|but|so|then|because|since|when|if|that|which|who|while|although|even|than|as|of|to|be|been|also|not|is|are|was|were|at|by|still",
		openEnds: "and|or|but|so|the|a|an|of|to|in|on|at|for|with|from|by|is|are|was|were|be|been|my|our|your|even|than|as|that|which|if|when|because|since|not|into|i|we|it's|im|has|have|can|will|few|own|other",
		pronouns: "i|we|me|us|you|your|i'm|we're|it|they|them|he|she|this|that|these|those|its|their|his|her"
	},
	complaints: `useless|terrible|horrible|awful|crap|crappy|bullshit|sucks|stupid|idiot|idiots|
    idiotic|moron|moronic|pathetic|ridiculous|worthless|annoying|annoyed|frustrating|frustrated|
    frustration|disappointed|disappointing|unhelpful|unusable|unacceptable|disgusting|nightmare|
    clueless|incompetent|shit|shitty|fuck|fucking|fucked|damn|hate|worst|joke|shame|ashamed|
    disgrace|furious|infuriating|nonsense|lousy|hopeless|waste of time|wasted my time|sick of|
    fed up`,
	apologies: "sorry|apologi[sz]e|unfortunately|couldn['’]t|could not|can['’]t|cannot|wasn['’]t able|not able to|unable to|(?:don['’]t|do not|doesn['’]t|does not) (?:have|cover|contain|mention|find|see)|no information|nothing (?:on|about) (?:this|that|it)|afraid|doesn['’]t help|isn['’]t any",
	mentions: "\\b(?:mentions?|touch(?:es)? on|refers? to) (?:this|that|it)(?:[.!]?$|,? but)|\\b(?:don['’]t|doesn['’]t|do not|does not) (?:say|tell|explain|describe|show) (?:how|why|what|when|where|more)[.!]?$",
	offers: "^(?:could|can|would) you\\b|\\blet me know\\b|\\banything else\\b|\\bhappy to help\\b",
	turnTo: "contact|reach out|ask|report|open a ticket|get in touch",
	someone: "support|team",
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
		links: "for|of|to|in|on|at|from|that|which|i|we|they|you|he|she|with|by",
		logins: "login|log-in|logged in|credential|credentials|creds|user|username|account|smtp|imap|pop3|ftp|sftp",
		and: "and|with|pass",
		networks: "network|router|hotspot",
		recoveryCodes: `recovery codes|recovery code|backup codes|backup code|2fa codes|scratch codes|
      emergency codes`,
		seedPhrases: `seed|phrase|mnemonic|recovery words|secret words|backup words|wallet words|
      seed words|12 words|24 words`
	}
};
// src/language/languages/french.ts
const french = {
	name: "french",
	functionWords: "le les des du une est sont comment pourquoi quand pour avec dans mon ma nos peut peut-on je où quel quelle sur qui au aux puis",
	smallTalk: {
		tests: "essai",
		said: `merci quand meme|ca marche|ca a marche|cest bon|resolu|il y a quelquun|bonjour a tous|
      reponds|reponds moi|tu ne comprends pas|tu ne comprends rien|tu comprends rien|bonjour|
      bonsoir|salut|coucou|bonne journee|bonne soiree|bonne nuit|ca va|comment ca va|
      comment allez vous|comment vas tu|allo|merci beaucoup|mille mercis|parfait|genial|daccord|
      compris|tres bien|bien|non|au revoir|a bientot|a plus|adieu|essai|ceci est un test|un test|
      aide|aidez moi|aide moi|a laide|jai besoin daide|besoin daide|jai une question|
      jai un probleme|une question|ca marche pas|ca ne marche pas|marche pas|ne marche pas|
      ca ne marche toujours pas|toujours pas|ne fonctionne pas|ca ne fonctionne pas|
      ca fonctionne pas|ne fonctionne toujours pas|rien ne marche|rien ne fonctionne|meme erreur|
      la meme erreur|meme probleme|je ne comprends pas|je comprends pas|je ne sais pas|jsp|
      cest faux|faux|mauvaise reponse|ce nest pas ma question|ce nest pas ce que jai demande|
      qui es tu|qui etes vous|tu es qui|comment tu tappelles|quel age as tu|que peux tu faire|
      es tu un robot|es tu un bot|etes vous un robot|etes vous un humain|es tu humain|
      tu es un robot|tu es humain|es tu reel|mdr|ptdr|je taime|hein|quoi`,
		judged: `nul|nulle|inutile|horrible|terrible|catastrophique|mauvais|mauvaise|idiot|idiote|con|
      connard|salope|ta gueule|va te faire foutre|ferme la|ca craint|honte`,
		judgedThings: `documentation|doc|docs|reponse|reponses|bot|assistant|support|service|site|page|
      produit|chat|robot`,
		between: `ce|cest|cette|ca|est|sont|de|du|des|la|le|les|un|une|me|ma|mon|mes|te|ta|ton|tes|
      votre|vos|je|j|tu|vous|il|elle|on|qui|que|et|ou|en|pour|s il|sil|sil vous plait|
      s il vous plait|stp|svp|tres|trop|plus|tout|tous|toutes|rien|jamais|toujours|encore|vraiment|
      pas|ne|votre aide|ton aide|avec|ai|perdu|heures|heure|temps|c|l|monde|madame|monsieur`
	},
	requests: { opening: [
		"(?:raconte|raconte moi|racontez moi|ecris|ecris moi|ecrivez|dis moi|fais moi|invente)(?: une?| moi une?)? (?:\\w+ )?(?:blague|poeme|histoire|chanson|conte)",
		"(?:ignore|oublie|oubliez|ignorez) (?:(?:toutes|tous|les|tes|vos|tout|l ensemble des) )*(?:instructions|consignes|regles|ce que)",
		"(?:je )?(?:veux|voudrais|souhaite|peux|puis je|j aimerais|jaimerais)(?: bien)? parler (?:a|avec) (?:un|une|quelqu|quelquun)(?: (?:humain|conseiller|agent|personne|vrai|vraie|etre))?",
		"quel temps fait il|quelle heure est il"
	] },
	followUps: {
		goesOn: "et mais donc alors aussi pareil idem",
		openings: "et si|qu en est il|quen est il",
		narrows: "avec sans pour",
		pointsBack: "ca cela ceci celui celle ceux celles",
		asks: "est ce que marche fonctionne coute",
		questions: "comment|pourquoi|quand|ou|combien|lequel",
		questionEnds: "exactement",
		askFor: "un|une|peux|tu|pouvez|vous|donner|me|donne|moi|montrer",
		examples: "exemple|exemples",
		exampleEnds: "svp"
	},
	complaints: `inutilisable|nulle a chier|merdique|merde|pourri|pourrie|minable|lamentable|honteux|
    honteuse|ridicule|insupportable|deteste|detestable|stupide|debile|putain|connerie|conneries|
    enervant|decevant|decevante|perte de temps|ne sert a rien|marre de|jen ai marre`,
	apologies: "désolé|malheureusement",
	mentions: "\\b(?:dit|disent|explique|expliquent|décrit|décrivent) pas (?:comment|pourquoi|quand|où)[.!]?$",
	phones: `téléphone|portable|fixe|appel(?:le[zr]?|er|ez)(?:[- ]moi)?|rappele[rz]|joindre|joignable|
    contacte[rz](?:[- ]moi)?|mon numéro|numéro de tél`,
	otherNumbers: "commande|facture",
	units: "lignes|utilisateurs|requêtes|fois",
	personalIds: "passeport|sécurité sociale|nir|numéro fiscal|avs|nrn|insee",
	credentials: {
		passwords: `mot de passe|mdp|code secret|code d'accès|code d’accès`,
		keys: `clé d'api|clé d’api|clé api|cle d'api|cle api|clef api|clef d'api|clé de l'api|
      clé de l’api|clé d'accès|clé d’accès|clé secrète|clé privée|cle secrète|cle privée|jeton|
      jeton d'accès|jeton d’accès|jeton d'api|jeton d’api|cle secrete`,
		weak: "clé|cle|clef",
		verbs: `c'est|c’est|est|était|serait|changé en|sont|en|par`,
		links: "pour|de|du|des|que|qui|sur|chez|à",
		logins: "identifiants|connexion|utilisateur",
		and: "et|avec",
		networks: "réseau|box",
		recoveryCodes: "codes de récupération|codes de secours|code de secours",
		seedPhrases: "phrase de récupération|12 mots|24 mots"
	}
};
// src/language/languages/german.ts
const german = {
	name: "german",
	functionWords: "der die das den dem ein eine einen ist sind wie warum wann wo für mit von und nicht ich wir kann nur im zu auf bei mein",
	smallTalk: {
		said: `nochmal danke|danke nochmal|trotzdem danke|jetzt geht es|geht jetzt|geht wieder|erledigt|
      hat geholfen|hat nicht geholfen|das war es|ist da jemand|jemand da|antworte|antworte mir|
      du verstehst mich nicht|du verstehst nichts|verstehst du mich|wer hat dich gebaut|
      wer hat dich programmiert|wer hat dich erschaffen|einen moment|moment|guten morgen|guten tag|
      guten abend|gute nacht|moin|servus|gruss gott|grus gott|gruezi|hallo zusammen|hi zusammen|
      wie gehts|wie geht es dir|wie geht es ihnen|na|dankeschon|danke schon|vielen dank|besten dank|
      tausend dank|danke sehr|prima|toll|klasse|perfekt|alles klar|verstanden|gut|sehr gut|genau|
      richtig|hat geklappt|hat funktioniert|klappt|geklappt|gelost|nein|nee|vielleicht|tschuss|
      tschus|auf wiedersehen|bis bald|schonen tag|schonen tag noch|dies ist ein test|
      das ist ein test|nur ein test|hilfe|hilf mir|bitte hilfe|ich brauche hilfe|brauche hilfe|
      ich habe eine frage|habe eine frage|ich hab eine frage|eine frage|ich habe ein problem|
      geht nicht|geht nich|es geht nicht|das geht nicht|funktioniert nicht|
      funktioniert immer noch nicht|geht immer noch nicht|geht noch immer nicht|klappt nicht|
      klappt immer noch nicht|nichts geht|nichts funktioniert|gleicher fehler|derselbe fehler|
      immer noch|immer noch der gleiche fehler|fehler|ich verstehe nicht|verstehe nicht|
      ich verstehe das nicht|versteh ich nicht|keine ahnung|falsch|das ist falsch|stimmt nicht|
      das stimmt nicht|das hilft nicht|das hilft mir nicht|hilft nicht|das war nicht meine frage|
      wer bist du|wer bist du denn|wie heisst du|wie heist du|wie heißt du|was kannst du|
      wie alt bist du|bist du ein mensch|bist du ein bot|bist du ein roboter|bist du eine ki|
      bist du echt|bist du chatgpt|sprichst du deutsch|ich liebe dich|hä|was`,
		judged: `lahm|wertlos|mist|mull|schlecht|schlechte|schlechteste|katastrophe|katastrophal|blod|
      idiot|arschloch|arsch|fick dich|halt die klappe|halts maul`,
		judgedThings: `doku|dokumentation|antwort|antworten|bot|ki|assistent|support|dienst|seite|
      website|produkt|chat|roboter`,
		between: `das|dies|diese|dieser|ist|sind|war|ich|du|sie|ihr|wir|es|er|mir|mich|dir|dich|dein|
      deine|ihre|eure|euer|mein|meine|die|der|den|dem|ein|eine|einen|so|sehr|ganz|total|vollig|
      einfach|echt|wirklich|immer|noch|nicht|nichts|nie|kein|keine|mal|doch|nur|auch|und|oder|aber|
      bitte|zusammen|alle|leute|fur|mit|zu|von|an|hier|da|hab|habe|hat|stunden|stunde|zeit|drei|
      zwei|ganze|ganzen|tag|tage|euch|uns|sir|herr|frau`
	},
	requests: { opening: [
		"(?:erzahl|erzahle|sag|schreib|schreibe|mach|sing|dichte)(?: mir| uns)? (?:einen|ein|eine|mal einen)(?: \\w+)? ?(?:witz|gedicht|geschichte|lied|marchen|aufsatz)",
		"(?:ignoriere|vergiss|vergesse|missachte) (?:(?:alle|alles|deine|die|bisherigen|vorherigen|obigen|sämtliche|vorigen) )*(?:anweisungen|instruktionen|regeln|befehle|was du|vorgaben)",
		"(?:ich )?(?:will|mochte|moechte|wurde|kann ich|möchte)(?: gern| gerne)? (?:mit|bitte mit) (?:einem|einer|jemand|jemandem)(?: (?:menschen|echten|mitarbeiter|person|richtigen|berater))?",
		"wie wird das wetter|wie ist das wetter|wie spat ist es"
	] },
	followUps: {
		goesOn: "und aber oder auch dann ebenso",
		openings: "und wenn|was ist mit|wie ist es mit",
		narrows: "mit ohne fur bei",
		pointsBack: "das dies dieses diese damit dafur dabei davon dort darin daran dazu diesen dieser",
		asks: "geht gilt funktioniert klappt kostet wie kann ich",
		questions: "wie|warum|wieso|wann|wo|wer|welche|wie genau|wieviel",
		questionEnds: "dann|genau",
		askFor: "ein|einen|kannst|du|mir|bitte|gib|zeig|konnen|sie",
		examples: "beispiel|beispiele",
		exampleEnds: "bitte|geben|zeigen"
	},
	complaints: `nutzlos|nutzlose|nutzloser|nutzloses|unbrauchbar|unbrauchbare|unbrauchbarer|
    unbrauchbares|schrecklich|schreckliche|schrecklicher|schreckliches|furchtbar|furchtbare|
    furchtbarer|furchtbares|grauenhaft|miserabel|miserable|schrott|scheisse|scheiße|scheiss|scheiß|
    bescheuert|dumm|dumme|lacherlich|peinlich|frechheit|unverschamt|unverschamtheit|
    zeitverschwendung|nervt|nervig|quatsch|unsinn|blodsinn|unfahig|enttauschend|enttauscht|hasse|
    taugt nichts|die schnauze voll`,
	apologies: "leider",
	mentions: "\\b(?:sagt|sagen|erklärt|erklären|beschreibt|beschreiben) (?:aber |jedoch )?nicht,? (?:wie|warum|wann|wo)[.!]?$",
	phones: `mobil|handy|festnetz|telefon|rufnummer|handynummer|telefonnummer|mobilnummer|durchwahl|
      ruf(?:en)?(?: \\p{L}{1,12})? an|anrufen|meld\\p{L}{0,3} (?:dich|sie sich)|meine nummer|
      erreichbar|unter folgender nummer`,
	otherNumbers: `plz|bestellung|bestellnummer|bestellnr|rechnung|rechnungsnummer|rechnungsnr|
    artikel|artikelnummer|auftrag|auftragsnummer|kundennummer|vorgang|vorgangsnummer|seriennummer|
    sendungsnummer`,
	units: "zeilen|nutzer|benutzer|einträge|anfragen|zeichen|stück|mal",
	personalIds: `steuer-id|steuerid|steueridentifikations|steuer-identifikations|steuernummer|idnr|
    rentenversicherungs|sozialversicherungs|sv-nummer|svnummer|svnr|sv-nr|personalausweis|
    ausweisnummer|reisepass|führerscheinnummer|krankenversichertennummer|kontonummer|ahv`,
	credentials: {
		passwords: "passwort|pass-wort|passwor|kennwort|zugangscode|losungswort",
		keys: `zugangsdaten|geheimnis|api-schlüssel|api schlüssel|apischlüssel|zugriffsschlüssel|
      zugangsschlüssel|geheimschlüssel|lizenzschlüssel|privater schlüssel|geheimer schlüssel|
      zugriffskey|zugangskey|lizenzkey|geheimkey|privater key`,
		weak: "schlüssel",
		verbs: `ist jetzt|ist noch|ist|war|lautet|lauten|lautete|heißt|wäre|wurde auf|geändert auf|
      geändert zu|geändert in|gesetzt auf|sind|auf`,
		links: "für|von|vom|zu|zum|zur|im|aus|bei|das|den|der",
		logins: "zugangsdaten|anmeldedaten|benutzer",
		and: "und|mit",
		networks: "netzwerk|funknetz|hotspot",
		recoveryCodes: `wiederherstellungscodes|wiederherstellungscode|backup-codes|sicherungscodes|
      ersatzcodes|notfallcodes`,
		seedPhrases: "wiederherstellungsphrase|sicherungsphrase|12 wörter|24 wörter|zwölf wörter"
	}
};
// src/language/languages/greek.ts
const greek = {
	name: "greek",
	smallTalk: {
		said: `γεια|γεια σας|γεια σου|καλημερα|καλησπερα|ευχαριστω|ευχαριστω πολυ|ναι|οχι|βοηθεια|
      δεν δουλευει|δεν λειτουργει|τεστ`,
		between: "αυτο|ειναι|πολυ|το|ακομα"
	},
	complaints: `απαισιο|απαισια|αχρηστο|αχρηστη|αχρηστα|σκατα|ηλιθιο|ηλιθια|γελοιο|γελοια|χαλια|
    απαραδεκτο|απαραδεκτη|απογοητευτικο|εκνευριστικο|χασιμο χρονου`,
	phones: "τηλέφων[οό]|κινητό|κάλεσε",
	credentials: {
		passwords: "κωδικός|κωδικός πρόσβασης|κωδικό|κωδικος",
		keys: "κλειδί api",
		verbs: "είναι|ήταν",
		links: "για|του|στο",
		weak: "κλειδί"
	}
};
// src/language/languages/hebrew.ts
const hebrew = {
	name: "hebrew",
	smallTalk: {
		said: `שלום|היי|הי|בוקר טוב|ערב טוב|תודה|תודה רבה|כן|לא|ביי|להתראות|בדיקה|טסט|עזרה|לא עובד|
      עדיין לא עובד|זה לא עובד|לא מבין|לא הבנתי|מי אתה|אתה רובוט|אתה בוט|מה שלומך`,
		between: "זה|הזה|מאוד|אני|אתה|לי|של|כל|את|עדיין"
	},
	complaints: `גרוע|גרועה|גרועים|זבל|חרא|טיפש|טיפשי|מעצבן|מעצבנת|מגוחך|מגוחכת|מחורבן|מאכזב|מאכזבת|
    חסר תועלת|בזבוז זמן|נמאס לי`,
	phones: "טלפון|נייד|תלפון",
	credentials: {
		passwords: "הסיסמה|הסיסמא|סיסמה|סיסמא|הסיסמה שלי|הסיסמא שלי",
		keys: "מפתח api|מפתח ה-api",
		verbs: "היא|הוא",
		links: "שלי|של",
		weak: "מפתח"
	}
};
// src/language/languages/hindi.ts
const hindi = {
	name: "hindi",
	smallTalk: {
		said: `जोक सुनाओ|एक जोक सुनाओ|हो गया|कोई है|नमस्ते|नमस्कार|हैलो|हेलो|हाय|धन्यवाद|बहुत धन्यवाद|
      बहुत बहुत धन्यवाद|शुक्रिया|ठीक है|हाँ|हां|नहीं|अच्छा|मदद|मदद करो|मदद चाहिए|मेरी मदद करो|
      काम नहीं कर रहा|काम नहीं कर रहा है|काम नहीं करता|अभी भी काम नहीं कर रहा|समझ नहीं आया|
      तुम कौन हो|आप कौन हैं|क्या आप रोबोट हैं|क्या तुम रोबोट हो|आप कैसे हैं|कैसे हो|परीक्षण|टेस्ट|
      kaise ho|kya haal hai|dhanyavad|shukriya|accha|theek hai|thik hai|kaam nahi kar raha|
      kaam nahi kar raha hai|madad karo|nahi|haan|হ্যালো|ধন্যবাদ|কাজ করছে না`,
		judged: "chutiya",
		between: `यह|ये|है|हैं|बहुत|अभी|भी|मेरा|मेरी|मुझे|आप|तुम|जी|कृपया|कुछ|yeh|ye|hai|bahut|abhi|bhi|
      mujhe|aap|tum|ji|bhai|sir`
	},
	requests: { opening: ["मुझे (?:एक )?(?:चुटकुला|कहानी|कविता)|(?:एक )?चुटकुला सुनाओ|मौसम कैसा"] },
	complaints: "बेकार|बकवास|घटिया|मूर्ख|वाहियात|समय की बर्बादी|bakwas|bakwaas|bekar|bekaar|ghatiya",
	phones: "फोन|फ़ोन|मोबाइल|नंबर|फोन नंबर",
	credentials: {
		passwords: "पासवर्ड",
		keys: "एपीआई कुंजी|api कुंजी|टोकन",
		verbs: "है",
		links: "का"
	}
};
// src/language/languages/hungarian.ts
const hungarian = {
	name: "hungarian",
	phones: "telefonszám(?:om)?|hívj|hívjon|számom",
	otherNumbers: "rendelés",
	credentials: {
		passwords: "jelszó|jelszavam|jelszava|jelszavunk|jelszo",
		keys: "api-kulcs|api kulcs|api-kulcsom|api kulcsom",
		verbs: "az|volt",
		weak: "kulcs"
	}
};
// src/language/languages/indonesian.ts
const indonesian = {
	name: "indonesian",
	smallTalk: {
		tests: "tes",
		said: `halo|hai|selamat pagi|selamat siang|selamat sore|selamat malam|apa kabar|terima kasih|
      makasih|terimakasih|terima kasih banyak|baik|oke|ya|tidak|tes|coba|tolong|tolong bantu|
      bantu saya|butuh bantuan|tidak bisa|tidak berfungsi|gak bisa|nggak bisa|masih tidak bisa|
      error lagi|siapa kamu|kamu siapa|kamu robot|apakah kamu robot|apakah kamu manusia|wkwk|wkwkwk|
      sampai jumpa`,
		judged: "sampah|anjing|buruk",
		between: `ini|itu|saya|aku|kamu|anda|sangat|sekali|masih|juga|dan|tapi|yang|lagi|semua|kak|min|pak|bu`
	},
	complaints: `jelek|payah|goblok|bodoh|tolol|tidak berguna|mengecewakan|menyebalkan|konyol|bangsat|
    sialan|buang waktu|buang-buang waktu`,
	phones: "nomor (?:hp|telepon|wa|saya)|no\\.? hp|telepon|hubungi",
	personalIds: "nik",
	credentials: {
		passwords: "kata sandi|sandi saya",
		keys: "kunci api|token akses",
		verbs: "adalah|yaitu|ialah",
		links: "untuk|saya",
		weak: "kunci"
	}
};
// src/language/languages/italian.ts
const italian = {
	name: "italian",
	functionWords: "il gli della del dei una sono come perché quando dove per con nel mio posso che non è di",
	smallTalk: {
		said: `non mi aiuta|funziona|ora funziona|risolto|ce qualcuno|rispondi|grazie lo stesso|
      buongiorno|buon giorno|buonasera|buona sera|buonanotte|salve|come stai|come va|grazie|
      grazie mille|molte grazie|perfetto|ottimo|bene|va bene|capito|arrivederci|prova|
      questa e una prova|aiuto|aiutami|ho bisogno di aiuto|ho una domanda|ho un problema|
      una domanda|non funziona|non va|non funziona ancora|ancora non funziona|
      continua a non funzionare|niente funziona|stesso errore|lo stesso errore|non capisco|
      non ho capito|non so|sbagliato|e sbagliato|chi sei|come ti chiami|cosa sai fare|sei un robot|
      sei un bot|sei umano|sei una persona|sei reale|ti amo`,
		judged: "non servi a niente|fa schifo|terribile|vaffanculo|stronzo|spazzatura",
		judgedThings: `documentazione|risposta|risposte|bot|assistente|supporto|servizio|sito|pagina|
      prodotto|chat|robot`,
		between: `questo|questa|questi|è|di|del|della|la|il|lo|i|gli|le|un|una|mi|mio|mia|ti|tuo|tua|
      vostra|vostro|che|in|per|favore|molto|piu|tutto|tutti|niente|mai|ancora|non|con|ho|perso|ore|
      ora|tempo|sei|cosi`
	},
	requests: { opening: [
		"(?:raccontami|dimmi|scrivi|scrivimi|racconta) (?:una|un) (?:barzelletta|poesia|storia|canzone|battuta)",
		"(?:ignora|dimentica) (?:(?:tutte|tutto|le|tue|i) )*(?:istruzioni|quello|regole)",
		"(?:voglio|vorrei|posso)(?: parlare) con (?:un|una|qualcuno)(?: (?:umano|persona|operatore))?",
		"che tempo fa|che ore sono"
	] },
	followUps: {
		goesOn: "e ma anche allora",
		openings: "e se",
		narrows: "con senza",
		pointsBack: "quello quella questo questa cio",
		asks: "funziona costa come posso",
		questions: "come|perche|quando|dove|quanto|quale",
		askFor: "un|puoi|farmi|fare|dammi|mostrami",
		examples: "esempio|esempi",
		exampleEnds: "per favore"
	},
	complaints: `inutile|inutili|pessimo|pessima|orribile|schifo|schifoso|schifosa|merda|cazzo|
    stupido|stupida|idiota|scemo|ridicolo|ridicola|vergogna|vergognoso|vergognosa|deludente|
    irritante|odio|perdita di tempo|non serve a niente|non serve a nulla|sono stufo|sono stufa`,
	apologies: "spiacente|purtroppo",
	mentions: "\\bnon (?:dice|dicono|spiega|spiegano|descrive|descrivono) (?:come|perché|quando|dove)[.!]?$",
	phones: "telefono|cellulare|il mio numero|chiam(?:ami|atemi|are|a)|numero di telefono",
	otherNumbers: "fattura|ordine",
	units: "volte",
	personalIds: "passaporto|codice fiscale|carta d'identità|carta d’identità",
	credentials: {
		passwords: `parola d'ordine|parola d’ordine|codice di accesso|codice d'accesso`,
		keys: `chiave api|chiave di api|chiave dell'api|chiave dell’api|chiave segreta|chiave privata|
      chiave di accesso|token di accesso|codice segreto`,
		weak: "chiave",
		verbs: `è|e’|e'|era|sarebbe|sono|cambiata in|in`,
		links: "per|di|del|della|che|da|su|con",
		logins: "credenziali|accesso|utente",
		and: "e|con",
		networks: "rete",
		recoveryCodes: "codici di recupero|codici di backup|codice di recupero",
		seedPhrases: "frase di recupero|12 parole|24 parole"
	}
};
// src/language/languages/japanese.ts
const japanese = {
	name: "japanese",
	smallTalk: {
		said: `助かりました|助かった|解決しました|解決|できました|動きました|誰かいますか|いますか|答えて|答えてください|こんにちは|こんばんは|おはよう|おはようございます|
      はじめまして|初めまして|もしもし|やあ|どうも|お疲れ様です|お疲れさまです|ありがとう|ありがとうございます|ありがとうございました|感謝します|了解|了解です|わかりました|
      分かりました|なるほど|はい|いいえ|うん|オッケー|さようなら|またね|すみません|ごめん|ごめんなさい|よろしく|よろしくお願いします|テスト|テストです|てすと|テスト中|助けて|
      助けてください|ヘルプ|質問があります|質問です|困っています|動かない|動きません|動作しません|うまくいかない|うまくいきません|できない|できません|だめです|ダメです|
      まだ動かない|まだ動きません|同じエラー|同じエラーです|エラー|エラーです|エラーが出る|わからない|わかりません|分かりません|意味がわからない|違います|違う|間違っています|
      間違い|あなたは誰|あなたは誰ですか|誰ですか|名前は|お名前は|あなたの名前は|あなたはロボットですか|ロボットですか|あなたは人間ですか|人間ですか|aiですか|あなたはaiですか|
      何ができますか|何歳ですか|元気ですか|お元気ですか|愛してる|好きです|何か面白いことを言って|人と話したい|有人対応|今日の天気|今何時|今何時ですか|笑|草|ｗｗｗ|あああ`,
		judged: "だめ|ダメ|使えない|使えません|クソ|くそ|ゴミ|最低|バカ|ばか|死ね|意味ない",
		judgedThings: "ドキュメント|回答|答え|ボット|ロボット|サポート|サイト|製品",
		between: `これ|それ|この|その|は|が|を|に|の|も|で|と|です|ます|だ|ね|よ|な|か|全然|全く|まったく|まだ|本当に|とても|すごく|あなた|私|ください|
      お願いします|やっぱり|また|何も`
	},
	requests: { anywhere: [
		"(?:(?:これまで|以前|上記|前|今まで)の)(?:すべての|全ての)?(?:指示|命令|プロンプト)[^。]{0,4}(?:無視|忘れ)",
		"(?:詩|物語|小説|俳句|歌)を(?:書い|作っ|詠ん)",
		"(?:冗談|ジョーク|面白い話|なぞなぞ)を",
		"(?:人間|担当者|オペレーター|スタッフ)(?:と|に)(?:話|つな|繋|代わ|チャット)",
		"天気(?:は|を|予報)",
		"システムプロンプト(?:を|は)(?:教え|見せ|表示|何)"
	] },
	followUps: { leans: "^(?:それ|その|では|じゃあ|でも|あと|そして|同じ|そこ|ほかに|他に|なぜ$|どうやって$|どこ$|例を|例は|サンプルを)|(?:では|でも|だと|の場合)$" },
	complaints: `役に立たない|役に立ちません|役立たず|使い物にならない|全然だめ|全然ダメ|最悪|ひどい|酷すぎ|クソみたい|クソだ|馬鹿|ふざけ|うざい|無能|がっかり|イライラ|
    時間の無駄|腹が立`,
	phones: "電話|携帯|連絡先|でんわ|ファックス|電話番号",
	otherNumbers: "注文番号|受付番号|管理番号|会員番号|商品番号|追跡番号|伝票番号",
	personalIds: "マイナンバー|個人番号|旅券番号|免許証番号",
	credentials: {
		passwords: "パスワード|暗証番号|パスコード|パスフレーズ|合言葉",
		keys: "apiキー|api キー|アクセスキー|シークレットキー|秘密鍵|トークン|シークレット|アクセストークン|ライセンスキー|apikey|認証キー",
		verbs: "は|が|も|を|には|に|として|で",
		weak: "キー",
		logins: "ログイン|ユーザー名",
		and: "と",
		networks: "無線|ネットワーク",
		recoveryCodes: "リカバリーコード|バックアップコード|復旧コード|回復コード",
		seedPhrases: "シードフレーズ|リカバリーフレーズ|ニーモニック"
	}
};
// src/language/languages/korean.ts
const korean = {
	name: "korean",
	smallTalk: {
		said: `해결됐어요|해결됐습니다|해결했어요|됐어요|됐습니다|돼요|누구있어요|대답해|대답해줘|안녕|안녕하세요|안녕하십니까|하이|헬로|여보세요|반가워요|반갑습니다|좋은아침|
      감사합니다|감사해요|고마워|고마워요|고맙습니다|땡큐|네|예|응|아니|아니요|아니오|알겠습니다|알겠어요|알았어|좋아요|좋습니다|오케이|잘가|안녕히계세요|수고하세요|
      죄송합니다|미안|테스트|테스트입니다|테스트중|도와주세요|도와줘|도움이필요해요|도움|질문있어요|질문이있습니다|질문|문제가있어요|안돼|안돼요|안되요|안됩니다|안되네요|
      아직도안돼요|여전히안돼요|여전히안됩니다|작동하지않아요|작동안해요|작동하지않습니다|똑같아요|같은오류|에러|오류|모르겠어요|모르겠습니다|이해가안돼요|틀렸어|틀렸어요|
      아니에요|누구세요|너누구야|넌누구야|이름이뭐야|로봇이야|로봇인가요|로봇이세요|사람이야|사람인가요|사람이세요|너는로봇이야|뭐할수있어|몇살이야|사랑해|상담원|지금몇시야`,
		judged: "도움이안되네|도움안되네|도움이안됨|쓰레기|바보|멍청해|쓸모없어|도움이안돼|최악이야|시발|개새끼|꺼져|닥쳐|별로",
		judgedThings: "문서|답변|답|봇|챗봇|로봇|서비스|사이트|제품|고객센터",
		between: `영|이|그|저|이거|그거|이건|그건|는|은|가|을|를|도|에|요|정말|진짜|너무|아직|여전히|또|다시|계속|왜|좀|제발|나|너|하나도|전혀|예요|입니다|
      네요`
	},
	requests: { anywhere: [
		"(?:이전|위의|앞의|지금까지의)[^.]{0,8}(?:지시|명령|프롬프트)[^.]{0,6}(?:무시|잊)",
		"(?:농담|재미있는 이야기|노래|시|이야기)(?:를|을|하나)? ?(?:해|들려|써|불러|하나)",
		"(?:상담원|상담사|사람|직원)(?:과|이랑|하고|와|으로|에게)? ?(?:연결|통화|대화|얘기|이야기)",
		"날씨(?:가|는)? ?(?:어때|알려|어떻)"
	] },
	followUps: { leans: "^(?:그럼|그러면|그건|그거|그것|그리고|그런데|그 |거기|왜$|어떻게$|어디$|예시|예를|예제)|(?:에서는요|에서는|은요|는요|도 ?되나요|도요)$" },
	complaints: "쓸모없|쓸모 없|도움이 안|도움이안|최악|짜증|씨발|병신|개판|엉망|형편없|형편 없|한심|멍청|실망|시간 낭비|시간낭비|답답",
	phones: "전화|휴대폰|핸드폰|연락처|휴대전화|폰번호|내 번호|제 번호",
	otherNumbers: "주문번호|송장번호|접수번호|상품번호|주문 번호",
	personalIds: "주민등록번호|주민번호|여권번호|운전면허번호",
	credentials: {
		passwords: "비밀번호|비번|암호|패스워드",
		keys: "api 키|api키|액세스 키|액세스키|비밀키|비밀 키|시크릿 키|시크릿키|토큰|시크릿|인증키|엑세스 토큰",
		verbs: "는|은|이|가|를|을|로|으로|인",
		weak: "키",
		logins: "로그인|계정|아이디",
		and: "와|과",
		networks: "와이파이|무선|네트워크",
		recoveryCodes: "복구 코드|백업 코드|복구코드|백업코드",
		seedPhrases: "시드 구문|니모닉|복구 구문"
	}
};
// src/language/languages/nordic.ts
const nordic = {
	name: "nordic",
	smallTalk: {
		said: `hej|hejsan|hei|god morgon|god morgen|god dag|god kväll|tjena|tack|tack så mycket|
      tusen tack|tak|mange tak|takk|tusen takk|mange takk|bra|nej|nei|hejdå|hjälp|hjælp|hjelp|
      jag behover hjalp|funkar inte|fungerar inte|det funkar inte|det fungerar inte|virker ikke|
      det virker ikke|fungerer ikke|det fungerer ikke|samma fel|samme fejl|jag forstar inte|
      forstar ikke|moi|terve|kiitos|kiitos paljon|ei toimi|apua|kylla|hyvaa paivaa|är du en robot|
      er du en robot|er du et menneske|är du människa`,
		judged: "skit|varelos|dålig|lort|dritt|dum|idiot|fan",
		between: `det|den|detta|det har|ar|er|jag|jeg|du|ni|mig|meg|alla|alle|mycket|meget|inte|ikke|
      fortfarande|stadig|fortsatt|och|og|men|så|på|i|för`
	},
	requests: { opening: ["(?:beratta|skriv|fortal)(?: mig)? (?:ett|en|et) (?:skamt|vits|dikt|saga|saga om|digt|historie)", "hur blir vadret"] },
	followUps: {
		goesOn: "och men",
		pointsBack: "det den dar",
		questions: "hur|varfor",
		examples: "exempel"
	},
	complaints: `värdelös|värdelöst|värdelösa|oduglig|usel|uselt|jävla|fruktansvärd|fruktansvärt|
    idiotisk|idiotiskt|löjligt|ubrukelig|ubrukelige|ubrugelig|ubrugelige|elendig|elendigt|
    forferdelig|forferdelige|forfærdelig|forfærdeligt|latterlig|latterligt|slöseri med tid|
    bortkastet tid|spild af tid|paska|surkea|hyödytön|typerä|naurettava|ajanhukkaa`,
	phones: `ring (?:mig|meg|til|på)(?: på)?|mitt nummer|mit nummer|telefonnumret|mobilnummer|puhelin|
    puhelinnumero|soita|numeroni`,
	personalIds: "personnummer|henkilötunnus",
	credentials: {
		passwords: `lösenord|lösenordet|lösenfras|passord|passordet|adgangskode|adgangskoden|kodeord|
      kodeordet|salasana|salasanani|salasanamme`,
		keys: `api-nyckel|api-nyckeln|api nyckel|åtkomstnyckel|åtkomsttoken|api-nøgle|api-nøglen|
      api-nøkkel|api-nøkkelen|adgangsnøgle|api-avain|api-avaimeni|api-avaimen|tokenet|tokenen`,
		weak: "nyckel|nøgle|nøkkel",
		verbs: "är|var|er|on|oli|blev",
		links: "för|till|på|til|som|från",
		logins: "inloggning|inloggningsuppgifter|brugernavn|brukernavn|käyttäjä",
		and: "och|og|ja|med",
		networks: "nätverk|netværk|nettverk|verkon",
		recoveryCodes: `återställningskoder|reservkoder|gendannelseskoder|gjenopprettingskoder|
      palautuskoodit|varakoodit`,
		seedPhrases: "återställningsfras|12 ord|24 ord"
	}
};
// src/language/languages/persian.ts
const persian = {
	name: "persian",
	phones: "شماره|تلفن|موبایل",
	credentials: {
		passwords: "رمز عبور",
		keys: "کلید api",
		verbs: "است",
		links: "من",
		weak: "کلید"
	}
};
// src/language/languages/polish.ts
const polish = {
	name: "polish",
	functionWords: "jak dlaczego kiedy gdzie dla od nie jest są mogę się czy po przy",
	smallTalk: {
		said: `rozwiazane|dziala|działa|jest tu kto|odpowiedz mi|cześć|dzień dobry|dobry wieczor|witam|
      hej|siema|dziekuje|dzięki|dziękuję bardzo|dobrze|tak|nie|pa|do widzenia|na razie|to jest test|
      pomocy|pomoc|potrzebuje pomocy|mam pytanie|mam problem|dalej nie dziala|dalej nie działa|
      nadal nie dziala|nadal nie działa|nic nie dziala|nic nie działa|ten sam blad|ten sam błąd|
      nie rozumiem|nie wiem|źle|kim jestes|jestes robotem|jestes czlowiekiem|jesteś botem|
      jesteś człowiekiem|ahoj|dobry den|dekuji|diky|nefunguje|nefunguje to|porad nefunguje|
      pomoc prosim|ano|ne|nerozumim`,
		judged: "idiota|spierdalaj|hovno|hrozne",
		judgedThings: "dokumentacja|odpowiedz|bot|strona|chat",
		between: `to|jest|ten|ta|i|w|na|mi|mnie|bardzo|za|nadal|dalej|wciaz|proszę|wszystkim|wszystko|
      nic|moje|wasza|twoja|tego|mam|ja|ty`
	},
	requests: { opening: [
		"(?:opowiedz|napisz|powiedz)(?: mi)? (?:dowcip|kawal|żart|zart|wiersz|bajke|bajkę|kawał)",
		"(?:zignoruj|zapomnij|ignoruj) (?:(?:wszystkie|o|swoje|poprzednie|wszystkich) )*(?:instrukcje|polecenia|poprzednich|wszystkim)",
		"(?:chce|chcę|moge|mogę) (?:rozmawiac|porozmawiac|rozmawiać|porozmawiać) z (?:czlowiekiem|konsultantem|kims|człowiekiem)",
		"jaka jest pogoda|ktora godzina"
	] },
	followUps: {
		goesOn: "ale oraz czy",
		openings: "a co z",
		narrows: "w na z bez",
		pointsBack: "tego tym tam jego",
		asks: "jak",
		questions: "jak|dlaczego|kiedy|gdzie",
		askFor: "mozesz|podac|mozna",
		examples: "przyklad"
	},
	complaints: `bezużyteczne|bezużyteczny|bezużyteczna|bezuzyteczne|beznadziejne|beznadziejny|
    beznadziejna|beznadzieja|okropne|okropny|okropna|fatalne|fatalny|żenada|żenujące|żałosne|głupie|
    głupi|głupia|glupie|glupi|gówno|kurwa|bzdura|bzdury|irytujące|wkurza|rozczarowany|rozczarowana|
    strata czasu|do dupy|mam dość`,
	phones: `mój numer|zadzwoń|dzwoń|zadzwonić|telefonu|komórka|komórkę|numer (?:kontaktowy|telefonu)|
      tel\\.? kom`,
	otherNumbers: "zamówieni[ea]|faktur[ay]",
	units: "raz[ya]?",
	personalIds: "paszport|pesel|nip|regon|numer dowodu",
	credentials: {
		passwords: "hasło|hasła|hasłem|haslo|hasełko",
		keys: `klucz api|klucza api|klucz dostępu|klucz prywatny|tajny klucz|token dostępu|
      klucz licencyjny|dane logowania|tokenu|tokena|tokenem`,
		weak: "klucz",
		verbs: "to|jest|brzmi|było|był|to jest|zmieniono na|na",
		links: "do|dla|od|na|z|w|który|które|po",
		logins: "dane logowania|użytkownik",
		and: "i|oraz|z",
		networks: "sieci",
		recoveryCodes: "kody zapasowe|kody odzyskiwania|kod zapasowy",
		seedPhrases: "fraza odzyskiwania|frazę odzyskiwania|12 słów|24 słowa"
	}
};
// src/language/languages/portuguese.ts
const portuguese = {
	name: "portuguese",
	functionWords: "os um uma do da dos das são como por quando onde para com meu posso não que é no na depois dá",
	smallTalk: {
		tests: "teste",
		said: `funcionou|resolvido|tem alguem ai|responda|obrigado mesmo assim|nao ajudou em nada|ola|
      oi|bom dia|boa tarde|boa noite|tudo bem|como vai|e ai|obrigado|obrigada|muito obrigado|
      muito obrigada|valeu|perfeito|otimo|legal|certo|entendi|beleza|sim|nao|tchau|ate logo|teste|
      testando|isto e um teste|isso e um teste|um teste|ajuda|me ajuda|me ajude|socorro|
      preciso de ajuda|tenho uma duda|tenho uma duvida|tenho uma pergunta|tenho um problema|
      nao funciona|nao esta funcionando|ainda nao funciona|continua sem funcionar|nada funciona|
      mesmo erro|o mesmo erro|nao entendo|nao sei|errado|esta errado|nao ajudou|quem e voce|
      qual e o seu nome|qual seu nome|o que voce faz|voce e um robo|voce e humano|voce e um bot|
      voce e real|e um robo|kkk|kkkk|kkkkk|rsrs|te amo`,
		judged: "nao serve pra nada|lixo|terrivel|burro|caralho|foda|vai se foder",
		judgedThings: `documentacao|resposta|respostas|bot|assistente|suporte|servico|site|pagina|produto|chat|robo`,
		between: `isso|isto|esse|essa|este|esta|é|de|do|da|os|as|um|uma|me|meu|minha|te|seu|sua|que|em|
      para|por favor|pf|muito|mais|tudo|todos|nada|nunca|ainda|com|voce|voces|gente|pessoal|pela|
      pelo|horas|tempo|perdi|eu|tao`
	},
	requests: { opening: [
		"(?:me )?(?:conte|conta|escreva|escreve|diga|faca)(?: me| uma| um)* (?:piada|poema|historia|cancao|musica)",
		"(?:ignore|esquece|esqueca|desconsidere) (?:(?:todas|todos|tudo|suas|as|os|o que) )*(?:instrucoes|regras|que|anteriores)",
		"(?:quero|gostaria de|preciso|posso) falar com (?:um|uma|alguem|o|a)(?: (?:humano|pessoa|atendente|suporte|agente))?",
		"que horas sao|qual a previsao do tempo"
	] },
	followUps: {
		goesOn: "e mas tambem entao",
		narrows: "com sem para",
		pointsBack: "isso isto aquilo nisso disso ele",
		asks: "posso custa funciona como",
		questions: "como|quando|onde|qual|porque",
		askFor: "um|voce|pode|poderia|me|mostrar",
		examples: "exemplo|exemplos",
		exampleEnds: "por favor"
	},
	complaints: `inutil|inuteis|pessimo|pessima|horrivel|horriveis|ruim|merda|porcaria|estupido|
    estupida|idiota|ridiculo|ridicula|vergonha|vergonhoso|vergonhosa|lamentavel|decepcionante|odeio|
    porra|perda de tempo|nao serve para nada|nao presta|estou farto|estou farta`,
	apologies: "lamento|desculpe|infelizmente",
	mentions: "não (?:diz|dizem|explica|explicam|descreve|descrevem) (?:como|por que|quando|onde)[.!]?$",
	phones: "telefone|telem[oó]vel|meu número|me liga|ligue|liga para|zap",
	units: "vezes",
	personalIds: "cpf|cnpj",
	credentials: {
		passwords: "senha|palavra-passe|palavra passe|código de acesso",
		keys: `chave api|chave de api|chave da api|chave secreta|chave privada|chave de acesso|
      token de acesso`,
		weak: "chave",
		verbs: "é|era|foi|seria|são|alterada para|por",
		links: "para|de|do|da|que|em|no|na|com",
		logins: "credenciais|acesso|usuário|utilizador",
		and: "e|com",
		networks: "rede",
		recoveryCodes: "códigos de recuperação|códigos de backup|código de recuperação",
		seedPhrases: "frase de recuperação|frase semente|12 palavras|24 palavras"
	}
};
// src/language/languages/romanian.ts
const romanian = {
	name: "romanian",
	phones: "sunați|sună|număr(?:ul)?(?: meu)?",
	personalIds: "cnp",
	credentials: {
		passwords: "parolă|parola",
		keys: "cheia api|cheie api",
		verbs: "este|e|era",
		links: "pentru|de|la",
		weak: "cheia"
	}
};
// src/language/languages/russian.ts
const russian = {
	name: "russian",
	smallTalk: {
		tests: "тест",
		said: `помогло|заработало|решено|есть кто|кто здесь|ты тут|вы тут|алло|ответь|ответьте|
      ничего не понял|ты не понял|кто тебя создал|кто тебя сделал|привет|приветик|здравствуйте|
      здравствуй|добрый день|доброе утро|добрый вечер|хай|ку|как дела|спасибо|спасибо большое|
      большое спасибо|спс|благодарю|отлично|хорошо|понятно|понял|ясно|ок|окей|да|нет|пока|
      до свидания|тест|проверка|тестирую|это тест|помогите|помощь|помоги|нужна помощь|есть вопрос|
      у меня вопрос|у меня проблема|не работает|не работает ничего|ничего не работает|
      всё равно не работает|все еще не работает|не помогло|не помогает|та же ошибка|ошибка|
      та же проблема|не понимаю|не понял|не знаю|неправильно|неверно|кто ты|как тебя зовут|ты бот|
      ты робот|ты человек|ты живой|вы бот|вы робот|вы человек|ты настоящий|сколько тебе лет|
      что ты умеешь|я тебя люблю|ахаха|хаха|хахаха|лол|привіт|добрий день|дякую|дуже дякую|
      не працює|так|ні|допоможіть`,
		judged: `какая то|тормоз|кретин|дебил|достал|дурак|блять|бля|блин|хуйня|нахуй|пошел нахуй|
      иди нахуй|заткнись|плохо|плохой|плохая`,
		judgedThings: `документация|дока|ответ|ответы|бот|поддержка|сервис|сайт|страница|продукт|чат|робот`,
		between: `это|эта|этот|эти|ваш|ваша|ваше|твой|твоя|мой|моя|я|ты|он|она|оно|мне|меня|вам|всё|
      всем|ничего|никогда|опять|снова|ещё|равно|не|очень|просто|совсем|какой|какая|какое|и|а|но|в|
      на|с|за|пожалуйста|большое|у|же|вы`
	},
	requests: { opening: [
		"(?:расскажи|напиши|придумай|сочини|расскажите)(?: мне)? (?:анекдот|шутку|стих|стихотворение|сказку|историю|песню|сочинение)",
		"(?:игнорируй|забудь|проигнорируй|забудь про|забудь обо) (?:(?:все|свои|предыдущие|о|про|всех|прошлые) )*(?:инструкции|правила|команды|указания|всем|что)",
		"(?:хочу |можно |дайте )?(?:поговорить|говорить|пообщаться|связаться) с (?:человеком|оператором|живым|менеджером|кем)",
		"(?:позови|позовите|соедини|соедините|переключи|переключите|дай|дайте)(?: меня)?(?: с| на)? (?:оператора|человека|оператором|человеком)",
		"какая погода|какая сегодня погода|который час|сколько времени"
	] },
	followUps: {
		goesOn: "и а но или тоже тогда",
		openings: "а если|а что|а как|а с",
		narrows: "для в на с без",
		pointsBack: "это этого этим этом там тут его их ему так",
		asks: "работает стоит можно",
		questions: "как|почему|когда|где|зачем|какой|сколько",
		questionEnds: "именно",
		askFor: "можно|дай|дайте|покажи|приведи|пожалуйста",
		examples: "пример"
	},
	complaints: `бесполезно|бесполезный|бесполезная|бесполезные|ужасно|ужасный|ужасная|ужасные|ужас|
    отстой|дерьмо|говно|бред|чушь|ерунда|фигня|кошмар|бесит|тупой|тупая|тупые|идиот|идиоты|дурацкий|
    дурацкая|позор|отвратительно|отвратительный|отвратительная|ненавижу|достали|надоело|
    пустая трата времени`,
	phones: `телефон[ауе]?|тел|моб|мобильный|мобільний|звоните|позвони(?:те)?|позвонить|дзвоніть|
    зателефонуйте|мой номер|мій номер|номер телефона?у?|сотовый|ватсап|вотсап`,
	otherNumbers: "заказ(?:а|у)?|счёт|счет|замовлення",
	units: "раз",
	personalIds: "инн|снилс|паспорт|рнокпп",
	credentials: {
		passwords: "пароль|пароля|паролем|паролю|код доступа|код доступу|кодовое слово",
		keys: `ключ api|ключ апи|api ключ|api-ключ|апи ключ|ключа api|ключом api|ключ доступа|
      ключ доступу|секретный ключ|секретний ключ|секрет|токен|токена|токеном|токен доступа|
      токен доступу|приватный ключ`,
		weak: "ключ",
		verbs: "это|был|есть|теперь|такой|це|був|є|на",
		links: "от|для|к|на|у|от моего|від|до|з|который|с",
		logins: "логин|логіном|логин и пароль|учётные данные|пользователь",
		and: "и|і|с",
		networks: "сети|роутера|вайфай",
		recoveryCodes: "резервные коды|коды восстановления|резервный код|резервні коди",
		seedPhrases: "сид-фраза|сид-фразу|сид фраза|мнемоника|12 слов|24 слова"
	}
};
// src/language/languages/south-slavic.ts
const southSlavic = {
	name: "south-slavic",
	phones: "broj telefona|nazovi(?:te)?|обад(?:и|ете)",
	credentials: {
		passwords: "lozinka|lozinku|zaporka|zaporku|geslo|парола|паролата|лозинка",
		keys: "api ključ|pristupni ključ|tajni ključ|апи кључ|api ключ|тайният ключ",
		weak: "ključ",
		verbs: "je|glasi|bila je|е|беше",
		links: "za|od|na|за|от"
	}
};
// src/language/languages/spanish.ts
const spanish = {
	name: "spanish",
	functionWords: "el los las una unos como cómo cuando por qué que para con del donde está son mi puedo hay sin se cuántas cuál",
	smallTalk: {
		tests: "prueba",
		said: `gracias por nada|estas ahi|hay alguien|hola a todos|no me ayuda|no me ayudas|no ayudas|
      no contesta|responde|funciono|ya funciona|ya esta|resuelto|buenas|buenos dias|buen dia|
      buenas tardes|buenas noches|que tal|como estas|como esta|que pasa|saludos|muchas gracias|
      mil gracias|genial|perfecto|vale|de acuerdo|entendido|claro|listo|bien|muy bien|adios|
      hasta luego|chao|prueba|probando|esto es una prueba|una prueba|ayuda|ayudame|necesito ayuda|
      tengo una pregunta|tengo un problema|tengo una duda|una pregunta|no funciona|no me funciona|
      sigue sin funcionar|no funciona nada|nada funciona|no sirve|no me sirve|sigue igual|
      mismo error|el mismo error|no entiendo|no lo entiendo|no se|esta mal|incorrecto|
      no es correcto|eso no es lo que pregunte|quien eres|que eres|como te llamas|
      cuantos anos tienes|que puedes hacer|eres un robot|eres un bot|eres humano|eres una persona|
      eres real|eres una ia|eres chatgpt|hablas espanol|jaja|jajaja|jajajaja|te amo|te quiero`,
		judged: `vaya|basura|terrible|malo|mala|tonto|tonta|puta|vete a la mierda|callate|
      no sirves para nada|no vale para nada`,
		judgedThings: `documentacion|respuesta|respuestas|bot|asistente|soporte|servicio|pagina|
      producto|chat|robot|cosa`,
		between: `esto|esta|este|eso|es|son|de|la|el|los|las|un|una|lo|me|mi|te|tu|su|y|en|por|favor|
      muy|mas|todo|nada|nunca|todavia|aun|sigue|para|todos|todas|tan|ya|pero|ni|con|amigo|amigos|
      senor|tiempo|hora|horas|tres|dos|he|perdido|mucho|mucha|su ayuda|tu ayuda|funciona|qué`
	},
	requests: { opening: [
		"(?:por favor )?(?:cuentame|cuenta|dime|dame|escribe|escribeme|hazme|inventa)(?: me)? (?:un|una|el) (?:\\w+ )?(?:chiste|poema|cuento|historia|cancion|receta)",
		"(?:ignora|olvida) (?:(?:todas|todos|tus|las|los|el|la|tu|lo) )*(?:instrucciones|reglas|que|anteriores|lo)",
		"(?:quiero|quisiera|necesito|puedo|me gustaria)?(?: |^)?(?:hablar|hablo) con (?:un|una|alguien|algun)(?: (?:humano|persona|agente|asesor|operador|persona real|ser humano))?",
		"que tiempo hace|que hora es"
	] },
	followUps: {
		goesOn: "y pero entonces tambien",
		openings: "y si|que tal con",
		narrows: "con sin para",
		pointsBack: "eso esto ello ese esa ahi alli aquel lo",
		asks: "cuanto cuesta funciona sirve como puedo puede",
		questions: "como|cuando|donde|por que|cual|cuanto",
		questionEnds: "exactamente",
		askFor: "puedes|dar|darme|dame|muestrame|poner",
		examples: "ejemplo|ejemplos",
		exampleEnds: "por favor"
	},
	complaints: `inutil|inutiles|pesimo|pesima|horrible|horribles|malisimo|malisima|asco|asqueroso|
    asquerosa|mierda|estupido|estupida|idiota|imbecil|ridiculo|ridicula|verguenza|vergonzoso|
    vergonzosa|odio|joder|perdida de tiempo|no sirve para nada|estoy harto|estoy harta`,
	apologies: "lo siento",
	mentions: "\\bno (?:dicen?|explican?|describen?) (?:cómo|por qué|cuándo|dónde)[.!]?$",
	phones: "teléfono|móvil|movil|celular|ll[aá]m[ae](?:me|nme|dme|rme|r|nos)|mi número",
	otherNumbers: "pedido|factura",
	units: "filas|usuarios|veces",
	personalIds: "pasaporte|dni|nie|nif|cif|seguridad social|rut|curp|rfc|nit",
	credentials: {
		passwords: `contraseña|contrasena|contrasen\u0303a|mi clave|tu clave|su clave|la clave|clave de acceso|
      código de acceso`,
		keys: `clave api|clave de api|clave de la api|clave secreta|clave privada|llave api|
      llave de api|llave secreta|token de acceso`,
		weak: "clave",
		verbs: "es|era|fue|sería|son|cambiada a|cambié a|quedó en|a|por",
		links: "para|de|del|que|en|con|al",
		logins: "credenciales|acceso|usuario",
		and: "y|con",
		networks: "red|router",
		recoveryCodes: "códigos de recuperación|códigos de respaldo|código de respaldo",
		seedPhrases: "frase semilla|frase de recuperación|12 palabras|24 palabras"
	}
};
// src/language/languages/thai.ts
const thai = {
	name: "thai",
	smallTalk: {
		said: `สวัสดี|สวัสดีครับ|สวัสดีค่ะ|หวัดดี|ขอบคุณ|ขอบคุณครับ|ขอบคุณค่ะ|ขอบคุณมาก|ขอบใจ|โอเค|ใช่|
      ไม่|ได้|ทดสอบ|ช่วยด้วย|ช่วยหน่อย|ใช้ไม่ได้|ไม่ทำงาน|ยังไม่ได้|คุณเป็นใคร|คุณเป็นบอทหรือเปล่า|
      555|5555|55555`,
		judged: "แย่",
		between: "ครับ|ค่ะ|คะ|นะ|มาก|จ้า|ยัง|นี้|เลย|แล้ว"
	},
	complaints: "ห่วย|แย่มาก|ไร้ประโยชน์|โง่|เหี้ย|น่าผิดหวัง|งี่เง่า|เสียเวลา|น่ารำคาญ|น่าเบื่อ",
	phones: "เบอร์|โทร",
	credentials: {
		passwords: "รหัสผ่าน|พาสเวิร์ด",
		keys: "คีย์ api|โทเค็น|โทเคน",
		verbs: "คือ|เป็น|ว่า|ใช้",
		weak: "รหัส|คีย์",
		logins: "ล็อกอิน|ชื่อผู้ใช้",
		and: "และ|กับ",
		networks: "ไวไฟ|เน็ต",
		recoveryCodes: "รหัสกู้คืน|รหัสสำรอง",
		links: "ของ|เดิม|ใหม่|เก่า|บัญชี|สำหรับ"
	}
};
// src/language/languages.ts
const spacedLanguages = [
	english,
	spanish,
	french,
	german,
	italian,
	portuguese,
	dutch,
	polish,
	russian,
	{
		name: "turkish",
		functionWords: "nasıl neden bir ve için ile mi mı nerede bu",
		smallTalk: {
			said: `oldu|simdi oldu|calisti|çalıştı|kimse var mi|cevap ver|merhaba|selam|selamlar|gunaydin|
      iyi gunler|iyi aksamlar|nasilsin|nasilsiniz|cok tesekkurler|sagol|sag ol|sagolun|tamam|evet|
      hayir|harika|gule gule|hosca kal|deneme|yardim|yardim edin|yardim et|yardim lazim|
      bir sorum var|sorum var|calismiyor|hala calismiyor|olmuyor|olmadi|hicbir sey calismiyor|
      ayni hata|hata|anlamadim|bilmiyorum|yanlis|sen kimsin|bot musun|robot musun|insan misin|
      gercek misin|çalışmıyor|hâlâ çalışmıyor|günaydın|teşekkürler|teşekkür ederim|hayır|yardım|
      aynı hata|anlamadım|insan mısın`,
			judged: "gerizekali|cop|bok|lanet",
			judgedThings: "dokumantasyon|cevap|bot|destek|site|sayfa",
			between: "bu|su|bir|çok|hâlâ|hic|bana|ben|sen|siz|ve|ama|lütfen|da|de|mi|için|neden"
		},
		requests: { opening: [
			"bana (?:bir )?(?:fikra|şaka|saka|siir|şiir|hikaye)(?: \\w+)*",
			"(?:fikra|şaka|saka|siir|şiir) (?:anlat|yaz)",
			"onceki (?:tum )?talimatlari (?:unut|yoksay|gormezden gel)",
			"(?:bir )?(?:insanla|temsilciyle|gercek biriyle|müşteri temsilcisiyle|musteri temsilcisiyle) (?:konusmak|gorusmek|konuşmak|görüşmek)",
			"hava nasil|saat kac"
		] },
		followUps: {
			goesOn: "peki ve ama",
			pointsBack: "bunu bunun bu orada",
			questions: "nasil|neden|nerede",
			askFor: "bir|verir|misin|goster",
			examples: "ornek"
		},
		complaints: `berbat|rezalet|işe yaramaz|saçma|saçmalık|aptal|aptalca|salak|iğrenç|korkunç|
    utanç verici|kahretsin|nefret ediyorum|sinir bozucu|hayal kırıklığı|zaman kaybı|bıktım|
    bok gibi`,
		phones: "telefon(?:um|umuz|u|numaram)|cep(?: telefonum)?|numaram|ara(?:yın|yabilirsiniz)?|beni",
		otherNumbers: "sipariş",
		units: "kez",
		personalIds: "kimlik|tc",
		credentials: {
			passwords: `şifre|şifrem|şifremiz|şifresi|şifreniz|sifrem|sifre|parola|parolam|parolamız|
      parolası`,
			keys: `api anahtarı|api anahtarım|api anahtarımız|api anahtarınız|erişim anahtarı|
      erişim anahtarım|gizli anahtar|gizli anahtarım|api anahtari|api anahtarim|tokenım|tokenim|
      jetonu|jetonum`,
			verbs: "şu|şudur|olarak|bu",
			weak: "anahtarı|anahtar",
			logins: "giriş bilgileri|kullanıcı",
			and: "ve|ile",
			networks: "ağ",
			recoveryCodes: "kurtarma kodları|kurtarma kodlarım|yedek kodlar|yedek kodlarım",
			seedPhrases: "kurtarma ifadesi|12 kelime|24 kelime"
		}
	},
	nordic,
	{
		name: "vietnamese",
		smallTalk: {
			said: `xin chao|chao|chào bạn|cảm ơn|cảm ơn bạn|cảm ơn nhiều|vâng|không|tạm biệt|
      khong hoat dong|không hoạt động|không được|khong duoc|vẫn không được|giúp tôi|giúp tôi với|
      thử|bạn là ai|bạn là robot à`,
			judged: "tệ|ngu|rác",
			between: "tôi|bạn|này|quá|rất|nhiều|vẫn|ơi|nhé|là|cái|với"
		},
		complaints: `vô dụng|tệ hại|tồi tệ|ngu ngốc|rác rưởi|thất vọng|bực mình|vớ vẩn|mất thời gian|
    chán quá|khó chịu`,
		phones: "số điện thoại|điện thoại|sđt|gọi",
		credentials: {
			passwords: "mật khẩu|mat khau",
			keys: "khóa api|mã truy cập",
			verbs: "là",
			links: "của|cho|của tôi|của mình",
			weak: "khóa"
		}
	},
	indonesian,
	arabic,
	hindi,
	hebrew,
	greek,
	czech,
	southSlavic,
	catalan,
	hungarian,
	romanian,
	persian
];
const unspacedLanguages = [
	chinese,
	japanese,
	korean,
	thai
];
const languages = [...spacedLanguages, ...unspacedLanguages];
const splitPhrases = (list) => list?.split("|").map((phrase) => phrase.trim()) ?? [];
const requestPatterns = (kind) => languages.flatMap(({ requests }) => requests?.[kind] ?? []).map(withoutAccents);
const followUpLists = (kind) => languages.flatMap(({ followUps }) => followUps?.[kind] ?? []).map(withoutAccents);
const languagesOf = new Map();
for (const { name, functionWords } of spacedLanguages) for (const word of functionWords?.split(" ") ?? []) languagesOf.set(word, [...languagesOf.get(word) ?? [], name]);
const scripts = [
	["japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
	["korean", /\p{Script=Hangul}/u],
	["chinese", /\p{Script=Han}/u],
	["cyrillic", /\p{Script=Cyrillic}/u],
	["arabic", /\p{Script=Arabic}/u],
	["other", /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u]
];
const maxCharacters = 200;
function mostFrequent(names) {
	const [most] = [...Map.groupBy(names, (name) => name).values()].sort((a, b) => b.length - a.length);
	return most?.[0] ?? null;
}
function languageOf(text) {
	const read = text.slice(0, maxCharacters).toLowerCase();
	const script = scripts.find(([, pattern]) => pattern.test(read));
	if (script) return script[0];
	return mostFrequent((read.match(/\p{L}+/gu) ?? []).flatMap((word) => languagesOf.get(word) ?? []));
}
function majorityLanguage(languages) {
	const known = languages.filter((language) => language !== null).sort();
	const isOther = (language) => language === "english" ? 0 : 1;
	return mostFrequent(known.sort((a, b) => isOther(a) - isOther(b)));
}
// src/text/redaction/rule.ts
function ruleOf({ anchors, kind = "secret", pattern, after, secretOf }) {
	return {
		anchors,
		find(text, places) {
			const spans = [];
			for (const place of places) {
				if (place.start < (spans.at(-1)?.end ?? 0)) continue;
				const match = pattern ? matchAt(pattern, text, place.start) : after && matchAt(after, text, place.end);
				const secret = match && secretOf(match, text, place);
				if (!secret) continue;
				const start = match.index + match[0].lastIndexOf(secret);
				spans.push({
					kind,
					start,
					end: start + secret.length
				});
			}
			return spans;
		}
	};
}
function alternatives(words) {
	return [...new Set(words)].sort((one, other) => other.length - one.length).join("|");
}
function matchesIn(text, pattern) {
	return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
function matchAt(pattern, text, position) {
	pattern.lastIndex = position;
	return pattern.exec(text);
}
const unspacedLetters = String.raw`\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;
const isLetterOrDigit = (code) => code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122;
function isPartOfWord(text, position) {
	const code = text.charCodeAt(position);
	return isLetterOrDigit(code) || code > 127 && /[\p{L}\p{N}]/u.test(text.charAt(position));
}
function trieOf(rules) {
	const create = () => ({
		row: 0,
		children: new Map(),
		fallback: null,
		matches: []
	});
	const root = create();
	for (const [rule, { anchors, atStarts = false }] of rules.entries()) for (const anchor of new Set(anchors)) {
		let node = root;
		for (const character of anchor) {
			const child = node.children.get(character) ?? create();
			node.children.set(character, child);
			node = child;
		}
		if (node === root) throw new Error("an anchor is blank, so it would match everywhere.");
		node.matches.push({
			rule,
			anchor,
			atStarts
		});
	}
	const nodes = [root];
	for (const node of nodes) for (const [character, child] of node.children) {
		child.row = nodes.push(child) - 1;
		const fallback = node.fallback ? follow(node.fallback, character) : root;
		child.fallback = fallback;
		const own = new Set(child.matches.map(({ rule }) => rule));
		const others = fallback.matches.filter((match) => match.atStarts || !own.has(match.rule));
		child.matches = [...child.matches, ...others];
	}
	return nodes;
}
function follow(from, character) {
	for (let node = from;; node = node.fallback) {
		const child = node.children.get(character);
		if (child) return child;
		if (node.fallback === null) return node;
	}
}
const otherForms$1 = {
	s: "ſ",
	k: "K"
};
function formsOf(character) {
	const capital = character.toUpperCase();
	return [
		character,
		capital.toLowerCase() === character ? capital : character,
		otherForms$1[character] ?? character
	];
}
const columns = 64;
const notAscii = 255;
function createAnchorSearch(rules) {
	const nodes = trieOf(rules);
	const characters = new Set(rules.map(({ anchors }) => anchors.join("")).join(""));
	const ascii = [...characters].filter((character) => character < "");
	const columnOf = new Uint8Array(65536);
	const lowerCaseOf = new Map();
	for (const character of characters) for (const form of formsOf(character)) {
		columnOf[form.charCodeAt(0)] = ascii.indexOf(character) + 1 || notAscii;
		lowerCaseOf.set(form.charCodeAt(0), character);
	}
	const next = new Int16Array(nodes.length * columns);
	const stateOf = ({ row, matches }) => matches.length > 0 ? ~row : row;
	for (const { row, fallback, children } of nodes) {
		if (fallback) next.copyWithin(row * columns, fallback.row * columns, (fallback.row + 1) * columns);
		for (const [character, child] of children) {
			const column = columnOf[character.charCodeAt(0)];
			if (column !== notAscii) next[row * columns + column] = stateOf(child);
		}
	}
	return (text) => {
		const places = [];
		let state = 0;
		for (let at = 0; at < text.length; at++) {
			const code = text.charCodeAt(at);
			const column = columnOf[code];
			state = column === notAscii ? stateOf(follow(nodes[state], lowerCaseOf.get(code))) : next[state * columns + column];
			if (state >= 0) continue;
			state = ~state;
			for (const { rule, anchor, atStarts } of nodes[state].matches) {
				const start = at + 1 - anchor.length;
				if (atStarts && isLetterOrDigit(text.charCodeAt(start - 1))) continue;
				places[rule] ??= [];
				places[rule].push({
					start,
					end: at + 1,
					anchor
				});
			}
		}
		return places;
	};
}
// src/text/redaction/phones.ts
const wordsOf$1 = (kind, of) => of.flatMap((language) => splitPhrases(language[kind])).join("|");
const anyOf = (kind) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${wordsOf$1(kind, spacedLanguages)})(?![\p{L}\p{N}])|${wordsOf$1(kind, unspacedLanguages)}`, "giu");
const phoneWord = anyOf("phones");
const otherWord = anyOf("otherNumbers");
const unit = new RegExp(String.raw`^[ \u00a0\u202f]?(?:(?:${wordsOf$1("units", languages)})(?![\p{L}\p{N}])|[€$£%])`, "iu");
function lastEnd(pattern, text) {
	const last = matchesIn(text, pattern).at(-1);
	return last ? last.index + last[0].length : 0;
}
function readWordsBeforeNumber(before) {
	const words = before.replace(/^.*(?:\d{3}|[!?;]|(?<!\b(?:no|nr|tel|num))\. |\n\n)/is, "");
	const phoneEnd = lastEnd(phoneWord, words);
	const otherEnd = lastEnd(otherWord, words);
	const isNear = (end, distance) => words.length - end <= distance;
	const isNumbered = words.endsWith("#");
	return {
		phone: phoneEnd > otherEnd && isNear(phoneEnd, 30),
		other: isNumbered || otherEnd > phoneEnd && isNear(otherEnd, 16),
		adjacent: isNumbered || otherEnd > 0 && /^[ :=#]{0,2}$/.test(words.slice(otherEnd))
	};
}
const gap = String.raw`[ \u00a0\u2002-\u200a\u202f.\-\u2010-\u2015/()]`;
const numberEnd = String.raw`(?!(?![${unspacedLetters}])[\p{L}\d_]|[.:,/-]\d|-\p{L}|@)`;
function redaction_form(source, minDigits, maxDigits, rest = {}) {
	return {
		pattern: new RegExp(`(?:${source})${numberEnd}`, "uy"),
		minDigits,
		maxDigits,
		...rest
	};
}
const date = String.raw`\d{1,2}[ ./-]\d{1,2}[ ./-](?:19|20)\d\d`;
const isoDate = String.raw`(?:19|20)\d\d[ ./-]?(?:0\d|1[0-2])[ ./-]?[0-3]\d`;
const zeros = String.raw`\+?\d{1,3}(?:[ .]000){2,}`;
const redaction_forms = [
	redaction_form(String.raw`\+(?:1${gap}{0,3}[2-9]|[2-9])(?:${gap}{0,3}\d){6,14}`, 8, 15, { not: new RegExp(`^(?:${zeros})`) }),
	redaction_form(String.raw`00[1-9]\d{0,2}${gap}{1,3}\d(?:${gap}{0,3}\d){5,12}`, 9, 16),
	redaction_form(String.raw`(?:\+?1[ .-]{0,2})?\([2-9]\d\d\)[ .-]{0,2}\d{3}[ .-]{0,2}\d{4}`, 10, 11),
	redaction_form(String.raw`(?:1[ .-])?\d{3}([-\u2010-\u2015])\d{3}\1\d{4}`, 10, 11),
	redaction_form(String.raw`(?:1[ .-])?[2-9]\d\d([ .])\d{3}\1\d{4}`, 10, 11),
	redaction_form(String.raw`(?:1[ .-])?[2-9]\d\d[ .-][2-9]\d\d[-.]\d{4}`, 10, 11),
	redaction_form(String.raw`8[ -]\(\d{3,5}\)[ -]?\d{1,3}(?:-\d\d){2}`, 10, 12),
	redaction_form(String.raw`\(\d{2}\)[ -]?9?\d{4}[- ]\d{4}`, 10, 11),
	redaction_form(String.raw`\(0\d{1,5}\)${gap}{0,3}\d(?:${gap}{0,2}\d){4,9}`, 8, 12),
	redaction_form(String.raw`0[1-9](?:([ .-])\d\d)(?:\1\d\d){3}`, 10, 10),
	redaction_form(String.raw`0[ ]?[1-9]\d{0,4}${gap}{1,3}\d{2,9}(?:[ \u00a0\-\u2010-\u2015]\d{2,8}){0,4}`, 9, 12, { not: new RegExp(String.raw`^(?:${date}|${isoDate}|0\d{3}(?:[ -]0\d{3})+|0\d{1,4}\.\d|0\d(?:[ -]\d\d)+$|0\d[/-]\d\d[/-])`) }),
	redaction_form(String.raw`\(?\d(?:${gap}{0,2}\d){6,14}`, 7, 15, {
		named: true,
		not: new RegExp(String.raw`^(?:${date}|${isoDate}|${zeros}|(?:19|20)\d\d[-–](?:19|20)\d\d$|\d{1,3}(?:\.\d{1,3}){3}$)`)
	})
];
const namedAfter = /^(?:[ ,]{1,2}(?:is |ist |est |es |è |é |to |är |это )?(?:my |meine? |mon |mi |il mio |meu |mój |mitt |мой )?(?:phone|mobile|cell|handy|mobil|telefon|portable|móvil|whatsapp|numara|телефон|numer|numéro|number|nummer)|(?:に|へ|まで)?(?:お)?(?:電話|ご連絡|连絡)|(?:是我的)?(?:电话|手机|電話|手機)|(?: पर)? ?कॉल|(?:으로|로)? ?(?:전화|연락|문자))/i;
const dialled = /(?:tel|sms|callto|whatsapp|facetime|wa\.me)[:/]$/i;
const wordBefore = new RegExp(String.raw`(?![${unspacedLetters}])[\p{L}\p{N}_@#$€£=&+.:\\/-]`, "u");
function isPartOfMore(text, start, named) {
	if (dialled.test(text.slice(Math.max(0, start - 10), start))) return false;
	if (!wordBefore.test(text.charAt(start - 1))) return false;
	return !named || !/\D[:=.]/.test(text.slice(Math.max(0, start - 2), start));
}
const screenSizes = new Set(`320 360 375 390 393 412 414 425 428 430 480 540 568 576 600 640 667 720 736 768 800 812 820 834 844 852 896
  900 912 926 932 960 992 1024 1080 1112 1136 1180 1194 1200 1280 1334 1366 1400 1440 1536 1600 1920 2560`.split(/\s+/));
function isCoordinate(number, before, after) {
	if (/^\+?\d{1,3}\.\d{3,}[ /]{1,2}-?\d{1,3}\.\d{3,}$/.test(number)) return true;
	if (!/^\+?\d{1,3}\.\d{3,}$/.test(number)) return false;
	if (number.replace(/^.*\./, "").length <= 7) return true;
	return /\d\.\d{3,}[,;/]? ?$/.test(before) || /^[,;/]? ?[+-]?\d{1,3}\.\d{3}/.test(after);
}
function phoneAt(text, start) {
	let naming;
	for (const { pattern, minDigits, maxDigits, not, named } of redaction_forms) {
		const match = matchAt(pattern, text, start)?.[0];
		if (match === void 0 || not?.test(match)) continue;
		const digits = match.replace(/\D/g, "").length;
		if (digits < minDigits || digits > maxDigits) continue;
		naming ??= readWordsBeforeNumber(text.slice(Math.max(0, start - 48), start));
		if (isPartOfMore(text, start, naming.phone)) continue;
		const end = start + match.length;
		const after = text.slice(end, end + 24);
		if (!naming.phone && isCoordinate(match, text.slice(Math.max(0, start - 24), start), after)) continue;
		if (match.split(/[ /]/).every((size) => screenSizes.has(size))) continue;
		if (!/^[+0(]/.test(match) && unit.test(after)) continue;
		if (named && !naming.phone && !namedAfter.test(after)) continue;
		const isInternational = match.startsWith("+") && (/[^\d+]/.test(match) || !naming.adjacent);
		if (naming.other && !isInternational) continue;
		return {
			kind: "phone",
			start: match.startsWith("(") && !match.includes(")") ? start + 1 : start,
			end
		};
	}
	return null;
}
const numberStart = /(?<!\d)(?:\+|\()?\d(?=(?:[^\w,;:]{0,3}\d){4})/g;
function findPhones(text) {
	const spans = [];
	for (const { index } of matchesIn(text, numberStart)) {
		const span = index < (spans.at(-1)?.end ?? 0) ? null : phoneAt(text, index);
		if (span !== null) spans.push(span);
	}
	return spans;
}
// src/text/redaction/cards-and-ids.ts
const cardNumber = /^(?:4\d{15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14})$/;
const rareCardNumber = /^(?:4\d{12}|4\d{18}|62\d{15,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}|(?:508|606|607|81|82)\d{10,14})$/;
const minCardDigits = 13;
const maxCardDigits = 19;
const cardWord = /card|visa|master|amex|american express|maestro|credit|debit|karte|carte|tarjeta|carta|cartão|kredit|карт|kart[ayęıi]|カード|卡|카드|pan\b|\bcc\b/i;
const groupedAsPrinted = /^(?:4-4-4-4|4-6-[45]|6-\d\d?|8-8|4-4-8|4-12|\d\d)$/;
function passesLuhn(digits) {
	let sum = 0;
	for (let position = 0; position < digits.length; position++) {
		const digit = Number(digits[digits.length - 1 - position]);
		const weighted = position % 2 === 0 ? digit : digit * 2;
		sum += weighted > 9 ? weighted - 9 : weighted;
	}
	return sum % 10 === 0;
}
function cardIn(text, groups) {
	const start = groups[0]?.start ?? 0;
	const before = text.slice(Math.max(0, start - 48), start);
	let digits = "";
	let lengths = "";
	for (const group of groups) {
		lengths += digits === "" ? group.digits.length : `-${group.digits.length}`;
		digits += group.digits;
		if (digits.length > maxCardDigits) return null;
		const isRare = rareCardNumber.test(digits);
		if (digits.length < minCardDigits || !(isRare || cardNumber.test(digits))) continue;
		if (!passesLuhn(digits)) continue;
		const { end } = group;
		if (isInsideWord(text, start, end) && !/(?:card|visa|mastercard|amex|cc)$/i.test(before)) continue;
		if (cardWord.test(before) || cardWord.test(text.slice(end, end + 24))) return {
			start,
			end
		};
		if (isRare || !groupedAsPrinted.test(lengths)) continue;
		if (group === groups[0] && readWordsBeforeNumber(before).other) continue;
		return {
			start,
			end
		};
	}
	return null;
}
const restOfWord = new RegExp(String.raw`^(?:(?![${unspacedLetters}])[\p{L}\d_]|-\p{L})`, "u");
const isInsideWord = (text, start, end) => restOfWord.test(text.charAt(start - 1)) || restOfWord.test(text.slice(end, end + 2));
const manyDigits$1 = /\d(?:[ \t\n\u00a0\u2002-\u200a\u202f().,\-_·•*|\u2010-\u2015/\u2212]{0,4}\d){12,}/g;
function findCards(text) {
	const spans = [];
	for (const { index, 0: run } of matchesIn(text, manyDigits$1)) {
		const groups = Array.from(run.matchAll(/\d+/g), ({ index: at, 0: digits }) => {
			const start = index + at;
			return {
				digits,
				start,
				end: start + digits.length
			};
		});
		for (const [first, { start }] of groups.entries()) {
			if (start < (spans.at(-1)?.end ?? 0)) continue;
			const card = cardIn(text, groups.slice(first, first + maxCardDigits));
			if (card) spans.push({
				kind: "card",
				...card
			});
		}
	}
	return spans;
}
const ibanLengths = Object.fromEntries(`AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20
  EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30
  KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24
  PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22
  VG24 XK20`.split(/\s+/).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));
const ibans = /(?<![A-Za-z0-9])(?=([A-Z]{2}\d{2}(?:[ \u00a0.\-_\n]{0,2}[A-Z0-9]){11,30}))/gi;
function passesMod97(iban) {
	let remainder = 0;
	for (const character of iban.slice(4) + iban.slice(0, 4)) {
		const value = Number.parseInt(character, 36);
		remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
	}
	return remainder === 1;
}
function findIbans(text) {
	return matchesIn(text, ibans).flatMap(({ index: start, 1: body = "" }) => {
		const length = ibanLengths[body.slice(0, 2).toUpperCase()] ?? 0;
		const characters = Array.from(body.matchAll(/[A-Z0-9]/gi)).slice(0, length);
		const last = characters[length - 1];
		if (last === void 0 || !passesMod97(characters.join(""))) return [];
		return [{
			kind: "iban",
			start,
			end: start + last.index + 1
		}];
	});
}
const unspaced = `[${unspacedLetters}]`;
const unspacedName = new RegExp(unspaced);
const number = String.raw`(?:[ -]?(?:numbers?|nummer|nr\.?|no\.?|#|numarası|numaram|号码?|字號|號碼))?`;
const join = String.raw`["'${"`"}]?[ \t]{0,3}(?:[:：=#]|is|was|ist|war|lautet|est|es|è|é|to|je|är|es el|no\.?|nr\.?|number|->|は|が|是|为|為|는|은)?[ \t]{0,3}(?:is|ist|est|es|è|:)?[ \t]{0,3}["'${"`"}(]?`;
const value$1 = String.raw`((?:[A-Z]{1,6}[ .-]?)?\d(?:[ .\-/]{0,1}[A-Z0-9]){2,18}(?!(?!${unspaced})[\p{L}\p{N}]))`;
const personalIdRule = ruleOf({
	kind: "id",
	anchors: languages.flatMap(({ personalIds }) => splitPhrases(personalIds)),
	after: new RegExp(`${number}(?:(?![\\p{L}\\p{N}])|(?<=${unspaced}))${join}${value$1}`, "iuy"),
	secretOf: ([, value = ""], text, { start, end }) => {
		const name = text.slice(start, end);
		if (isPartOfWord(text, start - 1) && !unspacedName.test(name)) return void 0;
		const id = value.replace(/(?:[ .\-/][A-Za-z]{2,})+$/, "");
		return id.replace(/\D/g, "").length < (/cv[vc]/i.test(name) ? 3 : 6) ? void 0 : id;
	}
});
// src/text/redaction/values.ts
const separators = /[-_.~+/=:|]/;
const humps = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
const maxWord = 20;
const minDigits = 5;
const maxExamined = 72;
const wordWithDigits = /^(?:[A-Za-z]{1,20}\d{1,4}|[A-Za-z]{1,20}(?:19|20)\d{6}|\d{1,20}[A-Za-z]{0,4}|[A-Za-z]{2,20}\d{1,3}[A-Za-z]{2,20}\d{0,2}|[vV]\d{1,4}[a-z]{0,5}\d{0,4})$/;
const technical = /^(?:o?auth[12]?|oauth2\.[01]|sha-?\d{1,3}|sha3-\d{3}|base-?\d\d(?:url)?|utf-?\d\d?|[rhep]s(?:256|384|512)|ed25519|x25519|x509|aes-?\d{0,3}|http[23s]?|argon2(?:id?|d)?|pbkdf2|bcrypt2?|tls1\.\d|win(?:32|64)|1password|lastpass2|v\d[\d.]{0,9})$/i;
const amount = /^(?:min|max)?(?:\d*[-–])?\d+[-–]?(?:bits?|bytes?|chars?|characters?|days?|hours?|[smhdx])?$/i;
const hyphened = /^(?:[a-z]+\d{0,3}|\d+)(?:-(?:[a-z]+\d{0,3}|\d+)){1,2}$/;
function isGeneratedLetters(piece) {
	const parts = piece.match(humps) ?? [];
	if (parts.some((part) => part.length > maxWord)) return true;
	return piece.length >= 10 && parts.length * 3 > piece.length;
}
function isGeneratedPiece(piece) {
	if (piece.length < 8 || !/[A-Za-z]/.test(piece) || technical.test(piece)) return false;
	if (wordWithDigits.test(piece)) return false;
	const alternations = piece.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
	const digits = piece.replace(/\D/g, "").length;
	return alternations >= 3 || digits >= minDigits || isGeneratedLetters(piece);
}
function looksGenerated(text) {
	const pieces = text.slice(0, maxExamined).split(separators);
	if (pieces.some(isGeneratedPiece)) return true;
	const mixed = pieces.filter((piece) => /\d/.test(piece) && /[A-Za-z]/.test(piece));
	if (mixed.filter((piece) => /[A-Za-z]\d{2}/.test(piece)).length >= 3) return true;
	return mixed.filter((piece) => piece.length >= 4 && !/^[a-z]{2,}\d+$/i.test(piece)).length >= 2;
}
function looksChosen(text) {
	if (text.length < 5 || technical.test(text) || amount.test(text) || hyphened.test(text)) return false;
	if (/\d/.test(text) && /\p{L}/u.test(text)) return true;
	return text.length >= 6 && /[\p{L}\d][!@#$%^&*+=?]/u.test(text);
}
function looksLikeGluedWords(text) {
	return /^[a-z]{16,64}$/.test(text) && !/(?:tions?|ities|ability|izing|ized|ness|ments?|ally|ung|ungen)$/.test(text);
}
const literals = new Set(`true false null undefined none nil void string str text number int integer float boolean bool
  object array list any unknown never required optional include omit same-origin await async new
  function return input prompt getenv env environ self this is the a an not and or for to in on
  invalid incorrect wrong weak strong expired missing empty blank correct valid ok error failed
  hidden masked redacted encrypted plain plaintext hashed secure insecure default varchar char
  password passwort kennwort passwd pass pwd passphrase token secret key apikey accesstoken user
  username name value type id login email bearer basic digest header cookie session test foo bar
  baz how what why when where who which can does should must was here there enabled disabled`.split(/\s+/));
const placeholder$2 = /^(?:[<$%{[(*~|\\@&=>]|\.{2}|…|your|my[-_]|the[-_]|some[-_]|example\b|change[-_]?(?:me|it)|replace|insert|placeholder|dummy|redacted|todo\b|x{3,}|\?{2,})|(?:\.{3}|…)$/i;
const property = /^[A-Za-z_$][\w$]*(?:(?:\??\.|->|::)[A-Za-z_$][\w$]*)+$/;
const code$1 = /^[A-Za-z_$][\w$]{0,63}(?:(?:\??\.|->|::)[A-Za-z_$][\w$]{0,63}){0,8}!?[([]|^(?:new|await|function)\b/;
const constant = /^[A-Z]{2,}(?:_[A-Z0-9]+)*$/;
const credentialName = /^[A-Za-z][A-Za-z_.-]*(?:passw(?:or)?d|secret|token|key)s?(?:[-_.][a-z]+)*[-_]?\d?$/i;
const path = /^\.{1,2}[\\/]|^[a-z]:[\\/]|\.(?:pem|key|p8|p12|pfx|crt|cer|der|jks|ppk|pub|asc|gpg|keystore|json|ya?ml|toml|ini|conf|env|txt|properties)$/i;
function isLiteral(text) {
	return literals.has(text.toLowerCase().replace(/[-_\d]/g, "")) && !/\d{4,}/.test(text);
}
function isMostlyOneCharacter(text) {
	return (text.match(/([A-Za-z0-9])\1{7,}/g) ?? []).some((run) => run.length * 2 > text.length);
}
function standsForValue(text) {
	if (!/[\p{L}\d]/u.test(text) && !/[!#$%^&+=?]/.test(text)) return true;
	if (placeholder$2.test(text) || isLiteral(text) || code$1.test(text) || path.test(text)) return true;
	if (text.startsWith("/") && !looksGenerated(text)) return true;
	if (isMostlyOneCharacter(text) && !/\d{4}/.test(text)) return true;
	if (looksGenerated(text)) return /^[xX*.0_-]+$/.test(text);
	return constant.test(text) || property.test(text) || credentialName.test(text);
}
function withoutTrailing(value) {
	let end = value.length;
	for (;;) if (/[.,:)\]}?…\\]/.test(value.charAt(end - 1))) end -= 1;
	else if (/^\\[nrt]$/.test(value.slice(Math.max(0, end - 2), end))) end -= 2;
	else return value.slice(0, end);
}
// src/text/redaction/credential-names.ts
const wordLists = languages.flatMap(({ credentials }) => credentials ?? []);
const englishWords = new Set(languages[0]?.functionWords?.split(" "));
function wordsAround(kind, isEnglish) {
	const [own = [], ...others] = wordLists.map((words) => splitPhrases(words[kind]));
	return [...own, ...others.flat().filter((word) => !isEnglish || !englishWords.has(word))];
}
const names = new Map();
for (const [at, { passwords, keys, weak }] of wordLists.entries()) for (const [nameClass, list] of Object.entries({
	password: passwords,
	key: keys,
	weak
})) for (const name of splitPhrases(list)) if (!names.has(name)) names.set(name, {
	class: nameClass,
	isEnglish: at === 0
});
const credentialNameAnchors = [...names.keys()];
const keyQualifier = /(?:api|app|access|auth|account|secret|private|signing|signature|encryption|master|shared|storage|license|licence|product|activation|service|admin|deploy|application|consumer|client|webhook|personal|recovery|write|read|ssh|host|subscription|instrumentation|functions?|bearer|ingest|integration)[-_ ]?(?:api[-_ ]?)?$/i;
const maxQualifier = 24;
const harmlessQualifier = /(?:foreign|primary|public|partition|sort|cache|idempotency|composite|unique|object|row|range|hash|map|dict|json|i18n|translation|publishable|arrow|enter|shortcut|hot|group|lookup|index|routing|message|event|feature|flag|next[-_ ]?page|page|continuation|pagination|cursor|cancel(?:lation)?|syntax|unexpected|invalid|öffentlicher?|publique|pública|fremd|primär)[-_ ]?$/i;
const unspacedLetter = new RegExp(`[${unspacedLetters}]`);
const redaction_short = new Set(["pass", "pw"]);
const hump = /^(?:Pass|Pw|Key|Sid|Sig)$/;
function isApart(text, { start, end }, name, weak) {
	const before = text.charAt(start - 1);
	if (isPartOfWord(text, start - 1) && !unspacedLetter.test(before)) return name === "schlüssel" || /[a-z]/.test(before) && hump.test(text.slice(start, end));
	return !(weak && /[-_]/.test(before) && /\p{L}/u.test(text.charAt(start - 2))) || /^(?:key|sid|sig)$/.test(name);
}
const network = alternatives([...[
	"wlan",
	"wifi",
	"wi-fi",
	"wpa",
	"wpa2",
	"wpa3"
], ...wordLists.flatMap(({ networks }) => splitPhrases(networks))]);
const networkBefore = new RegExp(String.raw`(?<!\p{L})(?:${network})[-_ ]?$`, "iu");
const networkAfter = new RegExp(String.raw`[ \t]?(?:\p{L}{1,4}[ ’']){0,2}(?:${network})(?!\p{L})`, "iuy");
const networkKeys = new Set(wordLists.flatMap(({ weak }, at) => at === 0 ? "key" : splitPhrases(weak)));
function credentialNameAt(text, { anchor: name, start, end }) {
	const known = names.get(name);
	if (known === void 0) return null;
	if (isPartOfWord(text, end) && !unspacedLetter.test(text.charAt(end - 1))) return null;
	const isWeak = known.class === "weak";
	const before = text.slice(Math.max(0, start - maxQualifier), start);
	if (isWeak && networkKeys.has(name)) {
		const [lead = ""] = networkBefore.exec(before) ?? [];
		const after = lead === "" && name !== "key" ? matchAt(networkAfter, text, end) : null;
		const extent = {
			start: start - lead.length,
			end: end + (after?.[0].length ?? 0)
		};
		if (lead !== "" || after !== null) return {
			...known,
			class: "password",
			...extent
		};
	}
	const [qualifier = ""] = name === "key" ? keyQualifier.exec(before) ?? [] : [];
	if (qualifier !== "") return {
		...known,
		class: "key",
		start: start - qualifier.length,
		end
	};
	if ((isWeak || redaction_short.has(name)) && !isApart(text, {
		start,
		end
	}, name, isWeak)) return null;
	return {
		...known,
		start,
		end
	};
}
function hasHarmlessQualifier(text, { start }) {
	return harmlessQualifier.test(text.slice(Math.max(0, start - maxQualifier), start));
}
function createJoin(isEnglish) {
	const links = alternatives(wordsAround("links", isEnglish));
	const verbs = alternatives(wordsAround("verbs", isEnglish));
	const gap = String.raw`(?:[ \t\u3000]{1,3}|(?<=[${unspacedLetters}]))`;
	const phrase = String.raw`[ \t]{1,3}(?:(?:${links})|(?:d|qu|j)[’']\p{L}{1,20})(?: [\p{L}\p{N}_.'’-]{1,30}){1,3}?`;
	const filler = isEnglish ? `(?:${phrase})?` : String.raw`(?:${phrase}|${gap}[\p{L}\p{M}]{1,14}?)?`;
	const sign = String.raw`[ \t]{0,3}(?:(=>|:?:=|=)|(:|：|->|→|[ \t]{0,1}[-–—][ \t]))[ \t\u3000]{0,4}(?:\r?\n[ \t]{0,8})?`;
	const aside = String.raw`(?:[ \t]{0,3}\([\p{L}\p{N} _.-]{1,30}\))?`;
	const verb = `(${gap}(?:${verbs})[:：]?|[’']s)${gap}`;
	return new RegExp(String.raw`\\?["'${"`"}*\]]{0,3}(?:${filler}${aside}${sign}|(>)|${filler}${verb}|${phrase}(,)[ \t]{1,3}|${gap})`, "iyu");
}
let joins;
function joinPatternFor({ isEnglish }) {
	joins ??= {
		english: createJoin(true),
		other: createJoin(false)
	};
	return isEnglish ? joins.english : joins.other;
}
const scheme = /(?:\\?["'`])?(bearer|basic|token|digest|apikey|negotiate|bot|ssws|aws4-hmac-sha256)[ \t]{1,3}/iy;
const anyScheme = /(?:\\?["'`])?([a-z][\w-]{1,30})[ \t]{1,3}/iy;
const quotes = new Map(`"" '' \`\` “” „“ «» ‘’ 「」 『』 ()`.split(" ").map(([open = "", close = ""]) => [open, close]));
const openQuote = /\*\*|\\"|["'`“„«‘(「『]/y;
const maxValue = 255;
const bareValue = new RegExp(String.raw`(?=[!-~])[^\s"'${"`"}<>;${unspacedLetters}\u3000-\u303f\uff01-\uff0f]{1,255}|[^\s"'${"`"}<>;]{1,255}`, "y");
const namedValue = /["'][ \t]{0,3},?[ \t\n]{0,16}["']?value["']?[ \t]{0,3}[:=][ \t]{0,3}/iy;
const nextParameter = /&[\w.-]{1,64}=.*/;
function valueAt(text, at) {
	const open = matchAt(openQuote, text, at)?.[0];
	const start = at + (open?.length ?? 0);
	const window = text.slice(start, start + maxValue);
	const end = open === void 0 ? -1 : window.indexOf(quotes.get(open) ?? open);
	const line = window.search(/[\n\r]/);
	if (end >= 0 && (line < 0 || line > end)) return {
		value: window.slice(0, end),
		start,
		quoted: true
	};
	const [word = ""] = matchAt(bareValue, text, start) ?? [];
	return {
		value: withoutTrailing(word.replace(nextParameter, "")),
		start,
		quoted: false
	};
}
function joinOf(match, before) {
	const [, assigned, colon, tag, verb, aside] = match;
	if (assigned !== void 0) return "assigned";
	if (colon !== void 0) return "colon";
	if (tag !== void 0) return /<[\w:-]{0,40}$/.test(before) ? "assigned" : null;
	if ((verb ?? aside) !== void 0) return "verb";
	return /(?<![\w-])--(?:[a-z]{1,20}-){0,3}$/i.test(before) ? "flag" : "none";
}
function candidateAfter(text, found) {
	const valued = matchAt(namedValue, text, found.end);
	const joined = valued ?? matchAt(joinPatternFor(found), text, found.end);
	if (joined === null) return null;
	const before = text.slice(Math.max(0, found.start - 64), found.start);
	const join = valued ? "assigned" : joinOf(joined, before);
	if (join === null) return null;
	const name = text.slice(found.start, found.end);
	const afterJoin = found.end + joined[0].length;
	if (unspacedLetter.test(text.charAt(afterJoin))) return null;
	const hasOwnScheme = /^authorization$/i.test(name) && join !== "none";
	const auth = matchAt(scheme, text, afterJoin) ?? (hasOwnScheme ? matchAt(anyScheme, text, afterJoin) : null);
	const { value, start, quoted } = valueAt(text, afterJoin + (auth?.[0].length ?? 0));
	const end = start + value.length;
	const alone = /(?:^|\n)[\s"'>#*-]{0,24}$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 8));
	return {
		class: found.class,
		name,
		join,
		quoted,
		alone,
		scheme: auth?.[1] ?? "",
		value,
		start
	};
}
// src/text/redaction/credentials.ts
function isPassword$1({ join, quoted, alone, value }) {
	if (/^\d{1,3}$/.test(value) || /^\d+[-–]\d+$/.test(value)) return false;
	const chosen = looksChosen(value) || looksGenerated(value) || looksLikeGluedWords(value) || /^(?:[a-z]+-)*\d{4,}$/.test(value);
	if (join === "assigned") return true;
	if (join === "flag") return chosen;
	if (join === "colon") {
		if (quoted) return !value.includes(" ") || chosen;
		return chosen || alone && value.length >= 5 && /^[\p{L}-]+$/u.test(value);
	}
	if (join === "verb") return chosen || quoted && isPhrase(value);
	return looksChosen(value) && /\d\D*\d|[!@#$%^&*]/.test(value) && value.length >= 6 && !/^\d/.test(value) || looksGenerated(value);
}
function isPhrase(value) {
	if (!value.includes(" ")) return value.length >= 4;
	const words = value.split(" ");
	return words.length >= 3 && words.length <= 8 && words.every((word) => /^[\p{L}\d-]{2,}$/u.test(word) && !standsForValue(word));
}
const knownScheme = /^(?:bearer|basic|token|digest|apikey|negotiate|bot|ssws|aws4-hmac-sha256)$/i;
const className = /^(?:[A-Z]{0,6}[a-z]{1,16}\d?){0,5}(?:Bearer|Token|Key|Auth|Basic|Digest|Scheme|Header|Password|Provider|Handler|Service|Client|Middleware|Filter|Strategy|Credentials?|Type|Config|Options|Factory|Manager|Flow|Guard|Security)s?$/;
function isKey({ join, quoted, value, scheme: auth }) {
	if (className.test(value)) return false;
	if (knownScheme.test(auth) && join !== "none") return /\d/.test(value) || value.length >= 16 || isBasic(value);
	if (looksGenerated(value)) return value.length >= (join === "none" ? 12 : 8);
	if (join === "none") return false;
	const isSure = join === "assigned" || join === "colon" && quoted;
	if (isSure && value.length >= 6 && quoted && !/[-_. ]/.test(value)) return true;
	if (isSure && /^[A-Za-z0-9]{20,}$/.test(value)) return true;
	if (!/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
	if (join === "flag") return /^\w{6,}$/.test(value);
	if (value.length >= (isSure ? 6 : 10) && !(isSure ? /[-_.]/ : /[-_./]/).test(value)) return true;
	const hasOddSigns = /[!#$%^*+=@/]/.test(value) && !/^[\w-]+\/[\w./-]+$/.test(value);
	return join !== "verb" && value.length >= (isSure ? 8 : 12) && hasOddSigns;
}
function isBasic(value) {
	if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return false;
	const decoded = Buffer.from(value, "base64").toString("latin1");
	return /^[\x20-\x7e]+$/.test(decoded) && decoded.includes(":", 1);
}
const plainId$1 = /^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z]{1,20}\d+)$/i;
function isWeak({ join, name, value }) {
	if (join === "none" && !/^[A-Z]{3,}$/.test(name)) return false;
	const minLength = join === "verb" || join === "none" ? 12 : 8;
	return value.length >= minLength && looksGenerated(value) && !plainId$1.test(value);
}
const shortWord = /^[\p{L}-]{0,9}$/u;
function isSecret(candidate) {
	const { join, quoted } = candidate;
	if (join === "flag" && candidate.value.startsWith("-")) return false;
	if ((join === "none" || join === "verb" && !quoted || candidate.class === "weak") && shortWord.test(candidate.value)) return false;
	if (candidate.value.length < 3 || standsForValue(candidate.value)) return false;
	if (candidate.class === "password") return isPassword$1(candidate);
	return candidate.class === "key" || join === "flag" ? isKey(candidate) : isWeak(candidate);
}
const credentials = {
	anchors: credentialNameAnchors,
	find: (text, places) => places.flatMap((place) => {
		const name = credentialNameAt(text, place);
		if (name === null) return [];
		const found = candidateAfter(text, name);
		if (found === null || !isSecret(found) || hasHarmlessQualifier(text, name)) return [];
		return [{
			kind: "secret",
			start: found.start,
			end: found.start + found.value.length
		}];
	})
};
const stringArguments = /\((["'`][^\s"'`<>]{1,64}["'`],[ \t]{0,2})?["'`]([^\s"'`<>]{6,200})["'`](?=[ \t]{0,2}[,)])/y;
const calleeName = /([A-Za-z_$][\w$]{0,40})(?: ?= ?)?$/;
const maxName = 44;
const ofCredentials = /key|token|secret|auth|cred|passw|bearer|login|sign_?in|connect|client|init|configure|session/i;
const ofOthers = /id$|ids$|uuid|guid|hash|sha|digest|checksum|commit|ref|url|uri|path|regex|date|version|colou?r|cid|address|buffer|file|image|asset|error|query|node|model|schema|event|document/i;
const mixed$1 = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w+/=.~-]{16,}$/;
const isVaried = (value) => /[!#$%^&*+=?@]/.test(value) || /[a-z]/.test(value) && /[A-Z]/.test(value);
const calls = ruleOf({
	anchors: [
		"(\"",
		"('",
		"(`"
	],
	pattern: stringArguments,
	secretOf: ([, first, value = ""], text, { start }) => {
		const isGenerated = value.length >= 12 && looksGenerated(value);
		const isChosen = first !== void 0 && looksChosen(value) && isVaried(value);
		if (!(isGenerated || isChosen) || standsForValue(value) || /^https?:/.test(value)) return void 0;
		const callee = calleeName.exec(text.slice(Math.max(0, start - maxName), start))?.[1] ?? "";
		return isGenerated && ofCredentials.test(callee) && !/^[\da-f-]{36}$/i.test(value) || isGenerated && /^[A-Z]/.test(callee) && !ofOthers.test(callee) && mixed$1.test(value) || isChosen && /cred|login|auth|passw|sign_?in|connect/i.test(callee) ? value : void 0;
	}
});
const bearers = ruleOf({
	anchors: "bearer|basic|ssws|geniekey|splunk|sso-key|zoho-oauthtoken|auth plain".split("|"),
	after: /[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/y,
	secretOf: ([, rest = ""], text, { start, end }) => {
		if (isPartOfWord(text, start - 1)) return void 0;
		const value = withoutTrailing(rest);
		const isBasicAuth = text.slice(start, end).toLowerCase() === "basic" && /[A-Z\d=]/.test(value);
		return (looksGenerated(value) || isBasicAuth && isBasic(value)) && !standsForValue(value) ? value : void 0;
	}
});
const cookieHeader = /(?<![A-Za-z])(?:set-)?cookie["']?[ \t]{0,2}[:=]/gi;
const cookiePair = /[ \t;"']{0,4}[\w.%-]{1,64}=([^\s;"'`,]{1,255})/gy;
const maxPairs = 30;
const credentialRules = [
	credentials,
	calls,
	bearers,
	{
		anchors: ["cookie"],
		find(text) {
			const spans = [];
			for (const header of text.matchAll(cookieHeader)) {
				cookiePair.lastIndex = header.index + header[0].length;
				for (const { index, 0: pair, 1: value = "" } of text.matchAll(cookiePair).take(maxPairs)) {
					const end = index + pair.length;
					if (looksGenerated(value) && !standsForValue(value)) spans.push({
						kind: "secret",
						start: end - value.length,
						end
					});
				}
			}
			return spans;
		}
	}
];
// src/text/redaction/emails.ts
const maxLocal = 64;
const localEnd = /(?:[\p{L}\p{N}\p{M}_.+'’&/=-]{1,64}|"[^"\n@]{1,62}"(?=$))$/u;
const domain = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,40}|\p{L}[\p{L}\p{M}]{1,23})(?![\p{L}\p{N}])/uy;
const fileEnding = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|tsx?|jsx?|mjs|json|css|scss|html?|ya?ml|toml|lock|tgz|gz|x)$/i;
const remoteShell = /\b(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id|autossh|sshfs|git clone)(?:[ \t]{1,3}(?:-[^\s-]{1,40}(?:[ \t]{1,3}[\w./~:]{1,60})?|[^\s@]{0,40}[./~:][^\s@]{0,40})){0,4}[ \t]{1,3}$/i;
const internalHost = /\.(?:internal|lan|localdomain|localhost|svc|cluster\.local)$/i;
const machineUser = /^(?:postgres|mysql|mariadb|mongo|redis|root|admin|ubuntu|debian|centos|ec2-user|git|deploy|app|www-data|user|username)$/i;
const remotePath = /^:(?:[~/]|[\w-]{1,64}\/)/;
function localStart(text, at) {
	const [local = ""] = localEnd.exec(text.slice(Math.max(0, at - maxLocal), at)) ?? [];
	const name = local.replace(/^[^\p{L}\p{N}_"]+/u, "").replace(/^.*(?:\/|=|&)/, "");
	return name === "" ? -1 : at - name.length;
}
function isMachine(text, { start, end }, at) {
	const user = text.slice(start, at);
	const host = text.slice(at + 1, end);
	if (user === "git" || text.startsWith("://", start - 3)) return true;
	if (internalHost.test(host) || /\.local$/i.test(host) && machineUser.test(user)) return true;
	if (remotePath.test(text.slice(end, end + 68))) return true;
	return remoteShell.test(text.slice(Math.max(0, start - 140), start));
}
const emails = {
	anchors: ["@"],
	find: (text, places) => places.flatMap(({ start: at }) => {
		const host = matchAt(domain, text, at + 1)?.[0];
		if (host === void 0 || fileEnding.test(host)) return [];
		const span = {
			kind: "email",
			start: localStart(text, at),
			end: at + 1 + host.length
		};
		return span.start < 0 || isMachine(text, span, at) ? [] : [span];
	})
};
const ats = [
	"at",
	"ät",
	"arroba",
	"chiocciola",
	"arobase"
];
const dots = "dot punto punkt point ponto kropka tečka nokta точка крапка".split(" ");
const enclosedAt = `(?:${[...ats, "@"].join("|")})`;
const spokenAt = `(?:${[
	...ats,
	"małpa",
	"собака",
	"zavináč"
].join("|")})`;
const dot = `(?:${dots.join("|")})`;
const user = String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}`;
const label = String.raw`[\p{L}\p{N}-]{1,63}`;
const enclosed = new RegExp(String.raw`${user}[ ]{0,2}(?:[([{]|&lt;|<)[ ]?${enclosedAt}[ ]?(?:[)\]}]|&gt;|>)[ ]{0,2}${label}(?:[ ]{0,2}(?:\.|[([{][ ]?${dot}[ ]?[)\]}]|[ ]dot[ ])[ ]{0,2}${label}){1,5}`, "iuy");
const spoken = new RegExp(String.raw`${user} ${spokenAt} ${label}(?: ${dot} ${label}){0,3} ${dot} (?:com|org|net|de|fr|es|io|dev|edu|uk|co|eu|ch|at|it|pt|br|pl|nl|cz|ru|ua|tr|mx|ar|jp|cn|kr|in)(?![\p{L}\p{N}])`, "iuy");
const spelledAt = new RegExp(String.raw`[([{<;][ ]?${enclosedAt}[ ]?[)\]}>&]| ${spokenAt} `, "giu");
const userBefore = /[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}[ ]{0,2}(?:&lt)?$/u;
const emailRules = [emails, {
	anchors: [...dots.map((word) => ` ${word} `), ...[..."([{<;"].flatMap((bracket) => [...ats, "@"].flatMap((word) => [bracket + word, `${bracket} ${word}`]))],
	find: (text) => Array.from(text.matchAll(spelledAt)).flatMap(({ index, 0: sign }) => {
		const before = userBefore.exec(text.slice(Math.max(0, index - 68), index))?.[0];
		if (before === void 0) return [];
		const start = index - before.length;
		const match = matchAt(sign.startsWith(" ") ? spoken : enclosed, text, start);
		return match ? [{
			kind: "email",
			start,
			end: start + match[0].length
		}] : [];
	})
}];
// src/text/redaction/forms.ts
const otherSigns = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\ufe50-\ufe6b\uff01-\uff5e]|[\u3002\uff61](?=[A-Za-z])/g;
function asciiSign(character) {
	const code = character.charCodeAt(0);
	if (code === 12290 || code === 65377) return ".";
	if (code >= 65104) return character.normalize("NFKC");
	return String((code & 15) - (code >= 2406 && code < 3584 ? 6 : 0));
}
const withAsciiSigns = (text) => text.replace(otherSigns, asciiSign);
const encodedCharacter = (sign) => {
	const rest = `${sign}[89AB][\\dA-F]`;
	return `${sign}(?:[0-7][\\dA-F]|[CD][\\dA-F]${rest}|E[\\dA-F](?:${rest}){2}|F[0-4](?:${rest}){3})`;
};
const entities = Object.fromEntries(`commat @ period . lowbar _ hyphen - dash - colon : sol / equals = plus + amp & lt < gt > quot " apos ' num #
  percnt % dollar $ lpar ( rpar ) comma , semi ; excl ! quest ? ast * lsqb [ rsqb ] verbar |`.split(/\s+/).flatMap((name, at, all) => at % 2 === 0 ? [[name, all[at + 1] ?? ""]] : []).concat([
	["nbsp", " "],
	["Tab", "	"],
	["NewLine", "\n"],
	...[
		"shy",
		"zwj",
		"zwnj",
		"NoBreak",
		"ZeroWidthSpace"
	].map((name) => [name, ""])
]));
const encoded = new RegExp([
	encodedCharacter("%"),
	"&#x0{0,8}([\\da-f]{1,6});?|&#0{0,8}(\\d{1,7});?",
	`&(${Object.keys(entities).join("|")});`,
	"\\\\(?:u\\{0{0,8}([\\da-f]{1,6})\\}|u([\\da-f]{4})|x([\\da-f]{2}))"
].join("|"), "gi");
const characterOf = (code) => code <= 1114111 ? (0,main/* clean */.uH)(withAsciiSigns(String.fromCodePoint(code))) : "";
const bytesOf = (run) => (0,main/* clean */.uH)(withAsciiSigns(Buffer.from(run.replace(/[%=]/g, ""), "hex").toString()));
function decode([run, hex, decimal, name, ...codes]) {
	const sixteen = hex ?? codes.find((code) => code !== void 0);
	if (sixteen !== void 0) return characterOf(Number.parseInt(sixteen, 16));
	if (decimal !== void 0) return characterOf(Number(decimal));
	if (name !== void 0) return entities[name] ?? entities[name.toLowerCase()] ?? "";
	return bytesOf(run);
}
const quotedPrintable = new RegExp(`=\\r?\\n|${encodedCharacter("=")}`, "g");
const decodeQuoted = ([run]) => run.endsWith("\n") ? "" : bytesOf(run);
const inWords = new RegExp(`(?<=[\\w@.-])(?:[\`*\\\\]|</?(?:wbr|b|i|em|strong|code|span)>){1,6}(?=[\\w@.-])`, "g");
function rewrite(form, pattern, replace) {
	if (form.text.search(pattern) < 0) return null;
	let text = "";
	let position = 0;
	const starts = form.starts.slice();
	const ends = form.ends.slice();
	const copy = (from, to) => {
		starts.set(form.starts.subarray(from, to), text.length);
		ends.set(form.ends.subarray(from, to), text.length);
		text += form.text.slice(from, to);
	};
	for (const match of form.text.matchAll(pattern)) {
		const end = match.index + match[0].length;
		copy(position, match.index);
		const replacement = replace(match);
		starts.fill(form.starts[match.index] ?? 0, text.length, text.length + replacement.length);
		ends.fill(form.ends[end - 1] ?? 0, text.length, text.length + replacement.length);
		text += replacement;
		position = end;
	}
	copy(position, form.text.length);
	return {
		text,
		starts,
		ends
	};
}
const original = (text) => ({
	text,
	starts: Uint32Array.from({ length: text.length }, (_, at) => at),
	ends: Uint32Array.from({ length: text.length }, (_, at) => at + 1)
});
const maxDepth$1 = 4;
function decoded(text) {
	if (text.search(encoded) < 0) return null;
	let form = null;
	for (let depth = 0; depth < maxDepth$1; depth++) {
		const next = rewrite(form ?? original(text), encoded, decode);
		if (next === null) break;
		form = next;
	}
	return form;
}
function looseForms(text) {
	const change = (pattern, replace) => text.search(pattern) < 0 ? null : rewrite(original(text), pattern, replace);
	return [change(inWords, () => ""), change(quotedPrintable, decodeQuoted)].filter((form) => form !== null);
}
const placeIn = ({ starts, ends }, { start, end }) => ({
	start: starts[start] ?? 0,
	end: ends[end - 1] ?? 0
});
// src/text/redaction/keys.ts
const openLength = 128;
function bodyOf(source) {
	const bounded = source.replace(/\{(\d+),\}/g, (_, min) => `{${min},${Math.max(Number(min), openLength)}}`);
	return new RegExp(bounded, "y");
}
const specific = /^.{2,}[-_.:]$/;
const firstClass = /^(\[[^\]]+\]|\\w)(?:\{[\d,]+\}|\+)(.*)/;
function otherForms({ prefix, body, mark }) {
	const [, alphabet, rest] = firstClass.exec(body.source) ?? [];
	if (alphabet === void 0 || mark !== "" || !specific.test(prefix)) return [];
	const parts = rest === "" ? "" : `(?:[-_.]${alphabet}{2,64}){0,3}`;
	return [{
		prefix,
		body: bodyOf(`${alphabet}{${rest === "" ? 16 : 2},}${parts}`),
		mark: "~"
	}];
}
const keyForms = readList("text/redaction/vendor-keys").flatMap((line) => {
	const [, prefixes = "", form = ""] = line.split(" | ");
	const [, mark = "", source = ""] = /^([!~]?)(.*)/.exec(form) ?? [];
	return prefixes.split(" ").map((prefix) => ({
		prefix,
		body: bodyOf(source),
		mark
	}));
});
const formsByPrefix = Map.groupBy([...keyForms, ...keyForms.flatMap(otherForms)], ({ prefix }) => prefix);
const minGenerated = 16;
const words = /^(?:[a-z]{1,16}|(?=.*[-_.])(?:[a-z_.-]+|[A-Z_.-]+))$/;
function isKeyBody({ prefix, mark }, body) {
	if (mark === "!") return true;
	if (isMostlyOneCharacter(body)) return false;
	if (mark === "") return !words.test(body);
	const isGenerated = looksGenerated(body) || /[A-Z]{16}/.test(body);
	return body.length >= minGenerated && isGenerated && /[0-9A-Z]/.test(prefix + body);
}
function keyEnd(text, { start, end }) {
	let last = -1;
	for (const form of formsByPrefix.get(text.slice(start, end)) ?? []) {
		const body = matchAt(form.body, text, end)?.[0];
		if (body !== void 0 && end + body.length > last && isKeyBody(form, body)) last = end + body.length;
	}
	return last;
}
const digest = /(?:^|[^a-z])(?:sha|md|blake|crc|xxh|h1|cid|srcset|integrity)\d{0,3}(?:[-_]\d{3})?[-_.:]$/i;
const unknownName = /(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]{1,15}(?:[-_.][A-Za-z0-9]{1,12}){0,4}[-_.]$/;
const maxUnknownName = 72;
function isRandom(piece) {
	if (piece.replace(/\D/g, "").length < 3 || isMostlyOneCharacter(piece) || !looksGenerated(piece)) return false;
	return /[a-z][^a-z]*[a-z]/.test(piece) && /[A-Z][^A-Z]*[A-Z]/.test(piece) || piece.length >= 40 && /(?:[g-z][^g-z]*){2}[g-z]/i.test(piece);
}
function unknownKeys(text, known) {
	let next = 0;
	return matchesIn(text, /[-_.][A-Za-z0-9]{32,}/g).flatMap(({ index, 0: match }) => {
		const start = index + 1;
		const end = index + match.length;
		while ((known[next]?.end ?? text.length) <= start) next++;
		const isKnown = end > (known[next]?.start ?? text.length);
		const name = unknownName.exec(text.slice(Math.max(0, start - maxUnknownName), start))?.[0];
		if (isKnown || name === void 0 || digest.test(name) || !isRandom(match.slice(1))) return [];
		return [{
			kind: "secret",
			start: start - name.length,
			end
		}];
	});
}
function botTokens(text) {
	return matchesIn(text, /\.[\w-]{6}\.[\w-]{27,38}(?![\w-])/g).flatMap(({ index, 0: rest }) => {
		const [id] = /(?<![\w-])[MNO][\w-]{22,27}$/.exec(text.slice(Math.max(0, index - 32), index)) ?? [];
		return id ? [{
			kind: "secret",
			start: index - id.length,
			end: index + rest.length
		}] : [];
	});
}
const vendorKeyRule = {
	anchors: keyForms.map(({ prefix }) => prefix.toLowerCase()),
	atStarts: true,
	find(text, places) {
		const known = [];
		let from = 0;
		for (const prefix of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
			const end = prefix.start < from ? -1 : keyEnd(text, prefix);
			if (end < 0) continue;
			known.push({
				kind: "secret",
				start: prefix.start,
				end
			});
			from = end;
		}
		return [
			...known,
			...unknownKeys(text, known),
			...botTokens(text)
		];
	}
};
const marks = [
	["q~", /(?<![\w.~-])[\w.~-]{3}\dQ~[\w.~-]{31,34}/],
	["jqqj99 +ast +acr +amc +aba acdb azse azfu azca acog aiot azeg apim azdo", /[A-Za-z0-9+/_-]{40,80}(?:JQQJ99|\+ASt|\+ACR|\+AMC|\+ABa|ACDb|AzSe|AzFu|AzCa|ACOG|AIoT|AZEG|APIM|AZDO)[A-Za-z0-9+/=_-]{4,40}/],
	["-us", /(?<![\da-f])[\da-f]{32}-us\d{1,2}(?!\w)/],
	["_mmk", /[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk/],
	["ffffnral", /[\da-z]{32,36}FFFFNRAL/],
	[":fx", /(?<![\da-f-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}:fx(?!\w)/],
	[".atlasv1.", /(?<!\w)[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}/],
	["0: 1: 2: 3: 4: 5: 6: 7: 8: 9:", /(?<!\d)\d{8,10}:[\w-]{33,36}(?![\w-])/]
];
const maxBeforeMark = 88;
const maxFromMark = 96;
const markedKeys = marks.map(([anchors, key]) => ({
	anchors: anchors.split(" "),
	find: (text, places) => places.flatMap(({ start: at }) => {
		const from = Math.max(0, at - maxBeforeMark);
		const match = key.exec(text.slice(from, at + maxFromMark));
		if (match === null) return [];
		const start = from + match.index;
		return [{
			kind: "secret",
			start,
			end: start + match[0].length
		}];
	})
}));
const keyRest = String.raw`(?:[^-]|-(?!----)){0,16384}-----END[^-\n]{0,60}-----`;
const cutRest = String.raw`(?:(?:\s|\\[rn]){0,64}(?:[\w-]{1,30}:[^\n]{1,120}\n|[A-Za-z0-9+/=]{8,512})){0,1024}`;
const privateKeys = ruleOf({
	anchors: ["-----begin"],
	pattern: new RegExp(`-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:${keyRest}|${cutRest})`, "y"),
	secretOf: ([block]) => block
});
const webTokens = ruleOf({
	anchors: ["eyj"],
	pattern: /(?<![\w-])eyJ[\w-]{5,8192}(?:\.[\w-]{2,8192}){1,4}\.?/y,
	secretOf: ([token]) => token.length < 24 ? void 0 : token
});
const keyRules = [
	...markedKeys,
	privateKeys,
	webTokens
];
// src/text/redaction/logins.ts
const wordsOf = (...kinds) => languages.flatMap(({ credentials }) => kinds.flatMap((kind) => splitPhrases(credentials?.[kind])));
const value = String.raw`([^\s"'${"`"}<>(){}[\];,/:]{6,64})(?![^\s"'${"`"}<>(){}[\];,:])`;
const and = `(?:${alternatives(wordsOf("and"))})`;
const verbs = `(?:${alternatives(wordsOf("verbs"))})`;
const reference = /^[a-z]+#\d+$|[?&][\w.-]+=/;
const aboutLogins = /^[ \t:=]{1,4}(?:with|to|via|from|page|using|for|in|at|on|as|and|or|by|mit|bei|avec|con|screen|form|flow|url|button|error) [^ ]+ ?$/iu;
function isPassword(password, isParted) {
	if (!looksChosen(password) || standsForValue(password) || reference.test(password)) return false;
	const isOdd = /[!#$%^&*+?]/.test(password);
	if (!isParted) return isOdd && /\d/.test(password) && /\p{L}/u.test(password);
	const isCased = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(password);
	return isOdd || isCased || /^\p{L}{3,}\d{4,}$/u.test(password);
}
const bareLogins = ruleOf({
	anchors: [" / ", "@"],
	pattern: new RegExp(String.raw`(?: / |(?<=[\w-])@[\w-]{1,63}\.[\w.-]{2,64}(?: / | ?[|:,] ?| ${and} ))${value}`, "iuy"),
	secretOf([sign, word = ""]) {
		const password = withoutTrailing(word);
		return isPassword(password, sign.startsWith("@")) ? password : void 0;
	}
});
const passwordNames = new Set(wordsOf("passwords"));
const namedLogins = ruleOf({
	anchors: wordsOf("logins", "passwords"),
	after: new RegExp(String.raw`[ \t:=(]{1,4}(?:(?:${verbs}|${and}) )?(?:[\p{L}\p{N}_.@+-]{1,64}( ?[/:,+|] ?| ${and} | ))?${value}`, "iuy"),
	secretOf([whole, joint = "", word = ""], text, { start, end }) {
		if (isPartOfWord(text, start - 1) || isPartOfWord(text, end)) return void 0;
		const password = withoutTrailing(word);
		const before = whole.slice(0, whole.length - word.length);
		const isParted = /[/:,+|]/.test(joint) || before.includes("@");
		if (!isParted && passwordNames.has(text.slice(start, end).toLowerCase())) return void 0;
		if (!isParted && aboutLogins.test(before)) return void 0;
		return isPassword(password, isParted) ? password : void 0;
	}
});
const quotedOrWord = String.raw`(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\s"'${"`"}<>]{1,200}))`;
const atWord = "(?<![^\\s\"'`([])";
const users = "-u|--userpwd|--user|--proxy-user|-U|--auth|-a|--credentials|--creds?";
const programs = /\b(?:mysql(?:dump|admin)?|mariadb|mongo(?:sh|dump)?|sshpass|docker login|podman login|helm registry login|redis-cli|htpasswd|smbclient|az login|sqlcmd|ldapsearch|influx|psql)\b[^\n|]{0,200}$/;
const givenValue = ([, double, single, word = ""]) => double ?? single ?? word;
const userPasswords = ruleOf({
	anchors: [
		"-u",
		"-a",
		"--user",
		"--proxy-user",
		"--auth",
		"--cred"
	],
	pattern: new RegExp(`${atWord}(?:${users})[ =]{0,3}${quotedOrWord}`, "y"),
	secretOf(match) {
		const value = givenValue(match);
		const colon = value.indexOf(":");
		const password = (0,main/* trimEndOf */.fC)(value.slice(colon + 1), /[.,)]/);
		if (colon < 0 || password.length < 3 || /^\d{1,6}$/.test(password)) return void 0;
		if (standsForValue(password) || password === value.slice(0, colon)) return void 0;
		return password.startsWith("//") || /^[$<{[]/.test(value) ? void 0 : password;
	}
});
const flagPasswords = ruleOf({
	anchors: ["-p", "-a"],
	pattern: new RegExp(`${atWord}-[apP] {0,2}${quotedOrWord}`, "y"),
	secretOf(match, text, { start }) {
		const value = givenValue(match);
		if (value.length < 4 || /^[\d:./-]+$/.test(value) || standsForValue(value)) return void 0;
		if (!programs.test(text.slice(Math.max(0, start - 240), start))) return void 0;
		return /\d|[!@#%^&*+=?]/.test(value) || /^-p\S/.test(match[0]) ? value : void 0;
	}
});
const pipedPasswords = ruleOf({
	anchors: ["echo "],
	pattern: /\becho (?:-n )?(["']?)([^\s"'|]{6,64})\1 {0,2}\| {0,2}[\w./-]{2,40} [^|\n]{0,100}?--password-stdin/y,
	secretOf: ([, , value = ""]) => standsForValue(value) ? void 0 : value
});
const pins = ruleOf({
	anchors: [
		"pin ",
		"pin:",
		"pin=",
		"pin\"",
		"pin-",
		"pin'",
		"pincode"
	],
	pattern: /(?<![\p{L}\p{N}_])pin(?:[- ]?(?:code|number|nummer))?["']?(?:[ \t]{0,3}(?:is|ist|est|es|è|é|lautet|[:=]))[ \t]{0,3}["']?(\d{4,8})(?![\w.,-]{0,24}\d)/iuy,
	secretOf: ([, pin]) => pin
});
const code = String.raw`((?=[A-Za-z-]{0,9}\d)(?:[A-Za-z\d]{3,10}(?:-[A-Za-z\d]{3,10}){1,4}|\d{3,5} \d{3,5}|[A-Za-z\d]{6,16}))(?![\w-])`;
const item = String.raw`(?:\d{1,2}[.)][ \t]{1,2})?`;
const firstCode = new RegExp(String.raw`[^\d.!?]{0,40}?(?<![\p{L}\d])${item}${code}`, "uy");
const nextCode = new RegExp(String.raw`[\s,;:|*•"'${"`"}-]{1,8}(?:\p{L}{1,4} )?${item}${code}`, "uy");
const maxCodes = 24;
function isCode(text) {
	if (/^(?:19|20)\d\d[- ]/.test(text)) return false;
	const groups = text.split(/[- ]/);
	if (groups.some((group) => /\d/.test(group) && /[a-z]/i.test(group))) return groups.length > 1 || /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(text);
	const [first = ""] = groups;
	return /^\d+$/.test(first) && groups.every((group) => group.length === first.length);
}
const recoveryCodes = {
	anchors: wordsOf("recoveryCodes"),
	find(text, places) {
		const spans = [];
		for (const place of places) {
			let match = matchAt(firstCode, text, place.end);
			for (let count = 0; count < maxCodes; count++) {
				const [whole, found] = match ?? [];
				if (!match || !whole || !found || !isCode(found)) break;
				const end = match.index + whole.length;
				spans.push({
					kind: "secret",
					start: end - found.length,
					end
				});
				match = matchAt(nextCode, text, end);
			}
		}
		return spans;
	}
};
const phrase = /(?<!\p{L})[a-z]{3,8}(?:[ \t]{0,2}[\s,][ \t]{0,2}(?:\d{1,2}[.):]?[ \t]{0,2})?[a-z]{3,8}){11,23}(?!\p{L})/gu;
const ofSentences = / (?:the|and|with|for|from|your|are|was|not|but|has|how|does|should|which|would) /g;
const seedName = new RegExp(alternatives(wordsOf("seedPhrases")), "iu");
const maxDistance = 260;
const loginRules = [
	bareLogins,
	namedLogins,
	userPasswords,
	flagPasswords,
	pipedPasswords,
	pins,
	recoveryCodes,
	{
		anchors: wordsOf("seedPhrases"),
		find: (text) => Array.from(text.matchAll(phrase)).flatMap(({ index: start, 0: words }) => {
			const end = start + words.length;
			const around = text.slice(Math.max(0, start - maxDistance), end + maxDistance);
			const isSentence = (words.match(ofSentences)?.length ?? 0) > 1;
			return seedName.test(around) && !isSentence ? [{
				kind: "secret",
				start,
				end
			}] : [];
		})
	}
];
// src/text/redaction/urls.ts
const port = /^\d{1,5}(?:\/|$)/;
const placeholder$1 = /^(?:[$%{<[(].*|\*+|x+|\.{2,}|your.*|[A-Z]{3,}(?:_[A-Z]+)*)$/;
const urlPasswords = ruleOf({
	anchors: ["://"],
	after: /([^\s"'`<>:/?#@]{0,128}:((?:(?!:\/\/)[^\s"'`<>]){1,256}))@(?=(?:\[[\da-f:.]{2,40}\]|[\w.-]{1,253})(?:[:/?#,;\s"'`<>)\]]|$))/y,
	secretOf([, userInfo = "", password = ""]) {
		if (port.test(password) || userInfo.includes("[secret]")) return void 0;
		return placeholder$1.test(password) || isLiteral(password) ? void 0 : userInfo;
	}
});
const minKey = 20;
const maxAddress = 2048;
const address = /^[^\s"'`<>()[\]?#]*/;
const hostOfHooks = /(?:^|[-.])(?:web)?hooks?\./;
const hostOfPrograms = /(?:^|[-.])(?:api|rpc)\./;
const unmixed = /^(?:[\da-f]{32,}|(?=.*[g-z])(?=(?:.*\d){4})[a-z\d]+)$/i;
const mixed = /^(?=.*[a-z])(?=.*[A-Z])(?=(?:.*\d){2})[\w.~-]+$/;
function isKeySegment(segment) {
	if (/^[a-z]{1,6}_|^[\da-f-]{36}$|\.[a-z\d]{1,5}$/i.test(segment) || segment.length < minKey) return false;
	return (mixed.test(segment) || unmixed.test(segment)) && looksGenerated(segment);
}
const urlRules = [
	urlPasswords,
	{
		anchors: ["://"],
		find: (text, places) => places.flatMap(({ end }, index) => {
			const limit = Math.min(end + maxAddress, places[index + 1]?.start ?? text.length);
			const [whole = ""] = address.exec(text.slice(end, limit)) ?? [];
			const [host = "", ...segments] = whole.split("/");
			const isOfKeys = hostOfHooks.test(host) || segments.length === 2 && /^v\d{1,2}$/.test(segments[0] ?? "");
			if (!isOfKeys && !hostOfPrograms.test(host)) return [];
			let start = end + host.length;
			return segments.flatMap((segment) => {
				start += 1 + segment.length;
				return isKeySegment(segment) && (isOfKeys || mixed.test(segment)) ? [{
					kind: "secret",
					start: start - segment.length,
					end: start
				}] : [];
			});
		})
	},
	ruleOf({
		anchors: "key keys apikey api-key api_key access-key access_key token tokens access-token access_token auth-token auth_token secret secrets auth private hook hooks webhook webhooks in ical".split(" ").flatMap((lead) => [
			`/${lead}/`,
			`/${lead}-`,
			`/${lead}_`,
			`/${lead}=`
		]),
		after: /[^\s"'`<>()[\]?#/]{20,512}/y,
		secretOf: ([segment]) => {
			const value = withoutTrailing(segment);
			return isKeySegment(value) ? value : void 0;
		}
	})
];
// src/text/redaction/find.ts
const rules = [
	vendorKeyRule,
	...keyRules,
	...urlRules,
	...loginRules,
	...credentialRules,
	...emailRules,
	personalIdRule
];
const searchAnchors = createAnchorSearch(rules);
const strictRules = new Set([vendorKeyRule, ...emailRules]);
const manyDigits = /\d(?:[\W_]{0,4}\d){5}/;
const none = [];
function findIn(text, isUsed) {
	const places = searchAnchors(text);
	return rules.flatMap((rule, at) => isUsed(rule) && (places[at] || rule === vendorKeyRule) ? rule.find(text, places[at] ?? none) : none);
}
function findAsWritten(text) {
	const anchored = findIn(text, () => true);
	const numbers = manyDigits.test(text) ? [
		...findIbans(text),
		...findCards(text),
		...findPhones(text)
	] : none;
	if (anchored.length === 0) return numbers;
	const ends = new Set(anchored.flatMap(({ kind, end }) => kind === "secret" ? end : []));
	const isNoHost = ({ kind, start, end }) => {
		const at = text.slice(start, end).lastIndexOf("@");
		return kind !== "email" || at < 0 || !ends.has(start + at);
	};
	return [...anchored.filter(isNoHost), ...numbers];
}
const placed = (form, spans) => spans.map((span) => ({
	kind: span.kind,
	...placeIn(form, span)
}));
function findAll(written) {
	const text = withAsciiSigns(written);
	const plain = decoded(text);
	const spans = [
		...findAsWritten(text),
		...plain ? placed(plain, findAsWritten(plain.text)) : none,
		...looseForms(text).flatMap((form) => placed(form, findIn(form.text, (rule) => strictRules.has(rule))))
	];
	return spans.length === 0 ? spans : merged(text, spans);
}
const kinds = [
	"secret",
	"email",
	"id",
	"iban",
	"card",
	"phone"
];
function merged(text, spans) {
	const result = [];
	for (const span of spans.toSorted((one, other) => one.start - other.start)) {
		const last = result.at(-1);
		if (last === void 0 || span.start >= last.end) {
			result.push({
				...span,
				end: wholeEnd(text, span)
			});
			continue;
		}
		if (kinds.indexOf(span.kind) < kinds.indexOf(last.kind)) last.kind = span.kind;
		if (span.end >= last.end) last.end = wholeEnd(text, span);
	}
	return result;
}
const letterOrDigit = /[A-Za-z0-9]/;
const partOfLongSecret = /[^\s"'`<>;]/;
const boundedLength = 128;
function wholeEnd(text, { kind, start, end }) {
	if (kind !== "secret") return end;
	const rest = end - start < boundedLength ? letterOrDigit : partOfLongSecret;
	if (!rest.test(text.charAt(end - 1))) return end;
	let whole = end;
	while (rest.test(text.charAt(whole))) whole++;
	return whole;
}
// src/text/redact.ts
var redact_exports = (0,rolldown_runtime/* __exportAll */.IL)({ createRedactor: () => createRedactor });
const maxCachedTexts = 2e3;
const maxCachedLength = 2048;
const maxFieldName = 128;
const probes = [
	"\"aB3dE6gH9jK2mN5pQ8sT\"",
	"4155550132",
	"481516",
	"123-45-6789"
];
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
const plainId = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24}|[a-z]{0,16}[-_]?\d{1,5})$/i;
const hashLength = 16;
const maxPasses = 8;
function createRedactor({ secrets, enabled }) {
	const harmless = new Set();
	const sensitive = new Map();
	function redactWith(count) {
		const maskOwn = (0,main/* createMask */.Px)(secrets, (times) => count("secret", times));
		function applyRulesOnce(text) {
			let redacted = "";
			let position = 0;
			for (const { kind, start, end } of findAll(text)) {
				redacted += `${text.slice(position, start)}[${kind}]`;
				position = end;
				count(kind, 1);
			}
			return redacted + text.slice(position);
		}
		function applyRules(text) {
			let redacted = text;
			for (let pass = 0; pass < maxPasses; pass++) {
				const next = applyRulesOnce(redacted);
				if (next === redacted) break;
				redacted = next;
			}
			return redacted;
		}
		function redactUncached(text) {
			const masked = maskOwn((0,main/* clean */.uH)(text));
			return enabled ? applyRules(masked) : masked;
		}
		function redact(text) {
			const mayBeCached = text.length <= maxCachedLength;
			if (time.test(text) || mayBeCached && harmless.has(text)) return text;
			const redacted = redactUncached(text);
			if (mayBeCached && redacted === text) {
				if (harmless.size >= maxCachedTexts) harmless.clear();
				harmless.add(text);
			}
			return redacted;
		}
		function mask(text) {
			const cleaned = (0,main/* clean */.uH)(text);
			const masked = maskOwn(cleaned);
			return masked === cleaned ? text : masked;
		}
		function redactId(id) {
			return (plainId.test(id) ? maskOwn(id) : redactUncached(id)) === id ? id : (0,external_node_crypto_.hash)("sha256", id).slice(0, hashLength);
		}
		return {
			applyRules,
			redact,
			redactId,
			mask
		};
	}
	const counts = new Map();
	const counted = redactWith((kind, times) => counts.set(kind, (counts.get(kind) ?? 0) + times));
	const { redact, redactId, mask } = redactWith(() => {});
	function isSensitive(name) {
		const known = sensitive.get(name);
		if (known !== void 0) return known;
		if (sensitive.size >= maxCachedTexts) sensitive.clear();
		const result = probes.some((probe) => findAll(`"${name}": ${probe}`).length > 0);
		sensitive.set(name, result);
		return result;
	}
	function redactField(name, value) {
		const text = String(value);
		const redacted = counted.redact(text);
		if (redacted !== text) return redacted;
		if (!enabled || name.length > maxFieldName || !isSensitive(name)) return value;
		const lead = `"${name}": `;
		const quoted = typeof value === "number" ? text : `"${text}"`;
		const named = counted.applyRules(lead + quoted);
		if (named === lead + quoted || !named.startsWith(lead)) return value;
		return named.slice(lead.length).replace(/^"|"$/g, "");
	}
	return {
		redact,
		redactId,
		redactField,
		mask,
		counts
	};
}
const maxDepth = 100;
const placeholder = "[nested too deep]";
function redactJson(value, { redactor, ids, onTooDeep }) {
	const redactIn = (name, value, depth) => {
		if (typeof value === "string" || typeof value === "number") return redactor.redactField(name, value);
		if (typeof value !== "object" || value === null) return value;
		if (depth > maxDepth) {
			onTooDeep();
			return placeholder;
		}
		if (Array.isArray(value)) {
			const items = value.map((item) => redactIn("", item, depth + 1));
			return items.some((item, at) => item !== value[at]) ? items : value;
		}
		let isChanged = false;
		const entries = Object.entries(value).map(([key, item]) => {
			const isId = depth === 0 && ids.has(key);
			const redactedKey = isId ? key : redactor.redact(key);
			const redacted = isId && typeof item === "string" ? redactor.redactId(item) : redactIn(key, item, depth + 1);
			isChanged ||= redactedKey !== key || redacted !== item;
			return [redactedKey, redacted];
		});
		return isChanged ? Object.fromEntries(entries) : value;
	};
	return redactIn("", value, 0);
}



/***/ })

};
