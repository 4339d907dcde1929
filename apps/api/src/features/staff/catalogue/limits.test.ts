import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dinner, grill } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';

let rig: StaffServer<PaymentTestServer>;
let manager: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServerWith((clock) =>
    startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, clock),
  );
  manager = await rig.signIn(await rig.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }));
});
beforeEach(() => rig.query('DELETE FROM rate_limit'));
afterAll(() => rig.close());

const day = '2026-03-24';
const limited = { prodCode: dinner, fromDay: day, toDay: '2026-03-25', limit: 3 };
const view = async () => (await manager.post('/limit/view', { dinCode: grill })).json;
const save = async (rows: readonly object[]) => {
  const { version } = await view();
  return (await manager.post('/limit/save', { dinCode: grill, version, rows })).json;
};
/** Orders dinner for two, which is held until it is paid. */
const order = async (date: string) =>
  (
    await (
      await rig.server.startGuestSession()
    ).post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${date} 18:00` }))
  ).json.code ?? 'held';

describe('the limits of some days', () => {
  it('are saved in one commit, which orders follow at once and the audit names', async () => {
    expect(await order(day)).toBe('held');
    expect(await save([limited])).toMatchObject({ changed: 1 });
    expect(await order(day)).toBe('day_sale_exceeded');
    expect(await order('2026-03-26')).toBe('held');
    const [entry] = await rig.query(`SELECT subject, before, after FROM audit_entry WHERE action = 'limit.save'`);
    expect(entry).toEqual({
      subject: grill,
      before: { [`${dinner} ${day} 2026-03-25`]: 'usual limit' },
      after: { [`${dinner} ${day} 2026-03-25`]: '3' },
    });
  });

  it('come with what is sold, and keep reservations beyond them', async () => {
    await save([{ ...limited, limit: 1 }]);
    expect(await view()).toMatchObject({
      limitRows: [{ ...limited, limit: 1 }],
      limitedProducts: expect.arrayContaining([
        expect.objectContaining({ prodCode: dinner, isPickup: false, usualLimit: null }),
      ]),
      soldUnits: expect.arrayContaining([{ prodCode: dinner, date: day, sold: 2 }]),
    });
    expect(
      await rig.query('SELECT count(*)::int AS held FROM hold_line WHERE counter = $1 AND visit_day = $2', [
        'day',
        day,
      ]),
    ).toEqual([{ held: 1 }]);
  });

  it('end if their row is left out', async () => {
    await save([limited]);
    expect(await save([])).toMatchObject({ changed: 1 });
    expect(await order(day)).toBe('held');
    expect((await view()).limitRows).toEqual([]);
  });

  it('are refused at their first day if they overlap with those of past days, which stay', async () => {
    await rig.query(
      `INSERT INTO product_day_limit (prod_code, from_day, to_day, day_sale_limit) VALUES ($1, '2026-03-01', '2026-03-02', 5)`,
      [dinner],
    );
    expect(await save([{ ...limited, fromDay: '2026-03-02' }])).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'rows.0.fromDay', message: 'past_days_overlap' }],
    });
    expect(await save([{ ...limited, fromDay: '2026-03-03' }])).toMatchObject({ changed: expect.any(Number) });
    expect(await rig.query('SELECT day_sale_limit AS "limit" FROM product_day_limit ORDER BY from_day')).toEqual([
      { limit: 5 },
      { limit: 3 },
    ]);
  });

  it('change even if the venue breaks a rule already', async () => {
    await rig.query(`UPDATE venue SET phone = '' WHERE din_code = $1`, [grill]);
    expect(await save([{ ...limited, limit: 17 }])).toMatchObject({ changed: expect.any(Number) });
    expect((await view()).limitRows).toEqual([{ ...limited, limit: 17 }]);
  });

  it('are refused at their field, and if other limits were saved meanwhile', async () => {
    expect(await save([{ ...limited, toDay: '2026-03-01' }])).toMatchObject({
      code: 'catalogue_refused',
      errors: [{ path: 'rows.0.toDay', message: 'period_reversed' }],
    });
    const { version } = await view();
    await save([limited]);
    expect((await manager.post('/limit/save', { dinCode: grill, version, rows: [] })).json).toMatchObject({
      code: 'changed_meanwhile',
      current: { fields: { [`${dinner} ${day} 2026-03-25`]: 3 } },
    });
  });
});
