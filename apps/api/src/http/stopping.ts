import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { answerProblem } from './answer';
import { unavailable } from './problems';

/** How long a server that stops still lets calls in, to tell them to come back, in milliseconds. */
const graceMs = 300;
/** How long open requests may take to be answered once the server stops, in milliseconds; the whole stop has ten seconds. */
const usualDrainMs = 6_000;

/**
 * A stop leaves nobody without an answer and waits for nobody who asks nothing, nor for ever:
 * - The system has taken connections that the server has not heard of yet; closing at once would reset them. For a moment they
 *   are still let in, and a call on them is answered with 503.
 * - An answer given while the server stops is the last of its connection: a client that keeps one open for its next call would
 *   hold up the stop for more than a minute.
 * - A connection on which nothing was asked, as browsers open ahead, would do so too, and is closed.
 * - What is not answered after `drainMs` waits for somebody else, such as the payment provider, and is cut off.
 */
export function stopGently(app: FastifyInstance, drainMs = usualDrainMs): void {
  let stopping = false;
  let late: NodeJS.Timeout | undefined;
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));

  app.addHook('onRequest', async (request, reply) => {
    if (stopping) return answerProblem(request, reply, unavailable);
  });
  app.addHook('preClose', async () => {
    stopping = true;
    late = setTimeout(() => {
      app.log.warn({ event: 'server.connections_closed' }, 'requests that are still open are cut off');
      app.server.closeAllConnections();
    }, drainMs);
    // Nobody is on his way to a server that listens to nobody.
    if (app.server.listening) await wait(graceMs);
    for (const socket of silent) socket.destroy();
  });
  app.addHook('onClose', () => clearTimeout(late));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}
