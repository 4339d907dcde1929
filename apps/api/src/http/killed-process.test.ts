import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../test/consistency-check';
import { dinner, grill, H01, mina } from '../../test/fixtures';
import { createLinkBooking } from '../../test/pay-links';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { attachStaff, type StaffBrowser, testScopes } from '../../test/staff-server';
import { createUnrecordedCharge, getListedCharge } from '../../test/unrecorded-charge';
import { reconcile } from '../booking/payments/reconcile';

const day = '2026-03-11';
const clock = { time: 0 };
const setTime = (time: string) => void (clock.time = Date.parse(`${day}T${time}:00+09:00`));

let server: PaymentTestServer;
let manager: StaffBrowser;
beforeAll(async () => {
  setTime('09:00');
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, () => new Date(clock.time));
  await query('UPDATE time_stock SET seats = 400 WHERE din_room_code IS NULL');
});
beforeEach(() => query('DELETE FROM rate_limit'));
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const count = async (text: string, values: unknown[]): Promise<number> => (await query(text, values)).length;

/** Points of the transaction at which the process is killed. Statements are counted after the idempotency key. */
const killPoints = ['before the second statement', 'before the commit', 'after the commit'] as const;
type KillPoint = (typeof killPoints)[number];

const getText = (statement: unknown): string =>
  typeof statement === 'string' ? statement : JSON.stringify(statement ?? '');

/**
 * Simulates that the process is killed at a point of the next staff write: rolls back what the connection has not
 * committed, as the database does, and makes the request fail. Returns a function that restores the pool and returns
 * whether the process was killed.
 */
function killNextWrite(point: KillPoint): () => boolean {
  const { pool } = server.database;
  const connect = pool.connect.bind(pool);
  let isKilled = false;
  const kill = (): never => {
    isKilled = true;
    throw new Error('the process is killed');
  };
  const watchClient = (client: PoolClient): PoolClient => {
    /** Statements since the one that stored the idempotency key; -1 before it. */
    let statementCount = -1;
    return new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target) as unknown;
        return async (...callArgs: unknown[]): Promise<unknown> => {
          const text = getText(callArgs[0]);
          const isWrite = statementCount >= 0;
          if (text.includes('begin_request')) statementCount = 0;
          else if (isWrite) statementCount += 1;
          const isCommit = isWrite && text === 'COMMIT';
          const isKillPoint =
            point === 'before the second statement' ? statementCount === 2 : point === 'before the commit' && isCommit;
          if (!isKilled && isWrite && isKillPoint) {
            await target.query('ROLLBACK');
            kill();
          }
          const result: unknown = await Reflect.apply(value, target, callArgs);
          return !isKilled && isCommit && point === 'after the commit' ? kill() : result;
        };
      },
    });
  };
  Object.assign(pool, {
    connect: (...callArgs: unknown[]) =>
      callArgs.length > 0 ? Reflect.apply(connect, pool, callArgs) : connect().then(watchClient),
  });
  return () => {
    Object.assign(pool, { connect });
    return isKilled;
  };
}

interface PreparedWrite {
  readonly body: object;
  /** Counts the results of the write; there must be one in the end. */
  readonly count: () => Promise<number>;
}

/** Reserves a paid dinner in the morning of the same day. */
async function reserve(): Promise<{ readonly resvCode: string; readonly shopOrderNo: string }> {
  setTime('09:00');
  const order = createDinnerOrder({ resvDate: `${day} 18:00`, resvAgainYn: 'Y' });
  return server.reserve(await server.startGuestSession(), order);
}

async function signIn(): Promise<void> {
  setTime('18:05');
  const staffServer = attachStaff(server, clock);
  const grants = [
    { role: 'hotel_manager', scope: testScopes.ownHotel },
    { role: 'finance', scope: testScopes.group },
    { role: 'privacy', scope: testScopes.group },
    { role: 'reservation_desk', scope: testScopes.group },
  ] as const;
  manager = await staffServer.signIn(await staffServer.createStaff(...grants));
}

const countAttendanceEvents = (resvCode: string) =>
  count('SELECT FROM attendance_event WHERE resv_code = $1', [resvCode]);
const countAuditEntries = (action: string, subject: string) =>
  count('SELECT FROM audit_entry WHERE action = $1 AND subject = $2', [action, subject]);

async function insertReview(): Promise<string> {
  const { resvCode } = await reserve();
  const reviewCode = `V-${randomUUID()}`;
  await query(
    `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path)
     VALUES ($1, $2, $3, $4, $5, $6, 'M', 'Good', '')`,
    [reviewCode, resvCode, H01, grill, dinner, mina.userId],
  );
  return reviewCode;
}

let memberCount = 0;

