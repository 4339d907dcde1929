import type { TemplateTexts } from '@dining/domain/messages/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';
import { renderReservationMail } from '../../../notifications/reservation-mail';
import { renderReservationSms } from '../../../notifications/reservation-sms';
import type { Mail } from '../../../ports/mail';

let rig: StaffServer<PaymentTestServer>;
let owner: StaffBrowser;
const testMails: Mail[] = [];
beforeAll(async () => {
  rig = await startStaffServerWith((clock) => startPaymentTestServer({}, undefined, clock));
  const mail = {
    send(sentMail: Mail) {
      testMails.push(sentMail);
      return Promise.resolve('sent');
    },
  };
  Object.assign(rig.server.deps, { mail });
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: { type: 'group' } }));
});
afterAll(() => rig.close());

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
      versions: [],
      canEdit: true,
      builtIn: { subject: expect.stringContaining('{{venue}}'), opening: expect.stringContaining('{{name}}') },
    });
  });

  it('are kept as versions; the last version may reset them', async () => {
    await save({ closing: '주차는 무료입니다.' }, { language: 'en' });
    await save({}, { language: 'en' });
    const { fields, version, versions } = await view({ language: 'en' });
    expect({ fields, version }).toEqual({ fields: none, version: '2' });
    expect(versions.map((each: { fields: object }) => each.fields)).toEqual([
      none,
      { ...none, closing: '주차는 무료입니다.' },
    ]);
    const { json } = await owner.post('/template/list', { htlCode: 'H01' });
    expect(json.templates.some(({ language }: { language: string }) => language === 'en')).toBe(false);
  });

  it('show both versions if somebody else saved meanwhile', async () => {
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
    const [entry] = await rig.query(
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

  it.each(['made', 'cancelled', 'cancelledByVenue', 'reminder', 'payLink'])(
    'of %s fills in all placeholders in each language',
    async (kind) => {
      for (const language of ['ko', 'en', 'cn', 'ja']) {
        const { json } = await owner.post('/template/preview', { ...key, kind, language, fields: none });
        expect(JSON.stringify(json)).not.toContain('{{');
      }
    },
  );
});

describe('a test mail', () => {
  it('goes to the staff member, and at most ten times in an hour', async () => {
    const person = await rig.createStaff({ role: 'marketing', scope: { type: 'group' } });
    const browser = await rig.signIn(person);
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
  const guest = await rig.server.guest();
  const { resvCode } = await rig.server.reserve(guest, createDinnerOrder({ resvDate: '2026-04-01 18:00' }));
  await rig.query(`UPDATE reservation SET language = 'ko' WHERE resv_code = $1`, [resvCode]);
  await save({ subject: '나중에 쓴 제목' });
  const rows = await rig.query(
    `SELECT key, kind, payload, created_at AS "createdAt" FROM outbox WHERE kind = 'reservation_made' AND channel = 'mail'`,
  );
  const message = { ...rows.at(-1), attempts: 1 } as Parameters<typeof renderReservationMail>[2];
  const mail = await renderReservationMail(rig.server.deps, '/nowhere', message);
  expect(mail?.subject).toMatch(/예약 안내$/);
  expect(mail?.html).toContain(`&lt;b&gt;`);
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.text).toContain(`<b>${resvCode}</b> 번호를 알려 주십시오.`);
  const sms = await renderReservationSms(rig.server.deps, message);
  expect(sms).toMatchObject({ text: expect.stringMatching(/\n주차 무료$/), template: undefined });
  const later = await renderReservationMail(rig.server.deps, '/nowhere', { ...message, createdAt: new Date() });
  expect(later?.subject).toBe('나중에 쓴 제목');
});

it('a venue manager may only read the messages of a hotel as far as their grants reach', async () => {
  const browser = await rig.signIn(await rig.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }));
  expect((await browser.post('/template/view', key)).status).toBe(404);
  expect((await browser.post('/template/save', { ...key, version: '0', fields: none })).status).toBe(403);
});
