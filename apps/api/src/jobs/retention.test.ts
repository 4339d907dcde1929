import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../test/consistency-check';
import { grill, H01, mina } from '../../test/fixtures';
import { copyRow, fiveYearsInDays, getDayAgo, getTimeAgo, threeYearsInDays } from '../../test/past-dates';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../test/payment-test-server';
import { runWithoutTriggers } from '../../test/run-without-triggers';
import { enqueueReservationMessages } from '../stores/messages/outbox';
import { runJob } from './run-job';

let server: PaymentTestServer;
/** A paid reservation with an allergy and an answer. */
let resvCode: string;
let paidOrderNo: string;
/** An order whose guest is in the payment window. */
let openOrderNo: string;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  const guest = await server.startGuestSession();
  const kiwi = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' };
  const order = createDinnerOrder({
    resvQsAllergyYn: 'Y',
    allergyAgreYn: 'Y',
    resvQsAllergyList: [kiwi],
    campaign: { source: 'letter' },
  });
  ({ resvCode, shopOrderNo: paidOrderNo } = await server.reserve(guest, order));
  openOrderNo = (await guest.post('/ordersheet/prepay', createCakeOrder())).json.response.shopOrderNo;
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const runRetention = (stopSignal = new AbortController().signal) =>
  runJob('retention', { deps: server.deps, siteFolder: '', log: server.paymentDeps.log, stopSignal });
const insertCopy = (table: string, where: string, changes: object) =>
  copyRow(server.database.pool, table, where, changes);
/** Lists the remaining rows of a test, whose keys all begin with this letter. */
const listRemaining = async (table: string, key: string, letter: string): Promise<string[]> =>
  (
    await query(`SELECT DISTINCT ${key} AS key FROM ${table} WHERE ${key}::text LIKE $1 ORDER BY 1`, [`${letter}-%`])
  ).map((row: { key: string }) => row.key);
/** Inserts a reservation with an order number of its own; it is cancelled if `cancelled_at` is given. */
async function insertReservation(
  name: string,
  changes: { visit_day?: string; cancelled_at?: string; created_at?: string },
): Promise<void> {
  const cancellation = changes.cancelled_at === undefined ? {} : { status: 'cancel', cancel_fee: 0, refund_amount: 0 };
  await insertCopy('reservation', `resv_code = '${resvCode}'`, {
    resv_code: name,
    shop_order_no: name,
    ...cancellation,
    ...changes,
  });
}
async function insertPayment(name: string, changes: object): Promise<void> {
  const overrides = { shop_order_no: name, approve_key: null, charge_id: name, resv_code: null };
  await insertCopy('payment', `shop_order_no = '${paidOrderNo}'`, { ...overrides, ...changes });
}

describe('allergies', () => {
  it('are deleted thirty days after the visit or the cancellation', async () => {
    for (const [name, changes] of Object.entries({
      'a-29 days after': { visit_day: getDayAgo(29) },
      'a-30 days after': { visit_day: getDayAgo(30) },
      'a-to come': {},
      'a-cancelled 29 days': { visit_day: getDayAgo(-40), cancelled_at: getTimeAgo(29, 'days') },
      'a-cancelled 30 days': { visit_day: getDayAgo(-40), cancelled_at: getTimeAgo(30, 'days') },
    })) {
      await insertReservation(name, { visit_day: getDayAgo(-3), ...changes });
      await insertCopy('reservation_allergy', `resv_code = '${resvCode}'`, { resv_code: name });
    }
    await runRetention();
    const remaining = ['a-29 days after', 'a-cancelled 29 days', 'a-to come'];
    expect(await listRemaining('reservation_allergy', 'resv_code', 'a')).toEqual(remaining);
    expect(await listRemaining('reservation', 'resv_code', 'a')).toHaveLength(5);
  });
});

