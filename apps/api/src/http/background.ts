import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readonly backgroundWork: Set<Promise<void>>;
  }
}

export function registerBackgroundWork(app: FastifyInstance): void {
  const pending = new Set<Promise<void>>();
  app.decorate('backgroundWork', pending);
  app.addHook('onClose', async () => {
    await Promise.all(pending);
  });
}

/**
 * Runs work without delaying the response, because the duration of the work would reveal what the response does not
 * (decision 46). A failure is only logged.
 */
export function runInBackground(request: FastifyRequest, work: () => Promise<void>): void {
  const { backgroundWork: pending } = request.server;
  const task = work()
    .catch((error: unknown) =>
      request.log.error({ event: 'background_task.failed', err: error }, 'background work of a request failed'),
    )
    .then(() => void pending.delete(task));
  pending.add(task);
}
