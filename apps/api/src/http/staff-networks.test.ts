import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaffServer, startStaffServer, testScopes } from '../../test/staff-server';
import { startTestServer, type TestServer } from '../../test/test-server';
import { parseConfig } from '../config/config';

const hotelAddress = '203.0.113.20';
const homeAddress = '198.51.100.7';

describe('the configured networks of staff', () => {
  let staff: StaffServer;
  beforeAll(async () => {
    staff = await startStaffServer({ settings: { STAFF_NETWORKS: '203.0.113.0/24, 2001:db8::/32' } });
  });
  afterAll(() => staff.close());

  it('let a staff member sign in and work only inside them', async () => {
    const person = await staff.createStaff({ role: 'owner', scope: testScopes.group });
    const signedInBrowser = await staff.signIn(person, staff.browser(hotelAddress));
    expect((await signedInBrowser.get('/session/me')).status).toBe(200);
    const refusedResponse = { status: 403, json: { code: 'network_not_allowed' } };
    const outsideBrowser = staff.browser(homeAddress);
    expect(await outsideBrowser.post('/session/password', { email: person.email, password: 'x' })).toMatchObject(
      refusedResponse,
    );
    for (const [name, value] of signedInBrowser.cookies) outsideBrowser.cookies.set(name, value);
    expect(await outsideBrowser.get('/session/me')).toMatchObject(refusedResponse);
    expect((await signedInBrowser.get('/session/me')).status).toBe(200);
  });

  it.each(['ko', 'en', 'cn', 'ja'] as const)(
    'make the console answer outside them with a page that gives the reason in the language %s',
    async (language) => {
      const page = await staff.server.app.inject({
        url: `/console/service?lang=${language}`,
        remoteAddress: homeAddress,
        headers: { accept: 'text/html' },
      });
      expect(page.statusCode).toBe(403);
      expect(page.body).toContain(packs[language].problems.network_not_allowed);
    },
  );

  it('do not apply to the health check', async () => {
    const response = await staff.server.app.inject({ url: '/healthz', remoteAddress: homeAddress });
    expect(response.statusCode).toBe(200);
  });
});

describe('the networks of staff behind a proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { STAFF_NETWORKS: '203.0.113.0/24', TRUST_PROXY: 'true' } });
  });
  afterAll(() => server.close());

  it.each([
    ['a request from inside is only refused for lack of a session', hotelAddress, 401],
    ['a request from outside is refused', homeAddress, 403],
    ['a request with a forged address is refused', `${hotelAddress}, ${homeAddress}`, 403],
  ])('are checked against the IP address that the proxy saw: %s', async (_case, forwardedFor, status) => {
    const response = await server.app.inject({
      url: '/api/staff/session/me',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': forwardedFor },
    });
    expect(response.statusCode).toBe(status);
  });
});

it('a malformed network is rejected with an error that names the setting', () => {
  const parse = () =>
    parseConfig({ EASYPAY_MALL_ID: 'T0000001', EASYPAY_SECRET: 'not used here', STAFF_NETWORKS: '203.0.113.0/99' });
  expect(parse).toThrow('STAFF_NETWORKS');
});
