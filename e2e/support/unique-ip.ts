import { randomInt } from 'node:crypto';

/**
 * Returns a header with a separate IP address, as if behind a proxy: for another guest, or with `test.use` for a file
 * that requests many one-time codes, which are limited to sixty an hour.
 */
export const createUniqueIpHeader = () => ({
  extraHTTPHeaders: { 'X-Forwarded-For': `10.2.${randomInt(256)}.${randomInt(256)}` },
});
