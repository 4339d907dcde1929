import { checkPolicy } from '@dining/domain/cancellation/policy';
import { isPaymentTransition, type PaymentState } from '@dining/domain/payments/states';
import { checkPaymentForm } from '@dining/domain/reservations/form-checks';
import { detectLanguage } from '@dining/domain/reviews/detect-language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { verify } from '@node-rs/argon2';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase } from '../../test/demo-database';
import type { Database } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { listPoliciesInEffect } from '../stores/cancellation/cancel-policies';
import { demoPassword, demoReservations } from './group';
import { type GroupData, loadGroupData } from './group-data';
import { planReservations } from './reservations-plan';

const now = new Date('2026-11-21T07:00:00Z');
let database: Database;
let groupData: GroupData;

const listRows = async <Row extends QueryResultRow>(query: string, source: Database = database): Promise<Row[]> =>
  (await source.pool.query<Row>(query)).rows;
const countRows = async (fromClause: string): Promise<number> =>
  (await listRows<{ n: number }>(`SELECT count(*)::int AS n FROM ${fromClause}`))[0]?.n ?? 0;

beforeAll(async () => {
  database = await openDemoDatabase(now);
  groupData = await inTransaction(database.pool, loadGroupData);
});
afterAll(() => database.close());

describe('the demo texts', () => {
  it('include terms of every kind in effect at every hotel, and an older version of each', async () => {
    const currentTerms = await listRows('SELECT htl_code, terms_type_code FROM terms WHERE ended_at IS NULL');
    expect(currentTerms).toHaveLength(15);
    expect(await countRows("terms WHERE version = '1.0' AND ended_at <= effective_at + interval '10 years'")).toBe(15);
  });

  it('of terms, policies, promotions and coupons differ in the four languages', async () => {
    const texts = await listRows<{ text: LocalizedText }>(
      `SELECT title AS text FROM terms UNION ALL SELECT content FROM terms UNION ALL SELECT description FROM cancel_policy
       UNION ALL SELECT name FROM promotion UNION ALL SELECT simple_description FROM promotion UNION ALL SELECT content FROM promotion
       UNION ALL SELECT banner_alt FROM promotion UNION ALL SELECT name FROM member_coupon`,
    );
    for (const { text } of texts) {
      const variants = [text.ko, text.en, text.cn, text.ja];
      expect(variants.every((variant) => variant !== undefined && variant.trim() !== '')).toBe(true);
      expect(new Set(variants).size).toBe(4);
      expect(text.default).toBe(text.ko);
    }
    expect(texts.length).toBeGreaterThan(100);
  });

  it('list every tier of every policy, within the legal caps', async () => {
    const policies = await listPoliciesInEffect(database.pool, undefined);
    expect(policies).toHaveLength(15);
    for (const policy of policies) {
      expect(checkPolicy(policy, 'paid_in_full')).toEqual({ ok: true });
      for (const { hoursBefore, feePercent } of policy.tiers)
        for (const text of [
          policy.description.ko,
          policy.description.en,
          policy.description.cn,
          policy.description.ja,
        ]) {
          expect(text).toContain(String(hoursBefore));
          expect(text).toMatch(new RegExp(`${feePercent}[%％]`));
        }
    }
  });

  it('include four to six promotions of each hotel: running, ended, open-ended and upcoming ones', async () => {
    const periods = await listRows<{ period: string }>(
      `SELECT DISTINCT CASE WHEN ends_on IS NULL THEN 'open' WHEN ends_on < '2026-11-21' THEN 'ended'
         WHEN starts_on > '2026-11-21' THEN 'future' ELSE 'running' END AS period FROM promotion ORDER BY 1`,
    );
    expect(periods.map(({ period }) => period)).toEqual(['ended', 'future', 'open', 'running']);
    expect(await countRows('(SELECT htl_code FROM promotion GROUP BY 1 HAVING count(*) BETWEEN 4 AND 6) AS h')).toBe(3);
  });
});

describe('the demo members', () => {
  it('have the demo password', async () => {
    const members = await listRows<{ user_id: string; password_hash: string }>(
      'SELECT user_id, password_hash FROM member',
    );
    expect(members.map(({ user_id }) => user_id)).toContain('member@dalbit.example');
    for (const { password_hash } of members) expect(await verify(password_hash, demoPassword)).toBe(true);
  });

  it('have points for their payments and a reservation for each used coupon', async () => {
    expect(await countRows('point_entry')).toBeGreaterThan(20);
    expect(
      await countRows(`point_entry p JOIN reservation r USING (resv_code, htl_code) JOIN hotel h USING (htl_code)
        WHERE p.amount <> floor(r.pay_amount * h.point_rate / 100.0) OR p.user_id <> r.user_id`),
    ).toBe(0);
    const usedCoupons =
      await listRows(`SELECT c.value, r.coupon_amount FROM member_coupon c JOIN hold_line l USING (coupon_no)
      JOIN reservation r ON r.shop_order_no = l.shop_order_no AND r.user_id = c.user_id`);
    expect(usedCoupons).toEqual([
      { value: 30_000, coupon_amount: 30_000 },
      { value: 30_000, coupon_amount: 30_000 },
    ]);
    expect(await countRows('reservation WHERE coupon_amount > 0')).toBe(2);
  });
});

