import { createHmac } from 'node:crypto';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { cake, dinner, H01, mina } from '../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../test/payment-test-server';
import { createRequestKeys } from '../booking/checkout/keys';
import { loadKeyring } from './keyring';

const old = 'the secret of the first years, long enough';
const next = 'the secret that comes after it, long enough';
const later = 'the secret that nobody has told the old one of';

let server: PaymentTestServer;
let rotated: PaymentTestServer;
let forgetful: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ APP_SECRET: old, HOLD_MAX_PER_VISITOR: '100' });
  rotated = await startPaymentTestServer(
    { APP_SECRET: next, APP_SECRET_PREVIOUS: old, HOLD_MAX_PER_VISITOR: '100' },
    server,
  );
  forgetful = await startPaymentTestServer({ APP_SECRET: later }, server);
});
afterAll(async () => {
  await forgetful.close();
  await rotated.close();
  await server.close();
});

const getKey = (link: string): string => new URL(link, 'http://x').searchParams.get('key') ?? '';
const isOpen = async (at: PaymentTestServer, resvCode: string, key: string): Promise<boolean> =>
  (await at.visitor().post('/resv/view', { resvCode, key })).json.resvInfo.maskedYn === 'N';
/** Signs a text as older releases did, with the secret itself. */
const signWith = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

