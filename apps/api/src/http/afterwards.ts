import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Work that goes on after its answer; the server ends when it has. */
    readonly afterwards: Set<Promise<void>>;
  }
}

/** Lets calls answer before all of their work is done. */
export function workAfterwards(app: FastifyInstance): void {
  const underWay = new Set<Promise<void>>();
  app.decorate('afterwards', underWay);
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
}

/**
 * Does what an answer must not wait for, where how long it takes would tell what the answer does not (decision 46). A failure is
 * logged, and nobody else is told.
 */
export function afterwards(request: FastifyRequest, work: () => Promise<void>): void {
  const { afterwards: underWay } = request.server;
  const done = work()
    .catch((error: unknown) => request.log.error({ event: 'background_task.failed', err: error }, 'work after the answer failed'))
    .then(() => void underWay.delete(done));
  underWay.add(done);
}
