import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../test/authenticator';
import { mina } from '../../../../test/fixtures';
import { type StaffServer, staffPassword, startStaffServer, testScopes } from '../../../../test/staff-server';
import { parseConfig } from '../../../config/config';
import { getStaffCookieName } from '../../../http/staff-session';
import { checkTotp } from './second-factor';

let staffServer: StaffServer;
beforeAll(async () => {
  staffServer = await startStaffServer();
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(() => staffServer.close());

const createHost = () => staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue });
const createOwner = () => staffServer.createStaff({ role: 'owner', scope: testScopes.group });
const listActions = async (staffId: string) => {
  await Promise.all(staffServer.server.app.backgroundWork);
  const rows = await staffServer.query('SELECT action FROM audit_entry WHERE subject = $1 ORDER BY id', [
    `staff ${staffId}`,
  ]);
  return rows.map(({ action }) => action);
};

describe('a sign-in by password', () => {
  it('is complete after the code of the authenticator app, and starts a new session', async () => {
    const host = await createHost();
    const browser = staffServer.browser();
    const first = await browser.post('/session/password', {
      email: ` ${host.email.toUpperCase()} `,
      password: staffPassword,
    });
    expect([first.status, first.json]).toEqual([200, { next: 'totp' }]);
    const halfSessionCookie = browser.cookies.get('staff');
    expect((await browser.get('/session/me')).json.code).toBe('not_signed_in');
    const second = await browser.post('/session/totp', { code: staffServer.getCode(host) });
    expect(second.json.me).toMatchObject({
      email: host.email,
      grants: [{ role: 'host', scope: testScopes.ownVenue, endsOn: null, version: 1 }],
      secondFactorAgeSeconds: 0,
      sessions: [{ isCurrent: true, device: 'Safari · iPhone', address: browser.address }],
    });
    expect(browser.cookies.get('staff')).not.toBe(halfSessionCookie);
    expect(second.cookie).toMatch(/^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await browser.get('/session/me')).status).toBe(200);
    const [entry] = await staffServer.query(
      `SELECT * FROM audit_entry WHERE action = 'staff.sign_in' AND subject = $1`,
      [`staff ${host.staffId}`],
    );
    expect(entry).toMatchObject({
      actor: host.name,
      staff_id: host.staffId,
      device: 'Safari · iPhone',
      address: browser.address,
      detail: { by: 'password' },
    });
  });

  it('is refused in the same way for unknown accounts, wrong passwords and accounts without a password', async () => {
    const host = await createHost();
    const invited = await createHost();
    await staffServer.query('UPDATE staff SET password_hash = NULL WHERE staff_id = $1', [invited.staffId]);
    const attempts = [
      { email: 'nobody@staff.test', password: staffPassword },
      { email: host.email, password: 'not this one' },
      { email: invited.email, password: staffPassword },
    ];
    const responses = [];
    for (const body of attempts) {
      const { status, json, cookie } = await staffServer.browser().post('/session/password', body);
      responses.push({ status, json, cookie });
    }
    expect(new Set(responses.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 400, json: { code: 'wrong_credentials' }, cookie: undefined });
    expect(await listActions(host.staffId)).toEqual(['staff.password_failed']);
  });

  it('is limited for each pair of account and IP address', async () => {
    const [host, otherHost] = [await createHost(), await createHost()];
    const browser = staffServer.browser();
    const attempt = (email: string, password: string, client = browser) =>
      client.post('/session/password', { email, password }).then(({ json }) => json.code ?? 'ok');
    const codes = [];
    for (let index = 0; index < 6; index += 1) codes.push(await attempt(host.email, 'not this one'));
    expect(codes).toEqual([...Array(5).fill('wrong_credentials'), 'too_many_requests']);
    expect(await attempt(host.email, staffPassword)).toBe('too_many_requests');
    expect(await attempt(otherHost.email, staffPassword)).toBe('ok');
    expect(await attempt(host.email, staffPassword, staffServer.browser())).toBe('ok');
  });

  it('is refused without an active grant', async () => {
    const formerHost = await staffServer.createStaff({
      role: 'host',
      scope: testScopes.ownVenue,
      endsOn: '2026-03-10',
    });
    const browser = staffServer.browser();
    await browser.post('/session/password', { email: formerHost.email, password: staffPassword });
    expect((await browser.post('/session/totp', { code: staffServer.getCode(formerHost) })).json.code).toBe(
      'forbidden',
    );
    expect((await browser.get('/session/me')).status).toBe(401);
  });
});

