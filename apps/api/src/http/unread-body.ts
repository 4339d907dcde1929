import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is left of a body up to this length is read and thrown away, so that a browser, which sends before it reads, gets its answer. */
const maxDrainedBytes = 32 * 1024 * 1024;

/** How long a connection that is to be closed still takes in what the client sends: a reset may take the answer with it. */
const lingerMs = 1_000;

/** Announced length of a body that has not come whole, infinite where it has none; undefined where nothing more is to come. */
function getUnreadLength({ raw }: FastifyRequest): number | undefined {
  const length = Number(raw.headers['content-length'] ?? 0);
  if (raw.complete) return undefined;
  if (raw.headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return length > 0 ? length : undefined;
}

/** Lets the client send on for a moment after its answer, which Node would answer with a reset. */
function lingerBeforeClose({ raw: { socket } }: FastifyRequest): void {
  // Node calls this once the answer has left.
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
  };
}

/** Closes the connection of a request that is answered before its body has come, unless the rest of it can be thrown away. */
export function closeUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const length = getUnreadLength(request);
    if (length === undefined) return;
    if (length > maxDrainedBytes) reply.header('connection', 'close');
    if (reply.getHeader('connection') === 'close') lingerBeforeClose(request);
    // The reader has stopped.
    request.raw.unpipe();
    request.raw.resume();
  });
}
