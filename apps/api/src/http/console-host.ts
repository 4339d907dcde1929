import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { answerProblem } from './answer';

/** Returns true for the console and the calls of staff. */
export const isForStaff = (path: string): boolean => /^\/(?:console|api\/staff)(?:\/|$)/.test(path);

/**
 * Separates the host of the console from that of the site, if it has one of its own: the console's host answers the
 * console and the calls of staff and nothing else, and no other host answers them.
 */
export function separateConsoleHost(app: FastifyInstance, { consoleUrl }: Pick<Config, 'consoleUrl'>): void {
  if (consoleUrl === undefined) return;
  const { host } = new URL(consoleUrl);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isConsoleHost = request.host === host;
    if (isConsoleHost && path === '/') return reply.redirect('/console');
    if (isForStaff(path) === isConsoleHost) return;
    return answerProblem(request, reply, { failure: path.startsWith('/api/') ? 'unknown_call' : 'not_found' });
  });
}
