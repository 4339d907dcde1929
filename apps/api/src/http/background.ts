import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readonly backgroundWork: Set<Promise<void>>;
  }
}

export function registerBackgroundWork(app: FastifyInstance): void {
  const pendingTasks = new Set<Promise<void>>();
  app.decorate('backgroundWork', pendingTasks);
  app.addHook('onClose', async () => {
    await Promise.all(pendingTasks);
  });
}

/**
 * Runs work without delaying the response, because the duration of the work would reveal what the response does not
 * (decision 46). A failure is only logged.
 */
export function runInBackground(request: FastifyRequest, work: () => Promise<void>): void {
  const { backgroundWork: pendingTasks } = request.server;
  const task = work()
    .catch((error: unknown) =>
      request.log.error({ event: 'background_task.failed', err: error }, 'background work of a request failed'),
    )
    .then(() => void pendingTasks.delete(task));
  pendingTasks.add(task);
}