describe('a code of the authenticator app', () => {
  const startHalfSession = async (email: string) => {
    const browser = staffServer.browser();
    await browser.post('/session/password', { email, password: staffPassword });
    return browser;
  };

  it('is accepted once, even if it arrives several times at once', async () => {
    const host = await createHost();
    const code = staffServer.getCode(host);
    const browsers = await Promise.all(Array.from({ length: 5 }, () => startHalfSession(host.email)));
    const responses = await Promise.all(browsers.map((browser) => browser.post('/session/totp', { code })));
    expect(responses.map(({ json }) => json.code ?? 'ok').toSorted()).toEqual([...Array(4).fill('code_wrong'), 'ok']);
    const laterBrowser = await startHalfSession(host.email);
    expect((await laterBrowser.post('/session/totp', { code })).json.code).toBe('code_wrong');
    expect((await laterBrowser.post('/session/totp', { code: staffServer.getCode(host) })).status).toBe(200);
  });

  it.each(['', '12345', '1234567', 'abcdef', '000000'])('is refused if it is “%s”', async (code) => {
    const browser = await startHalfSession((await createHost()).email);
    const { status, json } = await browser.post('/session/totp', { code });
    expect([status, json.code]).toEqual(code === '' ? [400, 'invalid_request'] : [422, 'code_wrong']);
  });

  it('is refused without the password, and after the session that the password started has expired', async () => {
    const host = await createHost();
    expect((await staffServer.browser().post('/session/totp', { code: staffServer.getCode(host) })).json.code).toBe(
      'not_signed_in',
    );
    const browser = await startHalfSession(host.email);
    await staffServer.query(`UPDATE staff_session SET expires_at = now() WHERE staff_id = $1`, [host.staffId]);
    expect((await browser.post('/session/totp', { code: staffServer.getCode(host) })).json.code).toBe('not_signed_in');
  });

  it('is limited for each account across IP addresses', async () => {
    const host = await createHost();
    const codes = [];
    for (let index = 0; index < 7; index += 1)
      codes.push((await (await startHalfSession(host.email)).post('/session/totp', { code: '000000' })).json.code);
    expect(codes).toEqual([...Array(6).fill('code_wrong'), 'too_many_requests']);
    expect(await listActions(host.staffId)).toEqual(Array(6).fill('staff.second_factor_failed'));
  });

  it('can be replaced by a recovery code, which is accepted once', async () => {
    const host = await createHost();
    const browser = await staffServer.signIn(host);
    const { recoveryCodes } = (await browser.post('/session/recovery-codes')).json;
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    const body = { recoveryCode: ` ${code.toLowerCase().replaceAll('-', ' ')}` };
    const first = await (await startHalfSession(host.email)).post('/session/totp', body);
    expect(first.json.me.recoveryCodeCount).toBe(9);
    expect((await (await startHalfSession(host.email)).post('/session/totp', body)).json.code).toBe('code_wrong');
    const stored = await staffServer.query('SELECT * FROM staff_recovery_code WHERE staff_id = $1', [host.staffId]);
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  });

  it('renews the second factor in a complete session', async () => {
    const host = await createHost();
    const browser = await staffServer.signIn(host);
    await staffServer.query(`UPDATE staff_session SET second_factor_at = now() - interval '6 minutes'`);
    expect((await browser.post('/session/recovery-codes')).json.code).toBe('second_factor_needed');
    const { json } = await browser.post('/session/totp', { code: staffServer.getCode(host) });
    expect(json.me.secondFactorAgeSeconds).toBe(0);
    expect((await browser.post('/session/recovery-codes')).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends after thirty minutes without a request, and the response says so', async () => {
    const browser = await staffServer.signIn(await createHost());
    const [{ seconds } = { seconds: 0 }] = await staffServer.query(
      `SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM staff_session WHERE state = 'full' ORDER BY begun_at DESC LIMIT 1`,
    );
    expect(Number(seconds)).toBeGreaterThan(1_790);
    expect(Number(seconds)).toBeLessThanOrEqual(1_800);
    await staffServer.query(`UPDATE staff_session SET expires_at = now()`);
    const { status, json } = await browser.get('/session/me');
    expect([status, json.code]).toEqual([401, 'session_ended']);
  });

  it('is prolonged up to twelve hours by requests, but not by background requests', async () => {
    const host = await createHost();
    const browser = await staffServer.signIn(host);
    const getSessionLifetime = async () =>
      (
        await staffServer.query(
          'SELECT expires_at - begun_at AS life FROM staff_session WHERE staff_id = $1 AND ended IS NULL',
          [host.staffId],
        )
      )[0]?.['life'];
    const agingStatement = `UPDATE staff_session SET begun_at = now() - interval '11:45',
      seen_at = now() - interval '2 minutes', expires_at = now() + interval '1 minute'
      WHERE staff_id = $1 AND ended IS NULL`;
    await staffServer.query(agingStatement, [host.staffId]);
    await browser.get('/session/me', { 'x-background': '1' });
    expect(await getSessionLifetime()).toMatchObject({ hours: 11, minutes: 46 });
    await browser.get('/session/me');
    expect(await getSessionLifetime()).toMatchObject({ hours: 12 });
  });

  it('ends when it is signed out, or when the staff member ends it from another browser', async () => {
    const host = await createHost();
    const [browser, otherBrowser] = [await staffServer.signIn(host), await staffServer.signIn(host)];
    expect((await browser.post('/session/end-others')).json).toEqual({ endedSessionCount: 1 });
    expect((await otherBrowser.get('/session/me')).json.code).toBe('session_ended');
    const cookie = browser.cookies.get('staff') ?? '';
    expect((await browser.post('/session/logout')).json).toEqual({ result: 'success' });
    expect(browser.cookies.has('staff')).toBe(false);
    browser.cookies.set('staff', cookie);
    expect((await browser.get('/session/me')).json.code).toBe('session_ended');
    expect((await browser.post('/session/logout')).status).toBe(200);
  });

  it('is found neither by the cookie of a member nor by a forged cookie', async () => {
    const { cookie = '' } = await staffServer.server.call('POST', '/authentications', {
      username: mina.userId,
      password: mina.password,
    });
    const browser = staffServer.browser();
    browser.cookies.set('sid', cookie.replace('sid=', ''));
    expect((await browser.get('/session/me')).json.code).toBe('not_signed_in');
    browser.cookies.set('staff', 'x'.repeat(43));
    expect((await browser.get('/session/me')).json.code).toBe('not_signed_in');
  });

  it('cannot be started from a page of another site', async () => {
    const host = await createHost();
    const body = { email: host.email, password: staffPassword };
    expect(
      (await staffServer.browser().post('/session/password', body, { origin: 'https://evil.test' })).json.code,
    ).toBe('csrf_failed');
  });

  it('has a cookie with the prefix __Host- if the site uses HTTPS', () => {
    const settings = { NODE_ENV: 'test', EASYPAY_MALL_ID: 'T0000001', EASYPAY_SECRET: 'not used here' };
    const https = parseConfig({ ...settings, PUBLIC_URL: 'https://dining.test', TRUST_PROXY: 'true' });
    expect([getStaffCookieName(https), getStaffCookieName(parseConfig(settings))]).toEqual(['__Host-staff', 'staff']);
  });
});

describe('a passkey', () => {
  const registerPasskey = async () => {
    const host = await createHost();
    const browser = await staffServer.signIn(host);
    const passkey = createAuthenticator();
    const { options } = (await browser.post('/session/passkey/register-options')).json;
    const added = await browser.post('/session/passkey/register', {
      response: passkey.register(options, staffServer.origin),
    });
    return { host, browser, passkey, added };
  };
  const signInWithPasskey = async (
    passkey: ReturnType<typeof createAuthenticator>,
    browser = staffServer.browser(),
    origin = staffServer.origin,
  ) => {
    const { options } = (await browser.post('/session/passkey/options')).json;
    return browser.post('/session/passkey/verify', { response: passkey.assert(options, origin) });
  };

  it('signs in, and renews the second factor', async () => {
    const { host, passkey, added } = await registerPasskey();
    expect(added.json.me.passkeys).toMatchObject([{ credentialId: passkey.credentialId, device: 'Safari · iPhone' }]);
    const browser = staffServer.browser();
    expect((await signInWithPasskey(passkey, browser)).json.me.email).toBe(host.email);
    await staffServer.query(`UPDATE staff_session SET second_factor_at = now() - interval '6 minutes'`);
    expect((await browser.get('/session/me')).json.me.secondFactorAgeSeconds).toBeGreaterThan(300);
    const cookieBefore = browser.cookies.get('staff');
    expect((await signInWithPasskey(passkey, browser)).json.me.secondFactorAgeSeconds).toBe(0);
    expect(browser.cookies.get('staff')).toBe(cookieBefore);
  });

  it('is refused for another origin, a reused response, and an unregistered key', async () => {
    const { passkey } = await registerPasskey();
    expect((await signInWithPasskey(passkey, staffServer.browser(), 'https://evil.test')).json.code).toBe(
      'wrong_credentials',
    );
    expect((await signInWithPasskey(createAuthenticator())).json.code).toBe('wrong_credentials');
    const browser = staffServer.browser();
    const { options } = (await browser.post('/session/passkey/options')).json;
    const response = passkey.assert(options, staffServer.origin);
    expect((await browser.post('/session/passkey/verify', { response })).status).toBe(200);
    expect((await staffServer.browser().post('/session/passkey/verify', { response })).json.code).toBe(
      'wrong_credentials',
    );
  });

  it('can be registered once, by the person who requested it', async () => {
    const { browser, passkey } = await registerPasskey();
    const { options } = (await browser.post('/session/passkey/register-options')).json;
    const otherBrowser = await staffServer.signIn(await createHost());
    const response = createAuthenticator().register(options, staffServer.origin);
    expect((await otherBrowser.post('/session/passkey/register', { response })).json.code).toBe('passkey_refused');
    const repeated = passkey.register(options, staffServer.origin);
    expect((await browser.post('/session/passkey/register', { response: repeated })).json.code).toBe('passkey_refused');
  });

  it('is answered with a server error, not with a refusal, if the database fails during the check', async () => {
    const { browser, passkey } = await registerPasskey();
    const { options } = (await browser.post('/session/passkey/register-options')).json;
    await staffServer.query(`CREATE FUNCTION fail_deletion() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'a failed deletion'; END $$`);
    await staffServer.query(
      'CREATE TRIGGER fail_deletion BEFORE DELETE ON staff_challenge EXECUTE FUNCTION fail_deletion()',
    );
    try {
      const response = createAuthenticator().register(options, staffServer.origin);
      expect((await signInWithPasskey(passkey)).status).toBe(500);
      expect((await browser.post('/session/passkey/register', { response })).status).toBe(500);
    } finally {
      await staffServer.query('DROP FUNCTION fail_deletion CASCADE');
    }
  });

  it('can be removed unless it is the only way to sign in', async () => {
    const { host, browser, passkey } = await registerPasskey();
    const { credentialId } = passkey;
    await staffServer.query('UPDATE staff SET password_hash = NULL WHERE staff_id = $1', [host.staffId]);
    expect((await browser.post('/session/passkey/remove', { credentialId })).json.code).toBe('only_sign_in_method');
    await staffServer.query(`UPDATE staff SET password_hash = 'x' WHERE staff_id = $1`, [host.staffId]);
    expect((await browser.post('/session/passkey/remove', { credentialId: 'other' })).json.code).toBe('not_found');
    expect((await browser.post('/session/passkey/remove', { credentialId })).json.me.passkeys).toEqual([]);
    expect((await signInWithPasskey(passkey)).json.code).toBe('wrong_credentials');
  });
});

it('the secret of the second factor is encrypted with the new key at the first code after a key rotation', async () => {
  const host = await createHost();
  const [oldKey] = staffServer.server.deps.keyring.secondFactors;
  const newKey = Buffer.alloc(32, 'n').toString('base64url');
  const getStoredSecret = async () =>
    String(
      (await staffServer.query('SELECT totp_secret FROM staff WHERE staff_id = $1', [host.staffId]))[0]?.[
        'totp_secret'
      ],
    );
  const checkCode = async (...secondFactors: [string, ...string[]]) => {
    const code = staffServer.getCode(host);
    const deps = { keyring: { ...staffServer.server.deps.keyring, secondFactors }, now: staffServer.server.deps.now };
    const totpSecret = await getStoredSecret();
    return checkTotp(deps, staffServer.server.database.pool, { staffId: host.staffId, totpSecret }, code);
  };
  const stored = await getStoredSecret();
  expect(await checkCode(newKey)).toBe(false);
  expect(await checkCode(newKey, oldKey)).toBe(true);
  expect(await getStoredSecret()).not.toBe(stored);
  expect(await checkCode(newKey)).toBe(true);
});

it('the secret of the second factor is stored encrypted', async () => {
  const owner = await createOwner();
  const rows = await staffServer.query('SELECT totp_secret FROM staff WHERE staff_id = $1', [owner.staffId]);
  expect(JSON.stringify(rows)).not.toContain(owner.secret);
});
