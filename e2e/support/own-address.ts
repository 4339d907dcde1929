import { randomInt } from 'node:crypto';

/**
 * An address of its own, as if through a proxy, for a file whose journeys ask for many one-time codes: `test.use(ownAddress())`. One
 * address is given sixty codes an hour, and all journeys together ask for more.
 */
export const ownAddress = () => ({
  extraHTTPHeaders: { 'X-Forwarded-For': `10.2.${randomInt(256)}.${randomInt(256)}` },
});
