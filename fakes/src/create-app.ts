import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Creates the app of a stand-in. Idle connections close only after ten minutes: with Fastify's default of 72 seconds, a
 * test's request can fail because the server closes the connection at the moment at which the client, which runs in the
 * same process, sends on it.
 */
export const createStandInApp = (): FastifyInstance =>
  Fastify({ forceCloseConnections: true, keepAliveTimeout: 600_000 });
