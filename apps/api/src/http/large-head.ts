import { fail } from '@dining/contract/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearCookiesPath, replyWithProblem } from './problem-response';
import { sanitizeReturnUrl } from './return-url';

export const maxHeadBytes = 16 * 1024;
/**
 * The limit of Node (`maxHeaderSize`). It is higher than ours, so that a larger head can be answered with a page, and
 * lower than one read of a socket (64 kB), so that the beginning of an even larger head is mostly available.
 */
export const maxReadHeadBytes = 60 * 1024;

const maxDeletedCookies = 60;
const maxCookieNameLength = 100;

function countHeadBytes({ method = '', url = '', rawHeaders }: FastifyRequest['raw']): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, method.length + url.length + 12);
}

const getCookieBytes = ({ headers }: FastifyRequest): number => headers.cookie?.length ?? 0;

function listCookieDomains(hostname: string): readonly (string | undefined)[] {
  if (/^[\d.]+$|:/.test(hostname)) return [undefined];
  const labels = hostname.split('.');
  return [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}

/**
 * Deletes the cookies of a request. Browsers with `Clear-Site-Data` delete all of them, other browsers only those that
 * the response names and whose path is `/`.
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
 * Refuses requests whose URL and headers are too large. If cookies are the reason, a navigation gets a page whose link
 * deletes them and returns. The URL of that link deletes nothing unless the cookies are too large, so that other sites
 * cannot sign anyone out.
 */
export function refuseLargeHeads(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const headBytes = countHeadBytes(request.raw);
    const isTooLarge = headBytes > maxHeadBytes;
    const areCookiesTooLarge = isTooLarge && getCookieBytes(request) > headBytes / 2;
    if (request.url.split('?', 1)[0] === clearCookiesPath && request.method === 'GET') {
      if (areCookiesTooLarge) deleteCookies(request, reply);
      const { to } = request.query as { readonly to?: unknown };
      return reply.redirect(sanitizeReturnUrl(typeof to === 'string' ? to : undefined), 303);
    }
    if (!isTooLarge) return;
    request.log.warn(
      { event: 'request.head_too_large', headBytes, cookieBytes: getCookieBytes(request) },
      'request head too large',
    );
    // The next request on this connection would be as large.
    reply.header('connection', 'close');
    return replyWithProblem(request, reply, fail(areCookiesTooLarge ? 'cookies_too_large' : 'payload_too_large'));
  });
}
