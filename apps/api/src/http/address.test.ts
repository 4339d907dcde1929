import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayingHouse, type PayingHouse } from '../../test/paying-house';
import { countedAddress } from './address';

describe('an address is counted', () => {
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
  ])('%s', (_case, ip, counted) => expect(countedAddress(ip)).toBe(counted));
});

describe('behind a proxy', () => {
  let house: PayingHouse;
  beforeAll(async () => {
    house = await openPayingHouse({ TRUST_PROXY: 'true' });
  });
  afterAll(() => house.close());

  const attempt = (forwarded: string, remoteAddress = '10.0.0.1') =>
    house.app.inject({
      method: 'POST',
      url: '/api/authentications',
      remoteAddress,
      headers: { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'x-forwarded-for': forwarded },
      payload: { username: 'mina@example.test', password: 'wrong' },
    });

  it('what a client says of its own address gets it no further attempts', async () => {
    const codes = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push((await attempt(`198.51.100.${turn}, 203.0.113.7`)).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await attempt('203.0.113.8')).statusCode).toBe(400);
  });

  it('nor does another address of the same network', async () => {
    const codes = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push((await attempt(`2001:db8:1:2::${turn}`)).statusCode);
    expect(codes.at(-1)).toBe(429);
  });

  it('many networks of one site get four times the attempts of one network', async () => {
    const look = async (forwarded: string) => {
      const answer = await house.app.inject({
        method: 'POST',
        url: '/api/join/findRecomMember',
        remoteAddress: '10.0.0.1',
        headers: { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'x-forwarded-for': forwarded },
        payload: { card_no: 'nobody’s' },
      });
      return answer.statusCode;
    };
    const codes = [];
    for (let turn = 0; turn < 121; turn += 1) codes.push(await look(`2001:db8:5:${turn.toString(16)}::1`));
    expect(codes).toEqual([...Array<number>(120).fill(200), 429]);
    expect(await look('2001:db8:6:1::1')).toBe(200);
  });

  it('addresses are not written down', async () => {
    const { rows } = await house.database.pool.query<{ key: string }>('SELECT key FROM rate_limit');
    expect(rows.map(({ key }) => key).join(' ')).not.toMatch(/203\.0\.113|2001:db8/);
  });
});
