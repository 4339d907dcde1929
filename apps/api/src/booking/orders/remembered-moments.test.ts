import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit } from '../../../test/audit';
import { cakeOrder, dinnerOrder, openPayingHouse, type PayingHouse } from '../../../test/paying-house';
import { bakery, cake, dinner, grill, library } from '../../../test/small-house-rows';

/** An order of a product that was ordered before is tried by memory: what comes of it is what the database would have said. */
let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => house.close());

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await house.database.pool.query<Row>(text, values)).rows;
const order = async (body: ReservationRequestBody) => (await (await house.guest()).post('/ordersheet/prepay', body)).json;
const at = (resvDate: string, changes: Partial<ReservationRequestBody> = {}) => dinnerOrder({ resvDate, ...changes });
const held = (said: Awaited<ReturnType<typeof order>>): string => said.response?.shopOrderNo ?? `refused: ${said.code}`;

/** How often the database was asked how the house stands, while `work` went on. */
async function moments(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(house.database.pool, 'query');
  await work();
  const names = asked.mock.calls.map(([query]) => (query as { readonly name?: string }).name ?? '');
  asked.mockRestore();
  return names.filter((name) => name.startsWith('read_order_moment')).length;
}

describe('how often the database is asked how the house stands', () => {
  it('once for the first order of a product, then not any more', async () => {
    expect(await moments(() => order(at('2026-03-16 18:00')))).toBe(1);
    expect(await moments(() => order(at('2026-03-16 18:00')))).toBe(0);
    expect(await moments(() => order(at('2026-03-17 18:30')))).toBe(0);
  });

  it('for each order that memory would refuse, and for the next of that visit', async () => {
    const wrong = at('2026-03-16 18:00', { resvSetleAmnt: 1 });
    expect(await moments(async () => expect(await order(wrong)).toMatchObject({ code: 'price_changed' }))).toBe(1);
    expect(await moments(async () => expect(await order(wrong)).toMatchObject({ code: 'price_changed' }))).toBe(1);
    expect(await moments(() => order(at('2026-03-16 18:30')))).toBe(0);
    expect(await moments(() => order(at('2026-03-16 18:00')))).toBe(1);
    expect(await moments(() => order(at('2026-03-16 18:00')))).toBe(0);
  });
});

