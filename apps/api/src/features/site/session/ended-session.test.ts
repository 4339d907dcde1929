import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../../test/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = async () => {
  const { cookie } = await server.call('POST', '/authentications', { username: mina.userId, password: mina.password });
  return cookie ?? '';
};
const getErrorCode = async (cookie?: string) => (await server.call('GET', '/myInfo', undefined, cookie)).json.code;

describe('the end of a member’s session', () => {
  it('is reported by an endpoint for members', async () => {
    const cookie = await signIn();
    await server.database.pool.query('UPDATE session SET expires_at = now()');
    expect(await getErrorCode(cookie)).toBe('session_ended');
  });

  it('is reported after four hours without a request, or twelve hours in total', async () => {
    const { pool } = server.database;
    const listRemainingHours = async () =>
      (
        await pool.query(
          `SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM session WHERE user_id = $1`,
          [mina.userId],
        )
      ).rows;
    await pool.query('DELETE FROM session');
    const cookie = await signIn();
    expect(await listRemainingHours()).toEqual([{ hours: 4 }]);
    const passTime = (hours: number) =>
      pool.query(
        `UPDATE session SET begun_at = begun_at - make_interval(hours => $1), seen_at = seen_at - make_interval(hours => $1),
           expires_at = expires_at - make_interval(hours => $1)`,
        [hours],
      );
    for (const [hours, expectedHours] of [
      [3, 4],
      [3, 4],
      [3, 3],
    ] as const) {
      await passTime(hours);
      expect(await getErrorCode(cookie)).toBeUndefined();
      expect(await listRemainingHours()).toEqual([{ hours: expectedHours }]);
    }
    await passTime(3);
    expect(await getErrorCode(cookie)).toBe('session_ended');

    const unusedCookie = await signIn();
    await passTime(4);
    expect(await getErrorCode(unusedCookie)).toBe('session_ended');
  });

  it('is earlier than the end of a guest’s session, which lasts twelve hours without a request', async () => {
    await server.call('POST', '/guest/start', {});
    const { rows } = await server.database.pool.query(
      'SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM session WHERE user_id IS NULL AND expires_at > now()',
    );
    expect(rows).toEqual([{ hours: 12 }]);
  });

  it('leaves the cookie in the browser until it has been reported', async () => {
    const cookie = await signIn();
    await server.database.pool.query('UPDATE session SET expires_at = now()');
    const meResponse = await server.call('GET', '/me', undefined, cookie);
    expect([meResponse.json, meResponse.cookies]).toEqual([{ guestYn: 'N' }, []]);
    const response = await server.call('GET', '/myInfo', undefined, cookie);
    expect([response.json.code, response.cookies]).toEqual(['session_ended', ['sid=']]);
  });

  it('is not reported if the member has signed out', async () => {
    const cookie = await signIn();
    await server.call('POST', '/me/logout', {}, cookie);
    expect(await getErrorCode(cookie)).toBe('not_signed_in');
  });

  it('is not reported to a guest, who was never signed in', async () => {
    const { cookie } = await server.call('POST', '/guest/start', {});
    await server.database.pool.query('UPDATE session SET expires_at = now()');
    expect(await getErrorCode(cookie)).toBe('not_signed_in');
  });

  it.each([
    ['without a cookie', undefined],
    ['with a forged cookie', 'sid=forged.forged'],
    ['with an empty cookie', 'sid='],
  ])('is not reported %s', async (_case, cookie) => expect(await getErrorCode(cookie)).toBe('not_signed_in'));
});
