import { type Extent, matchAt, noExtents, type Rule } from './rule.ts';

const maxLocalPartLength = 64;
const localPartAtEnd = /(?:[\p{L}\p{N}\p{M}_.+'’&/=-]{1,64}|"[^"\n@]{1,62}"(?=$))$/u;
const domain =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,40}|\p{L}[\p{L}\p{M}]{1,23})(?![\p{L}\p{N}])/uy;
/** Endings of file names and versions, which aren't email addresses: `logo@2x.png`, `pkg@1.x.js`. */
const fileEnding =
  /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|tsx?|jsx?|mjs|json|css|scss|html?|ya?ml|toml|lock|tgz|gz|x)$/i;
const remoteShell =
  /\b(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id|autossh|sshfs|git clone)(?:[ \t]{1,3}(?:-[^\s-]{1,40}(?:[ \t]{1,3}[\w./~:]{1,60})?|[^\s@]{0,40}[./~:][^\s@]{0,40})){0,4}[ \t]{1,3}$/i;
/** Hosts that no mail is sent to, and users of machines, as in `postgres@db.internal`. */
const internalHost = /\.(?:internal|lan|localdomain|localhost|svc|cluster\.local)$/i;
const machineUser =
  /^(?:postgres|mysql|mariadb|mongo|redis|root|admin|ubuntu|debian|centos|ec2-user|git|deploy|app|www-data|user|username)$/i;
/** The path of `user@host:path`, as in scp and git. */
const remotePath = /^:(?:[~/]|[\w-]{1,64}\/)/;

/** The start of the name before the `@` at index `atSign`; -1 if there is no name. */
function localPartStart(text: string, atSign: number): number {
  const [local = ''] =
    localPartAtEnd.exec(text.slice(Math.max(0, atSign - maxLocalPartLength), atSign)) ?? [];
  const name = local.replace(/^[^\p{L}\p{N}_"]+/u, '').replace(/^.*(?:\/|=|&)/, '');
  return name === '' ? -1 : atSign - name.length;
}

function isMachineAccount(text: string, { start, end }: Extent, atSign: number): boolean {
  const user = text.slice(start, atSign);
  const host = text.slice(atSign + 1, end);
  if (user === 'git' || text.startsWith('://', start - 3)) return true;
  if (internalHost.test(host) || (/\.local$/i.test(host) && machineUser.test(user))) return true;
  if (remotePath.test(text.slice(end, end + 68))) return true;
  return remoteShell.test(text.slice(Math.max(0, start - 140), start));
}

/** Finds email addresses in their usual form. */
const emails: Rule = {
  kind: 'email',
  isStrict: true,
  keywords: ['@'],
  find(text, { start: atSign }) {
    const host = matchAt(domain, text, atSign + 1)?.[0];
    if (host === undefined || fileEnding.test(host)) return noExtents;
    const address = { start: localPartStart(text, atSign), end: atSign + 1 + host.length };
    return address.start < 0 || isMachineAccount(text, address, atSign) ? noExtents : [address];
  },
};

const atWords = ['at', 'ät', 'arroba', 'chiocciola', 'arobase'];
const dotWords = 'dot punto punkt point ponto kropka tečka nokta точка крапка'.split(' ');
const enclosedAt = `(?:${[...atWords, '@'].join('|')})`;
const spokenAt = `(?:${[...atWords, 'małpa', 'собака', 'zavináč'].join('|')})`;
const dotWord = `(?:${dotWords.join('|')})`;
const user = String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}`;
const label = String.raw`[\p{L}\p{N}-]{1,63}`;
const enclosedAddress = new RegExp(
  String.raw`${user}[ ]{0,2}(?:[([{]|&lt;|<)[ ]?${enclosedAt}[ ]?(?:[)\]}]|&gt;|>)[ ]{0,2}${label}(?:[ ]{0,2}(?:\.|[([{][ ]?${dotWord}[ ]?[)\]}]|[ ]dot[ ])[ ]{0,2}${label}){1,5}`,
  'iuy',
);
const spoken = new RegExp(
  String.raw`${user} ${spokenAt} ${label}(?: ${dotWord} ${label}){0,3} ${dotWord} (?:com|org|net|de|fr|es|io|dev|edu|uk|co|eu|ch|at|it|pt|br|pl|nl|cz|ru|ua|tr|mx|ar|jp|cn|kr|in)(?![\p{L}\p{N}])`,
  'iuy',
);
const spokenAtBefore = new RegExp(` ${spokenAt} ${label}$`, 'iu');
const userBefore = new RegExp(`${user}[ ]{0,2}(?:&lt)?$`, 'iu');

/** Finds obfuscated email addresses: `jo (at) acme (dot) dev`, `jo at acme dot dev`. */
const obfuscatedEmails: Rule = {
  kind: 'email',
  isStrict: true,
  keywords: [
    ...dotWords.map((word) => ` ${word} `),
    ...[...'([{<;'].flatMap((bracket) =>
      [...atWords, '@'].flatMap((word) => [bracket + word, `${bracket} ${word}`]),
    ),
  ],
  find(text, { start: sign, keyword }) {
    const isSpoken = keyword.startsWith(' ');
    const before = text.slice(Math.max(0, sign - 2 * maxLocalPartLength - 12), sign);
    const atSign = isSpoken ? before.search(spokenAtBefore) : before.length;
    const name = userBefore.exec(
      before.slice(Math.max(0, atSign - maxLocalPartLength - 4), Math.max(0, atSign)),
    );
    if (name === null) return noExtents;
    const start = sign - before.length + atSign - name[0].length;
    const match = matchAt(isSpoken ? spoken : enclosedAddress, text, start);
    return match ? [{ start, end: start + match[0].length }] : noExtents;
  },
};

export const emailRules = [emails, obfuscatedEmails];
