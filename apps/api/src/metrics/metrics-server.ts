import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Deps } from '../config/deps';
import { serveHealth } from '../http/health';
import { createSingleFlight } from '../lib/cache';
import { registerBusinessMetrics } from './business';
import { registerProcessMetrics } from './process';

/** Far below the ten seconds for which Prometheus waits by default. */
const queryTimeoutMs = 2_000;

export interface Metrics {
  readonly registry: Registry;
  readonly listen: (address: { readonly host: string; readonly port: number }) => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * Serves metrics for Prometheus (`GET /metrics`), `/healthz` and `/readyz` on a separate port, which no guest reaches.
 * Labels name routes, states and jobs, never a guest. Without the database, the business metrics are omitted.
 */
export function createMetricsServer(deps: Deps, logger: FastifyBaseLogger, stopSignal?: AbortSignal): Metrics {
  const startedAt = performance.now();
  const registry = new Registry();
  const businessRegistry = new Registry();
  registerProcessMetrics(registry, deps.database.pool);
  const updateBusinessMetrics = registerBusinessMetrics(businessRegistry, deps);
  const databaseUp = new Gauge({
    name: 'dining_database_up',
    help: '1 if the database answered the latest query within two seconds, otherwise 0',
    registers: [registry],
  });

  const collect = async (): Promise<string> => {
    const update = updateBusinessMetrics((performance.now() - startedAt) / 1000).then(
      () => true,
      (error: unknown) => {
        logger.error({ event: 'metrics.failed', err: error }, 'business metrics query failed');
        return false;
      },
    );
    const isDatabaseUp = await Promise.race([update, wait(queryTimeoutMs, false, { ref: false })]);
    databaseUp.set(isDatabaseUp ? 1 : 0);
    return (await Promise.all([registry.metrics(), isDatabaseUp ? businessRegistry.metrics() : ''])).join('\n');
  };
  const shareCollection = createSingleFlight<string>();

  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  serveHealth(app, deps, stopSignal);
  app.get('/metrics', async (_request, reply) => {
    const text = await shareCollection('', collect);
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
  return {
    registry,
    listen: async (address) => Number(new URL(await app.listen(address)).port),
    close: () => app.close(),
  };
}
