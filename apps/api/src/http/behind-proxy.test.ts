import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mina } from '../../test/fixtures';
import { type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { startTlsProxy, type TlsProxy } from '../../test/tls-proxy';

let proxy: TlsProxy;
let server: PaymentTestServer;
beforeAll(async () => {
  proxy = await startTlsProxy();
  server = await startPaymentTestServer({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'true' });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  proxy.setTarget((server.app.server.address() as AddressInfo).port);
});
beforeEach(() => proxy.setHeaders({ 'x-forwarded-proto': 'https' }));
afterAll(async () => {
  await server.close();
  await proxy.close();
});

const signIn = (headers = {}) =>
  proxy.request('POST', '/authentications', { username: mina.userId, password: mina.password }, headers);
const findSessionCookie = (setCookies: readonly string[]) =>
  setCookies.find((cookie) => cookie.startsWith('__Host-sid='));
const listAlarms = async () => (await server.database.pool.query('SELECT kind, subject FROM alarm')).rows;

describe('a server behind a proxy that ends TLS', () => {
  it('sets the session cookie for this host and https only, and accepts it', async () => {
    const { status, setCookies } = await signIn();
    expect(status).toBe(200);
    const cookie = findSessionCookie(setCookies) ?? '';
    const [value = '', ...attributes] = cookie.split('; ');
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
    expect(cookie).not.toContain('Domain');
    const me = await proxy.request('GET', '/me', undefined, { cookie: value });
    expect(me.json).toMatchObject({ userDetails: { user_id: mina.userId } });
    expect(me.setCookies).toEqual([]);
    expect(await listAlarms()).toEqual([]);
  });

  it('limits sign-in attempts by the IP address that the proxy saw, whatever X-Forwarded-For claims', async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      proxy.request(
        'POST',
        '/authentications',
        { username: 'a@b.test', password: 'x' },
        { 'x-forwarded-for': `192.0.2.${index}` },
      ),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

// Runs last, because its alarms stay open and the test above expects none.
describe('a server behind a proxy that does not report https', () => {
  it.each([
    ['the header is missing', {}],
    ['the header says http', { 'x-forwarded-proto': 'http' }],
  ])('sets no session cookie and raises an alarm if %s', async (_name, proxyHeaders) => {
    await server.database.pool.query('DELETE FROM alarm');
    const otherServer = await startPaymentTestServer({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'true' }, server);
    await otherServer.app.listen({ host: '127.0.0.1', port: 0 });
    proxy.setTarget((otherServer.app.server.address() as AddressInfo).port);
    proxy.setHeaders(proxyHeaders);
    const { status, setCookies } = await signIn();
    await otherServer.close();
    expect(status).toBe(200);
    expect(findSessionCookie(setCookies)).toBeUndefined();
    expect(await listAlarms()).toEqual([{ kind: 'proxy_header_missing', subject: 'X-Forwarded-Proto' }]);
  });

  it('raises no alarm for a request that needs no session', async () => {
    await server.database.pool.query('DELETE FROM alarm');
    proxy.setTarget((server.app.server.address() as AddressInfo).port);
    proxy.setHeaders({});
    expect((await proxy.request('GET', '/me')).status).toBe(200);
    expect(await listAlarms()).toEqual([]);
  });
});
