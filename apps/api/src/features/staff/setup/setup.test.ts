import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StaffBrowser, type StaffServer, startStaffServer } from '../../../../test/staff-server';
import type { Mail } from '../../../ports/mail';
import type { Sms } from '../../../ports/sms';

const mails: Mail[] = [];
const messages: Sms[] = [];
let server: StaffServer;
let owner: StaffBrowser;
beforeAll(async () => {
  server = await startStaffServer({
    services: {
      mail: {
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve('sent');
        },
      },
      sms: {
        send: (sms) => {
          messages.push(sms);
          return Promise.resolve({ outcome: 'refused', code: '1011' });
        },
        hasAccepted: () => Promise.resolve(false),
      },
    },
    settings: { SMTP_TIMEOUT_SECONDS: '5' },
  });
  owner = await server.signIn(await server.createStaff({ role: 'owner', scope: { type: 'group' } }));
});
afterAll(() => server.close());

it('the set-up lists which settings are set and which are missing, without their values', async () => {
  const { items, settings } = (await owner.get('/setup/view')).json;
  expect(settings).toEqual(
    expect.arrayContaining([
      { name: 'SMTP_TIMEOUT_SECONDS', section: 'Mail', isSet: true, hasDefault: true, isNeeded: false },
      { name: 'EASYPAY_SECRET', section: 'Payments', isSet: true, hasDefault: false, isNeeded: true },
      { name: 'OPERATORS_MAIL', section: 'Mail', isSet: false, hasDefault: false, isNeeded: true },
      {
        name: 'SIGN_IN_KAKAO_CLIENT_SECRET',
        section: 'Sign-in providers',
        isSet: false,
        hasDefault: false,
        isNeeded: false,
      },
      { name: 'SECURITY_CONTACT', section: 'Pages', isSet: false, hasDefault: true, isNeeded: false },
    ]),
  );
  expect(JSON.stringify({ items, settings })).not.toContain('not used here');
  const [first] = items as { topic: string; state: { what: string[] } }[];
  expect(first).toMatchObject({ topic: 'settings', state: { type: 'missing' } });
  expect(first?.state.what).toEqual(expect.arrayContaining(['STAND_INS', 'OPERATORS_MAIL']));
});

it('the set-up names the hotel or venue that each item concerns', async () => {
  const { items } = (await owner.get('/setup/view')).json;
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        topic: 'policy',
        subjectName: 'Venue GRILL en',
        subject: expect.objectContaining({ dinCode: 'GRILL' }),
      }),
      expect.objectContaining({ topic: 'venue', subject: { type: 'hotel', htlCode: 'H01' }, state: { type: 'done' } }),
    ]),
  );
});

it('a test mail is sent once for each idempotency key and audited, and the response contains its outcome', async () => {
  const headers = { 'idempotency-key': 'one-test-mail-only' };
  const body = { email: 'owner@example.com' };
  expect((await owner.post('/setup/test-mail', body, headers)).json).toMatchObject({ outcome: 'sent' });
  expect((await owner.post('/setup/test-mail', body, headers)).json).toMatchObject({ outcome: 'unknown' });
  expect(mails.map(({ to }) => to)).toEqual([['owner@example.com']]);
  expect(await server.query(`SELECT actor_kind FROM audit_entry WHERE action = 'setup.test_mail'`)).toHaveLength(1);
  expect((await owner.post('/setup/test-mail', { email: 'nobody' })).json).toMatchObject({ code: 'email_invalid' });
});

it('a test SMS that the service refuses is reported as refused', async () => {
  expect((await owner.post('/setup/test-sms', { phone: '010-1234-5678' })).json).toMatchObject({ outcome: 'refused' });
  expect(messages.map(({ to }) => to)).toEqual(['01012345678']);
  expect((await owner.post('/setup/test-sms', { phone: '02-1' })).json).toMatchObject({ code: 'phone_invalid' });
});

it('a staff member can send ten tests in an hour', async () => {
  await server.query('DELETE FROM rate_limit');
  const send = async () => (await owner.post('/setup/test-mail', { email: 'owner@example.com' })).status;
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await send());
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});
