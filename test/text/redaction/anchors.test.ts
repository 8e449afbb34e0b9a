import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnchorSearch } from '../../../src/text/redaction/anchors.ts';
import { privateKeys, webTokens } from '../../../src/text/redaction/armour.ts';
import { credentials } from '../../../src/text/redaction/credentials.ts';
import { emails } from '../../../src/text/redaction/emails.ts';
import { namedIds } from '../../../src/text/redaction/named-ids.ts';
import { bearers, cookies, flags, logins } from '../../../src/text/redaction/schemes.ts';
import { commandLinePasswords, urlPasswords } from '../../../src/text/redaction/urls.ts';
import { markedVendorKeys } from '../../../src/text/redaction/vendor-keys.ts';

describe('createAnchorSearch', () => {
  it.each([
    ['nothing here', 0],
    ['a key', 1],
    ['a KEY and a monkey', 1],
    ['пароль', 2],
    ['ПАРОЛЬ', 2],
    ['a keypass', 3],
    // Kelvin sign and long s, which patterns without regard to case take for letters.
    ['\u212aey', 1],
    ['pa\u017fs', 2],
    ['ke', 0],
    ['ke y', 0],
    ['papass', 2],
    ['pakey', 1],
    ['\ud83d\udd11', 0],
    ['', 0],
  ])('%j has %i', (text, found) => {
    expect(createAnchorSearch([['key'], ['pass', 'пароль']])(text)).toBe(found);
  });

  it('finds in any text what a search for each anchor finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 4 });
    const groups = fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 4 });
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', 'B', '-'), maxLength: 24 });
    fc.assert(
      fc.property(groups, text, (anchors, read) => {
        const found = createAnchorSearch(anchors)(read);
        const small = read.toLowerCase();
        expect(anchors.map((_, group) => (found & (1 << group)) !== 0)).toEqual(
          anchors.map((group) => group.some((anchor) => small.includes(anchor))),
        );
      }),
    );
  });
});

/** One name for each way in which the pattern of names can match. */
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
    expect(credentials.find(text)).toMatchObject([{ kind: 'secret', end: text.length }]);
    expect(createAnchorSearch([credentials.anchors])(text)).toBe(1);
  });
});

describe('the rules', () => {
  it.each(
    Object.entries({
      ...{ privateKeys, webTokens, markedVendorKeys, urlPasswords, commandLinePasswords },
      ...{ credentials, bearers, flags, logins, cookies, emails, namedIds },
    }),
  )('%s has no anchor in ordinary words, nor a blank one', (_name, { anchors }) => {
    const search = createAnchorSearch([anchors]);
    expect(
      search('How do I change the colour of a page? (see the guide, and its first part.)'),
    ).toBe(0);
    expect(anchors).not.toContain('');
  });
});