describe('messages', () => {
  it('are deleted ninety days after they were sent or to be sent, but not before the visit is over', async () => {
    await insertReservation('m-over', { visit_day: getDayAgo(1) });
    await insertReservation('m-today', { visit_day: getDayAgo(0) });
    const insertMessage = (key: string, sentAt: string | null, sendAt: string, payload: object) =>
      query(`INSERT INTO outbox (key, htl_code, kind, payload, sent_at, send_at) VALUES ($1, 'H01', $2, $3, $4, $5)`, [
        key,
        'reservation_made',
        payload,
        sentAt,
        sendAt,
      ]);
    await insertMessage('m-old, visit over', getTimeAgo(90, 'days'), getTimeAgo(90, 'days'), { resvCode: 'm-over' });
    await insertMessage('m-old, visit today', getTimeAgo(90, 'days'), getTimeAgo(90, 'days'), { resvCode: 'm-today' });
    await insertMessage('m-younger', getTimeAgo(89, 'days'), getTimeAgo(89, 'days'), { resvCode: 'm-over' });
    await insertMessage('m-of an alarm', getTimeAgo(90, 'days'), getTimeAgo(90, 'days'), { alarmId: 1 });
    await insertMessage('m-never sent', null, getTimeAgo(90, 'days'), { resvCode: 'm-over' });
    await insertMessage('m-due', null, getTimeAgo(1, 'days'), { resvCode: 'm-over' });
    await runRetention();
    expect(await listRemaining('outbox', 'key', 'm')).toEqual(['m-due', 'm-old, visit today', 'm-younger']);
  });

  it('are not enqueued again before the visit, even if they were sent long ago', async () => {
    await query(`UPDATE outbox SET sent_at = $1 WHERE key = $2`, [
      getTimeAgo(200, 'days'),
      `reservation_made mail ${resvCode}`,
    ]);
    await query('UPDATE reservation SET visit_day = $1 WHERE resv_code = $2', [getDayAgo(-100), resvCode]);
    await runRetention();
    const client = await server.database.pool.connect();
    await enqueueReservationMessages(client, toCode<ResvCode>(resvCode), [{ kind: 'reservation_made', at: null }]);
    client.release();
    expect(
      await query('SELECT sent_at IS NULL AS due FROM outbox WHERE key = $1', [`reservation_made mail ${resvCode}`]),
    ).toEqual([{ due: false }]);
  });
});

describe('short-lived rows', () => {
  it('are deleted from session a day after they expired', async () => {
    const insertSession = (id: string, expires: string) =>
      query(`INSERT INTO session (id_hash, data, expires_at) VALUES ($1, '{}', $2)`, [id, expires]);
    await insertSession('s-over for a day', getTimeAgo(24, 'hours'));
    await insertSession('s-over', getTimeAgo(23, 'hours'));
    await insertSession('s-alive', getTimeAgo(-1, 'hours'));
    await runRetention();
    expect(await listRemaining('session', 'id_hash', 's')).toEqual(['s-alive', 's-over']);
  });

  it.each([
    ['one_time_code', 'guest_id', { purpose: 'find id', code_hash: 'x', subject: {} }],
    ['password_reset', 'key_hash', { user_id: mina.userId }],
    [
      'sign_in_attempt',
      'state_hash',
      { provider: 'NAVER', browser_hash: 'x', nonce: 'x', code_verifier: 'x', return_url: '/' },
    ],
    ['join_attempt', 'guest_id', { language: 'ko' }],
  ])('are deleted from %s as soon as they have expired', async (table, key, row) => {
    const insertRow = (id: string, expires: string) =>
      query(`INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, $1::jsonb)).*`, [
        JSON.stringify({ tries: 0, ...row, [key]: id, expires_at: expires }),
      ]);
    await insertRow('s-over', getTimeAgo(0, 'hours'));
    await insertRow('s-alive', getTimeAgo(-1, 'hours'));
    await runRetention();
    expect(await listRemaining(table, key, 's')).toEqual(['s-alive']);
  });

  it.each([
    ['staff_session', 'id_hash', 'expires_at', '1 day', { state: 'full', device: '', address: '' }],
    ['staff_challenge', 'challenge_hash', 'expires_at', '0', { purpose: 'sign_in' }],
    ['staff_request', 'key', 'created_at', '1 day', { request_hash: 'x' }],
  ])('are deleted from %s once their retention period is over', async (table, key, column, period, row) => {
    const staffId = '00000000-0000-4000-8000-000000000001';
    await query(`INSERT INTO staff (staff_id, email, name) VALUES ($1, 's@staff.test', 'S') ON CONFLICT DO NOTHING`, [
      staffId,
    ]);
    const insertRow = (id: string, seconds: number) =>
      query(
        `INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, $1::jsonb || jsonb_build_object($2::text, now() - $3::interval + make_interval(secs => $4)))).*`,
        [
          JSON.stringify({
            ...row,
            [key]: id,
            staff_id: staffId,
            handle: staffId,
            begun_at: getTimeAgo(0, 'hours'),
            seen_at: getTimeAgo(0, 'hours'),
          }),
          column,
          period,
          seconds,
        ],
      );
    await insertRow('s-over', -1);
    await insertRow('s-alive', 600);
    await runRetention();
    expect(await listRemaining(table, key, 's')).toEqual(['s-alive']);
  });

  it('are deleted from rate_limit as soon as they have ended, however many there are', async () => {
    const insertRateLimits = (letter: string, isOver: boolean) =>
      query(
        `INSERT INTO rate_limit (key, count, resets_at) SELECT $1 || n, 1, now() + make_interval(secs => $2) FROM generate_series(1, 1201) n`,
        [`${letter}-`, isOver ? -1 : 600],
      );
    await insertRateLimits('t', true);
    await insertRateLimits('u', false);
    await runRetention();
    expect([
      (await listRemaining('rate_limit', 'key', 't')).length,
      (await listRemaining('rate_limit', 'key', 'u')).length,
    ]).toEqual([0, 1201]);
  });
});

