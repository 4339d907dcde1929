import { randomInt } from 'node:crypto';

/**
 * An address of its own, as if through a proxy: for a guest beside the journey's own, and by `test.use(ownAddress())`
 * for a file whose journeys ask for many one-time codes. One address is given sixty codes an hour, and all journeys
 * together ask for more.
 */
export const ownAddress = () => ({
  extraHTTPHeaders: { 'X-Forwarded-For': `10.2.${randomInt(256)}.${randomInt(256)}` },
});
