import type { Failure } from '@dining/contract/failure';
import type { Problem } from '@dining/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorPage, renderErrorPage } from './error-page';
import { getLanguage } from './language';
import { getOpenerPolicy } from './opener-policy';
import { createProblem } from './problems';

export const isApiPath = (path: string): boolean => /^\/(?:api\/|healthz$|readyz$)/.test(path);

export const clearCookiesPath = '/cookies/clear';
/** The link that deletes cookies omits a longer return URL, because its own request must not be too large. */
const maxReturnUrlLength = 2_000;

const isNavigation = (request: FastifyRequest, path: string): boolean =>
  !isApiPath(path) && (request.headers.accept ?? '').includes('text/html');

const getReason = ({ status, code }: Problem): ErrorPage['reason'] => {
  if (code === 'setup_incomplete') return 'notOpen';
  if (code === 'cookies_too_large') return 'largeCookies';
  return status === 404 ? 'missing' : 'failed';
};

/**
 * Answers a failure in the guest's language: scripts get `application/problem+json` (decision 30), navigations the
 * error page. Never cached.
 */
export function replyWithProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const path = getPath(request);
  return isNavigation(request, path) ? sendErrorPage(request, reply, failure) : sendProblem(request, reply, failure);
}

/**
 * Answers 404 to a URL that the router cannot parse, such as one with broken percent-encoding (decision 30a). No hook
 * has run, so the headers are passed in, and cookies and query are parsed here.
 */
export function replyToUnreadableUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
  request.query = Object.fromEntries(query);
  request.cookies = request.server.parseCookie(request.headers.cookie ?? '');
  reply.headers(headers);
  return isApiPath(getPath(request))
    ? sendProblem(request, reply, { failure: 'unknown_call' })
    : sendErrorPage(request, reply, { failure: 'not_found' });
}

const getPath = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

function startResponse(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  const language = getLanguage(request);
  const problem = createProblem(failure, language);
  const retryAfter = failure.detail?.retryAfter;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.code(problem.status).header('cache-control', 'no-store');
  return { language, problem };
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { problem } = startResponse(request, reply, failure);
  return reply.header('content-type', 'application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

export const getClearCookiesUrl = (url = '/'): string =>
  `${clearCookiesPath}?to=${encodeURIComponent(url.length > maxReturnUrlLength ? '/' : url)}`;

export function sendErrorPage(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { language, problem } = startResponse(request, reply, failure);
  const url = request.method === 'GET' || request.method === 'HEAD' ? request.url : undefined;
  const retryUrl = failure.failure === 'cookies_too_large' ? getClearCookiesUrl(url) : url;
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cross-origin-opener-policy', getOpenerPolicy(getPath(request)))
    .send(renderErrorPage({ language, reason: getReason(problem), text: problem.title, retryUrl }));
}
