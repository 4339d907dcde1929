import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a server that stops still lets calls in, to tell them to come back, in milliseconds. */
const graceMs = 300;

/**
 * A stop leaves nobody without an answer and waits for nobody who asks nothing:
 * - The system has taken connections that the server has not heard of yet; closing at once would reset them. For a moment they
 *   are still let in, and a call on them is answered with 503.
 * - An answer given while the server stops is the last of its connection: a client that keeps one open for its next call would
 *   hold up the stop for more than a minute.
 * - A connection on which nothing was asked, as browsers open ahead, would do so too, and is closed.
 */
export function stopGently(app: FastifyInstance): void {
  let stopping = false;
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));

  app.addHook('preClose', async () => {
    stopping = true;
    await wait(graceMs);
    for (const socket of silent) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}
