import { randomUUID } from 'node:crypto';
import { type Role, roles, type Scope, widestScopes } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dinner, mina } from '../../../../test/fixtures';
import { inboxListPaths, inboxPaths } from '../../../../test/inbox-paths';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { createVisitRow } from '../../../../test/visit-rows';
import { reservation } from '../../../db/schema/reservations';

let staffServer: StaffServer;
let visitCount = 0;
beforeAll(async () => {
  staffServer = await startStaffServer();
  const rows = Array.from({ length: 200 }, (_, index) => createVisitRow(index + 1));
  await staffServer.server.database.db.insert(reservation).values(rows);
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(() => staffServer.close());

const venues = { own: testScopes.ownVenue, sister: testScopes.sisterVenue, other: testScopes.otherVenue } as const;
const scopesByType: Readonly<Record<string, Scope>> = {
  venue: testScopes.ownVenue,
  hotel: testScopes.ownHotel,
  group: testScopes.group,
};

const inquiryRoles: readonly Role[] = ['venue_manager', 'reservation_desk', 'hotel_manager', 'marketing'];
const paymentRoles: readonly Role[] = [
  'venue_manager',
  'reservation_desk',
  'hotel_manager',
  'finance',
  'privacy',
  'owner',
];
/** The roles that may use each endpoint, at their widest scope. */
const rolesByPath: Readonly<Record<(typeof inboxPaths)[number], readonly Role[]>> = {
  '/qna/list': inquiryRoles,
  '/qna/view': inquiryRoles,
  '/qna/writing': inquiryRoles,
  '/qna/answer': inquiryRoles,
  '/review/list': inquiryRoles,
  '/review/view': inquiryRoles,
  '/review/answer': inquiryRoles,
  '/review/hide': ['hotel_manager', 'marketing'],
  '/review/appeal': ['hotel_manager', 'marketing'],
  '/payment/list': paymentRoles,
  '/payment/view': paymentRoles,
  '/payment/refresh': paymentRoles,
  '/payment/move': ['finance'],
  '/payment/confirm': ['finance'],
  '/payment/withdraw': ['finance'],
  '/payment/refuse': ['finance'],
  '/alert/list': paymentRoles,
  '/alert/settle': paymentRoles,
  '/message/list': inquiryRoles,
  '/message/retry': inquiryRoles,
  '/message/stop': inquiryRoles,
  '/audit/list': ['hotel_manager', 'privacy', 'owner'],
};
/** The alarm of these tests is about an inquiry, which also requires the capability for inquiries. */
const alarmRoles = inquiryRoles.filter((role) => paymentRoles.includes(role));

interface Subjects {
  readonly qnaSeq: number;
  readonly reviewCode: string;
  readonly hiddenReviewCode: string;
  readonly shopOrderNo: string;
  readonly proposalId: string;
  readonly alarmId: number;
  readonly messageId: number;
}

const getNumber = (rows: Record<string, unknown>[], name: string): number => Number(rows[0]?.[name]);

async function createSubjects({ htlCode, dinCode }: Extract<Scope, { type: 'venue' }>): Promise<Subjects> {
  const insertReview = async (hidden: boolean): Promise<string> => {
    visitCount += 1;
    const reviewCode = `V${visitCount}`;
    await staffServer.query(
      `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path, hidden)
       VALUES ($1, $2, $3, $4, $5, $6, 'M', 'Good', '', $7)`,
      [reviewCode, `R${visitCount}`, htlCode, dinCode, dinner, mina.userId, hidden],
    );
    return reviewCode;
  };
  const qnaSeq = getNumber(
    await staffServer.query(
      `INSERT INTO inquiry (htl_code, din_code, user_id, title, content) VALUES ($1, $2, $3, 'A', 'B') RETURNING qna_seq`,
      [htlCode, dinCode, mina.userId],
    ),
    'qna_seq',
  );
  const [reviewCode, hiddenReviewCode] = [await insertReview(false), await insertReview(true)];
  await staffServer.query(
    `INSERT INTO review_hiding (review_code, htl_code, state, reason, note, hidden_by, hidden_by_name, appeal, appealed_at)
     VALUES ($1, $2, 'appealed', 'insult', 'x', $3, 'Jiho', 'no', now())`,
    [hiddenReviewCode, htlCode, randomUUID()],
  );
  const shopOrderNo = `${htlCode}-${randomUUID()}`;
  await staffServer.query(
    `INSERT INTO payment (shop_order_no, htl_code, state, amount, method, provider, "order", guest_id)
     VALUES ($1, $2, 'manual', 1000, 'card', 'easypay', $3, 'h')`,
    [shopOrderNo, htlCode, { dinCode }],
  );
  const [proposal] = await staffServer.query(
    `INSERT INTO staff_proposal (htl_code, capability, act, subject, subject_version, body, reason, proposer_name, lapses_at)
     VALUES ($1, 'payment.manual', 'payment.move', $2, 0, '{"move": "as_provider"}', 'x', 'Nobody', now() + interval '1 day')
     RETURNING proposal_id`,
    [htlCode, shopOrderNo],
  );
  const alarmId = getNumber(
    await staffServer.query(
      `INSERT INTO alarm (htl_code, kind, subject, detail) VALUES ($1, 'mail_refused', $2, 'x') RETURNING id`,
      [htlCode, `inquiry ${qnaSeq}`],
    ),
    'id',
  );
  const messageId = getNumber(
    await staffServer.query(
      `INSERT INTO outbox (key, htl_code, kind, payload, attempts) VALUES ($1, $2, 'inquiry_answered', $3, 2) RETURNING id`,
      [randomUUID(), htlCode, { qnaSeq }],
    ),
    'id',
  );
  await staffServer.query(
    `INSERT INTO audit_entry (htl_code, actor, action, subject) VALUES ($1, 'Mina', 'venue.close', $2)`,
    [htlCode, shopOrderNo],
  );
  return {
    qnaSeq,
    reviewCode,
    hiddenReviewCode,
    shopOrderNo,
    proposalId: String(proposal?.['proposal_id']),
    alarmId,
    messageId,
  };
}

/**
 * Each endpoint for one subject, with its body and the response to a permitted caller: `ok`, or an error that occurs
 * after the subject was found. `|` separates possible responses.
 */
const listActions = (subjects: Subjects): readonly (readonly [(typeof inboxPaths)[number], object, string])[] => [
  ['/qna/view', { qnaSeq: subjects.qnaSeq }, 'ok'],
  ['/qna/writing', { qnaSeq: subjects.qnaSeq, isWriting: true }, 'ok'],
  ['/qna/answer', { qnaSeq: subjects.qnaSeq, version: 1, answer: 'Yes.' }, 'ok'],
  ['/review/view', { reviewCode: subjects.reviewCode }, 'ok'],
  ['/review/answer', { reviewCode: subjects.reviewCode, version: 1, answer: 'Thank you.' }, 'ok'],
  [
    '/review/hide',
    { reviewCode: subjects.reviewCode, version: 2, reason: 'insult', note: 'x' },
    'ok|changed_meanwhile',
  ],
  ['/review/appeal', { reviewCode: subjects.hiddenReviewCode, version: 1, decision: 'upheld', note: 'x' }, 'ok'],
  ['/payment/view', { shopOrderNo: subjects.shopOrderNo }, 'ok'],
  ['/payment/refresh', { shopOrderNo: subjects.shopOrderNo }, 'ok'],
  [
    '/payment/move',
    { shopOrderNo: subjects.shopOrderNo, version: 0, move: 'refunded', chargeId: null, reason: 'x' },
    'already_proposed',
  ],
  ['/payment/confirm', { proposalId: subjects.proposalId }, 'provider_silent'],
  ['/payment/withdraw', { proposalId: subjects.proposalId }, 'not_own_proposal'],
  ['/payment/refuse', { proposalId: subjects.proposalId, reason: 'x' }, 'ok'],
  ['/alert/settle', { id: subjects.alarmId, reason: 'x' }, 'ok'],
  ['/message/retry', { id: subjects.messageId }, 'ok'],
  ['/message/stop', { id: subjects.messageId }, 'ok'],
];

/** Returns for `venues`, in their order, whether the role reaches them at its widest scope. */
const getReach = (role: Role): readonly boolean[] =>
  ({ venue: [true, false, false], hotel: [true, true, false], group: [true, true, true] })[widestScopes[role]];

const call = async (browser: StaffBrowser, path: string, body: object): Promise<string> => {
  const { status, json } = await browser.post(path, body);
  return status === 200 ? 'ok' : (json.code ?? '');
};

describe('the capabilities of a role in the inbox', () => {
  it.each(roles)('allow the role %s to act only within its scope', async (role) => {
    const browser = await staffServer.signIn(
      await staffServer.createStaff({ role, scope: scopesByType[widestScopes[role]] as Scope }),
    );
    for (const [index, venue] of Object.values(venues).entries()) {
      for (const [path, body, result] of listActions(await createSubjects(venue))) {
        const isVisible = getReach(role)[index] && (path !== '/alert/settle' || alarmRoles.includes(role));
        const permittedResult = isVisible ? result : 'not_found';
        const expected = rolesByPath[path].includes(role) ? permittedResult : 'forbidden';
        expect([path, index, await call(browser, path, body)]).toEqual([
          path,
          index,
          expect.stringMatching(new RegExp(`^(${expected})$`)),
        ]);
      }
    }
  });

  it.each(roles)('allow the role %s to list only what is within its scope', async (role) => {
    await staffServer.query(`UPDATE inquiry SET deleted_at = now()`);
    await staffServer.query(`UPDATE payment SET state = 'voided'`);
    await staffServer.query('UPDATE alarm SET settled_at = now()');
    await staffServer.query('DELETE FROM outbox');
    await staffServer.query('TRUNCATE review CASCADE');
    visitCount = 0;
    const subjects = await Promise.all(Object.values(venues).map(createSubjects));
    const browser = await staffServer.signIn(
      await staffServer.createStaff({ role, scope: scopesByType[widestScopes[role]] as Scope }),
    );
    const reach = getReach(role);
    const expectListed = async (
      path: (typeof inboxListPaths)[number],
      body: object,
      list: (json: Awaited<ReturnType<StaffBrowser['post']>>['json']) => readonly unknown[],
      getId: (subject: Subjects) => unknown,
      readers = rolesByPath[path],
    ): Promise<void> => {
      const { status, json } = await browser.post(path, body);
      expect([path, status]).toEqual([path, rolesByPath[path].includes(role) ? 200 : 403]);
      if (status !== 200) return;
      const listedIds = list(json);
      expect([path, subjects.map((subject) => listedIds.includes(getId(subject)))]).toEqual([
        path,
        reach.map((isInReach) => isInReach && readers.includes(role)),
      ]);
    };
    await expectListed(
      '/qna/list',
      { state: 'waiting' },
      (json) => json.inquiries.map((row) => row.qnaSeq),
      (subject) => subject.qnaSeq,
    );
    await expectListed(
      '/review/list',
      { state: 'visible' },
      (json) => json.reviews.map((row) => row.reviewCode),
      (subject) => subject.reviewCode,
    );
    await expectListed(
      '/payment/list',
      {},
      (json) => json.payments.map((row) => row.shopOrderNo),
      (subject) => subject.shopOrderNo,
    );
    await expectListed(
      '/alert/list',
      {},
      (json) => json.alerts.map((row) => row.id),
      (subject) => subject.alarmId,
      alarmRoles,
    );
    await expectListed(
      '/message/list',
      { state: 'trying' },
      (json) => json.messages.map((row) => row.id),
      (subject) => subject.messageId,
    );
    await expectListed(
      '/audit/list',
      { from: '2020-01-01', to: '2099-12-31', action: 'venue.' },
      (json) => json.entries.map((row) => row.subject),
      (subject) => subject.shopOrderNo,
    );
  });

  it('are checked before the body is validated: a visitor who is not signed in is refused', async () => {
    for (const path of inboxPaths)
      expect([path, await call(staffServer.browser(), path, { nonsense: 1 })]).toEqual([path, 'not_signed_in']);
  });
});
