import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../config/deps';
import { hmac, isSame } from '../lib/keyring';

/**
 * A cookie that marks a browser in which a member has signed in (OWASP device cookies). It grants nothing: limits count
 * such a browser separately from strangers. A mark contains no name; checking it needs the member's record.
 */
const name = 'known-device';
const halfAYear = 180 * 86_400;
const maxMarks = 4;

export interface MarkOwner {
  readonly member: { readonly cardNo: string };
  readonly passwordHash: string | null;
}

type BrowserDeps = Pick<Deps, 'config'> & { readonly keyring: Pick<Deps['keyring'], 'browsers'> };

const signMark = (key: string, { member, passwordHash }: MarkOwner, nonce: string): string =>
  hmac(key, `browser ${member.cardNo} ${passwordHash ?? ''} ${nonce}`).toString('base64url');

const listMarks = (request: FastifyRequest): readonly string[] =>
  (request.cookies[name] ?? '')
    .split('~')
    .filter((mark) => mark !== '')
    .slice(0, maxMarks);

function isMarkValid({ keyring }: BrowserDeps, owner: MarkOwner, mark: string): boolean {
  const [nonce = '', seal = ''] = mark.split('.');
  return keyring.browsers.some((key) => isSame(seal, signMark(key, owner, nonce)));
}

export function findKnownBrowser(deps: BrowserDeps, request: FastifyRequest, owner: MarkOwner): string | undefined {
  return listMarks(request)
    .find((mark) => isMarkValid(deps, owner, mark))
    ?.split('.', 1)[0];
}

function writeMarks({ config }: BrowserDeps, reply: FastifyReply, marks: readonly string[]): void {
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    path: '/api',
  } as const;
  if (marks.length === 0) reply.clearCookie(name, options);
  else reply.setCookie(name, marks.join('~'), { ...options, maxAge: halfAYear });
}

export function markBrowser(
  deps: BrowserDeps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  owner: MarkOwner,
): void {
  const others = listMarks(request).filter((mark) => !isMarkValid(deps, owner, mark));
  const nonce = randomBytes(16).toString('base64url');
  writeMarks(
    deps,
    reply,
    [`${nonce}.${signMark(deps.keyring.browsers[0], owner, nonce)}`, ...others].slice(0, maxMarks),
  );
}

export function unmarkBrowser(
  deps: BrowserDeps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  owner: MarkOwner,
): void {
  const marks = listMarks(request);
  const others = marks.filter((mark) => !isMarkValid(deps, owner, mark));
  if (others.length < marks.length) writeMarks(deps, reply, others);
}
