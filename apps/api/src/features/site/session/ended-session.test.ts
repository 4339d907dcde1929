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
const getCode = async (cookie?: string) => (await server.call('GET', '/myInfo', undefined, cookie)).json.code;

describe('a members’ call gives the reason why nobody is signed in', () => {
  it('if the session has expired', async () => {
    const cookie = await signIn();
    await server.database.pool.query('UPDATE session SET expires_at = now()');
    expect(await getCode(cookie)).toBe('session_ended');
  });

  it('if the session was not used for four hours; one in use lasts twelve', async () => {
    const { pool } = server.database;
    const listSessions = async () =>
      (
        await pool.query(
          `SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM session WHERE user_id = $1`,
          [mina.userId],
        )
      ).rows;
    await pool.query('DELETE FROM session');
    const cookie = await signIn();
    expect(await listSessions()).toEqual([{ hours: 4 }]);
    const pass = (hours: number) =>
      pool.query(
        `UPDATE session SET begun_at = begun_at - make_interval(hours => $1), seen_at = seen_at - make_interval(hours => $1),
           expires_at = expires_at - make_interval(hours => $1)`,
        [hours],
      );
    for (const [hours, then] of [
      [3, 4],
      [3, 4],
      [3, 3],
    ] as const) {
      await pass(hours);
      expect(await getCode(cookie)).toBeUndefined();
      expect(await listSessions()).toEqual([{ hours: then }]);
    }
    await pass(3);
    expect(await getCode(cookie)).toBe('session_ended');

    const unused = await signIn();
    await pass(4);
    expect(await getCode(unused)).toBe('session_ended');
  });

  it('except for a guest’s session, which does not end after four hours', async () => {
    await server.call('POST', '/guest/start', {});
    const { rows } = await server.database.pool.query(
      'SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM session WHERE user_id IS NULL AND expires_at > now()',
    );
    expect(rows).toEqual([{ hours: 12 }]);
  });

  it('and the browser keeps its cookie until the reason has been sent', async () => {
    const cookie = await signIn();
    await server.database.pool.query('UPDATE session SET expires_at = now()');
    const other = await server.call('GET', '/me', undefined, cookie);
    expect([other.json, other.cookies]).toEqual([{ guestYn: 'N' }, []]);
    const response = await server.call('GET', '/myInfo', undefined, cookie);
    expect([response.json.code, response.cookies]).toEqual(['session_ended', ['sid=']]);
  });

  it('if the member ended the session', async () => {
    const cookie = await signIn();
    await server.call('POST', '/me/logout', {}, cookie);
    expect(await getCode(cookie)).toBe('not_signed_in');
  });

  it('except for an expired guest session, which was never signed in', async () => {
    const { cookie } = await server.call('POST', '/guest/start', {});
    await server.database.pool.query('UPDATE session SET expires_at = now()');
    expect(await getCode(cookie)).toBe('not_signed_in');
  });

  it.each([
    ['no cookie', undefined],
    ['a forged one', 'sid=forged.forged'],
    ['an empty one', 'sid='],
  ])('and has none for %s', async (_case, cookie) => expect(await getCode(cookie)).toBe('not_signed_in'));
});
