import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './fault-rules';

export type CreateError = (status: number, message: string) => object;

/** Sends the forecast. A fault delays it, removes hours, or causes an error or a closed connection instead. */
export async function respondWithFault(
  reply: FastifyReply,
  fault: Fault | undefined,
  {
    createForecast,
    createError,
  }: { createForecast: (missingHours: readonly string[]) => object; createError: CreateError },
): Promise<FastifyReply> {
  switch (fault?.kind) {
    case 'slow':
      await wait(fault.ms ?? 5_000);
      return reply.send(createForecast([]));
    case 'drop':
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    case 'http500':
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    case 'junk':
      return reply.type('application/json').send(fault.body ?? '{"cod":"200","list":[{"dt":');
    case 'unauthorized':
      return reply.code(401).send(createError(401, 'Invalid API key.'));
    case 'limited':
      return reply
        .code(429)
        .send(createError(429, 'Your account is temporarily blocked due to exceeding of requests limitation.'));
    default:
      return reply.send(createForecast(fault?.hours ?? []));
  }
}
