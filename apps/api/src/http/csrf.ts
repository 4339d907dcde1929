import { fail } from '@dining/contract/failure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { answerProblem } from './answer';

/** Methods that change nothing (RFC 9110 §9.2.1). */
const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

const allowedTypes = ['application/json', 'multipart/form-data'];

/**
 * Decision 30a: the provider's form post may come from elsewhere; it creates nothing. Its notifications come from its servers, and reports of
 * bounced mails from the mail server, which has a secret of its own.
 */
const fromServers: readonly string[] = ['/easypay/return', '/easypay/notice', '/mail/bounce'];
const exempt = (request: FastifyRequest): boolean => fromServers.includes(request.url.split('?', 1)[0] ?? '');

/** A write needs our own header, a type that no form can send, and an Origin of ours (decision 30a). */
export function guardWrites(app: FastifyInstance, config: Config): void {
  const ours = new Set([config.publicUrl, ...(config.production ? [] : localNames(config))]);
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.includes(request.method) || exempt(request)) return;
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type === undefined || !allowedTypes.includes(type)) return answerProblem(request, reply, fail('unsupported_media_type'));
    const { origin } = request.headers;
    if (request.headers['x-requested-with'] === undefined || origin === undefined || !ours.has(origin)) {
      request.log.warn({ event: 'csrf.refused', origin }, 'write refused: not from our own pages');
      return answerProblem(request, reply, fail('csrf_failed'));
    }
  });
}

/** On a developer's machine the same site has several names. */
const localNames = (config: Config): string[] =>
  ['localhost', '127.0.0.1'].flatMap((host) => [config.port, 5173].map((port) => `http://${host}:${port}`));
