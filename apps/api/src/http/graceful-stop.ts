import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { replyWithProblem } from './problem-response';
import { unavailable } from './problems';

const graceMs = 300;
/** Milliseconds that open requests get to finish; the whole stop may take ten seconds. */
const defaultDrainMs = 6_000;

/**
 * Answers requests while the server stops, without waiting for idle clients:
 * - The system may have accepted connections that the server has not seen yet. They stay open for a moment, and their
 *   requests are answered with 503.
 * - Each connection is closed after its response, because clients keep connections open for more than a minute.
 * - Connections without a request, which browsers open in advance, are closed.
 * - Requests that are still open after `drainMs` are cut off. They wait for another service, such as the payment
 *   provider.
 */
export function registerGracefulStop(app: FastifyInstance, drainMs = defaultDrainMs): void {
  let isStopping = false;
  let drainTimer: NodeJS.Timeout | undefined;
  const idleSockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    idleSockets.add(socket);
    socket.once('close', () => idleSockets.delete(socket));
  });
  app.server.on('request', ({ socket }) => idleSockets.delete(socket));

  app.addHook('onRequest', async (request, reply) => {
    if (isStopping) return replyWithProblem(request, reply, unavailable);
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    drainTimer = setTimeout(() => {
      app.log.warn({ event: 'server.connections_closed' }, 'requests that are still open are cut off');
      app.server.closeAllConnections();
    }, drainMs);
    if (app.server.listening) await wait(graceMs);
    for (const socket of idleSockets) socket.destroy();
  });
  app.addHook('onClose', () => clearTimeout(drainTimer));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
