/**
 * How sure a name is that a secret follows: a `password` may be an ordinary word, a `token` or
 * `API key` is generated, and a mere `key`, `session` or `sig` needs an assignment, too.
 */
export type NameClass = 'password' | 'key' | 'weak';

const passwords = [
  ...['pass[-_ ]?w(?:or)?d', 'passwo?rt', 'pass[-_ ]?phrase', 'pass[-_ ]?code', 'passwd', 'pwd'],
  ...[
    'kennwort',
    'mot de passe',
    'mdp',
    String.raw`contrase(?:ñ|n|n\u0303)a`,
    'senha',
    'wachtwoord',
  ],
  ...[
    'lösenord',
    'hasło',
    'пароль',
    '(?:mi|tu|su|la) clave',
    '密码',
    '密碼',
    'パスワード',
    '비밀번호',
  ],
].join('|');

const qualifiers =
  'api|app|access|auth|account|secret|private|signing|signature|encryption|master|shared|storage|license|licence|product|activation|service|admin|deploy|application|consumer|client|webhook|personal|recovery|write|read|ssh|host|subscription|instrumentation|functions?|bearer|ingest|integration';

const keys = [
  `(?:${qualifiers})[-_ ]?(?:api[-_ ]?)?key`,
  ...['secret', 'token', 'credentials?', 'authorization', 'zugangsdaten', 'geheimnis', 'jeton'],
  ...[
    '(?:api|zugriffs|zugangs|geheim|lizenz|privater?)[- ]?(?:key|schlüssel)',
    '(?:zugriffs|zugangs)?token',
  ],
  ...["cl[ée] (?:api|secrète|privée|d[’']accès)", 'clave (?:api|de api|secreta|privada|de acceso)'],
  ...['chave (?:api|de api|secreta)', 'chiave (?:api|segreta)', '密钥', '令牌'],
  ...['x-amz-signature', 'x-goog-signature', 'recovery code', 'backup code'],
].join('|');

const weak = [
  ...['key', 'schlüssel', 'cl[ée]', 'clave', 'chave', 'chiave', 'auth', 'sid', 'sig', 'signature'],
  ...[
    'session(?:[-_]?id)?',
    'sess',
    'sessid',
    'jwt',
    'otp',
    'nonce',
    'license',
    'dsn',
    'secrets',
    'bearer',
  ],
].join('|');

/** The three groups are the three classes; a longer word (`keyboard`, `tokens`) is not one. */
export const credentialName = new RegExp(
  String.raw`(?:(${passwords}|(?<![\p{L}\p{N}])(?:pass|pw)|(?-i:(?<=[a-z])(?:Pass|Pw)))|(${keys})|(?<![\p{L}\p{N}])(?<!\p{L}[-_])(${weak})|(?<=[-_])(key|sid|sig)|(?-i:(?<=[a-z])(Key|Sid|Sig))|(?<=[\p{L}])(schlüssel))(?![\p{L}\p{N}])`,
  'giu',
);

/** What every one of these names has in it. */
export const nameAnchors = [
  ...['pass', 'pw', 'kennwort', 'mdp', 'contrase', 'senha', 'wachtwoord', 'lösenord', 'hasło'],
  ...['пароль', 'clave', '密码', '密碼', 'パスワード', '비밀번호', '密钥', '令牌', 'key', 'secret'],
  ...[
    'token',
    'credential',
    'auth',
    'zugangsdaten',
    'geheimnis',
    'jeton',
    'schlüssel',
    'clé',
    'cle',
  ],
  ...['chave', 'chiave', 'sid', 'sig', 'sess', 'jwt', 'otp', 'nonce', 'license', 'dsn', 'bearer'],
  ...['recovery code', 'backup code'],
];

/** What makes a key of a database, a cache or a keyboard of it, or a key that may be known. */
export const harmlessQualifier =
  /(?:foreign|primary|public|partition|sort|cache|idempotency|composite|unique|object|row|range|hash|map|dict|json|i18n|translation|publishable|arrow|enter|shortcut|hot|group|lookup|index|routing|message|event|feature|flag|next[-_ ]?page|page|continuation|pagination|cursor|cancel(?:lation)?|syntax|unexpected|invalid|öffentlicher?|publique|pública|fremd|primär)[-_ ]?$/i;
