import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bakery } from '../../../test/fixtures';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { createVisitRow } from '../../../test/visit-rows';
import { reservation } from '../../db/schema/reservations';

// Tests deletes by trigger instead of foreign key (ADR 27), and the references of a reservation.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

const runSql = async (text: string): Promise<readonly object[]> =>
  (await server.database.pool.query<object>(text)).rows;

it('deleting a hold deletes its lines and events, and no others', async () => {
  await runSql(`INSERT INTO hold (shop_order_no, htl_code, state, guest_id, expires_at)
    SELECT no, 'H01', 'freed', 'somebody', now() FROM unnest('{O1,O2,O3}'::text[]) AS no`);
  await runSql(`INSERT INTO hold_line (shop_order_no, htl_code, counter, prod_code, visit_day, amount, rule_version)
    SELECT shop_order_no, htl_code, 'day', 'DINNER', '2026-03-20', 2, 1 FROM hold`);
  await runSql(
    `INSERT INTO hold_event (shop_order_no, htl_code, to_state) SELECT shop_order_no, htl_code, state FROM hold`,
  );
  await runSql(`DELETE FROM hold WHERE shop_order_no IN ('O1', 'O2')`);
  expect(await runSql('SELECT shop_order_no FROM hold_line')).toEqual([{ shop_order_no: 'O3' }]);
  expect(await runSql('SELECT shop_order_no FROM hold_event')).toEqual([{ shop_order_no: 'O3' }]);
});

it('deleting a reservation deletes its lines, and no others', async () => {
  await server.database.db.insert(reservation).values([createVisitRow(1), createVisitRow(2)]);
  await runSql(`INSERT INTO reservation_line (resv_code, htl_code, position, name, count, unit_price, unit_paid, amount, discount_rate)
    SELECT resv_code, htl_code, 1, '{"default": "Course"}', 1, 1000, 1000, 1000, 0 FROM reservation`);
  await runSql(`DELETE FROM reservation WHERE resv_code = 'R1'`);
  expect(await runSql('SELECT resv_code FROM reservation_line')).toEqual([{ resv_code: 'R2' }]);
});

it.each([
  ['a venue that its product does not belong to', { dinCode: bakery }],
  ['a venue that does not exist', { dinCode: toCode<DinCode>('NOWHERE') }],
])('a reservation is rejected at %s', async (_case, changes) => {
  const insertion = server.database.db.insert(reservation).values(createVisitRow(3, changes));
  await expect(insertion).rejects.toMatchObject({ cause: { code: '23503', constraint: 'reservation_product_fk' } });
});
