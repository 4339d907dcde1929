import { type TemplateTexts, templateKinds } from '@dining/domain/messages/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grill, mina } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';
import { renderGuestNotice } from '../../../notifications/guest-notice';
import { renderInquiryMail, renderInquirySms } from '../../../notifications/inquiry-messages';
import { renderReservationMail } from '../../../notifications/reservation-mail';
import { renderReservationSms } from '../../../notifications/reservation-sms';
import { renderReviewMail } from '../../../notifications/review-mail';
import type { Mail } from '../../../ports/mail';

let staffServer: StaffServer<PaymentTestServer>;
let owner: StaffBrowser;
const testMails: Mail[] = [];
beforeAll(async () => {
  staffServer = await startStaffServerWith((clock) => startPaymentTestServer({}, undefined, clock));
  const mail = {
    send(sentMail: Mail) {
      testMails.push(sentMail);
      return Promise.resolve('sent');
    },
  };
  Object.assign(staffServer.server.deps, { mail });
  owner = await staffServer.signIn(await staffServer.createStaff({ role: 'owner', scope: { type: 'group' } }));
});
afterAll(() => staffServer.close());

const none = { subject: '', opening: '', closing: '', smsLine: '' };
const key = { htlCode: 'H01', kind: 'made', language: 'ko' };
const view = async (changes: object = {}) => (await owner.post('/template/view', { ...key, ...changes })).json;
async function save(fields: Partial<TemplateTexts>, changes: object = {}) {
  const { version } = await view(changes);
  return owner.post('/template/save', { ...key, ...changes, version, fields: { ...none, ...fields } });
}

