import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  startAuthTestServer,
} from '../../../../test/auth-test-server';
import { insertCouponOffer } from '../../../../test/coupons';
import { H02, mina } from '../../../../test/fixtures';

let server: AuthTestServer;
let today = '2026-03-11';
beforeAll(async () => {
  server = await startAuthTestServer({ clock: () => new Date(`${today}T12:00:00+09:00`) });
});
beforeEach(async () => {
  today = '2026-03-11';
  await server.clearRateLimits();
  await server.pool.query('TRUNCATE coupon_offer CASCADE');
});
afterAll(() => server.close());

const insertOffer = (changes: Parameters<typeof insertCouponOffer>[1] = {}) =>
  insertCouponOffer(server.database, { code: 'SUMMER26', ...changes });
const signIn = async (member: { readonly email: string; readonly password: string }, ipAddress?: string) => {
  const browser = server.browser(ipAddress === undefined ? {} : { ipAddress });
  await browser.post('/authentications', { username: member.email, password: member.password });
  return browser;
};
const signInMina = (ipAddress?: string) => signIn({ email: mina.userId, password: mina.password }, ipAddress);
type Browser = Awaited<ReturnType<typeof signIn>>;
const redeem = (browser: Browser, couponCode = 'SUMMER26') => browser.post('/mypage/redeemCouponCode', { couponCode });
const listCoupons = async (browser: Browser) => (await browser.get('/mypage/myCouponList')).json.resultList;
const getCount = async (): Promise<unknown> =>
  (await server.pool.query('SELECT redeemed_count FROM coupon_offer')).rows[0]?.redeemed_count;

describe('a coupon code', () => {
  it.each(['SUMMER26', 'summer26', ' Summer-26 ', 'ＳＵＭＭＥＲ２６'])(
    'gives a member its coupon at once, typed as "%s"',
    async (typed) => {
      await insertOffer({ htlCode: H02, kind: 'amount', value: 20_000, minOrderAmount: 100_000 });
      const browser = await signInMina();
      const { status, json } = await redeem(browser, typed);
      const coupon = {
        couponNo: expect.stringMatching(/^CODE-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/),
        htlCode: 'H02',
        couponNameEn: 'Test coupon en',
        couponType: 'amount',
        couponValue: 20_000,
        couponMinOrderAmnt: 100_000,
        couponMaxDistAmnt: null,
        couponStartDate: '2026-03-11',
        couponEndDate: '2026-06-09',
        couponUsedYn: 'N',
      };
      expect([status, json]).toMatchObject([200, { result: coupon }]);
      expect(await listCoupons(browser)).toEqual([json.result]);
      expect(await getCount()).toBe(1);
    },
  );

  it('gives coupons that are valid until a fixed day', async () => {
    await insertOffer({ redeemTo: '2026-04-30', validity: { type: 'until', day: '2026-05-31' } });
    expect((await redeem(await signInMina())).json.result).toMatchObject({ couponEndDate: '2026-05-31' });
  });

  it.each([
    ['is unknown', { code: 'WINTER26' }, 404, 'coupon_code_unknown'],
    ['has not started', { redeemFrom: '2026-03-12' }, 422, 'coupon_code_not_started'],
    ['has ended', { redeemTo: '2026-03-10' }, 422, 'coupon_code_ended'],
    ['is stopped', { stoppedAt: new Date() }, 422, 'coupon_code_ended'],
    ['is used up', { maxCoupons: 3, redeemedCount: 3 }, 409, 'coupon_code_used_up'],
  ])('that %s gives no coupon', async (_case, changes, status, code) => {
    await insertOffer(changes);
    const browser = await signInMina();
    expect(await redeem(browser)).toMatchObject({ status, json: { code } });
    expect(await listCoupons(browser)).toEqual([]);
  });

  it('begins and ends at midnight in Seoul', async () => {
    await insertOffer({ redeemFrom: '2026-03-11', redeemTo: '2026-03-11' });
    const browser = await signInMina();
    const results = [];
    for (const day of ['2026-03-10', '2026-03-12', '2026-03-11']) {
      today = day;
      results.push((await redeem(browser)).json.code ?? 'ok');
    }
    expect(results).toEqual(['coupon_code_not_started', 'coupon_code_ended', 'ok']);
  });

  it('is refused without sign-in', async () => {
    await insertOffer();
    expect(await redeem(server.browser())).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
  });

  it('gives a member one coupon, also if it is sent several times at once', async () => {
    await insertOffer();
    const [browser, otherTab] = [await signInMina(), await signInMina()];
    const responses = await Promise.all([redeem(browser), redeem(browser), redeem(otherTab)]);
    expect(responses.map(({ json }) => json.code ?? 'ok').toSorted()).toEqual([
      'coupon_code_redeemed',
      'coupon_code_redeemed',
      'ok',
    ]);
    expect(await listCoupons(browser)).toHaveLength(1);
    expect(await getCount()).toBe(1);
  });

  it('that has ended and has another offer later has not started', async () => {
    await insertOffer();
    await insertOffer({ redeemFrom: '2027-01-01', redeemTo: '2027-12-31', value: 20 });
    const browser = await signInMina();
    expect((await redeem(browser)).json.result).toMatchObject({ couponValue: 10 });
    await server.pool.query(`UPDATE coupon_offer SET redeem_to = '2026-03-10' WHERE value = 10`);
    expect((await redeem(browser)).json.code).toBe('coupon_code_not_started');
  });
});

