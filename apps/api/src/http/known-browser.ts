import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../config/deps';
import { equalsInConstantTime, hmac } from '../lib/keyring';

/**
 * The cookie of browsers in which a member has signed in (OWASP device cookies). It grants nothing: limits count such a
 * browser separately from strangers. Its tokens contain no user id; verifying one requires the member's row.
 */
const cookieName = 'known-device';
const cookieSeconds = 180 * 86_400;
const maxTokens = 4;

export interface BrowserOwner {
  readonly member: { readonly cardNo: string };
  readonly passwordHash: string | null;
}

type BrowserDeps = Pick<Deps, 'config'> & { readonly keyring: Pick<Deps['keyring'], 'browsers'> };

const signToken = (key: string, { member, passwordHash }: BrowserOwner, nonce: string): string =>
  hmac(key, `browser ${member.cardNo} ${passwordHash ?? ''} ${nonce}`).toString('base64url');

const listTokens = (request: FastifyRequest): readonly string[] =>
  (request.cookies[cookieName] ?? '')
    .split('~')
    .filter((token) => token !== '')
    .slice(0, maxTokens);

function isTokenValid({ keyring }: BrowserDeps, owner: BrowserOwner, token: string): boolean {
  const [nonce = '', signature = ''] = token.split('.');
  return keyring.browsers.some((key) => equalsInConstantTime(signature, signToken(key, owner, nonce)));
}

/** Returns the id of the browser (the nonce of its token) if the owner has signed in with it before. */
export function findKnownBrowser(deps: BrowserDeps, request: FastifyRequest, owner: BrowserOwner): string | undefined {
  return listTokens(request)
    .find((token) => isTokenValid(deps, owner, token))
    ?.split('.', 1)[0];
}

function setTokens({ config }: BrowserDeps, reply: FastifyReply, tokens: readonly string[]): void {
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    path: '/api',
  } as const;
  if (tokens.length === 0) reply.clearCookie(cookieName, options);
  else reply.setCookie(cookieName, tokens.join('~'), { ...options, maxAge: cookieSeconds });
}

export function rememberBrowser(
  deps: BrowserDeps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  owner: BrowserOwner,
): void {
  const otherTokens = listTokens(request).filter((token) => !isTokenValid(deps, owner, token));
  const nonce = randomBytes(16).toString('base64url');
  setTokens(
    deps,
    reply,
    [`${nonce}.${signToken(deps.keyring.browsers[0], owner, nonce)}`, ...otherTokens].slice(0, maxTokens),
  );
}

export function forgetBrowser(
  deps: BrowserDeps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  owner: BrowserOwner,
): void {
  const tokens = listTokens(request);
  const otherTokens = tokens.filter((token) => !isTokenValid(deps, owner, token));
  if (otherTokens.length < tokens.length) setTokens(deps, reply, otherTokens);
}
