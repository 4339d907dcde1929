import type { WriteLog } from '../ports/log';

// Fastify's loggers take any text; ours take events. A declaration file, because the stricter methods are no subtype of Fastify's.
declare module 'fastify' {
  interface FastifyBaseLogger {
    debug: WriteLog<'debug'>;
    info: WriteLog<'info'>;
    warn: WriteLog<'warn'>;
    error: WriteLog<'error'>;
  }
}
