import { fail } from '@dining/contract/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem, clearCookiesPath } from './answer';
import { safeReturnUrl } from './return-url';

/** Most bytes that a request's address and headers may have together. */
export const maxHeadBytes = 16 * 1024;
/**
 * Most bytes of a head that Node reads (`maxHeaderSize`). What lies above our own limit can then be refused in words. It is less than one
 * read of a socket (64 kB), so that a larger head is mostly refused while its beginning is at hand.
 */
export const maxReadHeadBytes = 60 * 1024;

/** Most cookies that one answer deletes by name. The next answer deletes more, if that was not enough. */
const maxDeletedCookies = 60;
const maxCookieNameLength = 100;

function countHeadBytes({ method = '', url = '', rawHeaders }: FastifyRequest['raw']): number {
  // Separators: `: ` and a line break for each header.
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, method.length + url.length + 12);
}

const getCookieBytes = ({ headers }: FastifyRequest): number => headers.cookie?.length ?? 0;

/** Lists the domains that a cookie of this host may have been set for: none, and each parent that has a dot. */
function listCookieDomains(hostname: string): readonly (string | undefined)[] {
  if (/^[\d.]+$|:/.test(hostname)) return [undefined];
  const labels = hostname.split('.');
  return [undefined, ...labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))];
}

/**
 * Deletes the cookies of this site that came with a request. Browsers that know `Clear-Site-Data` delete all of them, others those that are
 * named here, if they belong to the whole site.
 */
function deleteCookies(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('clear-site-data', '"cookies"');
  const secure = request.protocol === 'https';
  const names = Object.keys(request.cookies).filter((name) => name.length <= maxCookieNameLength);
  for (const name of names.slice(0, maxDeletedCookies))
    for (const domain of name.startsWith('__Host-') ? [undefined] : listCookieDomains(request.hostname))
      reply.clearCookie(name, { path: '/', secure, ...(domain !== undefined && { domain }) });
}

/**
 * Refuses a request whose address and headers are too large. If its cookies are the reason, a navigation gets a page whose link deletes
 * them and returns to the same address. That address deletes nothing unless the cookies are too large: no other site can sign anyone out.
 */
export function refuseLargeHeads(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const headBytes = countHeadBytes(request.raw);
    const isTooLarge = headBytes > maxHeadBytes;
    const areCookiesTooLarge = isTooLarge && getCookieBytes(request) > headBytes / 2;
    if (request.url.split('?', 1)[0] === clearCookiesPath && request.method === 'GET') {
      if (areCookiesTooLarge) deleteCookies(request, reply);
      const { to } = request.query as { readonly to?: unknown };
      return reply.redirect(safeReturnUrl(typeof to === 'string' ? to : undefined), 303);
    }
    if (!isTooLarge) return;
    request.log.warn(
      { event: 'request.head_too_large', headBytes, cookieBytes: getCookieBytes(request) },
      'request head too large',
    );
    // The next request on this connection would be as large.
    reply.header('connection', 'close');
    return answerProblem(request, reply, fail(areCookiesTooLarge ? 'cookies_too_large' : 'payload_too_large'));
  });
}
