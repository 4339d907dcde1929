import { expect, it } from 'vitest';
import { parseAcceptEncoding } from './accept-encoding';

it.each<readonly [string | undefined, string, boolean]>([
  [undefined, '', true],
  ['', '', true],
  ['gzip, deflate, br, zstd', 'br gzip', true],
  ['gzip, deflate', 'gzip', true],
  ['X-GZIP', 'gzip', true],
  ['BR', 'br', true],
  ['br;q=0', '', true],
  ['br;q=0.000, gzip', 'gzip', true],
  ['br; Q = 0', '', true],
  ['br;q=0, *', 'gzip', true],
  ['gzip;q=0, *;q=0.5', 'br', true],
  ['*', 'br gzip', true],
  ['*;q=0', '', false],
  ['*;q=0, gzip', 'gzip', false],
  ['*;q=0, identity', '', true],
  ['identity', '', true],
  ['identity;q=0', '', false],
  ['br, identity;q=0', 'br', false],
  ['gzip;q=1.0, br;q=0.5', 'gzip br', true],
  ['br;q=0.5, identity', '', true],
  ['br;q=0.5, gzip;q=0.2, identity;q=0.3', 'br', true],
  ['br;q=x', '', true],
  ['br;q=2', '', true],
  ['br;q=', '', true],
  ['br;level=1', 'br', true],
  ['br, br;q=0', '', true],
  ['deflate', '', true],
  [';;,,;q=1', '', true],
])('the header %j accepts the codings %j, and an uncompressed response: %j', (header, codings, isIdentityAccepted) => {
  const acceptedCodings = parseAcceptEncoding(header);
  expect([acceptedCodings.codings.map(({ coding }) => coding).join(' '), acceptedCodings.isIdentityAccepted]).toEqual([
    codings,
    isIdentityAccepted,
  ]);
});