describe('what memory does not know', () => {
  it('a price that was changed is the price of the next order, and the old one is told so', async () => {
    const day = '2026-03-17 18:00';
    await order(at(day));
    await sql(`UPDATE product_option SET price = price + 10000 WHERE prod_code = $1`, [dinner]);
    expect(await order(at(day))).toMatchObject({ code: 'price_changed', detail: { total: 90_000 } });
    expect(held(await order(at(day, { resvSetleAmnt: 90_000 })))).toMatch(/^H01-/);
    await sql(`UPDATE product_option SET price = price - 10000 WHERE prod_code = $1`, [dinner]);
    expect(held(await order(at(day)))).toMatch(/^H01-/);
  });

  it('a time that is open again can be had at once', async () => {
    const day = '2026-03-18 18:00';
    await order(at(day));
    await sql(`UPDATE time_stock SET open = false WHERE din_code = $1 AND start_time = '18:00'`, [grill]);
    expect(await order(at(day))).toMatchObject({ code: 'sold_out' });
    await sql(`UPDATE time_stock SET open = true WHERE din_code = $1`, [grill]);
    expect(held(await order(at(day)))).toMatch(/^H01-/);
  });

  it('what is left is told exactly', async () => {
    const buyer = (phone: string, prodPickupNum: number) =>
      cakeOrder({
        resvDate: '2026-03-19 00:00',
        resvUserTel: phone,
        visitTel: phone,
        prodPickupNum,
        resvSetleAmnt: 60_000 * prodPickupNum,
      });
    await sql('UPDATE product SET day_sale_limit = 3 WHERE prod_code = $1 AND din_code = $2', [cake, bakery]);
    expect(held(await order(buyer('010-7100-0001', 2)))).toMatch(/^H01-/);
    expect(await order(buyer('010-7100-0002', 2))).toMatchObject({ code: 'day_sale_exceeded', detail: { remaining: 1 } });
    expect(held(await order(buyer('010-7100-0003', 1)))).toMatch(/^H01-/);
    expect(await order(buyer('010-7100-0004', 1))).toMatchObject({ code: 'day_sale_exceeded', detail: { remaining: 0 } });
    await sql('UPDATE product SET day_sale_limit = 5 WHERE prod_code = $1', [cake]);
  });

  it('a policy that comes into force by itself is the one that the next order agrees to', async () => {
    const day = '2026-03-23 18:00';
    const versionOf = async (shopOrderNo: string) =>
      (
        await sql<{ version: string }>(
          `SELECT "order" -> 'policy' ->> 'version' AS version FROM payment WHERE shop_order_no = $1`,
          [shopOrderNo],
        )
      )[0]?.version;
    await sql(
      `INSERT INTO cancel_policy (pay_plcy_seq, din_code, reservation_based, tiers, description, version, effective_at)
       SELECT 300, din_code, reservation_based, tiers, description, '3', now() + interval '1 day' FROM cancel_policy WHERE pay_plcy_seq = 2`,
    );
    /** Two orders so many seconds before the policy; where they took longer than that, two others twice as long before. */
    const ordersBefore = async (seconds: number): Promise<{ first: string; second: string; asked: number }> => {
      await sql(`UPDATE cancel_policy SET effective_at = now() + make_interval(secs => $1) WHERE pay_plcy_seq = 300`, [seconds]);
      const first = held(await order(at(day)));
      let second = '';
      const asked = await moments(async () => (second = held(await order(at(day)))));
      const toCome = await sql(`SELECT FROM cancel_policy WHERE pay_plcy_seq = 300 AND effective_at > clock_timestamp()`);
      return toCome.length === 1 ? { first, second, asked } : ordersBefore(2 * seconds);
    };
    const { first, second, asked } = await ordersBefore(1);
    expect(first).toMatch(/^H01-/);
    expect(asked).toBe(0);
    expect([await versionOf(first), await versionOf(second)]).toEqual(['2', '2']);
    await expect
      .poll(
        async () =>
          (await sql(`SELECT FROM cancel_policy WHERE pay_plcy_seq = 300 AND effective_at <= clock_timestamp()`)).length,
      )
      .toBe(1);
    expect(await versionOf(held(await order(at(day))))).toBe('3');
  });
});

describe('what memory does not try', () => {
  it('a room: it is taken by whoever is in it, at start times that are laid out no more as well', async () => {
    const laidOut = async (startTime: string) => {
      await sql('DELETE FROM time_stock WHERE din_room_code = $1', [library]);
      await sql(
        `INSERT INTO time_stock (din_code, stock_day, start_time, din_room_code, seats, min_seats)
         SELECT DISTINCT din_code, stock_day, $2, $1, 8, 4 FROM time_stock WHERE din_code = $3`,
        [library, startTime, grill],
      );
    };
    await sql(
      `UPDATE product SET reservation_type = 'room', takes_deposit = true, deposit_up_to_4 = 50000, question_type = 'none' WHERE prod_code = $1`,
      [dinner],
    );
    const room = (resvDate: string) =>
      at(resvDate, {
        resvType: 'room',
        dinRoomCode: library,
        resvAdultCnt: 4,
        resvProdAddList: [],
        resvQsAnsList: [],
        resvSetleAmnt: 200_000,
      });
    await laidOut('18:30');
    expect(held(await order(room('2026-03-24 18:30')))).toMatch(/^H01-/);
    await laidOut('18:00');
    expect(held(await order(room('2026-03-25 18:00')))).toMatch(/^H01-/);
    expect(await moments(async () => expect(await order(room('2026-03-24 18:00'))).toMatchObject({ code: 'sold_out' }))).toBe(2);
  });
});

it('leaves a house that adds up', async () => {
  expect((await audit(house.database.pool, await house.books())).findings).toEqual([]);
});
