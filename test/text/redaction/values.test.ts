import { describe, expect, it } from 'vitest';
import * as values from '../../../src/text/redaction/values.ts';

const { withoutTrailing, ...judges } = values;

/** Texts by the kinds of value that they are; many are close to another kind. ␣ stands for a space. */
const texts: [kinds: (keyof typeof judges)[], of: string][] = [
  [
    [],
    `
    abcdefgh 12345678 base64url AbCdEfGhI HTTPServer globalConfigurationName
    global-configuration-v2 ab12-cd34 ab1-cd1-ef1 abcd12-efgh34 abc1-def2 sha256 sha3-256
    ed25519 x25519 oauth2.0 rs256 aes-256 argon2id 2fa tls1.2 v1.2.3 hun2 12345 12-34 32-byte
    32bytes max12 min8chars 8-64 8-64chars 12345h level-2 sha512-hashed a-b-c1 abc-123-def abc!e
    !abcdef correcthorsebat internationalization institutionalized absentmindedness ! .abc
    mykeyx examples changes todos xx ?a a.1 1.a a..b fn a.b.c.d.e.f.g.h.i.j.k(j) news␣Foo AB12
    ABC1 aaaaaaa secret_name secret-name-x db_pass tokens AbcDefGhiJkl 32bit 32byte
    abcdefghijklmnopqrst correcthorsebatt stationcorrecthorse 32character 32day 32hour !!abcdef correcthorsebatt-x disestablishment theatre someone
    abc␣new␣x xAB_CD abc...def abc. oauth1 auth2 sha3-512 base64 utf-8 utf16 utf-16 aes256
    aes-128 http2 http3 argon2 argon2i argon2d bcrypt`,
  ],
  [
    ['looksChosen'],
    `
    a1b2c3d a1bcdefg abc1234d oauth2server utf8mb4 part2024 1234567890ms abcdefgh20241231
    qWeRtYuIoP1 aB1-cD2-eF3 a-b-c-d1-e2 v1.2.3-rc4 v2024abc12 v1beta20 hunter2 hunt2 level-2a
    a-b-c-d1 a-B-c1 abc--123 пароль1 abc!ef abcdef! abc␣def! abc^def correcthorse1batterystaple
    password1234 example1 1fn(x) db1token a1token hunter2token
    words-words-words-words-words-words-words-words-words-words-words-words-words-a1b2c3d4
    9dbtoken abcde12fgh34`,
  ],
  [
    ['looksGenerated', 'looksChosen'],
    `
    a1b2c3d4 a1b2cdef ab12345c abcdefgh20241 abc18991231 12ab-34cd 1a2b-3c4d a1b2-c3d4
    x1y2z3w4-abc words/words.words~words+words=words:words|a1b2c3d4 words␣and␣a1b2c3d4 1abcde2f
    1ab2-3cd4 ab1c-cd2e word1word2word`,
  ],
  [
    ['looksGenerated'],
    `
    abcdefghijklmnopqrstuv abcdefghijklmnopqrstuvw correcthorsebatterystaple
    ABCDEFGHIJKLMNOPQRSTUVWX aBcDeFgHiJ ab12-cd34-ef56 Correcthorsebatterystaple
    internationalizations unterbeschaeftigungen`,
  ],
  [
    ['isLiteral', 'standsForValue'],
    `
    string String PASSWORD pass-word access-token null baz API_KEY APIKEY A1 API_key token-
    apikey 32char`,
  ],
  [
    ['looksChosen', 'isLiteral', 'standsForValue'],
    `
    password1 password_1 string12 redacted1 API_KEY_2 token_1 token12 1token`,
  ],
  [
    ['standsForValue'],
    `
    % *** ... abc... abc… ...abc ..abc <abc> $abc %abc {abc [abc (abc *abc ~abc /abc |abc \\abc
    @abc &abc =abc >abc …abc your_key my-key-x my_key_x the-key-x some_key_x example changeme
    change-me change_it replaceme insertme todo xxx xxxabc xXxa ?? process.env.KEY a?.b a->b
    A::B a.b $a.b fn(x) a.b(c) a.b.c.d.e.f.g.h.i(j) new␣Foo await␣x function␣x AB XXXX-XXXX-XXXX db_password db_passwords my-kubernetes-secret
    my-kubernetes-secrets-v secret.name dbtoken db_passwd myApiKey process.env.HOME
    db_secret_name`,
  ],
  [
    ['looksChosen', 'standsForValue'],
    `
    placeholder1 dummy1 fn[0] fn!(x) AB_12`,
  ],
  [
    ['isMostlyOneCharacter'],
    `
    00000000`,
  ],
  [
    ['isMostlyOneCharacter', 'standsForValue'],
    `
    aaaaaaaa xaaaaaaaax abcdefgaaaaaaaa`,
  ],
  [
    ['looksChosen', 'isMostlyOneCharacter', 'standsForValue'],
    `
    xxxxxxxx0 aaaaaaaa12`,
  ],
  [
    ['looksChosen', 'isMostlyOneCharacter'],
    `
    aaaaaaaa1234`,
  ],
  [
    ['looksGenerated', 'looksChosen', 'standsForValue'],
    `
    xX0xX0xX0`,
  ],
];

describe.each(texts)('what is %j', (kinds, of) => {
  it.each(of.trim().split(/\s+/))('%j', (word) => {
    const text = word.replaceAll('␣', ' ');
    const found = Object.entries(judges).flatMap(([name, judge]) => (judge(text) ? [name] : []));
    expect(found.sort()).toEqual(kinds.toSorted());
  });
});