describe('the demo reservations', () => {
  it('are all planned, except one at most, with distinct codes and valid payment forms', () => {
    const { reservations } = planReservations(demoReservations, groupData, now);
    expect(reservations.length).toBeGreaterThanOrEqual(demoReservations.length - 1);
    expect(new Set(reservations.map(({ resvCode }) => resvCode)).size).toBe(reservations.length);
    for (const { form, orderContext } of reservations)
      expect(checkPaymentForm(form, orderContext.product, () => null).ok).toBe(true);
  });

  it('add up: lines to the order, payments to what is due, refunds and fees to what was paid', async () => {
    expect(await countRows('reservation')).toBeGreaterThanOrEqual(60);
    expect(
      await countRows(`reservation r WHERE order_amount <> coalesce((SELECT sum(unit_price * count) FROM reservation_line l WHERE l.resv_code = r.resv_code), 0)
        OR order_amount - product_discount <> coalesce((SELECT sum(amount) FROM reservation_line l WHERE l.resv_code = r.resv_code), 0)`),
    ).toBe(0);
    expect(
      await countRows(
        'reservation r LEFT JOIN payment p USING (shop_order_no) WHERE r.pay_amount > 0 AND p.amount IS DISTINCT FROM r.pay_amount',
      ),
    ).toBe(0);
    expect(await countRows('payment p JOIN reservation r USING (shop_order_no) WHERE r.pay_amount = 0')).toBe(0);
    expect(await countRows("reservation WHERE status = 'cancel' AND cancel_fee + refund_amount <> pay_amount")).toBe(0);
    expect(
      await countRows(
        'reservation r JOIN refund f USING (shop_order_no) WHERE f.amount <> r.refund_amount OR f.remain_amount <> r.cancel_fee',
      ),
    ).toBe(0);
  });

  it('change their payments only by allowed transitions', async () => {
    const events = await listRows<{ from_state: PaymentState | null; to_state: PaymentState }>(
      'SELECT DISTINCT from_state, to_state FROM payment_event',
    );
    for (const { from_state, to_state } of events)
      if (from_state !== null) expect(isPaymentTransition(from_state, to_state)).toBe(true);
  });

  it('have counters that equal the sums of their kept holds and stay within capacity', async () => {
    const selectKept = (counter: string) =>
      `(SELECT l.* FROM hold_line l JOIN hold h USING (shop_order_no) WHERE h.state = 'kept' AND l.counter = '${counter}') AS l`;
    const countDifferences = (table: string, counter: string, key: string) =>
      countRows(
        `(SELECT ${key}, used FROM ${table} EXCEPT SELECT ${key}, sum(l.amount)::int FROM ${selectKept(counter)} GROUP BY ${key}) AS d`,
      );
    expect(await countDifferences('seat_usage', 'seat', 'din_code, visit_day, start_time, unit')).toBe(0);
    expect(await countDifferences('day_sale_usage', 'day', 'prod_code, visit_day')).toBe(0);
    expect(await countDifferences('person_usage', 'person', 'prod_code, person_key')).toBe(0);
    expect(await countDifferences('coupon_usage', 'coupon', 'coupon_no')).toBe(0);
    expect(
      await countRows(
        "hold h JOIN reservation r USING (shop_order_no) WHERE (r.status = 'cancel') <> (h.state = 'freed')",
      ),
    ).toBe(0);
    expect(await countRows('seat_usage WHERE used > capacity')).toBe(0);
    expect(await countRows('day_sale_usage WHERE used > capacity')).toBe(0);
    expect(await countRows('person_usage WHERE used > capacity')).toBe(0);
  });

  it('sell out a product on a near day and leave two seats at some start times', async () => {
    expect(
      await countRows(
        "day_sale_usage WHERE used = capacity AND capacity > 0 AND visit_day BETWEEN '2026-11-22' AND '2026-12-10'",
      ),
    ).toBeGreaterThan(0);
    expect(
      await countRows("seat_usage WHERE unit = 'TABLE' AND capacity - used = 2 AND visit_day > '2026-11-21'"),
    ).toBeGreaterThan(1);
  });

  it('cover every status, type, payment method and language, and keep allergies only of recent visits', async () => {
    const listDistinct = async (column: string) =>
      (await listRows<{ v: string }>(`SELECT DISTINCT ${column} AS v FROM reservation ORDER BY 1`)).map(({ v }) => v);
    expect(await listDistinct('status')).toEqual(['cancel', 'confirm', 'reserved']);
    expect(await listDistinct('reservation_type')).toEqual(['pickup', 'room', 'table']);
    expect(await listDistinct('pay_method')).toEqual(['account', 'card', 'none']);
    expect(await listDistinct('language')).toEqual(['cn', 'en', 'ja', 'ko']);
    expect(
      await countRows("reservation_allergy a JOIN reservation r USING (resv_code) WHERE r.visit_day < '2026-10-21'"),
    ).toBe(0);
    expect(await countRows('reservation_allergy')).toBeGreaterThan(3);
  });
});

