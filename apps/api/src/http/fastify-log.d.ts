import type { WriteLog } from '../ports/log';

// Requires an event in each log call of Fastify's loggers. This is a declaration file, which `skipLibCheck` skips,
// because the stricter methods are not a subtype of Fastify's.
declare module 'fastify' {
  interface FastifyBaseLogger {
    debug: WriteLog<'debug'>;
    info: WriteLog<'info'>;
    warn: WriteLog<'warn'>;
    error: WriteLog<'error'>;
  }
}
