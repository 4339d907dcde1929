import type { WriteLog } from '../ports/log';

// Requires log events of Fastify's loggers. A declaration file, because the stricter methods are not a subtype of
// Fastify's.
declare module 'fastify' {
  interface FastifyBaseLogger {
    debug: WriteLog<'debug'>;
    info: WriteLog<'info'>;
    warn: WriteLog<'warn'>;
    error: WriteLog<'error'>;
  }
}
