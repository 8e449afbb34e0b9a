import { plainText, plainWords, stem } from '../text/tokens.ts';
import { wordWeight } from '../words/words.ts';

/** Longer turns say themselves what they are about. In words, and letters of scripts without spaces. */
const mostWords = 12;
const mostOpened = 9;
const mostLetters = 24;
const charactersRead = 200;

/** A word that says at least this much tells what a turn is about. */
const telling = 0.72;
/** Words that tell what a turn is about: with more of them it stands alone. */
const mostTelling = { opened: 3, pointing: 2, definite: 1 } as const;

const listed = (list: string): ReadonlySet<string> => new Set(plainText(list).split(/[\s|]+/));

/** What goes on from what was said before. */
const goesOn = listed(
  'and but or so then also same plus y pero entonces tambien et mais donc alors aussi pareil idem und aber oder auch dann ebenso e ma anche allora mas tambem entao en maar dan ook и а но или тоже тогда ale oraz czy peki ve ama och men',
);
const goesOnSo =
  /^(?:(?:ok|okay|yes|yeah|yep|thanks|thank you|great|hm+|right|well|no|nope|cool|got it|i see) )*(?:and|but|so|then|or|also|what about|how about|what if|same (?:for|with|in|on|thing|question|but)|is (?:it|that|this) the same|(?:no )?i mean[t]?|(?:no )?not (?:that|this|the|those|it|what)|i (?:already|also) (?:did|set|tried|have|had|do|changed|added|removed|checked)|(?:i )?(?:already )?tried (?:that|this|it|both)|i (?:did|tried|set|removed|changed|added|see|dont see|did not see) (?:it|that|this|them)|it (?:still )?(?:says|said|returns|gives|shows|asks|tells)|it still|which (?:one|ones|of)|the (?:other|second|first|third|last|latter|former) (?:one|ones|option|way)|only (?:for|that|the|one|in|if)|instead of (?:that|it|this)|y si|et si|und wenn|was ist mit|wie ist es mit|que tal con|qu en est il|quen est il|e se|a co z|а если|а что|а как|а с)(?= |$)/;

/** Where, with what or for whom the thing asked before is meant. */
const narrows = listed(
  'in on with for without from via using inside under to con sin para avec sans pour mit ohne fur bei senza com sem met zonder voor w na z bez для в на с без',
);
const mostNarrowed = 4;

/** Stands for what was said before, if nothing in the turn itself was. */
const pointsBack = listed(
  'it its that this them they their those these there one ones both either neither instead otherwise same other eso esto ello ese esa ahi alli aquel lo ca cela ceci celui celle ceux celles la-bas das dies dieses diese damit dafur dabei davon dort darin daran dazu diesen dieser quello quella questo questa cio isso isto aquilo nisso disso ele dat dit het daar ermee ervoor erin tego tym tam jego это этого этим этом там тут его их ему так bunu bunun bu orada det den dar',
);
/** "It" that stands for nothing: "is it possible to", "it seems that". */
const emptyIt =
  /\b(?:is|was|would|will|s) it (?:also |still |even |really |currently |now )?(?:possible|ok|okay|safe|allowed|necessary|normal|recommended|better|best|true|required|enough|worth|bad|good|fine|posible|easy|hard|time) (?:to|that|for|if|when)|\bit (?:is|seems|looks|takes|would be|s) (?:\w+ )?(?:possible|that|like|necessary|impossible)|\b(?:so|such|now|provided|given|say|means|mean|sure|know|see|noticed|think|hope|found|understand|read) (?:that|there|this is)\b|\b(?:is|are|was|were|isnt|arent|be|have) there\b|\bthere (?:is|are|was|were|isnt|arent|any|a|an|some)\b|\b(?:does|will|did|would|can) it (?:usually |normally |really )?take\b|\bone (?:of the|table|user|project|database|service|command|file|place|page|line|row|time|go|by one|per|for|app|account|step|day|month|hour|at a)\b/g;

const asksSomething =
  /^(?:(?:ok|okay|yes|thanks|and|so|but|then) )*(?:how|why|where|when|who|whom|which|what|whats|wheres|hows|is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|in which|for how)(?= |$)/;
const definiteWords = /\b(?:the|then|extra|enough|already|again)\b|^would /;
const whoOrWill = /^(?:who|will|would|are|can|when)(?= )/;
const stays = / (?:the same|then|too|as well|instead)$/;
/** Sizes and times say how much, not what. */
const measures =
  /^(?:\d+\w{0,2}|seconds?|minutes?|hours?|days?|weeks?|months?|years?|ago|longer|bigger|smaller|closer|higher|lower|cheaper|faster|free|paid|plan)$/;

/** A turn that is only a question word, or asks for an example or more of the same. */
const bare =
  /^(?:(?:ok|okay|but|and|so|yes|please|sorry|no|wait) )*(?:how|why|where|when|who|which|what then|then what|how so|how exactly|how come|why not|where exactly|when exactly|such as|like what|for example|eg|how much|how long|how many|how often|since when|until when|by when|and|or|what else|anything else|else|como|cuando|donde|por que|cual|cuanto|comment|pourquoi|quand|ou|combien|lequel|wie|warum|wieso|wann|wo|wer|welche|wie genau|wieviel|come|perche|quando|dove|quanto|quale|onde|qual|porque|hoe|hoe dan|waarom|wanneer|waar|jak|dlaczego|kiedy|gdzie|как|почему|когда|где|зачем|какой|сколько|nasil|neden|nerede|hur|varfor)(?: (?:exactly|please|then|though|dann|genau|exactement|exactamente|именно))?$/;