describe('the texts of a message', () => {
  it('are the built-in ones before a hotel writes any', async () => {
    expect(await view({ kind: 'reminder' })).toMatchObject({
      fields: none,
      version: '0',
      canEdit: true,
      builtIn: { subject: expect.stringContaining('{{venue}}'), opening: expect.stringContaining('{{name}}') },
    });
  });

  it('are kept as versions with what each has changed; the last version may reset them', async () => {
    await save({ closing: '주차는 무료입니다.' }, { language: 'en' });
    await save({}, { language: 'en' });
    expect(await view({ language: 'en' })).toMatchObject({ fields: none, version: '2' });
    const history = (await owner.post('/template/history', { ...key, language: 'en' })).json;
    const closing = '주차는 무료입니다.';
    expect(history).toMatchObject({
      versions: [
        { historyVersion: 2, fields: none, differences: [{ path: 'closing', before: closing, after: '' }] },
        { historyVersion: 1, fields: { ...none, closing }, differences: [] },
      ],
      next: null,
    });
    const { json } = await owner.post('/template/list', { htlCode: 'H01' });
    expect(json.templates.some(({ language }: { language: string }) => language === 'en')).toBe(false);
  });

  it('are refused with the stored version if another staff member saved meanwhile', async () => {
    const body = { ...key, language: 'ja', version: '0' };
    await owner.post('/template/save', { ...body, fields: { ...none, subject: 'ご予約' } });
    const { status, json } = await owner.post('/template/save', { ...body, fields: { ...none, subject: '予約' } });
    expect(status).toBe(409);
    expect(json).toMatchObject({ current: { fields: { subject: 'ご予約' }, version: '1' } });
  });

  it.each([
    ['a placeholder that does not exist', { opening: '{{surname}} 님' }, 'opening', 'placeholder_unknown'],
    ['an SMS line that is too long', { smsLine: '가'.repeat(46) }, 'smsLine', 'sms_too_long'],
    ['a subject of two lines', { subject: 'A\nB' }, 'subject', 'line_invalid'],
  ])('are refused with %s, and not saved', async (_, fields, path, message) => {
    const before = await view();
    const { status, json } = await save(fields);
    expect({ status, errors: json.errors }).toEqual({ status: 422, errors: [{ path, message }] });
    expect((await view()).version).toBe(before.version);
  });

  it('are audited', async () => {
    await save({ smsLine: '발레파킹이 가능합니다.' }, { kind: 'cancelled' });
    const [entry] = await staffServer.query(
      `SELECT * FROM audit_entry WHERE action = 'template.save' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({
      subject: 'cancelled ko',
      htl_code: 'H01',
      after: { smsLine: '발레파킹이 가능합니다.' },
    });
  });
});

describe('a preview', () => {
  it('shows an example reservation with the texts that are not saved yet', async () => {
    const { json } = await owner.post('/template/preview', {
      ...key,
      language: 'en',
      fields: { ...none, opening: 'Dear {{name}},\n<b>welcome</b>', smsLine: 'Bring {{number}}.' },
    });
    expect(json.opening).toContain('Hana Kim');
    expect(json.sms.endsWith('\nBring R-2026-0001.')).toBe(true);
    expect(JSON.stringify(json)).not.toContain('{{');
  });

  it.each(templateKinds)('of %s fills in all placeholders in each language', async (kind) => {
    for (const language of ['ko', 'en', 'cn', 'ja']) {
      const { json } = await owner.post('/template/preview', { ...key, kind, language, fields: none });
      expect(JSON.stringify(json)).not.toContain('{{');
      const { placeholders } = await view({ kind, language });
      const opening = placeholders.map((name: string) => `{{${name}}}`).join(' ');
      const filled = await owner.post('/template/preview', { ...key, kind, language, fields: { ...none, opening } });
      expect(filled.json.opening).not.toMatch(/[{}]/);
    }
  });

  it.each(['notice', 'reviewHidden', 'reviewUpheld', 'reviewRestored'])('of %s has no SMS', async (kind) => {
    const { json } = await owner.post('/template/preview', { ...key, kind, fields: none });
    expect(json.sms).toBe('');
  });

  it('of a hidden review keeps reason, explanation, the review and the right to appeal', async () => {
    const { json } = await owner.post('/template/preview', {
      ...key,
      kind: 'reviewHidden',
      language: 'en',
      fields: { ...none, opening: 'Hello {{name}}.', closing: 'Yours, {{hotel}}' },
    });
    expect(json).toMatchObject({
      title: 'Your review has been hidden',
      opening: expect.stringMatching(/^Hello .*Hana Kim.*\.$/),
      facts: [{ label: 'Reason', value: 'It contains someone else’s personal data' }],
      sections: [{ title: 'Explanation' }, { title: 'Your review' }],
      notes: [{ title: 'Appeal' }],
    });
  });
});

describe('a test mail', () => {
  it('goes to the staff member, and at most ten times in an hour', async () => {
    const person = await staffServer.createStaff({ role: 'marketing', scope: { type: 'group' } });
    const browser = await staffServer.signIn(person);
    const send = () => browser.post('/template/test-mail', { ...key, fields: none });
    expect((await send()).json).toEqual({ outcome: 'sent', to: person.email });
    expect(testMails.at(-1)).toMatchObject({ to: [person.email], subject: expect.stringContaining('예약') });
    for (let count = 0; count < 9; count += 1) await send();
    expect((await send()).json.code).toBe('too_many_requests');
  });
});

it('a message of the outbox has the texts from when it was enqueued, escaped', async () => {
  await save({
    subject: '{{venue}} 예약 안내',
    closing: '<b>{{number}}</b> 번호를 알려 주십시오.',
    smsLine: '주차 무료',
  });
  const guest = await staffServer.server.startGuestSession();
  const { resvCode } = await staffServer.server.reserve(guest, createDinnerOrder({ resvDate: '2026-04-01 18:00' }));
  await staffServer.query(`UPDATE reservation SET language = 'ko' WHERE resv_code = $1`, [resvCode]);
  await save({ subject: '나중에 쓴 제목' });
  const rows = await staffServer.query(
    `SELECT key, kind, payload, created_at AS "createdAt" FROM outbox WHERE kind = 'reservation_made' AND channel = 'mail'`,
  );
  const message = { ...rows.at(-1), attempts: 1 } as Parameters<typeof renderReservationMail>[2];
  const mail = await renderReservationMail(staffServer.server.deps, '/nowhere', message);
  expect(mail?.subject).toMatch(/예약 안내$/);
  expect(mail?.html).toContain(`&lt;b&gt;`);
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.text).toContain(`<b>${resvCode}</b> 번호를 알려 주십시오.`);
  const sms = await renderReservationSms(staffServer.server.deps, message);
  expect(sms).toMatchObject({ text: expect.stringMatching(/\n주차 무료$/), template: undefined });
  const later = await renderReservationMail(staffServer.server.deps, '/nowhere', { ...message, createdAt: new Date() });
  expect(later?.subject).toBe('나중에 쓴 제목');
});

describe('messages about inquiries, reviews and notices', () => {
  const message = { key: 'a message 1', attempts: 1 };

  it('the answer to an inquiry has the hotel’s texts, and its SMS is not sent by AlimTalk', async () => {
    const member = await staffServer.server.signInMember(mina.userId, mina.password);
    const { json } = await member.post('/mypage/insertQna', {
      dinCode: grill,
      qnaTitle: 'A {{name}}?',
      qnaContent: 'May we bring one?',
    });
    const { qnaSeq } = json as { qnaSeq: number };
    await staffServer.query(`UPDATE inquiry SET answer = 'Of course.', answered_at = now() WHERE qna_seq = $1`, [
      qnaSeq,
    ]);
    const before = { ...message, kind: 'inquiry_answered', payload: { qnaSeq }, createdAt: new Date() } as const;
    const fields = { subject: 'Re: {{title}}', closing: 'Your {{venue}}', smsLine: 'Thank you.' };
    await save(fields, { kind: 'inquiryAnswered', language: 'en' });
    const due = { ...before, createdAt: new Date() };
    const mail = await renderInquiryMail(staffServer.server.deps, due);
    expect(mail?.subject).toBe('Re: A {{name}}?');
    expect(mail?.text).toContain('Of course.');
    expect(mail?.text).toContain('Your Venue GRILL en');
    expect(await renderInquirySms(staffServer.server.deps, due)).toMatchObject({
      text: expect.stringMatching(/\nThank you\.$/),
      template: undefined,
    });
    expect(await renderInquirySms(staffServer.server.deps, before)).toMatchObject({
      text: expect.not.stringContaining('Thank you.'),
      template: { name: 'inquiry_answered' },
    });
  });

  it('the mail about a hidden review and that about a decided appeal have texts of their own', async () => {
    const { resvCode } = await staffServer.server.reserve(
      await staffServer.server.startGuestSession(),
      createDinnerOrder({ resvDate: '2026-04-02 18:00' }),
    );
    await staffServer.query(
      `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path, rating_food)
       SELECT 'V1', resv_code, htl_code, din_code, prod_code, $2, 'Mina', 'Call Kim at home', '', 1
       FROM reservation WHERE resv_code = $1`,
      [resvCode, mina.userId],
    );
    await staffServer.query(
      `INSERT INTO review_hiding (review_code, htl_code, state, reason, note, hidden_by, hidden_by_name, hidden_at)
       VALUES ('V1', 'H01', 'hidden', 'personal_data', 'It names a person.', gen_random_uuid(), 'Hana', now())`,
    );
    await staffServer.query(`UPDATE member SET language = 'en' WHERE user_id = $1`, [mina.userId]);
    await save({ subject: 'About your review' }, { kind: 'reviewHidden', language: 'en' });
    await save({ opening: 'Sorry, {{name}}.' }, { kind: 'reviewRestored', language: 'en' });
    const due = { ...message, payload: { reviewCode: 'V1' }, createdAt: new Date() };
    const hidden = await renderReviewMail(staffServer.server.deps, { ...due, kind: 'review_hidden' });
    expect(hidden?.subject).toBe('About your review');
    expect(hidden?.text).toContain('You can appeal once');
    await staffServer.query(`UPDATE review_hiding SET state = 'restored', decision = 'We asked again.'`);
    const restored = await renderReviewMail(staffServer.server.deps, { ...due, kind: 'review_appeal_decided' });
    expect(restored?.subject).toContain('is visible again');
    expect(restored?.text).toContain('Sorry, 김미나.');
    expect(restored?.text).toContain('We asked again.');
  });

  it('a notice has the hotel’s opening, the message of staff, and that the reservation remains valid', async () => {
    const guest = await staffServer.server.startGuestSession();
    const { resvCode } = await staffServer.server.reserve(guest, createDinnerOrder({ resvDate: '2026-04-03 18:00' }));
    await staffServer.query(`UPDATE reservation SET language = 'en' WHERE resv_code = $1`, [resvCode]);
    const [notice] = await staffServer.query(
      `INSERT INTO guest_notice (resv_code, htl_code, author, message) VALUES ($1, 'H01', 'Hana', 'Use the east door.')
       RETURNING id::int AS id`,
      [resvCode],
    );
    await save({ opening: 'News about {{number}}:' }, { kind: 'notice', language: 'en' });
    const payload = { resvCode, noticeId: Number(notice?.id) } as Parameters<typeof renderGuestNotice>[1]['payload'];
    const mail = await renderGuestNotice(staffServer.server.deps, {
      ...message,
      kind: 'guest_notice',
      payload,
      createdAt: new Date(),
    });
    expect(mail?.text).toContain(`News about ${resvCode}:\nYour reservation remains valid.`);
    expect(mail?.text).toContain('Use the east door.');
  });
});

it('a manager of a venue can neither view nor save the messages of the hotel', async () => {
  const browser = await staffServer.signIn(
    await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }),
  );
  expect((await browser.post('/template/view', key)).status).toBe(404);
  expect((await browser.post('/template/save', { ...key, version: '0', fields: none })).status).toBe(403);
});
