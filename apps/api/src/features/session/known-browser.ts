import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'known-browser';
const halfAYear = 180 * 86_400;

const sealOf = (secret: string, userId: string, nonce: string): string =>
  createHmac('sha256', secret).update(`browser ${userId} ${nonce}`).digest('base64url');

/**
 * The mark of a browser in which this member has signed in before, undefined where there is none (OWASP device cookies).
 * It opens nothing: its wrong attempts are only counted apart from those of strangers.
 */
export function knownBrowserOf(request: FastifyRequest, secret: string, userId: string): string | undefined {
  const [nonce = '', seal = ''] = (request.cookies[name] ?? '').split('.');
  const expected = Buffer.from(sealOf(secret, userId, nonce));
  const given = Buffer.from(seal);
  return expected.length === given.length && timingSafeEqual(expected, given) ? nonce : undefined;
}

/** Marks the browser after a right password. */
export function markBrowser(reply: FastifyReply, secret: string, userId: string, secure: boolean): void {
  const nonce = randomBytes(16).toString('base64url');
  reply.setCookie(name, `${nonce}.${sealOf(secret, userId, nonce)}`, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/api/authentications',
    maxAge: halfAYear,
  });
}
