import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAll, rules } from '../../../src/text/redaction/find.ts';
import { createAnchorSearch } from '../../../src/text/redaction/rule.ts';

describe('createAnchorSearch', () => {
  it.each([
    ['nothing here', []],
    ['a key', [['key']]],
    ['a KEY and a monkey', [['KEY', 'key']]],
    ['пароль', [undefined, ['пароль']]],
    ['ПАРОЛЬ', [undefined, ['ПАРОЛЬ']]],
    ['a keypass', [['key'], ['pass']]],
    // The Kelvin sign and the long s match letters if case is ignored.
    ['\u212aey', [['\u212aey']]],
    ['pa\u017fs', [undefined, ['pa\u017fs']]],
    // The longest of several that end in the same place.
    ['a my key', [['my key']]],
    ['ke', []],
    ['ke y', []],
    ['papass', [undefined, ['pass']]],
    ['pakey', [['key']]],
    ['\ud83d\udd11', []],
    ['', []],
  ])('finds the anchors of %j: %j', (text, found) => {
    const search = createAnchorSearch([
      { anchors: ['key', 'my key'] },
      { anchors: ['pass', 'пароль', 'kapı'] },
    ]);
    const parts = search(text).map((places) =>
      places?.map(({ start, end }) => text.slice(start, end)),
    );
    expect(parts).toEqual(found);
  });

  it('finds the same as a separate search for each anchor', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 4 });
    const groups = fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 40 });
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', 'B', '-'), maxLength: 24 });
    fc.assert(
      fc.property(groups, text, (anchors, read) => {
        const found = createAnchorSearch(anchors.map((group) => ({ anchors: group })))(read);
        const small = read.toLowerCase();
        const endsOf = (group: readonly string[]) =>
          Array.from({ length: small.length }, (_, at) => at + 1).filter((end) =>
            group.some((anchor) => small.slice(0, end).endsWith(anchor)),
          );
        expect(anchors.map((_, group) => (found[group] ?? []).map(({ end }) => end))).toEqual(
          anchors.map(endsOf),
        );
      }),
    );
  });

  it.each([
    ['sk-1 ask-1 9sk-1 _sk-1', ['sk-', 'sk-']],
    // Only the shorter one starts at the start of a word.
    ['xmy_sk-', ['sk-']],
    ['my_sk-', ['my_sk-', 'sk-']],
    ['SK-', ['SK-']],
  ])('counts only anchors at the start of a word in %j', (text, found) => {
    const [places] = createAnchorSearch([{ anchors: ['sk-', 'my_sk-'], atStarts: true }])(text);
    expect((places ?? []).map(({ start, end }) => text.slice(start, end))).toEqual(found);
  });

  it('rejects an empty anchor, which would match everywhere', () => {
    expect(() => createAnchorSearch([{ anchors: ['key', ''] }])).toThrow('blank');
  });
});

/** One name for each form that the pattern of names matches. */
const names = [
  ...['password', 'Pass-Word', 'passwd', 'PASSWORT', 'pass phrase', 'passcode', 'DB_PWD', 'mdp'],
  ...['Kennwort', 'mot de passe', 'contraseña', 'contrasena', 'senha', 'wachtwoord', 'LÖSENORD'],
  ...['hasło', 'Пароль', 'mi clave', '密码', '密碼', 'パスワード', '비밀번호', 'userPw', 'pw'],
  ...['api key', 'ACCESS_KEY', 'secret', 'Token', 'credentials', 'Authorization', 'Zugangsdaten'],
  ...['Geheimnis', 'jeton', 'Lizenzschlüssel', 'privater key', 'clé api', 'cle secrète'],
  ...['clave de acceso', 'chave secreta', 'chiave api', '密钥', '令牌', 'X-Amz-Signature'],
  ...['recovery code', 'backup code', 'key', 'clé', 'cle', 'clave', 'chave', 'chiave', 'auth'],
  ...['sid', 'sig', 'session', 'session_id', 'sess', 'sessid', 'jwt', 'otp', 'nonce', 'license'],
  ...['dsn', 'secrets', 'bearer', 'my_key', 'mySid', 'Zugangsschlüssel'],
];

describe('the names of credentials', () => {
  it.each(names)('%s has an anchor', (name) => {
    const text = `${name}=9fK2mQ7xZp4Lw8Rt0vBn`;
    expect(findAll(text)).toMatchObject([{ kind: 'secret', end: text.length }]);
  });
});

describe('the rules', () => {
  it('have no anchor that occurs in ordinary words', () => {
    const search = createAnchorSearch(rules);
    expect(
      search('How do I change the colour of a page? (see the guide, and its first part.)'),
    ).toEqual([]);
  });
});
