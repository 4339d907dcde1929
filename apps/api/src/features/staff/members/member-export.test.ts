import { saveInquiryAnswer } from '@dining/contract/staff/inquiries';
import { signMemberOut } from '@dining/contract/staff/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  startAuthTestServer,
} from '../../../../test/auth-test-server';
import { dinner, grill } from '../../../../test/fixtures';
import { exportMemberData, findCardNo } from '../../../../test/member-export';
import { createDinnerOrder } from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { listMemberRows } from '../../../stores/members/member-rows';

let server: AuthTestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startAuthTestServer();
  staff = await startStaffCommandClient(server.deps);
  await server.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

/** Tables without member data, with the reason. */
const tablesWithoutMemberData: Readonly<Record<string, string>> = {
  member_invitation: 'people who are not members yet; blank once they are',
  alarm: 'its subjects are our own numbers',
  allergy: 'a catalogue of the hotels',
  audit_seal: 'hashes',
  app_prop: 'a catalogue of the hotels',
  cancel_policy: 'no personal data',
  catalogue_version: 'no personal data',
  day_note: 'of staff',
  day_sale_usage: 'sums',
  day_stock: 'no personal data',
  coupon_offer: 'no personal data',
  former_member_key: 'keyed hashes that stay when a member has left',
  former_member_offer: 'keyed hashes with the coupon offers that former members have redeemed',
  heartbeat: 'runs of jobs',
  holiday: 'public holidays',
  holiday_year: 'public holidays',
  hotel: 'no personal data',
  joining_coupon: 'no personal data',
  meal_time: 'no personal data',
  menu: 'no personal data',
  product: 'no personal data',
  product_day_limit: 'no personal data',
  product_day_price: 'no personal data',
  product_not_sale: 'no personal data',
  product_option: 'no personal data',
  product_photo: 'no personal data',
  product_question: 'no personal data',
  promotion: 'no personal data',
  rate_limit: 'keyed hashes, deleted within 30 days',
  room: 'no personal data',
  rule_version: 'no personal data',
  season_stock: 'no personal data',
  seat_usage: 'sums',
  service_seen: 'of staff',
  setting: 'no personal data',
  sign_in_attempt: 'of a browser that is signing in, deleted after ten minutes',
  staff: 'of staff',
  staff_challenge: 'of staff',
  staff_grant: 'of staff',
  staff_invitation: 'of staff',
  staff_passkey: 'of staff',
  staff_recovery_code: 'of staff',
  staff_reading: 'of staff',
  inquiry_writer: 'of staff, valid for a minute',
  staff_proposal: 'of staff; what it says about a member is in audit_entry',
  staff_request: 'of staff',
  staff_session: 'of staff',
  test_payment: 'of staff',
  document_draft: 'of the catalogue, written by staff',
  document_version: 'of the catalogue, written by staff',
  message_template: 'what hotels write in messages, without their guests',
  stock_season: 'no personal data',
  translation_state: 'no personal data',
  terms: 'no personal data',
  time_stock: 'no personal data',
  rating_total: 'counts of stars by product, without their authors',
  picture: 'of the catalogue, uploaded by staff',
  picture_piece: 'originals of `picture`',
  picture_rendition: 'files of `picture`',
  upload_file: 'the pictures of `upload`, which names them',
  venue: 'no personal data',
  venue_category: 'no personal data',
  venue_closing: 'no personal data',
  venue_photo: 'no personal data',
  walk_in: 'counts of guests without their names',
};

const listNames = async (text: string): Promise<string[]> =>
  (await server.pool.query<{ name: string }>(text)).rows.map(({ name }) => name);

const listExportedTables = async (): Promise<string[]> =>
  (await listMemberRows(server.pool, 'nobody@example.test', '')).map(({ table }) => table);

