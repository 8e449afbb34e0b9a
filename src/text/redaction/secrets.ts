import type { RedactionRule } from './rule.ts';

const name =
  '(?:token|secret|passw(?:or)?d|passphrase|pwd|credential|authorization|(?:api|access|auth|account|secret|private|signing|encryption|master|shared)[-_ ]?key)';

/** No bracket, brace, dollar or star in front: those begin a placeholder, or a redaction of ours. */
const value = String.raw`((?![$<{[(%*/\\|])[^\s"'${'`'}<>&,;()]{3,255}[^\s"'${'`'}<>&,;().:!?])(\(?)`;

/** Types, variables and examples, which documentation shows where a value would stand. */
const placeholder =
  /^(?:(?:true|false|null|undefined|none|string|number|boolean|required|optional)$|[A-Z_]+$|(?:process\.env|os\.environ|import\.meta|env|secrets|config|settings|self|this)[.[]|your[-_])/;

/** What follows a colon or a space is often the sentence's next word, which has none of these. */
const looksGenerated = /\d|[a-z][A-Z]{2}|[!#$%^*+=@]|^.{24,}$/;

function replaceAssigned([match = '', label = '', quote = '', secret = '', call = '']: readonly (
  | string
  | undefined
)[]): string {
  if (call !== '' || placeholder.test(secret)) return match;
  const sure = label.endsWith('=') || quote !== '';
  return sure || looksGenerated.test(secret) ? `${label}${quote}[secret]` : match;
}

const vendorPrefix = [
  ...['gh[pousr]_', 'github_pat_', 'gl[a-z]{2,5}-', '[sprw]k_(?:live|test)_', 'whsec_', 'sk-'],
  ...['xox[a-z]-', 'xapp-', 'npm_', 'pypi-', 'hf_', 'gsk_', 'lin_api_', 'ntn_', 'figd_', 'mint_'],
  ...[
    'dckr_pat_',
    'do[opr]_v1_',
    'shp[a-z]{2}_',
    'gls?[ac]_',
    'vc[piark]_',
    'SG\\.',
    'cf(?:k|ut|at)_',
  ],
].join('|');

/**
 * What announces itself as a secret: by a name in front of it, by its place in a URL, by a vendor's
 * prefix (of any length: secretlint wants each vendor's exact shape), by its armour.
 */
export const secretRules: readonly RedactionRule[] = [
  {
    kind: 'secret',
    hint: /-----BEGIN/,
    pattern:
      /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^-]|-(?!----))*-----END[^-]{0,40}-----|(?:\s*[A-Za-z0-9+/=\\]{16,})*)/g,
    replace: () => '[secret]',
  },
  {
    kind: 'secret',
    // A signed token's payload is a JSON object too.
    hint: /\.eyJ/,
    pattern: /(?<![\w-])eyJ[\w-]{5,}\.eyJ[\w-]{3,}(?:\.[\w-]+)*\.?/g,
    replace: () => '[secret]',
  },
  {
    kind: 'secret',
    hint: /A(?:KIA|SIA|Iza)/,
    pattern: /(?<![A-Za-z0-9])(?:A(?:KIA|SIA)[A-Z0-9]{16}|AIza[\w-]{35})(?![A-Za-z0-9])/g,
    replace: () => '[secret]',
  },
  {
    kind: 'secret',
    hint: new RegExp(`[_.-](?<=${vendorPrefix})`),
    pattern: new RegExp(
      String.raw`(?<![A-Za-z0-9])(?:${vendorPrefix})(?=[\w-]{0,64}\d)[\w-]{16,}(?:\.[\w-]{16,})?`,
      'g',
    ),
    replace: () => '[secret]',
  },
  {
    kind: 'secret',
    hint: /@/,
    pattern: /(:\/\/)([^\s/?#"'<>]{1,512})(?=@)/g,
    replace: ([match = '', slashes, userInfo = '']) =>
      userInfo.includes(':') ? `${slashes}[secret]` : match,
  },
  {
    kind: 'secret',
    hint: /B(?:earer|asic) /,
    pattern: new RegExp(String.raw`\b(B(?:earer|asic) )()${value}`, 'gu'),
    replace: replaceAssigned,
  },
  {
    kind: 'secret',
    hint: /[:=](?<=(?:token|secret|word|wd|phrase|credential|ation|key)[\\"'`]{0,2}\s{0,3}[:=])/i,
    pattern: new RegExp(
      String.raw`(${name}\\?["'${'`'}]?\s{0,3}(?:=>|:=|[:=])\s{0,3}(?:(?:bearer|basic|token) {1,3})?)(\\?["'${'`'}]?)${value}`,
      'giu',
    ),
    replace: replaceAssigned,
  },
  {
    kind: 'secret',
    hint: /--/,
    pattern: new RegExp(String.raw`(--(?:[\w-]{1,30}-)?${name} {1,3})(["']?)${value}`, 'giu'),
    replace: replaceAssigned,
  },
  {
    kind: 'secret',
    hint: /word is /,
    pattern: new RegExp(`(password is )(["']?)${value}`, 'giu'),
    replace: replaceAssigned,
  },
];
