import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Behaviour } from './rules';

export type CreateError = (status: number, message: string) => object;

export async function deliver(
  reply: FastifyReply,
  rule: Behaviour | undefined,
  { createForecast, createError }: { createForecast: (holes: readonly string[]) => object; createError: CreateError },
): Promise<FastifyReply> {
  switch (rule?.kind) {
    case 'slow':
      await wait(rule.ms ?? 5_000);
      return reply.send(createForecast([]));
    case 'drop':
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    case 'http500':
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    case 'junk':
      return reply.type('application/json').send(rule.body ?? '{"cod":"200","list":[{"dt":');
    case 'unauthorized':
      return reply.code(401).send(createError(401, 'Invalid API key.'));
    case 'limited':
      return reply
        .code(429)
        .send(createError(429, 'Your account is temporarily blocked due to exceeding of requests limitation.'));
    default:
      return reply.send(createForecast(rule?.hours ?? []));
  }
}
