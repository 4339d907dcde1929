import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { heartbeatAges } from '../stores/heartbeats';

/** A job that has missed this many of its turns has stopped. */
const missedTurns = 6;

/** `GET /healthz` for whoever watches the product: 503 where the database is away or a job has stopped running. */
export function serveHealth(app: FastifyInstance, deps: Deps): void {
  const longest = missedTurns * Math.max(deps.config.sweepSeconds, deps.config.reconcileSeconds, deps.config.mailSeconds);
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const ages = await heartbeatAges(deps.database.pool);
      // A job that this house no longer has, such as the mailer without a mail server, is not missed.
      const jobs = Object.fromEntries(Object.entries(ages).filter(([job]) => job !== 'mailer' || deps.mail !== undefined));
      const stopped = Object.entries(jobs).filter(([, age]) => age > longest);
      return reply.code(stopped.length === 0 ? 200 : 503).send({ ok: stopped.length === 0, jobs });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ ok: false, jobs: {} });
    }
  });
}
