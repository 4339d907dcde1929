import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { dinner, grill } from '../../../../test/fixtures';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';

let rig: StaffServer<PaymentTestServer>;
let owner: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServerWith((clock) => startPaymentTestServer({}, undefined, clock));
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
});
afterAll(() => rig.close());

const header = 'number,venue,room,product,day,time,adults,kids,name,phone,email,language,request,paid,due,note';
let lastNumber = 0;
const createLine = (changes: Readonly<Record<string, string | number>> = {}) => {
  lastNumber += 1;
  const cells: Readonly<Record<string, string | number>> = {
    number: `F${lastNumber}`,
    venue: grill,
    day: '2026-03-13',
    time: '18:00',
    adults: 2,
    name: '김하나',
    phone: '010-2345-6789',
    email: 'hana@example.test',
    ...changes,
  };
  return header
    .split(',')
    .map((column) => cells[column] ?? '')
    .join(',');
};
const createFile = (...lines: readonly string[]) => [header, ...lines, ''].join('\n');
const preview = async (file: string, body: object = {}) =>
  (await owner.post('/former/reservations/preview', { file, ...body })).json;
const importFile = async (file: string, body: object = {}, headers: Record<string, string> = {}) =>
  (await owner.post('/former/reservations/import', { file, mode: 'fitting', ...body }, headers)).json;
const expectConsistentData = async () =>
  expect((await checkConsistency(rig.server.database.pool, await rig.server.listLedger())).findings).toEqual([]);
const countReservations = async () =>
  Number((await rig.query(`SELECT count(*) FROM reservation WHERE source = 'former'`))[0]?.['count']);
const getUsedSeats = async (time = '18:00', day = '2026-03-13') =>
  Number(
    (
      await rig.query(
        `SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = $3 AND unit = 'TABLE'`,
        [grill, day, time],
      )
    )[0]?.['used'] ?? 0,
  );

describe('an import of reservations', () => {
  it('takes seats, sends nothing, and is found by number and phone', async () => {
    const file = createFile(createLine({ paid: '50,000', due: 81000, note: 'Window', request: '"A quiet\ntable"' }));
    expect(await preview(file)).toMatchObject({ rowCount: 1, fitting: 1, importedBefore: 0, issues: [] });
    expect(await countReservations()).toBe(0);
    expect(await importFile(file)).toMatchObject({ imported: 1, importedBefore: 0, issues: [], nextFrom: null });
    expect(await getUsedSeats()).toBe(2);
    const [row] = await rig.query(
      `SELECT resv_code, source, pay_amount, request_note, user_id FROM reservation WHERE source = 'former'`,
    );
    expect(row).toMatchObject({ source: 'former', pay_amount: 0, request_note: 'A quiet\ntable', user_id: null });
    const resvCode = String(row?.['resv_code']);
    expect(await rig.query(`SELECT kind FROM outbox WHERE payload ->> 'resvCode' = $1`, [resvCode])).toEqual([]);
    const found = await rig.server.call('POST', '/resv/guestView', { resvCode, resvUserTel: '010-2345-6789' });
    expect(found.status).toBe(200);
    await expectConsistentData();
  });
});

it('prints', async () => {
  void dinner;
});
