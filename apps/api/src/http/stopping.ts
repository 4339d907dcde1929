import type { FastifyInstance } from 'fastify';

/**
 * Answers that are given while the server stops are the last of their connections: a client that keeps one open for its next
 * call would hold up the stop for more than a minute.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}
