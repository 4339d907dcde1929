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

const oldSecret = 'the secret before the rotation, long enough';
const newSecret = 'the secret after the rotation, long enough';
const otherSecret = 'a secret without the one before it, long enough';

let server: PaymentTestServer;
let rotatedServer: PaymentTestServer;
let serverWithoutPrevious: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ APP_SECRET: oldSecret, HOLD_MAX_PER_VISITOR: '100' });
  rotatedServer = await startPaymentTestServer(
    { APP_SECRET: newSecret, APP_SECRET_PREVIOUS: oldSecret, HOLD_MAX_PER_VISITOR: '100' },
    server,
  );
  serverWithoutPrevious = await startPaymentTestServer({ APP_SECRET: otherSecret }, server);
});
afterAll(async () => {
  await serverWithoutPrevious.close();
  await rotatedServer.close();
  await server.close();
});

const getKey = (link: string): string => new URL(link, 'http://x').searchParams.get('key') ?? '';
const isShownInFull = async (testServer: PaymentTestServer, resvCode: string, key: string): Promise<boolean> =>
  (await testServer.createVisitor().post('/resv/view', { resvCode, key })).json.resvInfo.maskedYn === 'N';
/** Signs a text as older releases did, with the secret itself. */
const signWith = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

describe('the rotation of a secret', () => {
  it('keeps the purchase counts of a person: a second purchase beyond the limit is refused', async () => {
    const order = createCakeOrder({
      prodPickupNum: 3,
      resvSetleAmnt: 180_000,
      resvUserTel: '010-7777-0001',
      visitTel: '010-7777-0001',
    });
    await server.reserve(await server.startGuestSession(), order);
    for (const testServer of [rotatedServer, serverWithoutPrevious]) {
      const guest = await testServer.startGuestSession();
      const secondPurchase = await guest.post('/ordersheet/prepay', { ...order, resvDate: '2026-03-16 00:00' });
      expect(secondPurchase.json).toMatchObject({ status: 409, code: 'person_limit_exceeded' });
    }
  });

  it('keeps links valid, including those that older releases signed with the secret itself', async () => {
    const guest = await server.startGuestSession();
    const { resvCode } = await server.reserve(guest, createDinnerOrder());
    const link = (await guest.post('/resv/view', { resvCode })).json.resvInfo.resvLink;
    const oldReleaseKey = signWith(oldSecret, `reservation ${resvCode}`).subarray(0, 16).toString('base64url');
    expect(getKey(link)).not.toBe(oldReleaseKey);
    for (const key of [getKey(link), oldReleaseKey]) {
      expect(await isShownInFull(server, resvCode, key)).toBe(true);
      expect(await isShownInFull(rotatedServer, resvCode, key)).toBe(true);
      expect(await isShownInFull(serverWithoutPrevious, resvCode, key)).toBe(false);
    }
    // New links are signed with the new secret, so a server that only knows the old one rejects them.
    const viewResponse = await rotatedServer.createVisitor().post('/resv/view', { resvCode, key: oldReleaseKey });
    const renewedLink = viewResponse.json.resvInfo.resvLink;
    expect(await isShownInFull(rotatedServer, resvCode, getKey(renewedLink))).toBe(true);
    expect(await isShownInFull(server, resvCode, getKey(renewedLink))).toBe(false);
  });

  it('keeps sessions: an old cookie is accepted and signed with the new secret', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    const oldCookie = member.cookies.get('sid') ?? '';
    const sameBrowser = rotatedServer.createVisitor(member.cookies);
    expect((await sameBrowser.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
    const newCookie = sameBrowser.cookies.get('sid') ?? '';
    expect(newCookie).not.toBe(oldCookie);
    expect(newCookie.split('.')[0]).toBe(oldCookie.split('.')[0]);
    expect((await sameBrowser.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
    expect((await serverWithoutPrevious.createVisitor(member.cookies).get('/me')).json.userDetails).toBeUndefined();
  });

  it('keeps sessions whose cookie was signed with the secret itself, and rejects other signatures', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    const [id = ''] = (member.cookies.get('sid') ?? '').split('.');
    const getUserId = async (testServer: PaymentTestServer, sid: string) =>
      (await testServer.createVisitor(new Map([['sid', sid]])).get('/me')).json.userDetails?.user_id;
    const oldReleaseCookie = `${id}.${signWith(oldSecret, id).toString('base64').replace(/=+$/, '')}`;
    expect(await getUserId(server, oldReleaseCookie)).toBe(mina.userId);
    expect(await getUserId(rotatedServer, oldReleaseCookie)).toBe(mina.userId);
    expect(
      await getUserId(rotatedServer, `${id}.${signWith(otherSecret, id).toString('base64').replace(/=+$/, '')}`),
    ).toBeUndefined();
  });

  it('keeps the cookies of known browsers, in which members can sign in while others guess passwords', async () => {
    const deviceCookie = (await server.signInMember(mina.userId, mina.password)).cookies.get('known-device') ?? '';
    const visitor = rotatedServer.createVisitor();
    const signIn = async (password: string) =>
      (await visitor.post('/authentications', { username: mina.userId, password })).status;
    await Promise.all(Array.from({ length: 14 }, () => signIn('guess')));
    expect(await signIn(mina.password)).toBe(429);
    visitor.cookies.set('known-device', deviceCookie);
    expect(await signIn(mina.password)).toBe(200);
  });

  it('recognises a repeated booking without payment', async () => {
    await server.database.pool.query(`UPDATE product_option SET price = 0 WHERE prod_code = $1`, [dinner]);
    const guest = await server.startGuestSession();
    const order = createDinnerOrder({ resvDate: '2026-03-16 18:00', resvSetleAmnt: 0 });
    const first = await guest.post('/resv/insert', order);
    const repeatedResponse = await rotatedServer.createVisitor(guest.cookies).post('/resv/insert', order);
    await server.database.pool.query(`UPDATE product_option SET price = 90000 WHERE prod_code = $1`, [dinner]);
    expect(first.json.result).toBe('success');
    expect(repeatedResponse.json).toEqual(first.json);
  });
});

describe('the keys of a keyring', () => {
  it('differ for each purpose, and are the same for processes that start together', async () => {
    const database = await openTestDatabase();
    const secrets = { appSecret: undefined, appSecretPrevious: undefined };
    const keyrings = await Promise.all(Array.from({ length: 5 }, () => loadKeyring(database.pool, secrets)));
    await database.close();
    const [firstKeyring] = keyrings;
    expect(keyrings).toEqual(keyrings.map(() => firstKeyring));
    const keysByPurpose = [
      firstKeyring?.sessions[0],
      firstKeyring?.links[0],
      firstKeyring?.browsers[0],
      firstKeyring?.requests[0],
      firstKeyring?.codes[0],
      firstKeyring?.invitations[0],
      firstKeyring?.payLinks[0],
      firstKeyring?.secondFactors[0],
      firstKeyring?.limits,
      firstKeyring?.ipAddresses,
      firstKeyring?.persons,
    ];
    expect(new Set(keysByPurpose).size).toBe(11);
  });

  it('include the key for persons, the only one in the database; the configured secret is not stored', async () => {
    const { rows } = await server.database.pool.query('SELECT value FROM setting');
    expect(rows).toHaveLength(1);
    expect(rows).not.toContainEqual({ value: oldSecret });
  });

  it('give different hashes of the same request', () => {
    expect(new Set(createRequestKeys(['a', 'b', 'c'], 'guestId', { resvCode: toCode<ResvCode>('R1') })).size).toBe(3);
  });
});

// Older releases hashed guests' phone numbers with the application secret itself. The first start of this release
// stores that secret as `person_secret`, so that their counters continue.

describe('a database with counters of an older release', () => {
  it.each([
    ['the same secret', { APP_SECRET: oldSecret }],
    ['a rotated secret', { APP_SECRET: newSecret, APP_SECRET_PREVIOUS: oldSecret }],
  ])('continues to count if the server starts with %s', async (_name, settings) => {
    const originalServer = await startPaymentTestServer({ APP_SECRET: otherSecret });
    await originalServer.database.pool.query(`DELETE FROM setting WHERE name = 'person_secret'`);
    await originalServer.database.pool.query(
      'INSERT INTO person_usage (prod_code, person_key, htl_code, capacity, used) VALUES ($1, $2, $3, 3, 3)',
      [cake, `g:${signWith(oldSecret, 'person 01088880001').toString('base64url')}`, H01],
    );
    const restartedServer = await startPaymentTestServer(settings, originalServer);
    const response = await (await restartedServer.startGuestSession()).post(
      '/ordersheet/prepay',
      createCakeOrder({ resvUserTel: '010-8888-0001', visitTel: '010-8888-0001' }),
    );
    await restartedServer.close();
    await originalServer.close();
    expect(response.json).toMatchObject({ code: 'person_limit_exceeded' });
  });
});
