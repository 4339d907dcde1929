import { fail } from '@dining/contract/failure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { replyWithProblem } from './problem-response';

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

const allowedTypes = ['application/json', 'multipart/form-data'];

/** Paths that the payment window, the payment provider and the mail server call (decision 30a). */
const exemptPaths: readonly string[] = ['/easypay/return', '/easypay/notice', '/mail/bounce'];
const isExempt = (request: FastifyRequest): boolean => exemptPaths.includes(request.url.split('?', 1)[0] ?? '');

/**
 * Requires our own header, an allowed content type and one of our origins for each write, except on the exempt paths
 * (decision 30a).
 */
export function guardWrites(app: FastifyInstance, config: Config): void {
  const allowedOrigins = new Set(listOrigins(config));
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.includes(request.method) || isExempt(request)) return;
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type === undefined || !allowedTypes.includes(type))
      return replyWithProblem(request, reply, fail('unsupported_media_type'));
    const { origin } = request.headers;
    if (request.headers['x-requested-with'] === undefined || origin === undefined || !allowedOrigins.has(origin)) {
      request.log.warn({ event: 'csrf.refused', origin }, 'write refused: not from our own pages');
      return replyWithProblem(request, reply, fail('csrf_failed'));
    }
  });
}

/** Lists the origins of our own pages; outside production also those of this machine. */
export const listOrigins = (config: Config): string[] => [
  config.publicUrl,
  ...(config.consoleUrl === undefined ? [] : [config.consoleUrl]),
  ...(config.production ? [] : listLocalOrigins(config)),
];

const listLocalOrigins = (config: Config): string[] =>
  ['localhost', '127.0.0.1'].flatMap((host) => [config.port, 5173].map((port) => `http://${host}:${port}`));
