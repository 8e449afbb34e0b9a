/** How one language talks of credentials. In small letters. */
export interface CredentialWords {
  language: string;
  /** Names of what a person chose: the value may be an ordinary word with a number. */
  passwords: readonly string[];
  /** Names of what a program made. */
  keys: readonly string[];
  /** Names of many other things, too: only with an assignment, and a value that a program made. */
  weak?: readonly string[];
  /** What joins a value to a name before it: `is`, `was changed to`. */
  verbs: readonly string[];
  /** What begins a phrase between the two, of up to three more words: `for`, `that I`. */
  links?: readonly string[];
  /** What joins a value to a name behind it: `as`, in `hunter2 as my password`. */
  as?: readonly string[];
  /** Whose it is, between that and the name. */
  whose?: readonly string[];
}

/** Languages that put no space between words: a name may stand right before another letter. */
export const unspaced = ['Japanese', 'Chinese', 'Korean', 'Thai'];

export const credentialWords: readonly CredentialWords[] = [
  {
    language: 'English',
    passwords: [
      ...['password', 'pass-word', 'pass_word', 'pass word', 'passwd', 'pass-wd', 'pwd', 'pw'],
      ...['passphrase', 'pass phrase', 'pass-phrase', 'pass_phrase', 'passcode', 'pass code'],
      ...['pass-code', 'pass_code', 'pass', 'access code'],
    ],
    keys: [
      ...['secret', 'token', 'credential', 'credentials', 'authorization', 'x-amz-signature'],
      ...['x-goog-signature', 'recovery code', 'backup code', 'client-key-data'],
    ],
    weak: [
      ...['key', 'auth', 'sid', 'sig', 'signature', 'session', 'sessionid', 'session-id'],
      ...['session_id', 'sess', 'sessid', 'jwt', 'otp', 'nonce', 'license', 'dsn', 'secrets'],
      ...['bearer'],
    ],
    verbs: [
      ...['is now', 'is currently', 'was changed to', 'is set to', 'is still', 'was set to'],
      ...['set to', 'changed to', 'reset to', 'is', 'was', 'are', 'equals', 'being', 'looks like'],
    ],
    links: [
      ...['for', 'of', 'to', 'in', 'on', 'at', 'from', 'that', 'which', 'i', 'we', 'they', 'you'],
      ...['he', 'she', 'with', 'by'],
    ],
    as: ['as', 'is', 'for'],
    whose: ['my', 'our', 'the', 'their', 'a', 'an', 'your', 'his', 'her'],
  },
  {
    language: 'German',
    passwords: ['passwort', 'pass-wort', 'passwor', 'kennwort', 'zugangscode', 'losungswort'],
    keys: [
      ...['zugangsdaten', 'geheimnis', 'api-schlüssel', 'api schlüssel', 'apischlüssel'],
      ...['zugriffsschlüssel', 'zugangsschlüssel', 'geheimschlüssel', 'lizenzschlüssel'],
      ...['privater schlüssel', 'geheimer schlüssel', 'zugriffskey', 'zugangskey', 'lizenzkey'],
      ...['geheimkey', 'privater key'],
    ],
    weak: ['schlüssel'],
    verbs: [
      ...['ist jetzt', 'ist noch', 'ist', 'war', 'lautet', 'lauten', 'lautete', 'heißt', 'wäre'],
      ...['wurde auf', 'geändert auf', 'geändert zu', 'geändert in', 'gesetzt auf', 'sind', 'auf'],
    ],
    links: ['für', 'von', 'vom', 'zu', 'zum', 'zur', 'im', 'aus', 'bei', 'das', 'den', 'der'],
    as: ['als', 'ist', 'für'],
    whose: ['mein', 'meine', 'meinen', 'unser', 'das', 'unserem', 'sein', 'ihr'],
  },
  {
    language: 'French',
    passwords: ['mot de passe', 'mdp', 'code secret', "code d'accès", 'code d’accès'],
    keys: [
      ...["clé d'api", 'clé d’api', 'clé api', "cle d'api", 'cle api', 'clef api', "clef d'api"],
      ...["clé de l'api", 'clé de l’api', "clé d'accès", 'clé d’accès', 'clé secrète'],
      ...['clé privée', 'cle secrète', 'cle privée', 'jeton', "jeton d'accès", 'jeton d’accès'],
      ...["jeton d'api", 'jeton d’api', 'cle secrete'],
    ],
    weak: ['clé', 'cle', 'clef'],
    verbs: ["c'est", 'c’est', 'est', 'était', 'serait', 'changé en', 'sont', 'en', 'par'],
    links: ['pour', 'de', 'du', 'des', 'que', 'qui', 'sur', 'chez', 'à'],
    as: ['comme', 'est', 'pour'],
    whose: ['mon', 'ma', 'notre', 'le', 'la', 'votre', 'son'],
  },
  {
    language: 'Spanish',
    passwords: [
      ...['contraseña', 'contrasena', 'contrasen\u0303a', 'mi clave', 'tu clave', 'su clave'],
      ...['la clave', 'clave de acceso', 'código de acceso'],
    ],
    keys: [
      ...['clave api', 'clave de api', 'clave de la api', 'clave secreta', 'clave privada'],
      ...['llave api', 'llave de api', 'llave secreta', 'token de acceso'],
    ],
    weak: ['clave'],
    verbs: ['es', 'era', 'fue', 'sería', 'son', 'cambiada a', 'cambié a', 'quedó en', 'a', 'por'],
    links: ['para', 'de', 'del', 'que', 'en', 'con', 'al'],
    as: ['como', 'es', 'de'],
    whose: ['mi', 'la', 'nuestra', 'su', 'tu', 'el'],
  },
  {
    language: 'Italian',
    passwords: ["parola d'ordine", 'parola d’ordine', 'codice di accesso', "codice d'accesso"],
    keys: [
      ...['chiave api', 'chiave di api', "chiave dell'api", 'chiave dell’api', 'chiave segreta'],
      ...['chiave privata', 'chiave di accesso', 'token di accesso', 'codice segreto'],
    ],
    weak: ['chiave'],
    verbs: ['è', 'e’', "e'", 'era', 'sarebbe', 'sono', 'cambiata in', 'in'],
    links: ['per', 'di', 'del', 'della', 'che', 'da', 'su', 'con'],
    as: ['come', 'è', 'per'],
    whose: ['mia', 'mio', 'la', 'il', 'nostra', 'la mia', 'il mio'],
  },
  {
    language: 'Portuguese',
    passwords: ['senha', 'palavra-passe', 'palavra passe', 'código de acesso'],
    keys: [
      ...['chave api', 'chave de api', 'chave da api', 'chave secreta', 'chave privada'],
      ...['chave de acesso', 'token de acesso'],
    ],
    weak: ['chave'],
    verbs: ['é', 'era', 'foi', 'seria', 'são', 'alterada para', 'por'],
    links: ['para', 'de', 'do', 'da', 'que', 'em', 'no', 'na', 'com'],
    as: ['como', 'é', 'para'],
    whose: ['minha', 'meu', 'a', 'o', 'nossa', 'a minha'],
  },
  {
    language: 'Dutch',
    passwords: ['wachtwoord', 'toegangscode', 'wachtzin'],
    keys: [
      ...['api-sleutel', 'api sleutel', 'apisleutel', 'toegangssleutel', 'geheime sleutel'],
      ...['toegangstoken', 'licentiesleutel', 'inloggegevens'],
    ],
    weak: ['sleutel'],
    verbs: ['is nu', 'is', 'was', 'luidt', 'wordt', 'zijn', 'naar'],
    links: ['voor', 'van', 'die', 'dat', 'om', 'bij', 'op'],
    as: ['als', 'is'],
    whose: ['mijn', 'het', 'ons', 'zijn'],
  },
  {
    language: 'Polish',
    passwords: ['hasło', 'hasła', 'hasłem', 'haslo', 'hasełko'],
    keys: [
      ...['klucz api', 'klucza api', 'klucz dostępu', 'klucz prywatny', 'tajny klucz'],
      ...['token dostępu', 'klucz licencyjny', 'dane logowania', 'tokenu', 'tokena', 'tokenem'],
    ],
    weak: ['klucz'],
    verbs: ['to', 'jest', 'brzmi', 'było', 'był', 'to jest', 'zmieniono na', 'na'],
    links: ['do', 'dla', 'od', 'na', 'z', 'w', 'który', 'które', 'po'],
    as: ['jako', 'to'],
    whose: ['moje', 'mój', 'nasze', 'swoje'],
  },
  {
    language: 'Czech and Slovak',
    passwords: ['heslo', 'hesla', 'heslem', 'hesle'],
    keys: [
      ...['api klíč', 'api-klíč', 'klíč api', 'klíč k api', 'přístupový klíč', 'tajný klíč'],
      ...['api kľúč', 'prístupový kľúč', 'přístupový token'],
    ],
    weak: ['klíč', 'kľúč'],
    verbs: ['je', 'bylo', 'byl', 'bolo', 'zní', 'mám'],
    links: ['k', 'ke', 'pro', 'od', 'na', 'do', 'pre', 'z'],
    as: ['jako', 'je', 'ako'],
    whose: ['moje', 'naše', 'můj', 'své'],
  },
  {
    language: 'South Slavic',
    passwords: [
      'lozinka',
      'lozinku',
      'zaporka',
      'zaporku',
      'geslo',
      'парола',
      'паролата',
      'лозинка',
    ],
    keys: ['api ključ', 'pristupni ključ', 'tajni ključ', 'апи кључ', 'api ключ', 'тайният ключ'],
    weak: ['ključ'],
    verbs: ['je', 'glasi', 'bila je', 'е', 'беше'],
    links: ['za', 'od', 'na', 'за', 'от'],
    as: ['kao', 'kot', 'като'],
    whose: ['moja', 'moje', 'naša', 'моята'],
  },
  {
    language: 'Catalan',
    passwords: ['contrasenya', 'mot de pas', 'clau de pas'],
    keys: ['clau api', "clau de l'api", 'clau secreta'],
    verbs: ['és', 'era', 'a', 'per'],
    links: ['per', 'de', 'del', 'que'],
    as: ['com', 'és'],
    whose: ['meva', 'la meva', 'nostra'],
  },
  {
    language: 'Hungarian and Romanian',
    passwords: ['jelszó', 'jelszavam', 'jelszava', 'jelszavunk', 'jelszo', 'parolă', 'parola'],
    keys: ['api-kulcs', 'api kulcs', 'api-kulcsom', 'api kulcsom', 'cheia api', 'cheie api'],
    verbs: ['az', 'volt', 'este', 'e', 'era'],
    links: ['pentru', 'de', 'la'],
  },
  {
    language: 'Swedish, Danish, Norwegian, Finnish',
    passwords: [
      ...['lösenord', 'lösenordet', 'lösenfras', 'passord', 'passordet', 'adgangskode'],
      ...['adgangskoden', 'kodeord', 'kodeordet', 'salasana', 'salasanani', 'salasanamme'],
    ],
    keys: [
      ...['api-nyckel', 'api-nyckeln', 'api nyckel', 'åtkomstnyckel', 'åtkomsttoken'],
      ...['api-nøgle', 'api-nøglen', 'api-nøkkel', 'api-nøkkelen', 'adgangsnøgle'],
      ...['api-avain', 'api-avaimeni', 'api-avaimen', 'tokenet', 'tokenen'],
    ],
    weak: ['nyckel', 'nøgle', 'nøkkel'],
    verbs: ['är', 'var', 'er', 'on', 'oli', 'blev'],
    links: ['för', 'till', 'på', 'til', 'som', 'från'],
    as: ['som', 'är', 'er', 'on'],
    whose: ['mitt', 'vårt', 'min', 'mit'],
  },
  {
    language: 'Turkish',
    passwords: [
      ...['şifre', 'şifrem', 'şifremiz', 'şifresi', 'şifreniz', 'sifrem', 'sifre', 'parola'],
      ...['parolam', 'parolamız', 'parolası'],
    ],
    keys: [
      ...['api anahtarı', 'api anahtarım', 'api anahtarımız', 'api anahtarınız'],
      ...['erişim anahtarı', 'erişim anahtarım', 'gizli anahtar', 'gizli anahtarım'],
      ...['api anahtari', 'api anahtarim', 'tokenım', 'tokenim', 'jetonu', 'jetonum'],
    ],
    verbs: ['şu', 'şudur', 'olarak', 'bu'],
    as: ['olarak'],
  },
  {
    language: 'Russian and Ukrainian',
    passwords: [
      ...['пароль', 'пароля', 'паролем', 'паролю', 'код доступа', 'код доступу', 'кодовое слово'],
    ],
    keys: [
      ...['ключ api', 'ключ апи', 'api ключ', 'api-ключ', 'апи ключ', 'ключа api', 'ключом api'],
      ...['ключ доступа', 'ключ доступу', 'секретный ключ', 'секретний ключ', 'секрет'],
      ...['токен', 'токена', 'токеном', 'токен доступа', 'токен доступу', 'приватный ключ'],
    ],
    weak: ['ключ'],
    verbs: ['это', 'был', 'есть', 'теперь', 'такой', 'це', 'був', 'є', 'на'],
    links: ['от', 'для', 'к', 'на', 'у', 'от моего', 'від', 'до', 'з', 'который', 'с'],
    as: ['как', 'это', 'як', 'в качестве'],
    whose: ['мой', 'наш', 'мій'],
  },
  {
    language: 'Greek, Arabic, Hebrew, Persian',
    passwords: [
      ...['κωδικός', 'κωδικός πρόσβασης', 'κωδικό', 'κωδικος', 'كلمة المرور', 'كلمة السر'],
      ...['كلمة مروري', 'كلمة سري', 'הסיסמה', 'הסיסמא', 'סיסמה', 'סיסמא', 'הסיסמה שלי', 'رمز عبور'],
      ...['הסיסמא שלי', 'كلمة المرور الخاصة بي'],
    ],
    keys: [
      ...['κλειδί api', 'مفتاح api', 'مفتاح الـ api', 'رمز الوصول', 'المفتاح السري', 'کلید api'],
      ...['מפתח api', 'מפתח ה-api', 'التوكن', 'الرمز'],
    ],
    verbs: ['είναι', 'ήταν', 'هي', 'هو', 'היא', 'הוא', 'است'],
    links: ['για', 'του', 'στο', 'שלי', 'של', 'الخاص', 'الخاصة', 'من', 'لـ'],
  },
  {
    language: 'Hindi, Vietnamese, Indonesian',
    passwords: [...['पासवर्ड', 'mật khẩu', 'kata sandi', 'sandi saya', 'mat khau']],
    keys: [
      ...['एपीआई कुंजी', 'api कुंजी', 'टोकन', 'khóa api', 'kunci api'],
      ...['mã truy cập', 'token akses'],
    ],
    verbs: ['है', 'là', 'adalah', 'yaitu', 'ialah'],
    links: ['का', 'của', 'untuk', 'saya', 'cho', 'của tôi', 'của mình'],
  },
  {
    language: 'Thai',
    passwords: ['รหัสผ่าน', 'พาสเวิร์ด'],
    keys: ['คีย์ api', 'โทเค็น', 'โทเคน'],
    verbs: ['คือ', 'เป็น', 'ว่า'],
  },
  {
    language: 'Japanese',
    passwords: ['パスワード', '暗証番号', 'パスコード', 'パスフレーズ', '合言葉'],
    keys: [
      ...[
        'apiキー',
        'api キー',
        'アクセスキー',
        'シークレットキー',
        '秘密鍵',
        'トークン',
        'シークレット',
      ],
      ...['アクセストークン', 'ライセンスキー', 'apikey', '認証キー'],
    ],
    verbs: ['は', 'が', 'も', 'を', 'には', 'に', 'として', 'で'],
    as: ['が', 'は', 'を', 'という'],
  },
  {
    language: 'Chinese',
    passwords: ['密码', '密碼', '口令', '暗号'],
    keys: [
      ...[
        '密钥',
        '密鑰',
        '令牌',
        '金鑰',
        '私钥',
        '私鑰',
        'api key',
        '访问令牌',
        '授权码',
        '授權碼',
      ],
    ],
    verbs: [
      '是',
      '为',
      '為',
      '就是',
      '叫',
      '改成了',
      '改成',
      '改为',
      '设为',
      '設為',
      '设置为',
      '用的是',
    ],
    as: ['是', '作为', '當'],
  },
  {
    language: 'Korean',
    passwords: ['비밀번호', '비번', '암호', '패스워드'],
    keys: [
      ...['api 키', 'api키', '액세스 키', '액세스키', '비밀키', '비밀 키', '시크릿 키', '시크릿키'],
      ...['토큰', '시크릿', '인증키', '엑세스 토큰'],
    ],
    verbs: ['는', '은', '이', '가', '를', '을', '로', '으로', '인'],
  },
];
