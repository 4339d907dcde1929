import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { heartbeatAges } from '../stores/heartbeats';

/** A job that has missed this many of its turns has stopped; a turn counts as no shorter than this many seconds. */
const missedTurns = 6;
const shortestTurn = 20;

/** `GET /healthz` for whoever watches the product: 503 where the database is away or a job has stopped running. */
export function serveHealth(app: FastifyInstance, deps: Deps): void {
  const { sweepSeconds, reconcileSeconds, mailSeconds } = deps.config;
  const turns: Readonly<Record<string, number>> = { sweeper: sweepSeconds, reconciler: reconcileSeconds, mailer: mailSeconds };
  const hasStopped = ([job, age]: [string, number]) => age > missedTurns * Math.max(turns[job] ?? 0, shortestTurn);
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const ages = await heartbeatAges(deps.database.pool);
      // A job that this house no longer has, such as the mailer without a mail server, is not missed.
      const jobs = Object.fromEntries(Object.entries(ages).filter(([job]) => job !== 'mailer' || deps.mail !== undefined));
      const stopped = Object.entries(jobs).filter(hasStopped);
      return reply.code(stopped.length === 0 ? 200 : 503).send({ ok: stopped.length === 0, jobs });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ ok: false, jobs: {} });
    }
  });
}
