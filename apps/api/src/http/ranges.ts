import type { FastifyInstance } from 'fastify';

/**
 * Ignores `Range` as RFC 9110 requires: with methods other than GET, and with an ETag in `If-Range`, which must match
 * strongly. Our ETags are weak, because files may be compressed.
 */
export function ignoreUnusableRanges(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' || request.headers['if-range']?.includes('"') === true) delete request.headers.range;
    done();
  });
}