describe('unknown codes', () => {
  it('are limited for a member, and right codes do not count', async () => {
    await insertOffer();
    const browser = await signInMina();
    await redeem(browser);
    for (let attempt = 0; attempt < 12; attempt += 1) await redeem(browser);
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1) codes.push((await redeem(browser, `GUESS${attempt}`)).json.code);
    expect(codes).toEqual([...Array(10).fill('coupon_code_unknown'), 'too_many_requests']);
    expect((await redeem(browser)).json.code).toBe('too_many_requests');
  });

  it('are limited for an IP address', async () => {
    const members = await Promise.all(
      Array.from({ length: 7 }, async (_, index) => {
        const userId = `guess${index}@example.test`;
        await server.pool.query(
          `INSERT INTO member (user_id, password_hash, name, card_no) SELECT $1, password_hash, 'Guess', $1 FROM member WHERE user_id = $2
           ON CONFLICT DO NOTHING`,
          [userId, mina.userId],
        );
        return signIn({ email: userId, password: mina.password }, '192.0.2.44');
      }),
    );
    const codes = [];
    for (let attempt = 0; attempt < 61; attempt += 1) {
      const browser = members[attempt % members.length] ?? expect.fail('no member');
      codes.push((await redeem(browser, `GUESS${attempt}`)).json.code);
    }
    expect(codes.indexOf('too_many_requests')).toBe(60);
  });
});

describe('a person who has left and joined again', () => {
  const joinAndSignIn = async (newcomer = createNewcomer()) => {
    await joinMember(server, newcomer);
    await server.clearRateLimits();
    return { newcomer, browser: await signIn(newcomer) };
  };
  const leave = async ({ newcomer, browser }: Awaited<ReturnType<typeof joinAndSignIn>>) => {
    const { json } = await browser.post('/mypage/leave', { password: newcomer.password });
    expect(json).toMatchObject({ result: 'success' });
    await server.clearRateLimits();
  };

  it.each([
    ['e-mail address', () => ({ phone: createNewcomer().phone })],
    ['phone', () => ({ email: createNewcomer().email })],
  ])('cannot redeem a code again, recognised by their %s', async (_case, createChanges) => {
    await insertOffer();
    const first = await joinAndSignIn();
    await redeem(first.browser);
    await leave(first);
    const second = await joinAndSignIn({ ...first.newcomer, ...createChanges() });
    expect((await redeem(second.browser)).json.code).toBe('coupon_code_redeemed');
    expect(await getCount()).toBe(1);
  });

  it('can redeem a code that they have not redeemed before', async () => {
    await insertOffer();
    const first = await joinAndSignIn();
    await leave(first);
    const second = await joinAndSignIn(first.newcomer);
    expect((await redeem(second.browser)).status).toBe(200);
  });

  it('is recognised by any identifier of their earlier accounts, until these are forgotten', async () => {
    await insertOffer();
    const first = await joinAndSignIn();
    await redeem(first.browser);
    await leave(first);
    const second = await joinAndSignIn({ ...first.newcomer, email: createNewcomer().email });
    await leave(second);
    const third = await joinAndSignIn({ ...second.newcomer, phone: createNewcomer().phone });
    expect((await redeem(third.browser)).json.code).toBe('coupon_code_redeemed');
    await server.pool.query('DELETE FROM former_member_key');
    expect((await redeem(third.browser)).status).toBe(200);
  });
});
