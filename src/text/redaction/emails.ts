import { matchAt, type Rule, type Span } from './rule.ts';

const maxLocal = 64;
const localEnd = /(?:[\p{L}\p{N}\p{M}_.+'’&/=-]{1,64}|"[^"\n@]{1,62}"(?=$))$/u;
const domain =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,40}|\p{L}[\p{L}\p{M}]{1,23})(?![\p{L}\p{N}])/uy;
/** Files and versions, not addresses: `logo@2x.png`, `pkg@1.x.js`. */
const fileEnding =
  /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|tsx?|jsx?|mjs|json|css|scss|html?|ya?ml|toml|lock|tgz|gz|x)$/i;
const remoteShell =
  /\b(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id|autossh|sshfs|git clone)(?:[ \t]{1,3}(?:-[^\s-]{1,40}(?:[ \t]{1,3}[\w./~:]{1,60})?|[^\s@]{0,40}[./~:][^\s@]{0,40})){0,4}[ \t]{1,3}$/i;
/** `user@host:path`, for scp and git. */
const remotePath = /^:(?:[~/]|[\w-]{1,64}\/)/;

function localStart(text: string, at: number): number {
  const window = text.slice(Math.max(0, at - maxLocal), at);
  const local =
    localEnd
      .exec(window)?.[0]
      .replace(/^[^\p{L}\p{N}_"]+/u, '')
      .replace(/^.*(?:\/|=|&)/, '') ?? '';
  return local === '' ? -1 : at - local.length;
}

function isMachine(text: string, start: number, end: number): boolean {
  const mailbox = text.slice(start, text.indexOf('@', start));
  if (mailbox === 'git' || remotePath.test(text.slice(end, end + 68))) return true;
  if (text.startsWith('://', start - 3)) return true;
  return remoteShell.test(text.slice(Math.max(0, start - 140), start));
}

const ats = 'at|ät|arroba|chiocciola|arobase|@'.split('|');
const spokenAts = 'at|ät|arroba|chiocciola|arobase|małpa|собака|zavináč'.split('|');
const dots = 'dot|punto|punkt|point|ponto|kropka|tečka|nokta|точка|крапка'.split('|');
const [at, spokenAt, dot] = [ats, spokenAts, dots].map((words) => `(?:${words.join('|')})`);
const user = String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}`;
const label = String.raw`[\p{L}\p{N}-]{1,63}`;
const obfuscated = new RegExp(
  String.raw`${user}[ ]{0,2}(?:[([{]|&lt;|<)[ ]?${at}[ ]?(?:[)\]}]|&gt;|>)[ ]{0,2}${label}(?:[ ]{0,2}(?:\.|[([{][ ]?${dot}[ ]?[)\]}]|[ ]dot[ ])[ ]{0,2}${label}){1,5}`,
  'iuy',
);
const spoken = new RegExp(
  String.raw`${user} ${spokenAt} ${label}(?: ${dot} ${label}){0,3} ${dot} (?:com|org|net|de|fr|es|io|dev|edu|uk|co|eu|ch|at|it|pt|br|pl|nl|cz|ru|ua|tr|mx|ar|jp|cn|kr|in)(?![\p{L}\p{N}])`,
  'iuy',
);
const spelled = new RegExp(String.raw`[([{<;][ ]?${at}[ ]?[)\]}>&]| ${spokenAt} `, 'giu');

/** Addresses in their usual form. */
export const emails: Rule = {
  anchors: ['@'],
  find: (text, places) =>
    places.flatMap(({ start: at }): Span[] => {
      const match = matchAt(domain, text, at + 1)?.[0];
      if (match === undefined || fileEnding.test(match)) return [];
      const start = localStart(text, at);
      const end = at + 1 + match.length;
      return start < 0 || isMachine(text, start, end) ? [] : [{ kind: 'email', start, end }];
    }),
};

const opening = [...'([{<;'].flatMap((bracket) => [bracket, `${bracket} `]);

/** Addresses that people obfuscate: `jo (at) acme (dot) dev`. */
export const obfuscatedEmails: Rule = {
  anchors: [
    ...dots.map((dot) => ` ${dot} `),
    ...opening.flatMap((start) => ats.map((word) => `${start}${word}`)),
  ],
  find: (text) =>
    Array.from(text.matchAll(spelled)).flatMap(({ index, 0: sign }): Span[] => {
      const start = wordStart(text, index);
      const match =
        start < 0 ? null : matchAt(sign.startsWith(' ') ? spoken : obfuscated, text, start);
      return match ? [{ kind: 'email', start, end: start + match[0].length }] : [];
    }),
};

function wordStart(text: string, at: number): number {
  const word = /[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}[ ]{0,2}(?:&lt)?$/u.exec(
    text.slice(Math.max(0, at - 68), at),
  );
  return word === null ? -1 : at - word[0].length;
}
