import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, grill, H01, mina, now } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { orderSheet } from '../../../db/schema/reservations';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (cookie?: string) =>
  server.call('POST', '/authentications', { username: mina.userId, password: mina.password }, cookie);

describe('signing in', () => {
  it('starts a session with the member’s data', async () => {
    const response = await signIn();
    expect(response).toMatchObject({ status: 200, json: { result: 'success', userDetails: { authenticated: true } } });
    const me = await server.call('GET', '/me', undefined, response.cookie);
    expect(me.json).toEqual({
      guestYn: 'N',
      userDetails: {
        authenticated: true,
        user_id: mina.userId,
        name_kor: '김미나',
        cellphone1: '010',
        cellphone2: '1234',
        cellphone3: '5678',
        cellphone: '01012345678',
        birthday: '',
        card_no: '9000000001',
      },
    });
  });

  it.each([
    ['in upper case after a space', ` ${mina.userId.toUpperCase()}`],
    [
      'in full-width characters, as joining does',
      mina.userId.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
    ],
  ])('accepts the name %s', async (_case, username) => {
    expect((await server.call('POST', '/authentications', { username, password: mina.password })).status).toBe(200);
  });

  it('gives the same response to a wrong password and an unknown name', async () => {
    const wrongPasswordResponse = await server.call('POST', '/authentications', {
      username: mina.userId,
      password: 'wrong',
    });
    const unknownNameResponse = await server.call('POST', '/authentications', {
      username: 'nobody@example.test',
      password: 'wrong',
    });
    expect(wrongPasswordResponse).toMatchObject({ status: 400, json: { code: 'wrong_credentials' } });
    expect(unknownNameResponse.json).toEqual(wrongPasswordResponse.json);
    expect(wrongPasswordResponse.cookie).toBeUndefined();
  });

  it('gives a new session id, so that a session id planted before gives no access', async () => {
    const guest = await server.call('POST', '/guest/start', {});
    const member = await signIn(guest.cookie);
    expect(member.cookie).toBeDefined();
    expect(member.cookie).not.toBe(guest.cookie);
    const plantedSession = await server.call('GET', '/me', undefined, guest.cookie);
    expect(plantedSession.json).toEqual({ guestYn: 'N' });
  });

  it('rejects an empty name and password', async () => {
    const response = await server.call('POST', '/authentications', { username: '', password: '' });
    expect(response).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
  });
});

describe('starting a guest session', () => {
  it('is limited by IP address, but the renewal of an existing session is not', async () => {
    const { pool } = server.database;
    const countSessions = async () => Number((await pool.query('SELECT count(*) AS all FROM session')).rows[0].all);
    const first = await server.call('POST', '/guest/start', {});
    await pool.query('UPDATE rate_limit SET count = 100');
    const sessionCountBefore = await countSessions();
    const refusedResponse = await server.call('POST', '/guest/start', {});
    expect(refusedResponse).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect([refusedResponse.cookie, await countSessions()]).toEqual([undefined, sessionCountBefore]);
    expect(await server.call('POST', '/guest/start', {}, first.cookie)).toMatchObject({
      status: 200,
      json: { guestYn: 'Y' },
    });
    await pool.query('DELETE FROM rate_limit');
  });
});