const moreWords =
  /^(?:(?:can|could|would|will|you|i|we|have|get|see|give|show|write|post|provide|me|us|please|do|need|want|a|an|any|some|the|another|full|complete|working|concrete|simple|code|more|with|of|for|that|this|it|is|there|got|ein|einen|kannst|du|mir|bitte|gib|ein|zeig|ein|konnen|sie|un|une|peux|tu|pouvez|vous|donner|me|donne|moi|montrer|puedes|dar|darme|dame|muestrame|poner|puoi|farmi|fare|dammi|mostrami|voce|pode|poderia|me|mostrar|um|kun|je|een|geven|laten|zien|mozesz|podac|mozna|можно|дай|дайте|покажи|приведи|пожалуйста|bir|verir|misin|goster) ?)*(?:example|examples|sample|samples|snippet|details|detail|explanation|information|info|beispiel|beispiele|exemple|exemples|ejemplo|ejemplos|esempio|esempi|exemplo|exemplos|voorbeeld|przyklad|пример|ornek|exempel)(?: (?:please|pls|bitte|geben|zeigen|svp|por favor|per favore|aub|code|of that|of this|of it|for that|for this|for it|with that|in \w+|with \w+))?$|^(?:please )?(?:explain|elaborate|clarify|say|repeat|show|tell)(?: (?:me|it|that|this|again|more|further|in detail|please|about|how))*$|^(?:more|more (?:details|info|information|please)|go on|continue|tell me more|step by step)(?: please)?$|^(?:can|could) you (?:show|explain|do|write|give) (?:me )?(?:it|that|this|them)\b/;

const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const leansUnspaced =
  /^(?:那|那么|还有|另外|然后|但是|可是|如果是|换成|同样|它|这个|那个|这样|那样|为什么$|怎么做$|怎么弄$|能举|举个|给个例|有例子|それ|その|では|じゃあ|でも|あと|そして|同じ|そこ|ほかに|他に|なぜ$|どうやって$|どこ$|例を|例は|サンプルを|그럼|그러면|그건|그거|그것|그리고|그런데|그 |거기|왜$|어떻게$|어디$|예시|예를|예제)|(?:呢|的话呢|也一样吗|也可以吗|也行吗)$|(?:では|でも|だと|の場合)$|(?:에서는요|에서는|은요|는요|도 ?되나요|도요)$/u;

/** How many of the words tell what a turn is about. */
function tellingWords(words: readonly string[]): number {
  const stems = new Set(words.filter((word) => !measures.test(word)).map(stem));
  let count = 0;
  for (const one of stems) {
    if (wordWeight(one) < telling) continue;
    if (![pointsBack, goesOn, askingVerbs, narrows].some((list) => list.has(one))) count++;
  }
  return count;
}

/** Whether the turn points at something before any of its own words says what that may be. */
function points(words: readonly string[]): boolean {
  for (const word of words) {
    if (pointsBack.has(word)) return true;
    if (wordWeight(stem(word)) >= telling && !askingVerbs.has(word)) return false;
  }
  return false;
}

/** What is done to the thing asked about: "restart it" says nothing of what it is. */
const askingVerbs = listed(
  'geht gilt funktioniert klappt kostet wie kann ich est ce que marche fonctionne coute cuanto cuesta funciona sirve como puedo puede funziona costa come posso custa werkt kost kan hoe jak работает стоит можно undo cost costs keep turn put disable enable restart add remove delete change use set find run install do i we you removed changed added need',
);

/**
 * Whether a turn means nothing alone and leans on the one before: "and in python?", "same with the
 * cli", "how?", "does that cost extra", "¿y si falla?". A turn with words of its own that tell what
 * it is about stands alone, whatever it points at; if in doubt it does. The first 200 characters
 * are read.
 */
export function leansOnTurnBefore(text: string): boolean {
  if (text.length > charactersRead || /[\n{}<>`;]/.test(text)) return false;
  const plain = plainText(text);
  if (unspacedScripts.test(plain)) {
    const letters = plain.replace(/[^\p{L}\p{N} ]+/gu, '').trim();
    return letters.length <= mostLetters && leansUnspaced.test(letters);
  }
  const words = plainWords(plain);
  if (words.length === 0 || words.length > mostWords) return false;
  const line = words.join(' ');
  if (bare.test(line) || moreWords.test(line)) return true;
  const tells = tellingWords(words);
  const opened = goesOn.has(words[0] ?? '') || goesOnSo.test(line);
  if (opened && words.length <= mostOpened && tells <= mostTelling.opened) return true;
  if (
    narrows.has(words[0] ?? '') &&
    words.length <= mostNarrowed &&
    tells <= mostTelling.definite
  ) {
    return true;
  }
  const pointed = line.replace(emptyIt, ' ').split(' ');
  if (points(pointed) && tells <= mostTelling.pointing) return true;
  if (!asksSomething.test(line)) return false;
  if (stays.test(line) && tells <= mostTelling.pointing) return true;
  return (
    whoOrWill.test(line) &&
    definiteWords.test(line) &&
    words.length <= 7 &&
    tells <= mostTelling.definite
  );
}
