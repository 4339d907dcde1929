import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Seconds, from requests answered from memory to those that wait for the payment provider. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const filePattern = /^\/(?:assets\/|[^:*]*\.\w+$)/;

/**
 * Returns the method and the pattern of the route, `file` for a file, or `any` and `none` for a request that matches no
 * route; never the URL, which may contain personal data and has endless values.
 */
function getRouteLabels({ method, routeOptions: { url } }: FastifyRequest): {
  readonly method: string;
  readonly route: string;
} {
  if (url === undefined) return { method: 'any', route: 'none' };
  if (url.startsWith('/api/')) return { method, route: url };
  return { method, route: filePattern.test(url) ? 'file' : url };
}

export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'dining_request_seconds',
    help: 'Time to answer a request, by route and status; includes API calls that the server makes to itself while it renders pages',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ ...getRouteLabels(request), status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
}
