import { describe, expect, it } from 'vitest';
import { createNetworkFilter, type Network, parseNetwork } from './networks';

const parseAll = (...texts: readonly string[]): Network[] => texts.flatMap((text) => parseNetwork(text) ?? []);

describe('a network', () => {
  it.each([
    ['203.0.113.0/24', { address: '203.0.113.0', prefix: 24, family: 'ipv4' }],
    ['203.0.113.7', { address: '203.0.113.7', prefix: 32, family: 'ipv4' }],
    ['2001:db8::/32', { address: '2001:db8::', prefix: 32, family: 'ipv6' }],
    ['::1', { address: '::1', prefix: 128, family: 'ipv6' }],
  ])('is parsed from %s', (text, network) => expect(parseNetwork(text)).toEqual(network));

  it.each(['', 'hotel', '203.0.113.0/33', '203.0.113.0/', '203.0.113/24', '2001:db8::/129', 'fe80::1%eth0/64'])(
    'is not parsed from «%s»',
    (text) => expect(parseNetwork(text)).toBeUndefined(),
  );
});

it.each([
  ['203.0.113.200', true],
  ['203.0.114.1', false],
  ['::ffff:203.0.113.200', true],
  ['203.0.113.200:4711', true],
  ['2001:db8:1::5', true],
  ['[2001:db8:1::5]:4711', true],
  ['2001:db9::5', false],
  ['not an address', false],
])('the IP address %s is in one of two networks: %s', (ip, isInside) =>
  expect(createNetworkFilter(parseAll('203.0.113.0/24', '2001:db8::/32'))(ip)).toBe(isInside),
);
