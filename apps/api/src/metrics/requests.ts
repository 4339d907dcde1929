import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** From a call that is answered from memory to one that waits for the payment provider, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Where each file of the built site has a route of its own, all of them are one. */
const isFile = /^\/(?:assets\/|[^:*]*\.\w+$)/;

/** Which route was asked, as we wrote it: what stands in its place in an address tells of guests and has no end. */
function routeOf({ method, routeOptions: { url } }: FastifyRequest): { readonly method: string; readonly route: string } {
  if (url === undefined) return { method: 'any', route: 'none' };
  if (url.startsWith('/api/')) return { method, route: url };
  return { method, route: isFile.test(url) ? 'file' : url };
}

/** Counts and times every request by its route and how it was answered. */
export function timeRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'dining_request_seconds',
    help: 'Time to answer a request, by route and status; those that a page asks of its own server are among them',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe({ ...routeOf(request), status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
}