describe('holds', () => {
  it('are deleted with lines and events thirty days after their release, unless their payment is open', async () => {
    const insertHold = async (name: string, changes: object) => {
      await insertCopy('hold', `shop_order_no = '${paidOrderNo}'`, {
        shop_order_no: name,
        expires_at: getTimeAgo(30, 'days'),
        ...changes,
      });
      await query(
        `INSERT INTO hold_line (shop_order_no, htl_code, counter, prod_code, person_key, amount) VALUES ($1, 'H01', 'person', 'GONE', 'g:x', 1)`,
        [name],
      );
      await query(`INSERT INTO hold_event (shop_order_no, htl_code, to_state) VALUES ($1, 'H01', 'kept')`, [name]);
    };
    await insertHold('h-freed 30 days', { state: 'freed' });
    await insertHold('h-freed 29 days', { state: 'freed', expires_at: getTimeAgo(29, 'days') });
    await insertHold('h-of one cancelled 30 days', { state: 'freed', expires_at: getTimeAgo(60, 'days') });
    await insertReservation('h-of one cancelled 30 days', { cancelled_at: getTimeAgo(30, 'days') });
    await insertHold('h-of one cancelled 29 days', { state: 'freed', expires_at: getTimeAgo(60, 'days') });
    await insertReservation('h-of one cancelled 29 days', { cancelled_at: getTimeAgo(29, 'days') });
    await insertHold('h-whose payment waits for a person', { state: 'freed' });
    await insertPayment('h-whose payment waits for a person', { state: 'manual' });
    await insertHold('h-whose payment is on its way', { state: 'freed' });
    await insertPayment('h-whose payment is on its way', { state: 'unknown' });
    await insertHold('h-whose payment lapsed', { state: 'freed' });
    await insertPayment('h-whose payment lapsed', { state: 'lapsed' });
    await insertHold('h-held', { state: 'held' });
    await insertHold('h-kept', { state: 'kept' });
    await runRetention();
    const remaining = [
      'h-freed 29 days',
      'h-held',
      'h-kept',
      'h-of one cancelled 29 days',
      'h-whose payment is on its way',
      'h-whose payment waits for a person',
    ];
    expect(await listRemaining('hold', 'shop_order_no', 'h')).toEqual(remaining);
    for (const table of ['hold_line', 'hold_event'])
      expect(await listRemaining(table, 'shop_order_no', 'h')).toEqual(remaining);
    await query(`DELETE FROM hold WHERE shop_order_no LIKE 'h-%'`);
  });
});