describe('every table', () => {
  it('is exported or contains no personal data', async () => {
    const tables = await listNames(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const knownTables = [...(await listExportedTables()), ...Object.keys(tablesWithoutMemberData)];
    expect(tables.filter((name) => !knownTables.includes(name))).toEqual([]);
  });

  it('is exported if it refers to a member, directly or through a row of theirs', async () => {
    const memberTables = await listNames(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('user_id', 'person_key', 'resv_code', 'ordersheet_id', 'shop_order_no') ORDER BY 1`,
    );
    expect(await listExportedTables()).toEqual(expect.arrayContaining(memberTables));
  });
});

/** Creates a member with a reservation. */
async function createMember() {
  const newcomer = createNewcomer();
  await joinMember(server, newcomer);
  await server.clearRateLimits();
  const browser = server.browser();
  await browser.post('/authentications', { username: newcomer.email, password: newcomer.password });
  const order = createDinnerOrder({
    resvDate: '2026-03-24 18:00',
    resvSetleAmnt: 0,
    resvUserEmail: 'box@example.test',
  });
  const { resvCode } = (await browser.post('/resv/insert', order)).json;
  return { member: newcomer, resvCode: String(resvCode), browser };
}
const reason = 'asked by letter';

it('an export has the stored data of a member and no secret, and its audit entry does not name the member', async () => {
  const { member, resvCode } = await createMember();
  const { tables = {} } = await exportMemberData(staff, server.pool, member.email.toUpperCase(), reason);
  expect(tables['member']).toMatchObject([{ user_id: member.email, name: member.name, phone: member.phone }]);
  expect(tables['reservation']).toMatchObject([{ resv_code: resvCode, booker_email: 'box@example.test' }]);
  expect(Object.keys(tables)).toEqual(
    expect.arrayContaining(['member_consent', 'session', 'hold', 'hold_line', 'outbox']),
  );
  expect(JSON.stringify(tables)).not.toMatch(/argon2|_hash|"guest_id"/);
  const { rows } = await server.pool.query(`SELECT subject, detail FROM audit_entry WHERE action = 'member.export'`);
  const detail = { reason, proposer: 'Mina', decider: 'Sora' };
  expect(rows).toEqual([{ subject: expect.stringMatching(/^member [\w-]{16}$/), detail }]);
});

it('an export has every message to the member about reservations, inquiries and the account, and no others', async () => {
  await createMember();
  const { member, resvCode, browser } = await createMember();
  const marketingConsents = { policyMarketingAgreYn: 'Y', marketingSmsAgreYn: 'Y', marketingMailAgreYn: 'Y' };
  await browser.post('/mypage/changeMarketing', marketingConsents);
  const inquiryBody = { dinCode: grill, qnaTitle: 'A cradle?', qnaContent: 'May we bring one?' };
  const inquiry = (await browser.post('/mypage/insertQna', inquiryBody)).json;
  const qnaSeq = 'qnaSeq' in inquiry ? inquiry.qnaSeq : 0;
  await staff.call(saveInquiryAnswer, { body: { qnaSeq, version: 1, answer: 'Of course.' } });
  const { tables = {} } = await exportMemberData(staff, server.pool, member.email, reason);
  const messages = tables['outbox'] as readonly { readonly kind: string; readonly payload: object }[];
  expect(new Set(messages.map(({ kind }) => kind))).toEqual(
    new Set(['member_joined', 'reservation_made', 'visit_reminder', 'inquiry_answered', 'marketing_changed']),
  );
  const [{ card_no: cardNo } = { card_no: '' }] = tables['member'] as readonly { readonly card_no: string }[];
  for (const { payload } of messages)
    expect([{ resvCode }, { qnaSeq }, { cardNo }]).toContainEqual(
      Object.fromEntries(Object.entries(payload).filter(([name]) => ['resvCode', 'qnaSeq', 'cardNo'].includes(name))),
    );
});

it('an export has the messages about a hidden review', async () => {
  const { member, resvCode } = await createMember();
  await server.pool.query(
    `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path)
     SELECT 'RV1', resv_code, htl_code, din_code, prod_code, user_id, booker_name, 'Fine.', '' FROM reservation WHERE resv_code = $1`,
    [resvCode],
  );
  await server.pool.query(
    `INSERT INTO outbox (key, htl_code, channel, kind, payload) VALUES
       ('review_hidden RV1', 'H01', 'mail', 'review_hidden', '{"reviewCode": "RV1"}'),
       ('review_hidden RV2', 'H01', 'mail', 'review_hidden', '{"reviewCode": "RV2"}')`,
  );
  const { tables = {} } = await exportMemberData(staff, server.pool, member.email, reason);
  const messages = tables['outbox'] as readonly { readonly kind: string; readonly payload: object }[];
  expect(messages.filter(({ kind }) => kind === 'review_hidden').map(({ payload }) => payload)).toEqual([
    { reviewCode: 'RV1' },
  ]);
});

it('an export has the edits that a member made to a reservation', async () => {
  const { member, resvCode, browser } = await createMember();
  const kiwi = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y', resvQsAllergyEtc: 'kiwi' };
  const allergyAnswer = { resvQsAllergyYn: 'Y', allergyAgreYn: 'Y', resvQsAllergyList: [kiwi] };
  await browser.post('/resv/edit', { resvCode, resvEditNo: 0, requestMatter: 'By the window', allergyAnswer });
  const { tables = {} } = await exportMemberData(staff, server.pool, member.email, reason);
  expect(tables['reservation']).toMatchObject([
    { request_note: 'By the window', answers_version: 1, request_changed_at: expect.any(String) },
  ]);
  expect(tables['reservation_allergy']).toMatchObject([{ other: 'kiwi' }]);
  expect(tables['outbox']).toContainEqual(
    expect.objectContaining({ kind: 'answers_edited', payload: { resvCode, answersVersion: 1 } }),
  );
});

it('a member whose sessions staff end is signed out everywhere, and can sign in again', async () => {
  const { member } = await createMember();
  const browser = server.browser();
  await browser.post('/authentications', { username: member.email, password: member.password });
  const cardNo = await findCardNo(staff, member.email);
  expect(await staff.call(signMemberOut, { body: { cardNo, reason } })).toEqual({ endedSessionCount: 2 });
  expect((await browser.post('/mypage/profile')).json.code).toBe('session_ended');
  expect(await staff.call(signMemberOut, { body: { cardNo, reason } })).toEqual({ endedSessionCount: 0 });
  expect(await staff.call(signMemberOut, { body: { cardNo: '1', reason } })).toMatchObject({ code: 'not_found' });
  const { rows } = await server.pool.query(
    `SELECT actor, detail FROM audit_entry WHERE action = 'member.sign_out' ORDER BY id`,
  );
  expect(rows).toEqual([2, 0].map((ended) => ({ actor: 'Mina', detail: { reason, ended } })));
  await browser.post('/authentications', { username: member.email, password: member.password });
  expect((await browser.post('/mypage/profile')).status).toBe(200);
});
