import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Creates the app of a stand-in. It closes idle connections only after ten minutes: at Fastify's 72 seconds, client and
 * server, which tests run in one process, close the same connection at the same moment, and a request that is just
 * being sent is reset.
 */
export const createStandInApp = (): FastifyInstance =>
  Fastify({ forceCloseConnections: true, keepAliveTimeout: 600_000 });
