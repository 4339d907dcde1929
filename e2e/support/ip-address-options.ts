import { randomInt } from 'node:crypto';

/**
 * Returns context options that send a random IP address, as a proxy does: for another guest, or with `test.use` for a
 * file that requests many one-time codes, because an address gets at most sixty an hour.
 */
export const createIpAddressOptions = () => ({
  extraHTTPHeaders: { 'X-Forwarded-For': `10.2.${randomInt(256)}.${randomInt(256)}` },
});
