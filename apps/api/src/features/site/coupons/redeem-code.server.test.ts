import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { insertCouponOffer } from '../../../../test/coupons';
import { countDeadlocks } from '../../../../test/locks';
import { type PaymentTestServer, startPaymentTestServer, type TestClient } from '../../../../test/payment-test-server';
import { stopCouponOffer } from '../../../stores/coupons/coupon-offers';

// Many members behind one IP address redeem one code at once, at two servers on one database.

const password = 'correct horse';
const memberCount = 200;
const sharedAddress = '203.0.113.7';
let server: PaymentTestServer;
let secondServer: PaymentTestServer;
let members: readonly TestClient[];
beforeAll(async () => {
  server = await startPaymentTestServer();
  secondServer = await startPaymentTestServer({}, server);
  // A cheap hash, so that two hundred sign-ins take seconds.
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 });
  await server.database.pool.query(
    `INSERT INTO member (user_id, password_hash, name, card_no)
     SELECT 'm' || n || '@example.test', $1, 'Member', 'race ' || n FROM generate_series(1, $2::int) AS n`,
    [passwordHash, memberCount],
  );
  const clients: TestClient[] = [];
  for (let number = 1; number <= memberCount; number += 1) {
    const memberServer = number % 2 === 0 ? server : secondServer;
    const { cookies } = await memberServer.signInMember(`m${number}@example.test`, password);
    clients.push(memberServer.createVisitor(cookies, sharedAddress));
  }
  members = clients;
});
beforeEach(async () => {
  await server.database.pool.query('TRUNCATE coupon_offer CASCADE');
  await server.database.pool.query('DELETE FROM rate_limit');
});
afterAll(async () => {
  await secondServer.close();
  await server.close();
});

const redeemCode = async (client: TestClient, couponCode: string): Promise<string> =>
  (await client.post('/mypage/redeemCouponCode', { couponCode })).json.code ?? 'ok';
const redeem = (client: TestClient): Promise<string> => redeemCode(client, 'RACE26');
const countResults = (results: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(results)].map((result) => [result, results.filter((each) => each === result).length]));
const getCounts = async () => {
  const { rows } = await server.database.pool.query(
    `SELECT redeemed_count::int AS redeemed, (SELECT count(*)::int FROM member_coupon c WHERE c.offer_id = o.offer_id) AS coupons,
       (SELECT count(DISTINCT user_id)::int FROM member_coupon c WHERE c.offer_id = o.offer_id) AS members FROM coupon_offer o`,
  );
  return rows[0];
};
const expectConsistency = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

it('two hundred members get fifty coupons, and the others learn that the code is used up', async () => {
  const deadlocksBefore = await countDeadlocks(server.database);
  await insertCouponOffer(server.database, { code: 'RACE26', maxCoupons: 50 });
  const results = await Promise.all(members.map(redeem));
  expect(countResults(results)).toEqual({ ok: 50, coupon_code_used_up: 150 });
  expect(await getCounts()).toEqual({ redeemed: 50, coupons: 50, members: 50 });
  expect(await countDeadlocks(server.database)).toBe(deadlocksBefore);
  await expectConsistency();
});

it('members with several tabs and double presses get one coupon each', async () => {
  await insertCouponOffer(server.database, { code: 'RACE26', maxCoupons: 100 });
  const presses = members.slice(0, 40).flatMap((client) => [client, client, client, client]);
  const results = await Promise.all(presses.map(redeem));
  expect(countResults(results)).toEqual({ ok: 40, coupon_code_redeemed: 120 });
  expect(await getCounts()).toEqual({ redeemed: 40, coupons: 40, members: 40 });
  await expectConsistency();
});

it('a coupon offer that is stopped meanwhile gives no more coupons', async () => {
  const { offerId } = await insertCouponOffer(server.database, { code: 'RACE26', maxCoupons: 200 });
  const redemptions = members.map(redeem);
  const client = await server.database.pool.connect();
  await stopCouponOffer(client, offerId);
  client.release();
  const { redeemed: redeemedAtStop } = await getCounts();
  const { ok = 0, coupon_code_ended: ended = 0, ...others } = countResults(await Promise.all(redemptions));
  expect([ok + ended, others]).toEqual([memberCount, {}]);
  expect(await getCounts()).toEqual({ redeemed: ok, coupons: ok, members: ok });
  expect(redeemedAtStop).toBe(ok);
  await expectConsistency();
});

it('two hundred wrong guesses at once are limited for their address, which then cannot try a right code', async () => {
  await insertCouponOffer(server.database, { code: 'RACE26', maxCoupons: 200 });
  const results = await Promise.all(members.map((client, index) => redeemCode(client, `GUESS${index}`)));
  expect(countResults(results)).toEqual({ coupon_code_unknown: 60, too_many_requests: 140 });
  expect(await Promise.all(members.slice(0, 20).map(redeem))).toEqual(Array(20).fill('too_many_requests'));
});

it('parallel guesses of one member are limited before their code is looked up', async () => {
  await insertCouponOffer(server.database, { code: 'RACE26', maxCoupons: 200 });
  const [client = expect.fail('no member')] = members;
  const guesses = Array.from({ length: 40 }, (_, index) => redeemCode(client, `GUESS${index}`));
  expect(countResults(await Promise.all(guesses))).toEqual({ coupon_code_unknown: 10, too_many_requests: 30 });
  expect(await redeem(client)).toBe('too_many_requests');
});
