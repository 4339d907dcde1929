import type { Failure } from '@dining/contract/failure';
import type { Problem } from '@dining/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorPage, errorPage } from './error-page';
import { languageOf } from './language';
import { openerPolicy } from './opener-policy';
import { problemDocument } from './problems';

/** Calls, and those who watch the product, read JSON whatever they say they accept. */
const forMachines = /^\/(?:api\/|healthz$|readyz$)/;

/** A browser that goes to an address, rather than a script that asks for something. */
const isNavigation = (request: FastifyRequest, path: string): boolean =>
  !forMachines.test(path) && (request.headers.accept ?? '').includes('text/html');

const getReason = ({ status, code }: Problem): ErrorPage['reason'] => {
  if (code === 'setup_incomplete') return 'notOpen';
  return status === 404 ? 'missing' : 'failed';
};

/**
 * Answers a failure in the guest's language: a script as `application/problem+json` (decision 30), a browser's navigation with the
 * error page. Nobody keeps it: the next try may do.
 */
export function answerProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const language = languageOf(request);
  const document = problemDocument(failure, language);
  const path = request.url.split('?', 1)[0] ?? '/';
  const retryAfter = failure.detail?.retryAfter;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.code(document.status).header('cache-control', 'no-store');
  if (!isNavigation(request, path))
    return reply.header('content-type', 'application/problem+json; charset=utf-8').send(JSON.stringify(document));
  const again = request.method === 'GET' || request.method === 'HEAD' ? request.url : undefined;
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cross-origin-opener-policy', openerPolicy(path))
    .send(errorPage({ language, reason: getReason(document), text: document.title, again }));
}