describe('order sheets', () => {
  it('are deleted thirty days after they expired, with their lines and events', async () => {
    const guest = await server.startGuestSession();
    const insertSheet = async (expiresAt: string): Promise<string> => {
      const { ordersheetId } = (await guest.post('/ordersheet/add', createDinnerOrder())).json;
      await query(`UPDATE order_sheet SET expires_at = $2 WHERE ordersheet_id = $1`, [ordersheetId, expiresAt]);
      return ordersheetId ?? '';
    };
    await insertSheet(getTimeAgo(30, 'days'));
    const remaining = [{ id: await insertSheet(getTimeAgo(29, 'days')) }];
    await runRetention();
    for (const table of ['order_sheet', 'order_sheet_line', 'order_sheet_event'])
      expect(await query(`SELECT DISTINCT ordersheet_id AS id FROM ${table}`)).toEqual(remaining);
  });
});

describe('the order in a payment', () => {
  it('is deleted once it can no longer become a reservation', async () => {
    const [{ order }] = await query(`SELECT "order" FROM payment WHERE shop_order_no = $1`, [openOrderNo]);
    const insertPaymentInState = (name: string, state: string, hours: number, visit = getDayAgo(-3)) =>
      insertPayment(name, {
        state,
        moved_at: getTimeAgo(hours, 'hours'),
        order: { ...order, visit: { ...order.visit, date: visit } },
      });
    await insertPaymentInState('o-lapsed a day ago', 'lapsed', 24);
    await insertPaymentInState('o-lapsed', 'lapsed', 23);
    for (const state of ['declined', 'voiding', 'voided', 'reserved', 'refunded', 'partly_refunded'])
      await insertPaymentInState(`o-${state} a day ago`, state, 24);
    for (const state of ['preparing', 'registered', 'approving', 'unknown', 'approved'])
      await insertPaymentInState(`o-${state} a month ago`, state, 720);
    await insertPaymentInState('o-manual', 'manual', 2_000);
    await insertPaymentInState('o-manual, visit 29 days ago', 'manual', 2_000, getDayAgo(29));
    await insertPaymentInState('o-manual, visit 30 days ago', 'manual', 2_000, getDayAgo(30));
    await runRetention();
    const remaining = await query(
      `SELECT shop_order_no AS no FROM payment WHERE shop_order_no LIKE 'o-%' AND "order" <> 'null'::jsonb ORDER BY 1`,
    );
    expect(remaining.map(({ no }: { no: string }) => no)).toEqual([
      'o-approved a month ago',
      'o-approving a month ago',
      'o-lapsed',
      'o-manual',
      'o-manual, visit 29 days ago',
      'o-preparing a month ago',
      'o-registered a month ago',
      'o-unknown a month ago',
    ]);
    expect(await listRemaining('payment', 'shop_order_no', 'o')).toHaveLength(16);
    await query(`DELETE FROM payment WHERE shop_order_no LIKE 'o-%' OR shop_order_no LIKE 'h-%'`);
  });
});

