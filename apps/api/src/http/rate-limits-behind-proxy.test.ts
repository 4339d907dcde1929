import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';

describe('the rate limits behind a proxy', () => {
  let server: PaymentTestServer;
  beforeAll(async () => {
    server = await startPaymentTestServer({ TRUST_PROXY: 'true' });
  });
  afterAll(() => server.close());

  const attemptSignIn = (forwardedFor: string, remoteAddress = '10.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: '/api/authentications',
      remoteAddress,
      headers: { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'x-forwarded-for': forwardedFor },
      payload: { username: 'mina@example.test', password: 'wrong' },
    });

  it('give a client no further attempts if it claims another IP address', async () => {
    const codes = [];
    for (let index = 0; index < 11; index += 1)
      codes.push((await attemptSignIn(`198.51.100.${index}, 203.0.113.7`)).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await attemptSignIn('203.0.113.8')).statusCode).toBe(400);
  });

  it('give a client no further attempts with another IP address of the same network', async () => {
    const codes = [];
    for (let index = 0; index < 11; index += 1) codes.push((await attemptSignIn(`2001:db8:1:2::${index}`)).statusCode);
    expect(codes.at(-1)).toBe(429);
  });

  it('give all networks of one IPv6 /48 prefix together 120 searches for a recommender', async () => {
    const searchRecommender = async (forwardedFor: string) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/join/findRecomMember',
        remoteAddress: '10.0.0.1',
        headers: { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'x-forwarded-for': forwardedFor },
        payload: { card_no: 'nobody’s' },
      });
      return response.statusCode;
    };
    const codes = [];
    for (let index = 0; index < 121; index += 1)
      codes.push(await searchRecommender(`2001:db8:5:${index.toString(16)}::1`));
    expect(codes).toEqual([...Array<number>(120).fill(200), 429]);
    expect(await searchRecommender('2001:db8:6:1::1')).toBe(200);
  });

  it('store no IP addresses', async () => {
    const { rows } = await server.database.pool.query<{ key: string }>('SELECT key FROM rate_limit');
    expect(rows.map(({ key }) => key).join(' ')).not.toMatch(/203\.0\.113|2001:db8/);
  });
});
