import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './fault-rules';

/** Responds with a general fault, or delays the response. Returns false if the caller must still respond. */
export async function injectFault(reply: FastifyReply, fault: Fault | undefined): Promise<boolean> {
  switch (fault?.kind) {
    case 'slow':
      await wait(fault.ms ?? 5_000);
      // The request is not executed if the client has closed the connection.
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
      await reply.type('application/json').send(fault.body ?? '{"access_token":"');
      return true;
    default:
      return false;
  }
}