describe('payment records', () => {
  const fiveYearsAgo = getTimeAgo(fiveYearsInDays, 'days');
  const underFiveYearsAgo = getTimeAgo(fiveYearsInDays - 3, 'days');

  it('are deleted five years after visit and last event, personal data five years after the visit', async () => {
    for (const [name, payment, visit] of [
      ['p-five years ago', { created_at: fiveYearsAgo, moved_at: fiveYearsAgo }, getDayAgo(fiveYearsInDays)],
      ['p-not yet', { created_at: underFiveYearsAgo, moved_at: underFiveYearsAgo }, getDayAgo(fiveYearsInDays - 3)],
      ['p-moved since', { created_at: fiveYearsAgo, moved_at: underFiveYearsAgo }, getDayAgo(fiveYearsInDays)],
      ['p-visit since', { created_at: fiveYearsAgo, moved_at: fiveYearsAgo }, getDayAgo(fiveYearsInDays - 3)],
      [
        'p-waits for a person',
        { created_at: fiveYearsAgo, moved_at: fiveYearsAgo, state: 'manual' },
        getDayAgo(fiveYearsInDays),
      ],
      ['p-came to nothing', { created_at: fiveYearsAgo, moved_at: fiveYearsAgo, state: 'declined' }, undefined],
    ] as const) {
      await insertPayment(name, payment);
      await query(
        `INSERT INTO payment_event (shop_order_no, htl_code, to_state, at) VALUES ($1, 'H01', 'reserved', $2)`,
        [name, payment.moved_at],
      );
      await query(
        `INSERT INTO refund (shop_order_no, htl_code, kind, state, amount, remain_amount, cancel_key, cancel_day, reason)
         VALUES ($1, 'H01', 'refund', 'done', 1, 0, $1, $2, 'x')`,
        [name, getDayAgo(fiveYearsInDays)],
      );
      if (visit === undefined) continue;
      await insertReservation(name, { visit_day: visit });
      await insertCopy('reservation_answer', `resv_code = '${resvCode}'`, { resv_code: name });
    }
    await runRetention();
    const remaining = ['p-moved since', 'p-not yet', 'p-visit since', 'p-waits for a person'];
    for (const table of ['payment', 'refund', 'payment_event'])
      expect(await listRemaining(table, 'shop_order_no', 'p')).toEqual(remaining);
    const anonymizedRows = await query(
      `SELECT resv_code AS code, array[booker_phone, booker_email, visitor_name, visitor_phone, request_note, guest_id, coalesce(campaign::text, '')] AS fields
       FROM reservation WHERE resv_code LIKE 'p-%' AND booker_name = '' ORDER BY 1`,
    );
    const noPersonalData = ['', '', '', '', '', '', ''];
    expect(anonymizedRows).toEqual(
      ['p-five years ago', 'p-moved since', 'p-waits for a person'].map((code) => ({ code, fields: noPersonalData })),
    );
    expect(await listRemaining('reservation_answer', 'resv_code', 'p')).toEqual(['p-not yet', 'p-visit since']);
    expect(await listRemaining('reservation', 'resv_code', 'p')).toHaveLength(5);
  });
});

describe('inquiries', () => {
  it('are deleted three years after the last message', async () => {
    const insertInquiry = (title: string, askedAt: string, answeredAt: string | null) =>
      query(
        `INSERT INTO inquiry (htl_code, din_code, user_id, title, content, created_at, answered_at) VALUES ($1, $2, $3, $4, 'x', $5, $6)`,
        [H01, grill, mina.userId, title, askedAt, answeredAt],
      );
    await insertInquiry('i-old', getTimeAgo(threeYearsInDays, 'days'), null);
    await insertInquiry(
      'i-old, answered then',
      getTimeAgo(threeYearsInDays + 9, 'days'),
      getTimeAgo(threeYearsInDays, 'days'),
    );
    await insertInquiry(
      'i-old, answered since',
      getTimeAgo(threeYearsInDays, 'days'),
      getTimeAgo(threeYearsInDays - 3, 'days'),
    );
    await insertInquiry('i-younger', getTimeAgo(threeYearsInDays - 3, 'days'), null);
    await runRetention();
    expect(await listRemaining('inquiry', 'title', 'i')).toEqual(['i-old, answered since', 'i-younger']);
  });
});

describe('pictures', () => {
  it('are deleted with their files after two days if no review uses them', async () => {
    const upload = async (name: string, ageDays: number, usedBy: string | null = null) => {
      const picture = `/api/upload/${name}-480.webp?v=1#widths=480,960&focus=50,50&colour=123456`;
      await query(
        `INSERT INTO upload (atch_uuid, user_id, file_path, used_by, created_at) VALUES ($1, $2, $3, $4, $5)`,
        [name, mina.userId, picture, usedBy, getTimeAgo(ageDays, 'days')],
      );
      const files = ['480.avif', '480.webp', '960.avif', '960.webp'].map((file) => `${name}-${file}`);
      await server.deps.uploadFileStore.store(files.map((file) => ({ name: file, content: Buffer.from(file) })));
    };
    await upload('u-unused', 2);
    await upload('u-unused since yesterday', 1);
    await upload('u-of a review', 400, 'RV1');
    await runRetention();
    const remaining = ['u-of a review', 'u-unused since yesterday'];
    expect(await listRemaining('upload', 'atch_uuid', 'u')).toEqual(remaining);
    expect((await listRemaining('upload_file', 'name', 'u')).map((name) => name.replace(/-\d+\.\w+$/, ''))).toEqual(
      remaining.flatMap((name) => [name, name, name, name]),
    );
    expect((await server.deps.uploadFileStore.find('u-of a review-960.avif'))?.toString()).toBe(
      'u-of a review-960.avif',
    );
  });
});

