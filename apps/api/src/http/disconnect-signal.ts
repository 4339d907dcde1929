import type { FastifyReply } from 'fastify';

export function createDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abortUnlessAnswered = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed) abortUnlessAnswered();
  else raw.once('close', abortUnlessAnswered);
  return controller.signal;
}