describe('the rotation of a secret', () => {
  it('keeps the purchase counts of a person: the second purchase at the limit is refused', async () => {
    const order = createCakeOrder({
      prodPickupNum: 3,
      resvSetleAmnt: 180_000,
      resvUserTel: '010-7777-0001',
      visitTel: '010-7777-0001',
    });
    await server.reserve(await server.guest(), order);
    for (const at of [rotated, forgetful]) {
      const second = await (await at.guest()).post('/ordersheet/prepay', { ...order, resvDate: '2026-03-16 00:00' });
      expect(second.json).toMatchObject({ status: 409, code: 'person_limit_exceeded' });
    }
  });

  it('keeps links valid, including those that were mailed with the secret itself as their key', async () => {
    const guest = await server.guest();
    const { resvCode } = await server.reserve(guest, createDinnerOrder());
    const link = (await guest.post('/resv/view', { resvCode })).json.resvInfo.resvLink;
    const mailed = signWith(old, `reservation ${resvCode}`).subarray(0, 16).toString('base64url');
    expect(getKey(link)).not.toBe(mailed);
    for (const key of [getKey(link), mailed]) {
      expect(await isOpen(server, resvCode, key)).toBe(true);
      expect(await isOpen(rotated, resvCode, key)).toBe(true);
      expect(await isOpen(forgetful, resvCode, key)).toBe(false);
    }
    // New links are signed with the new secret, so a server that only knows the old one rejects them.
    const renewed = (await rotated.visitor().post('/resv/view', { resvCode, key: mailed })).json.resvInfo.resvLink;
    expect(await isOpen(rotated, resvCode, getKey(renewed))).toBe(true);
    expect(await isOpen(server, resvCode, getKey(renewed))).toBe(false);
  });

  it('keeps sessions: an old cookie is accepted and signed with the new secret', async () => {
    const member = await server.member(mina.userId, mina.password);
    const before = member.cookies.get('sid') ?? '';
    const same = rotated.visitor(member.cookies);
    expect((await same.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
    const after = same.cookies.get('sid') ?? '';
    expect(after).not.toBe(before);
    expect(after.split('.')[0]).toBe(before.split('.')[0]);
    expect((await same.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
    expect((await forgetful.visitor(member.cookies).get('/me')).json.userDetails).toBeUndefined();
  });

  it('keeps sessions whose cookie was signed with the secret itself, and rejects unsigned ones', async () => {
    const member = await server.member(mina.userId, mina.password);
    const [id = ''] = (member.cookies.get('sid') ?? '').split('.');
    const getUserId = async (at: PaymentTestServer, sid: string) =>
      (await at.visitor(new Map([['sid', sid]])).get('/me')).json.userDetails?.user_id;
    const plain = `${id}.${signWith(old, id).toString('base64').replace(/=+$/, '')}`;
    expect(await getUserId(server, plain)).toBe(mina.userId);
    expect(await getUserId(rotated, plain)).toBe(mina.userId);
    expect(
      await getUserId(rotated, `${id}.${signWith(later, id).toString('base64').replace(/=+$/, '')}`),
    ).toBeUndefined();
  });

  it('keeps the cookies of known browsers, whose owner signs in while strangers try passwords', async () => {
    const mark = (await server.member(mina.userId, mina.password)).cookies.get('known-device') ?? '';
    const beside = rotated.visitor();
    const signIn = async (password: string) =>
      (await beside.post('/authentications', { username: mina.userId, password })).status;
    await Promise.all(Array.from({ length: 14 }, () => signIn('guess')));
    expect(await signIn(mina.password)).toBe(429);
    beside.cookies.set('known-device', mark);
    expect(await signIn(mina.password)).toBe(200);
  });

  it('recognises a repeated booking without payment', async () => {
    await server.database.pool.query(`UPDATE product_option SET price = 0 WHERE prod_code = $1`, [dinner]);
    const guest = await server.guest();
    const order = createDinnerOrder({ resvDate: '2026-03-16 18:00', resvSetleAmnt: 0 });
    const first = await guest.post('/resv/insert', order);
    const repeated = await rotated.visitor(guest.cookies).post('/resv/insert', order);
    await server.database.pool.query(`UPDATE product_option SET price = 90000 WHERE prod_code = $1`, [dinner]);
    expect(first.json.result).toBe('success');
    expect(repeated.json).toEqual(first.json);
  });
});

describe('the derived keys', () => {
  it('differ for each purpose, and are the same for processes that start together', async () => {
    const database = await openTestDatabase();
    const secrets = { appSecret: undefined, appSecretPrevious: undefined };
    const rings = await Promise.all(Array.from({ length: 5 }, () => loadKeyring(database.pool, secrets)));
    await database.close();
    const [ring] = rings;
    expect(rings).toEqual(rings.map(() => ring));
    const signing = [ring?.sessions[0], ring?.links[0], ring?.browsers[0], ring?.requests[0], ring?.persons];
    expect(new Set(signing).size).toBe(5);
  });

  it('are derived for persons from a generated secret in a new database; the configured secret is not stored', async () => {
    const { rows } = await server.database.pool.query('SELECT value FROM setting');
    expect(rows).toHaveLength(1);
    expect(rows).not.toContainEqual({ value: old });
  });

  it('are created for a request with the first secret, and found with each', () => {
    expect(new Set(createRequestKeys(['a', 'b', 'c'], 'guestId', { resvCode: toCode<ResvCode>('R1') })).size).toBe(3);
  });
});

// Existing counters identify guests by hashes made with the application secret. That secret stays in use for them,
// whichever secret the server starts with.

describe('a database with existing counters', () => {
  it.each([
    ['started with the same secret', { APP_SECRET: old }],
    ['started with a rotated secret', { APP_SECRET: next, APP_SECRET_PREVIOUS: old }],
  ])('continues to count if it is %s', async (_name, settings) => {
    const other = await startPaymentTestServer({ APP_SECRET: later });
    await other.database.pool.query(`DELETE FROM setting WHERE name = 'person_secret'`);
    await other.database.pool.query(
      'INSERT INTO person_usage (prod_code, person_key, htl_code, capacity, used) VALUES ($1, $2, $3, 3, 3)',
      [cake, `g:${signWith(old, 'person 01088880001').toString('base64url')}`, H01],
    );
    const updated = await startPaymentTestServer(settings, other);
    const answer = await (await updated.guest()).post(
      '/ordersheet/prepay',
      createCakeOrder({ resvUserTel: '010-8888-0001', visitTel: '010-8888-0001' }),
    );
    await updated.close();
    await other.close();
    expect(answer.json).toMatchObject({ code: 'person_limit_exceeded' });
  });
});