it('versions of documents are deleted after two years, except the one that guests see', async () => {
  for (const number of [1, 2, 3])
    await query(
      `INSERT INTO document_version (kind, code, number, htl_code, source, content, at)
       VALUES ('menu', '99', $1, $2, 'console', '{}', now() - interval '3 years')`,
      [number, H01],
    );
  await runRetention();
  expect(await query(`SELECT number FROM document_version WHERE code = '99'`)).toEqual([{ number: 3 }]);
});

it('a retention rule that fails does not affect others, and raises an alarm until it works again', async () => {
  const listFailures = () => query(`SELECT subject FROM alarm WHERE kind = 'retention_failed' AND settled_at IS NULL`);
  await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`);
  await query('CREATE TRIGGER refuse BEFORE DELETE ON session FOR EACH ROW EXECUTE FUNCTION refuse()');
  await query(`INSERT INTO session (id_hash, data, expires_at) VALUES ('f-x', '{}', $1)`, [getTimeAgo(3, 'days')]);
  await query(`INSERT INTO rate_limit (key, count, resets_at) VALUES ('f-x', 1, now())`);
  await runRetention();
  expect([
    await listFailures(),
    await listRemaining('session', 'id_hash', 'f'),
    await listRemaining('rate_limit', 'key', 'f'),
  ]).toEqual([[{ subject: 'sessions' }], ['f-x'], []]);
  await query('DROP TRIGGER refuse ON session');
  // A run that is aborted before its first rule does not close the alarm.
  await runRetention(AbortSignal.abort());
  expect(await listFailures()).toEqual([{ subject: 'sessions' }]);
  await runRetention();
  expect([await listFailures(), await listRemaining('session', 'id_hash', 'f')]).toEqual([[], []]);
});

it('the ledger is consistent after the retention job', async () => {
  // The rows of the tests above have no charges at the provider.
  await query('DELETE FROM refund');
  await runWithoutTriggers(server.database.pool, [
    `DELETE FROM payment_event WHERE shop_order_no NOT IN ('${paidOrderNo}', '${openOrderNo}')`,
  ]);
  await query(`DELETE FROM payment WHERE shop_order_no NOT IN ('${paidOrderNo}', '${openOrderNo}')`);
  await query(`DELETE FROM reservation WHERE resv_code <> '${resvCode}'`);
  const guest = await server.startGuestSession();
  const cancelledReservation = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-17 18:00' }));
  await guest.post('/resv/cancel', { resvCode: cancelledReservation.resvCode });
  const consistencyBefore = await checkConsistency(server.database.pool, await server.listLedger());
  expect(consistencyBefore).toMatchObject({ findings: [], payments: { reserved: 1, refunded: 1, registered: 1 } });

  // Makes everything five years old except the order whose guest is in the payment window.
  const fiveYearsAgo = getTimeAgo(fiveYearsInDays, 'days');
  const finishedOrderNos = [paidOrderNo, cancelledReservation.shopOrderNo];
  await query(`UPDATE payment SET created_at = $1, moved_at = $1 WHERE shop_order_no = ANY($2)`, [
    fiveYearsAgo,
    finishedOrderNos,
  ]);
  await query(`UPDATE hold SET created_at = $1, expires_at = $1 WHERE shop_order_no = ANY($2)`, [
    fiveYearsAgo,
    finishedOrderNos,
  ]);
  await runWithoutTriggers(server.database.pool, [
    'UPDATE payment_event SET at = $1 WHERE shop_order_no = ANY($2)',
    [fiveYearsAgo, finishedOrderNos],
  ]);
  await query(
    `UPDATE reservation SET created_at = $1, visit_day = $2, cancelled_at = CASE WHEN cancelled_at IS NOT NULL THEN $1::timestamptz END`,
    [fiveYearsAgo, getDayAgo(fiveYearsInDays)],
  );
  await runRetention();
  const { findings, payments, reservations } = await checkConsistency(server.database.pool, await server.listLedger());
  expect([findings, payments, reservations]).toEqual([[], { registered: 1 }, 2]);
});
