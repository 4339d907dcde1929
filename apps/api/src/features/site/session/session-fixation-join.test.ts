import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  type Browser,
  createNewcomer,
  requiredConsents,
  startAuthTestServer,
} from '../../../../test/auth-test-server';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(() => server.clearRateLimits());
afterAll(() => server.close());

const browserKeys = { attacker: 'attacker-browser', victim: 'victim-browser' };
/** Opens the victim's browser with the session that the attacker has put there. */
const openPlantedSession = (attacker: Browser) =>
  server.browser({ cookies: attacker.cookies, browserKey: browserKeys.victim });
const kakaoJoin = { login_type: 'KAKAO' } as const;
const birthday = '1990-05-01';
const submitJoin = async (browser: Browser, password: string, fields: object = {}) =>
  (await browser.post('/join/submit', { password, birthday, ...fields })).json;

/** Verifies e-mail address and phone by their codes. Calls `afterStep` after each step. */
async function verifyContacts(
  browser: Browser,
  newcomer: ReturnType<typeof createNewcomer>,
  afterStep: () => Promise<void>,
) {
  await browser.post('/join/askEmailCode', { user_id: newcomer.email });
  await afterStep();
  await browser.post('/join/proveEmail', { code: await server.getMailCode(newcomer.email) });
  await afterStep();
  await browser.post('/join/askPhoneCode', { name_kor: newcomer.name, cellphone: newcomer.phone });
  await afterStep();
  expect((await browser.post('/join/provePhone', { code: await server.getSmsCode(newcomer.phone) })).status).toBe(200);
  await afterStep();
}

describe('a session that was planted in a browser', () => {
  it.each(['before the agreement', 'after the agreement'])(
    'does not let the attacker finish the join, if planted %s',
    async (when) => {
      const attacker = server.browser();
      await attacker.post(when === 'before the agreement' ? '/guest/start' : '/join/agreement', requiredConsents);
      const victim = server.browser({ cookies: attacker.cookies });
      const newcomer = createNewcomer();
      if (when === 'before the agreement') await victim.post('/join/agreement', requiredConsents);
      await verifyContacts(victim, newcomer, async () => {
        const attempt = await submitJoin(server.browser({ cookies: attacker.cookies }), 'a password of the attacker');
        expect(attempt.result).toBe('fail');
      });
      expect((await submitJoin(victim, newcomer.password)).result).toBe('success');
      expect((await submitJoin(attacker, 'a password of the attacker')).result).toBe('fail');
      const signIn = (password: string) =>
        server.browser().post('/authentications', { username: newcomer.email, password });
      expect([(await signIn(newcomer.password)).status, (await signIn('a password of the attacker')).status]).toEqual([
        200, 400,
      ]);
    },
  );

  it('adds no provider account to the join of another browser', async () => {
    await server.addAccount('kakao', {
      subject: '7001',
      name: '남',
      email: 'attacker@example.test',
      emailVerified: true,
      phone: null,
    });
    const attacker = server.browser({ browserKey: browserKeys.attacker });
    expect((await server.signInWithProvider(attacker, 'kakao', '7001')).result).toBe('not_joined');
    const victimBeforeAgreement = openPlantedSession(attacker);
    const agreement = await victimBeforeAgreement.post('/join/agreement', { ...requiredConsents, ...kakaoJoin });
    expect(agreement.json.result).toBe('invalid_auth_result');
    const attackerAgain = server.browser({ browserKey: browserKeys.attacker });
    await server.signInWithProvider(attackerAgain, 'kakao', '7001');
    await attackerAgain.post('/join/agreement', { ...requiredConsents, ...kakaoJoin });
    const victimAfterAgreement = openPlantedSession(attackerAgain);
    expect((await victimAfterAgreement.post('/join/form', kakaoJoin)).json.result).toBe('invalid_auth_result');
    expect((await victimAfterAgreement.post('/join/askEmailCode', { user_id: createNewcomer().email })).json.code).toBe(
      'agreement_needed',
    );
    expect((await submitJoin(victimAfterAgreement, 'moonlight over the bay', kakaoJoin)).result).toBe('fail');
  });

  it('adds no contacts that the attacker has verified to the join of another browser', async () => {
    const attacker = server.browser({ browserKey: browserKeys.attacker });
    await attacker.post('/join/agreement', requiredConsents);
    await verifyContacts(attacker, createNewcomer(), async () => {});
    const victim = openPlantedSession(attacker);
    expect((await victim.post('/join/form')).json).toMatchObject({ result: 'not_agreed', user_id: '', cellphone: '' });
    await victim.post('/join/agreement', requiredConsents);
    expect((await victim.post('/join/form')).json).toMatchObject({ result: 'success', user_id: '', cellphone: '' });
  });

  it('signs no one in with an attempt that another browser began at a provider', async () => {
    await server.addAccount('kakao', {
      subject: '7002',
      name: '남',
      email: 'attacker2@example.test',
      emailVerified: true,
      phone: null,
    });
    const attacker = server.browser({ browserKey: browserKeys.attacker });
    const callback = await server.consentAtProvider(attacker, 'kakao', '7002');
    expect((await openPlantedSession(attacker).post('/login/kakao-auth-code', callback)).json.result).toBe(
      'invalid_kakao_login',
    );
    expect((await attacker.post('/login/kakao-auth-code', callback)).json.result).toBe('not_joined');
  });
});

describe('the session id of a browser', () => {
  it('changes with the agreement, each verification, the join and the look-up of an account id', async () => {
    const newcomer = createNewcomer();
    const browser = server.browser();
    const sessionIds = new Set<string | undefined>();
    const recordSessionId = async () => void sessionIds.add(browser.cookies.get('sid'));
    await browser.post('/join/agreement', requiredConsents);
    await verifyContacts(browser, newcomer, recordSessionId);
    await submitJoin(browser, newcomer.password);
    await recordSessionId();
    await browser.post('/find-id/askCode', { name_kor: newcomer.name, cellphone: newcomer.phone });
    await server.clearRateLimits();
    await browser.post('/find-id/askCode', { name_kor: newcomer.name, cellphone: newcomer.phone });
    expect((await browser.post('/find-id/prove', { code: await server.getSmsCode(newcomer.phone) })).json.result).toBe(
      'found',
    );
    await recordSessionId();
    // The agreement, two verifications, the join and the look-up.
    expect(sessionIds.size).toBe(5);
  });
});
