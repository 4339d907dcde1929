import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Behaviour } from './rules';

/** Spoils an answer in the general ways; false where it is to be given as usual, late perhaps. */
export async function injectFault(reply: FastifyReply, rule: Behaviour | undefined): Promise<boolean> {
  switch (rule?.kind) {
    case 'slow':
      await wait(rule.ms ?? 5_000);
      // Who has given up waiting gets nothing done any more.
      if (reply.raw.destroyed) reply.hijack();
      return reply.raw.destroyed;
    case 'drop':
      reply.hijack();
      reply.raw.socket?.destroy();
      return true;
    case 'http500':
      await reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
      return true;
    case 'junk':
      await reply.type('application/json').send(rule.body ?? '{"access_token":"');
      return true;
    default:
      return false;
  }
}
