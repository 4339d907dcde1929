import type { FastifyInstance } from 'fastify';

/**
 * Ignores `Range` where RFC 9110 says so: with any method but GET, and with an ETag in `If-Range`, which must match strongly. Ours
 * are weak, as a file may come compressed: such a client gets the whole file.
 */
export function ignoreUnusableRanges(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' || request.headers['if-range']?.includes('"') === true) delete request.headers.range;
    done();
  });
}
