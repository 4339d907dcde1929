import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fail } from '@dining/contract/failure';
import { type Language, selectLanguage } from '@dining/domain/shared/language';
import type { Config } from '../config/config';
import { renderErrorPage } from './error-page';
import { listLanguageTags } from './language';
import { maxHeadBytes } from './large-head';
import { getClearCookiesUrl, isApiPath } from './problem-response';
import { createProblem } from './problems';
import { createSecurityHeaders } from './security-headers';

type ClientError = { readonly code?: string; readonly rawPacket?: unknown };

/** Finds a header in the received bytes, which may begin or end anywhere in the head. */
const findHeader = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}: *([^\\r\\n]*)`, 'im').exec(head)?.[1];

const findPath = (head: string): string | undefined => /^[A-Z]+ ([^ ?]*)/.exec(head)?.[1];

/**
 * Finds the cookies in the bytes. If the bytes begin within the head, a first line with `; ` is taken for the rest of
 * the cookies. It cannot be the rest of the request line, which contains no `; `.
 */
function findCookies(head: string): string {
  const [line = ''] = head.split('\r\n', 1);
  return findHeader(head, 'cookie') ?? (findPath(head) === undefined && line.includes('; ') ? line : '');
}

const getLanguage = (head: string): Language =>
  selectLanguage({
    query: null,
    stored: /(?:^|; )locale=(\w+)/.exec(findCookies(head))?.[1],
    browser: listLanguageTags(findHeader(head, 'accept-language')),
  });

/** Returns true if a browser opens a page, or if this is unknown because the bytes begin after the request line. */
function isNavigation(head: string): boolean {
  const path = findPath(head);
  return path === undefined || (!isApiPath(path) && (findHeader(head, 'accept')?.includes('text/html') ?? false));
}

/**
 * Creates the handler of malformed requests and of requests whose headers are too large, which reach no route.
 * A navigation whose headers are too large gets the page about large cookies. If its cookies are larger than
 * `maxHeadBytes`, the response also deletes them, because the page's link sends them again and may be refused too.
 */
export function createClientErrorHandler(config: Config): (error: ClientError, socket: Socket) => void {
  const headers = Object.entries(createSecurityHeaders(config)).map(([name, value]) => `${name}: ${value}`);
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const receivedText = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
    const language = getLanguage(receivedText);
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const isErrorPage = isTooLarge && isNavigation(receivedText);
    const problem = createProblem(
      fail(isErrorPage ? 'cookies_too_large' : isTooLarge ? 'payload_too_large' : 'invalid_request'),
      language,
    );
    const body = isErrorPage
      ? renderErrorPage({ language, reason: 'largeCookies', text: problem.title, retryUrl: getClearCookiesUrl() })
      : JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
      `content-type: ${isErrorPage ? 'text/html' : 'application/problem+json'}; charset=utf-8`,
      ...(isErrorPage && findCookies(receivedText).length > maxHeadBytes ? ['clear-site-data: "cookies"'] : []),
      `content-length: ${Buffer.byteLength(body)}`,
      ...headers,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
