import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The rest of a body up to this length is read and discarded, because browsers read the response only after sending.
 */
const maxDrainedBytes = 32 * 1024 * 1024;

/**
 * How long the connection stays open after the response, because closing it at once may reset it before the client has
 * read the response.
 */
const lingerMs = 1_000;

/**
 * Returns the declared length of a body that has not arrived completely, or infinity if no length is declared. Returns
 * undefined if there is no body or it has arrived.
 */
function getUnreadBodyLength({ raw }: FastifyRequest): number | undefined {
  const length = Number(raw.headers['content-length'] ?? 0);
  if (raw.complete) return undefined;
  if (raw.headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return length > 0 ? length : undefined;
}

function lingerBeforeClose({ raw: { socket } }: FastifyRequest): void {
  // Node calls this after the response has been sent.
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
  };
}

/**
 * Closes the connection of a request that is answered before its body has arrived. The rest of a short body is read and
 * discarded instead.
 */
export function registerUnreadBodyHandling(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const length = getUnreadBodyLength(request);
    if (length === undefined) return;
    if (length > maxDrainedBytes) reply.header('connection', 'close');
    if (reply.getHeader('connection') === 'close') lingerBeforeClose(request);
    request.raw.unpipe();
    request.raw.resume();
  });
}
