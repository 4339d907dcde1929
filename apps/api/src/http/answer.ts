import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language';
import { type Failure, problemDocument } from './problems';

/** Answers a failure as `application/problem+json` in the guest's language (decision 30). */
export function answerProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const document = problemDocument(failure, languageOf(request));
  const retryAfter = failure.detail?.retryAfter;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(document.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(document));
}
