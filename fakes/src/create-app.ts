import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Creates the app of a stand-in. Idle connections close only after ten minutes: at Fastify's default of 72 seconds,
 * client and server, which run in one process in tests, close a connection at the same moment, and a request being sent
 * fails.
 */
export const createStandInApp = (): FastifyInstance =>
  Fastify({ forceCloseConnections: true, keepAliveTimeout: 600_000 });