describe('the limit of wrong passwords for one user name', () => {
  it('is ten from one IP address, and other members can sign in meanwhile', async () => {
    const guess = () => server.call('POST', '/authentications', { username: 'victim@example.test', password: 'guess' });
    const responses = await Promise.all(Array.from({ length: 14 }, guess));
    const refusedResponses = responses.filter(({ status }) => status === 429);
    expect(refusedResponses).toHaveLength(4);
    expect(refusedResponses[0]?.json).toMatchObject({
      code: 'too_many_requests',
      detail: { retryAfter: expect.any(Number) },
    });
    expect((await signIn()).status).toBe(200);
  });

  it('does not count correct passwords', async () => {
    for (let time = 0; time < 12; time += 1) expect((await signIn()).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session on the server', async () => {
    const { cookie } = await signIn();
    expect((await server.call('POST', '/me/logout', {}, cookie)).json).toEqual({ result: 'success' });
    expect((await server.call('GET', '/me', undefined, cookie)).json).toEqual({ guestYn: 'N' });
    expect((await server.call('GET', '/myInfo', undefined, cookie)).status).toBe(401);
  });

  it('is accepted from visitors who are not signed in', async () => {
    expect((await server.call('POST', '/me/logout', {})).status).toBe(200);
  });
});

describe('a guest', () => {
  it('has a different kind of session, which gives no access to endpoints for members', async () => {
    const { cookie, json } = await server.call('POST', '/guest/start', {});
    expect(json).toEqual({ result: 'success', guestYn: 'Y' });
    expect((await server.call('GET', '/me', undefined, cookie)).json).toEqual({ guestYn: 'Y' });
    expect((await server.call('GET', '/myCouponList', undefined, cookie)).status).toBe(401);
  });

  it('stops being a guest after signing in', async () => {
    const guest = await server.call('POST', '/guest/start', {});
    const member = await signIn(guest.cookie);
    expect((await server.call('GET', '/me', undefined, member.cookie)).json.guestYn).toBe('N');
  });
});

describe('the page header', () => {
  it('shows no order sheets to a visitor and starts no session', async () => {
    const response = await server.call('POST', '/default-hearder/header', { htlCode: 'H01' });
    expect(response.json).toEqual({ guestYn: 'N', memberCartCount: 0 });
    expect(response.cookie).toBeUndefined();
  });

  it('counts only the member’s open order sheets, and the cart lists no others', async () => {
    const sheet = {
      htlCode: H01,
      dinCode: grill,
      prodCode: dinner,
      guestId: 'someone else',
      reservationType: 'table' as const,
      visitDay: '2026-03-14',
      visitTime: '18:00',
      adults: 2,
      kids: 0,
      language: 'ko',
      createdAt: now,
      expiresAt: new Date(Date.now() + 3_600_000),
    };
    await server.database.db.insert(orderSheet).values([
      { ...sheet, ordersheetId: randomUUID(), userId: mina.userId },
      { ...sheet, ordersheetId: 'strangers-sheet' },
      { ...sheet, ordersheetId: randomUUID(), userId: mina.userId, state: 'booked' },
    ]);
    const { cookie } = await signIn();
    expect((await server.call('POST', '/default-hearder/header', {}, cookie)).json.memberCartCount).toBe(1);
    const cart = await server.call('POST', '/main/cartList', { cartIdList: ['strangers-sheet'] }, cookie);
    expect(cart.json).toEqual({ cartList: [], memberCartCount: 1 });
    const fullCart = await server.call('POST', '/main/cartList', {}, cookie);
    expect(fullCart.json.cartList).toMatchObject([{ dinCode: grill, resvDate: '2026-03-14 18:00', resvAdultCnt: 2 }]);
  });
});

describe('a member’s own data', () => {
  it('are refused to visitors', async () => {
    for (const path of ['/myInfo', '/myCouponList', '/mypage/myCouponList']) {
      expect(await server.call('GET', path)).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
    }
  });

  it('are returned to the member', async () => {
    const { cookie } = await signIn();
    expect((await server.call('GET', '/myInfo', undefined, cookie)).json.result).toMatchObject({
      user_id: mina.userId,
      pointAmnt: 0,
    });
    expect((await server.call('GET', '/myCouponList', undefined, cookie)).json).toEqual({ resultList: [] });
  });
});

describe('the sign-in page', () => {
  it('returns to a path of this site, otherwise to the home page', async () => {
    const getReturnUrl = async (returnUrl: string) =>
      (await server.call('POST', '/login/form', { returnUrl })).json.returnUrl;
    expect(await getReturnUrl('/fnb/mypage/main?tab=qna')).toBe('/fnb/mypage/main?tab=qna');
    expect(await getReturnUrl('https://evil.test/')).toBe('/');
  });
});

// Runs last, because it leaves the member's id throttled at this IP address.
describe('wrong guesses of a member’s password', () => {
  it('do not lock the member out of a known browser', async () => {
    const earlierSignIn = await signIn();
    const knownDeviceCookie = earlierSignIn.cookies.find((cookie) => cookie.startsWith('known-device='));
    const guess = () => server.call('POST', '/authentications', { username: mina.userId, password: 'guess' });
    const responses = await Promise.all(Array.from({ length: 12 }, guess));
    // The database decides which of the concurrent guesses are refused.
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(1);
    expect((await signIn()).status).toBe(429);
    expect((await signIn(knownDeviceCookie)).status).toBe(200);
    expect((await signIn(knownDeviceCookie?.replace(/.$/, '~'))).status).toBe(429);
  });
});
