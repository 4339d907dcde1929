import { describe, expect, it } from 'vitest';
import { normalizeIpAddress } from './ip-address';

describe('normalizeIpAddress', () => {
  it.each([
    ['unchanged if it is IPv4', '203.0.113.7', '203.0.113.7'],
    ['as IPv4 if it is mapped to IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['as IPv4 if it is mapped to IPv6 in hexadecimal digits', '::ffff:cb00:7107', '203.0.113.7'],
    ['as IPv4 if it is mapped to IPv6 in its long form', '0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['without a port', '203.0.113.7:51234', '203.0.113.7'],
    ['as its /64 network, without a port', '[2001:db8:1:2::9]:51234', '2001:db8:1:2::'],
    ['as its /64 network, without brackets', '[2001:db8:1:2::9]', '2001:db8:1:2::'],
    ['as its /64 network if it ends with IPv4', '64:ff9b:1:2::203.0.113.7', '64:ff9b:1:2::'],
    ['as its /64 network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['as its /64 network in one notation', '2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
    ['as its /64 network if zeros are omitted', '2001:db8::5', '2001:db8:0:0::'],
    ['as another /64 network if the network differs', '2001:db8:1:3::9', '2001:db8:1:3::'],
    ['as a network if it is the loopback address', '::1', '0:0:0:0::'],
    ['as its /64 network, without its zone', 'fe80::1%eth0', 'fe80:0:0:0::'],
  ])('returns an IP address %s', (_case, ip, normalized) => expect(normalizeIpAddress(ip)).toBe(normalized));
});
