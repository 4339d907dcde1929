import { uploadedPicturesPath } from '@dining/contract/codecs/uploaded-picture-path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { replyWithProblem } from './problem-response';

/** Returns true for paths of the console and of staff endpoints. */
export const isStaffPath = (path: string): boolean => /^\/(?:console|api\/staff)(?:\/|$)/.test(path);

/** Returns true for pictures that staff have uploaded, which both site and console show. */
const isSharedPath = (path: string): boolean => path.startsWith(`${uploadedPicturesPath}/`);

/**
 * Separates the site and the console if the console has its own host: that host serves only the console, the staff
 * endpoints and uploaded pictures, and no other host serves the first two.
 */
export function separateConsoleHost(app: FastifyInstance, { consoleUrl }: Pick<Config, 'consoleUrl'>): void {
  if (consoleUrl === undefined) return;
  const { host } = new URL(consoleUrl);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isConsoleHost = request.host === host;
    if (isConsoleHost && path === '/') return reply.redirect('/console');
    if (isStaffPath(path) === isConsoleHost || isSharedPath(path)) return;
    return replyWithProblem(request, reply, { failure: path.startsWith('/api/') ? 'unknown_call' : 'not_found' });
  });
}