/** Books by phone with a pay link. */
async function bookWithPayLink(): Promise<string> {
  await signIn();
  const { json } = await manager.post('/resv/book', createLinkBooking());
  return String(json.link?.linkId);
}
const closedDay = '2026-03-18';

/** Creates a member who is signed in at one browser. Returns their membership number. */
async function createMember(): Promise<string> {
  memberCount += 1;
  const cardNo = `K${memberCount}`;
  const userId = `killed${memberCount}@example.test`;
  await query('INSERT INTO member (user_id, name, card_no) VALUES ($1, $2, $3)', [userId, 'Mina', cardNo]);
  await query(
    `INSERT INTO session (id_hash, user_id, data, expires_at) VALUES ($1, $2, '{}', now() + interval '1 day')`,
    [cardNo, userId],
  );
  return cardNo;
}

const countProposals = (subject: string) => count('SELECT FROM staff_proposal WHERE subject = $1', [subject]);

async function insertMemberProposal(act: 'member.export' | 'member.erase', cardNo: string): Promise<string> {
  const [proposal] = await query(
    `INSERT INTO staff_proposal (htl_code, capability, act, subject, subject_version, body, reason, proposer_name, lapses_at)
     VALUES ('GROUP', $1, $1, $2, 0, '{}', 'asked by letter', 'Jiho', now() + interval '1 day') RETURNING proposal_id`,
    [act, cardNo],
  );
  return String(proposal?.proposal_id);
}

let uniqueCount = 0;

