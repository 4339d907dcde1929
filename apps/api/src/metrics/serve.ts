import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Deps } from '../config/deps';
import { serveHealth } from '../http/health';
import { createSingleFlight } from '../lib/cache';
import { watchHouse } from './house';
import { watchProcess } from './process';

/** How long the database may take to say how the house stands, in milliseconds: whoever measures waits ten seconds at the most. */
const lookMs = 2_000;

export interface Metrics {
  /** Where calls and pages note how long they took. */
  readonly registry: Registry;
  /** Answers the port that was taken. */
  readonly listen: (at: { readonly host: string; readonly port: number }) => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * What this process measures, for Prometheus (`GET /metrics`), and beside it `/healthz` and `/readyz`: on a port of its own, which no
 * guest reaches. It names routes, states and jobs, never a guest. Without the database it tells of the process alone.
 */
export function openMetrics(deps: Deps, logger: FastifyBaseLogger, stopping?: AbortSignal): Metrics {
  const startedAt = performance.now();
  const registry = new Registry();
  const house = new Registry();
  watchProcess(registry, deps.database.pool);
  const lookAtHouse = watchHouse(house, deps);
  const up = new Gauge({
    name: 'dining_database_up',
    help: 'Whether the database has answered this look',
    registers: [registry],
  });

  const look = async (): Promise<string> => {
    const looking = lookAtHouse((performance.now() - startedAt) / 1000).then(
      () => true,
      (error: unknown) => {
        logger.error({ event: 'metrics.failed', err: error }, 'database did not answer the metrics');
        return false;
      },
    );
    const known = await Promise.race([looking, wait(lookMs, false, { ref: false })]);
    up.set(known ? 1 : 0);
    return (await Promise.all([registry.metrics(), known ? house.metrics() : ''])).join('\n');
  };
  const together = createSingleFlight<string>();

  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  serveHealth(app, deps, stopping);
  app.get('/metrics', async (_request, reply) => {
    const told = await together('', look);
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(told);
  });
  return {
    registry,
    listen: async (at) => Number(new URL(await app.listen(at)).port),
    close: () => app.close(),
  };
}
