import { type Failure, fail } from '@dining/contract/failure';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseUnavailable } from '../db/unavailable';
import { replyWithProblem } from './problem-response';
import { unavailable } from './problems';
import { discardSession } from './session';

const failuresByErrorCode: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { failure: 'unsupported_media_type' },
  FST_ERR_CTP_BODY_TOO_LARGE: { failure: 'payload_too_large' },
  FST_ERR_CTP_INVALID_JSON_BODY: { failure: 'invalid_json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { failure: 'invalid_json' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { failure: 'invalid_request' },
  SESSION_RENEWED: { failure: 'session_renewed' },
  // The server has begun to stop while a page requests its data in process.
  FST_ERR_REOPENED_CLOSE_SERVER: unavailable,
};

const failuresByFileStatus: Readonly<Record<number, Failure>> = {
  412: fail('precondition_failed'),
  416: fail('range_not_satisfiable'),
};

/** Sends the length of a file in `Content-Range` after an unsatisfiable range (RFC 9110 §15.5.17). */
function setContentRange(reply: FastifyReply, { headers }: { headers?: Readonly<Record<string, string>> }): void {
  const range = headers?.['Content-Range'];
  if (range !== undefined) reply.header('content-range', range);
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const knownFailure =
      failuresByErrorCode[error.code] ??
      (error instanceof SyntaxError ? { failure: 'invalid_json' as const } : undefined);
    if (knownFailure !== undefined) return replyWithProblem(request, reply, knownFailure);
    const fileFailure = failuresByFileStatus[error.statusCode ?? 0];
    if (fileFailure !== undefined) {
      setContentRange(reply, error as { headers?: Readonly<Record<string, string>> });
      return replyWithProblem(request, reply, fileFailure);
    }
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return replyWithProblem(request, reply, { failure: 'invalid_request' });
    }
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed) {
      request.log.debug({ event: 'request.aborted', err: error }, 'client disconnected before the response was sent');
      return reply;
    }
    discardSession(request);
    if (isDatabaseUnavailable(error)) {
      request.log.error({ event: 'database.unavailable', err: error }, 'database unavailable');
      return replyWithProblem(request, reply, unavailable);
    }
    request.log.error({ event: 'request.failed', err: error }, 'unexpected error');
    return replyWithProblem(request, reply, { failure: 'internal_error' });
  });
}