/** Staff writes with their paths. `prepare` creates the data that the write changes. */
const staffWrites: Readonly<Record<string, readonly [path: string, prepare: () => Promise<PreparedWrite>]>> = {
  'a change of an attendance': [
    '/attendance/move',
    async () => {
      const { resvCode } = await reserve();
      return { body: { resvCode, from: 'expected', to: 'arrived' }, count: () => countAttendanceEvents(resvCode) };
    },
  ],
  'the undoing of a change of an attendance': [
    '/attendance/undo',
    async () => {
      const { resvCode } = await reserve();
      await signIn();
      await manager.post('/attendance/move', { resvCode, from: 'expected', to: 'arrived' });
      const body = { resvCode, from: 'arrived', reason: '' };
      return { body, count: async () => (await countAttendanceEvents(resvCode)) - 1 };
    },
  ],
  'a walk-in': [
    '/walk-in/add',
    async () => {
      const kids = uniqueCount++;
      const body = { dinCode: grill, time: '18:00', adults: 2, kids };
      return { body, count: () => count('SELECT FROM walk_in WHERE kids = $1', [kids]) };
    },
  ],
  'the end of a walk-in': [
    '/walk-in/end',
    async () => {
      await signIn();
      const response = await manager.post('/walk-in/add', { dinCode: grill, time: '18:00', adults: 2, kids: 0 });
      const { walkInId } = response.json;
      const subject = `walk-in ${walkInId}`;
      return { body: { walkInId, to: 'done' }, count: () => countAuditEntries('walk_in.end', subject) };
    },
  ],
  'a stop of sales': [
    '/sales/stop',
    async () => {
      await query('DELETE FROM venue_closing');
      const body = { dinCode: grill, day: closedDay, times: ['18:00', '18:30'] };
      return {
        body,
        count: async () => (await count('SELECT FROM venue_closing WHERE day = $1', [closedDay])) / 2,
      };
    },
  ],
  'a resumption of sales': [
    '/sales/resume',
    async () => {
      await query('DELETE FROM venue_closing');
      await query(`INSERT INTO venue_closing (din_code, day, start_time) VALUES ($1, $2, '18:00')`, [grill, closedDay]);
      const body = { dinCode: grill, day: closedDay, times: ['18:00'] };
      return { body, count: async () => 1 - (await count('SELECT FROM venue_closing', [])) };
    },
  ],
  'a note on a day': [
    '/day-note/save',
    async () => {
      uniqueCount += 1;
      const noteDay = `2026-04-${String(uniqueCount).padStart(2, '0')}`;
      const body = { dinCode: grill, day: noteDay, text: 'Critic at eight', version: 0 };
      return { body, count: () => count('SELECT FROM day_note WHERE day = $1 AND version = 1', [noteDay]) };
    },
  ],
  'a booking by phone': [
    '/resv/book',
    async () => {
      const name = `Yui ${'abcdefghij'[uniqueCount++ % 10]}${'abcdefghij'[Math.floor(uniqueCount / 10) % 10]}`;
      const body = {
        dinCode: grill,
        prodCode: dinner,
        type: 'table',
        visit: { date: '2026-03-13', time: '18:00' },
        adults: 2,
        kids: 0,
        menus: [{ menuIndex: 1, count: 1 }],
        name,
        phone: '+819012345678',
        email: 'yui@example.test',
        language: 'ja',
        allergies: null,
        answers: [{ prodQsCode: 'Q1', answer: 'Window 日' }],
        isConsentSpoken: true,
        shownAmount: 81_000,
      };
      return { body, count: () => count('SELECT FROM reservation WHERE booker_name = $1', [name]) };
    },
  ],
  'a cancellation for the venue': [
    '/resv/cancel',
    async () => {
      const { resvCode, shopOrderNo } = await reserve();
      const body = { resvCode, reason: 'a burst pipe' };
      return { body, count: () => count('SELECT FROM refund WHERE shop_order_no = $1', [shopOrderNo]) };
    },
  ],
  'a change of a contact': [
    '/resv/contact',
    async () => {
      const { resvCode } = await reserve();
      const contact = { name: 'Mina Park', phone: '010-5555-6666', email: 'park@example.test' };
      return {
        body: { resvCode, contactVersion: 0, ...contact },
        count: () => countAuditEntries('reservation.contact', resvCode),
      };
    },
  ],
  'a confirmation': [
    '/resv/confirm',
    async () => {
      const { resvCode } = await reserve();
      return { body: { resvCode }, count: () => countAuditEntries('reservation.confirm', resvCode) };
    },
  ],
  'an internal note': [
    '/resv/note',
    async () => {
      const { resvCode } = await reserve();
      const body = { resvCode, note: 'a regular guest' };
      return { body, count: () => count('SELECT FROM reservation_note WHERE resv_code = $1', [resvCode]) };
    },
  ],
  'a repeated sending of messages': [
    '/resv/resend',
    async () => {
      const { resvCode } = await reserve();
      const text = `SELECT FROM outbox WHERE kind = 'reservation_made' AND channel = 'mail' AND payload ->> 'resvCode' = $1`;
      return { body: { resvCode }, count: async () => (await count(text, [resvCode])) - 1 };
    },
  ],
  'the hiding of a review': [
    '/review/hide',
    async () => {
      const reviewCode = await insertReview();
      const body = { reviewCode, version: 1, reason: 'insult', note: 'It insults a person.' };
      return { body, count: () => count('SELECT FROM review_hiding WHERE review_code = $1', [reviewCode]) };
    },
  ],
  'an answer to a review': [
    '/review/answer',
    async () => {
      const reviewCode = await insertReview();
      const text = 'SELECT FROM review WHERE review_code = $1 AND answer IS NOT NULL AND version = 2';
      return {
        body: { reviewCode, version: 1, answer: 'Thank you.' },
        count: () => count(text, [reviewCode]),
      };
    },
  ],
  'an answer to an inquiry': [
    '/qna/answer',
    async () => {
      const [inquiry] = await query(
        `INSERT INTO inquiry (htl_code, din_code, user_id, title, content) VALUES ($1, $2, $3, 'A', 'B') RETURNING qna_seq`,
        [H01, grill, mina.userId],
      );
      const qnaSeq = Number(inquiry?.qna_seq);
      const text = `SELECT FROM outbox WHERE kind = 'inquiry_answered' AND channel = 'mail' AND payload ->> 'qnaSeq' = $1`;
      return { body: { qnaSeq, version: 1, answer: 'Yes.' }, count: () => count(text, [String(qnaSeq)]) };
    },
  ],
  'a booking that is paid by a link': [
    '/resv/book',
    async () => {
      const name = `Yui Link ${'abcdefghij'[uniqueCount++ % 10]}${'abcdefghij'[Math.floor(uniqueCount / 10) % 10]}`;
      const text = `SELECT FROM pay_link WHERE "order" -> 'booker' ->> 'name' = $1`;
      return { body: createLinkBooking({ name }), count: () => count(text, [name]) };
    },
  ],
  'a repeated sending of a pay link': [
    '/resv/link/send',
    async () => {
      const linkId = await bookWithPayLink();
      const text = `SELECT FROM outbox WHERE channel = 'mail' AND payload ->> 'linkId' = $1`;
      return { body: { linkId }, count: async () => (await count(text, [linkId])) - 1 };
    },
  ],
  'the opening of a pay link for its guest': [
    '/resv/link/open',
    async () => {
      const linkId = await bookWithPayLink();
      return { body: { linkId }, count: () => countAuditEntries('pay_link.open', linkId) };
    },
  ],
  'the withdrawal of a pay link': [
    '/resv/link/withdraw',
    async () => {
      const linkId = await bookWithPayLink();
      const text = `SELECT FROM pay_link l JOIN hold h USING (shop_order_no)
        WHERE link_id = $1 AND withdrawn_at IS NOT NULL AND h.state = 'freed'`;
      return { body: { linkId }, count: () => count(text, [linkId]) };
    },
  ],
  'a proposal of a settlement': [
    '/payment/move',
    async () => {
      const { resvCode, shopOrderNo } = await reserve();
      await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'decline', times: 2 });
      await signIn();
      await manager.post('/resv/cancel', { resvCode, reason: 'a burst pipe' });
      await query(`UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = NULL, checks = 5`);
      await reconcile(server.paymentDeps);
      const { payment } = (await manager.post('/payment/view', { shopOrderNo })).json;
      const move = { move: 'as_provider', chargeId: null, reason: 'called the provider' };
      return {
        body: { shopOrderNo, version: payment?.version, ...move },
        count: () => count('SELECT FROM staff_proposal WHERE subject = $1', [shopOrderNo]),
      };
    },
  ],
  'the end of a member’s sessions': [
    '/member/sign-out',
    async () => {
      const cardNo = await createMember();
      return {
        body: { cardNo, reason: 'a lost phone' },
        count: () => count(`SELECT FROM session WHERE id_hash = $1 AND ended = 'ended_elsewhere'`, [cardNo]),
      };
    },
  ],
  'a proposal of an export': [
    '/member/export',
    async () => {
      const cardNo = await createMember();
      return { body: { cardNo, reason: 'asked by letter' }, count: () => countProposals(cardNo) };
    },
  ],
  'a proposal of an erasure': [
    '/member/erase',
    async () => {
      const cardNo = await createMember();
      return { body: { cardNo, reason: 'asked by letter' }, count: () => countProposals(cardNo) };
    },
  ],
  'the confirmation of an export': [
    '/member/confirm',
    async () => {
      const proposalId = await insertMemberProposal('member.export', await createMember());
      const text = `SELECT FROM staff_proposal WHERE proposal_id = $1 AND state = 'confirmed'`;
      return { body: { proposalId }, count: () => count(text, [proposalId]) };
    },
  ],
  'an erasure': [
    '/member/confirm',
    async () => {
      const cardNo = await createMember();
      const proposalId = await insertMemberProposal('member.erase', cardNo);
      return {
        body: { proposalId },
        count: async () => 1 - (await count('SELECT FROM member WHERE card_no = $1', [cardNo])),
      };
    },
  ],
  'a proposal to settle charges': [
    '/charge/propose',
    async () => {
      uniqueCount += 1;
      const [shopOrderNo, chargeId] = [`SHOP-${uniqueCount}`, `CHARGE-${uniqueCount}`];
      const charge = { shopOrderNo, chargeId, charged: 5_000, left: 2_000, method: 'card' };
      return { body: { charges: [charge], reason: 'restored' }, count: () => countProposals(chargeId) };
    },
  ],
  'the settlement of a charge': [
    '/charge/confirm',
    async () => {
      const shopOrderNo = await createUnrecordedCharge(server);
      const { chargeId, charged, left, method } = await getListedCharge(server, shopOrderNo);
      const body = { shopOrderNo, charged: String(charged), left: String(left), method, verdict: 'unknown' };
      const [proposal] = await query(
        `INSERT INTO staff_proposal (htl_code, capability, act, subject, subject_version, body, reason, proposer_name, lapses_at)
         VALUES ($1, 'settlement', 'charge.settle', $2, 0, $3, 'restored', 'Jiho', now() + interval '1 day')
         RETURNING proposal_id`,
        [H01, chargeId, body],
      );
      return {
        body: { proposalId: String(proposal?.proposal_id) },
        count: () => count('SELECT FROM refund WHERE shop_order_no = $1', [shopOrderNo]),
      };
    },
  ],
};

describe.each(Object.entries(staffWrites))('a process that is killed during %s', (_name, [path, prepare]) => {
  it.each(killPoints)('%s has changed nothing or everything, and a repetition makes the change once', async (point) => {
    const preparedWrite = await prepare();
    await signIn();
    const key = { 'idempotency-key': randomUUID() };
    const restorePool = killNextWrite(point);
    const killedResponse = await manager.post(path, preparedWrite.body, key);
    const wasKilled = restorePool();
    expect(wasKilled).toBe(true);
    expect(killedResponse.status).toBe(500);
    expect(await preparedWrite.count()).toBe(point === 'after the commit' ? 1 : 0);
    const [first, second] = [
      await manager.post(path, preparedWrite.body, key),
      await manager.post(path, preparedWrite.body, key),
    ];
    expect([first.status, first.json.code]).toEqual([200, undefined]);
    expect(second.json).toEqual(first.json);
    expect(await preparedWrite.count()).toBe(1);
    await query(`UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = NULL`);
    await reconcile(server.paymentDeps);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });
});