it('the demo data include reviews of past visits, and answered and waiting inquiries', async () => {
  // The buffet has more reviews than fit on a page, in all four languages.
  const [buffet] = await listRows<{ n: number; languages: number }>(
    "SELECT count(*)::int AS n, count(DISTINCT r.language)::int AS languages FROM review v JOIN reservation r USING (resv_code) WHERE v.prod_code = 'P10104'",
  );
  expect(buffet).toEqual({ n: 13, languages: 4 });
  expect(
    await countRows(`review v JOIN reservation r USING (resv_code) JOIN hotel h ON h.htl_code = v.htl_code
    WHERE NOT h.reviews_on OR r.status = 'cancel' OR r.user_id <> v.user_id OR v.created_at < r.visit_day`),
  ).toBe(0);
  expect(await countRows('inquiry WHERE answer IS NULL')).toBe(3);
  expect(await countRows('inquiry WHERE answer IS NOT NULL')).toBe(8);
});

describe('the demo reviews', () => {
  it('are at least eight for each restaurant, in several languages', async () => {
    const venues = await listRows<{ din_code: string; reviews: number; languages: number }>(
      `SELECT v.din_code, count(w.review_code)::int AS reviews, count(DISTINCT r.language)::int AS languages
       FROM venue v LEFT JOIN review w USING (din_code) LEFT JOIN reservation r USING (resv_code) GROUP BY v.din_code`,
    );
    expect(venues).toHaveLength(15);
    for (const { din_code, reviews, languages } of venues)
      expect([din_code, reviews >= 8, languages >= 2]).toEqual([din_code, true, true]);
  });

  it('are each written in the language of the reservation', async () => {
    const rows = await listRows<{ contents: string; language: string }>(
      'SELECT w.contents, r.language FROM review w JOIN reservation r USING (resv_code)',
    );
    for (const { contents, language } of rows)
      expect([contents, detectLanguage(contents)]).toEqual([contents, language]);
  });

  it('have photos that look like snapshots by guests, and no pictures of the catalogue', async () => {
    const photos = await listRows<{ path: string }>(
      `SELECT unnest(image_path || more_photos) AS path FROM review WHERE image_path <> ''`,
    );
    expect(photos.length).toBeGreaterThanOrEqual(10);
    for (const { path } of photos) expect(path).toMatch(/^\/pictures\/snapshot-/);
    expect(await countRows(`review WHERE cardinality(more_photos) > 0`)).toBeGreaterThan(0);
  });

  it('match the rating totals; some have ratings, some have none, and some have an answer', async () => {
    expect(await countRows('review WHERE rating_food IS NULL')).toBeGreaterThan(4);
    expect(await countRows('review WHERE rating_food = 3')).toBeGreaterThan(9);
    expect(await countRows('review WHERE answer IS NOT NULL AND answered_at > created_at')).toBeGreaterThan(8);
    expect(await countRows('hotel WHERE NOT (reviews_on AND ratings_on)')).toBe(0);
    expect(
      await countRows(`(SELECT prod_code, reviews FROM rating_total EXCEPT SELECT prod_code, count(*)::int FROM review
        WHERE num_nonnulls(rating_food, rating_service, rating_room) > 0 GROUP BY prod_code) AS difference`),
    ).toBe(0);
  });
});

it('two demo databases filled for the same time have the same guests’ data, promotions and terms', async () => {
  const secondDatabase = await openDemoDatabase(now);
  const tables = [
    'member',
    'reservation',
    'payment',
    'payment_event',
    'hold_line',
    'member_coupon',
    'review',
    'inquiry',
    'promotion',
    'terms',
  ];
  for (const table of tables) {
    const query = `SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1`;
    expect(await listRows(query, secondDatabase)).toEqual(await listRows(query));
  }
  await secondDatabase.close();
});
