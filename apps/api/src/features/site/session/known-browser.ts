import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSame, type KeySet, sealed } from '../../../keyring';

const name = 'known-browser';
const halfAYear = 180 * 86_400;

const sealOf = (key: string, userId: string, nonce: string): string =>
  sealed(key, `browser ${userId} ${nonce}`).toString('base64url');

/**
 * The mark of a browser in which this member has signed in before, undefined where there is none (OWASP device cookies).
 * It opens nothing: its wrong attempts are only counted apart from those of strangers.
 */
export function knownBrowserOf(request: FastifyRequest, keys: KeySet, userId: string): string | undefined {
  const [nonce = '', seal = ''] = (request.cookies[name] ?? '').split('.');
  return keys.some((key) => isSame(seal, sealOf(key, userId, nonce))) ? nonce : undefined;
}

/** Marks the browser after a right password. */
export function markBrowser(reply: FastifyReply, [key]: KeySet, userId: string, secure: boolean): void {
  const nonce = randomBytes(16).toString('base64url');
  reply.setCookie(name, `${nonce}.${sealOf(key, userId, nonce)}`, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/api/authentications',
    maxAge: halfAYear,
  });
}
