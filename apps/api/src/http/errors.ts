import type { FastifyError, FastifyInstance } from 'fastify';
import { answerProblem } from './answer';
import type { Failure } from './problems';

const byFastifyCode: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { failure: 'unsupported_media_type' },
  FST_ERR_CTP_BODY_TOO_LARGE: { failure: 'payload_too_large' },
  FST_ERR_CTP_INVALID_JSON_BODY: { failure: 'invalid_json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { failure: 'invalid_json' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { failure: 'invalid_request' },
};

/** Turns what Fastify or a bug throws into a problem document; a bug's details stay in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = byFastifyCode[error.code] ?? (error instanceof SyntaxError ? { failure: 'invalid_json' as const } : undefined);
    if (known !== undefined) return answerProblem(request, reply, known);
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return answerProblem(request, reply, { failure: 'invalid_request' });
    }
    request.log.error({ err: error }, 'unexpected error');
    return answerProblem(request, reply, { failure: 'internal_error' });
  });
}
