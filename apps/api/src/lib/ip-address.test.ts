import { describe, expect, it } from 'vitest';
import { normalizeIpAddress } from './ip-address';

describe('normalizeIpAddress', () => {
  it.each([
    ['as it is', '203.0.113.7', '203.0.113.7'],
    ['as IPv4 where it comes as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['as IPv4 where it comes as IPv6 in hexadecimal digits', '::ffff:cb00:7107', '203.0.113.7'],
    ['as IPv4 where it comes as IPv6 written out', '0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['without a port', '203.0.113.7:51234', '203.0.113.7'],
    ['by its network without a port', '[2001:db8:1:2::9]:51234', '2001:db8:1:2::'],
    ['by its network, in brackets', '[2001:db8:1:2::9]', '2001:db8:1:2::'],
    ['by its network with IPv4 at its end', '64:ff9b:1:2::203.0.113.7', '64:ff9b:1:2::'],
    ['by its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['by its network, however it is written', '2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
    ['by its network with nothing in between', '2001:db8::5', '2001:db8:0:0::'],
    ['as another where the network differs', '2001:db8:1:3::9', '2001:db8:1:3::'],
    ['where it is this machine', '::1', '0:0:0:0::'],
    ['without the interface', 'fe80::1%eth0', 'fe80:0:0:0::'],
  ])('returns an address %s', (_case, ip, counted) => expect(normalizeIpAddress(ip)).toBe(counted));
});
