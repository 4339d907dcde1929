import { listAuditRecords } from '@dining/contract/staff/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthTestServer, type Browser, joinMember, startAuthTestServer } from '../../test/auth-test-server';
import { dinner } from '../../test/fixtures';
import { exportMemberData } from '../../test/member-export';
import { createDinnerOrder } from '../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../test/staff-command-client';
import { getVisitConfirmationPath } from '../notifications/reservation-keys';

let server: AuthTestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startAuthTestServer();
  staff = await startStaffCommandClient(server.deps);
  await server.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
});
beforeEach(() => server.clearRateLimits());
afterAll(async () => {
  await staff.close();
  await server.close();
});

/** Lists the audit entries of guests and members about a subject, oldest first, after the background work is done. */
async function listEntries(subject: string) {
  await Promise.all(server.app.backgroundWork);
  const { entries = [] } = await staff.call(listAuditRecords, { body: { subject, to: '2999-12-31' } });
  const guestEntries = entries.filter(({ kind }) => kind !== 'staff');
  return guestEntries
    .toReversed()
    .map(({ kind, action, detail: { by } }) => [kind, action, by].filter(Boolean).join(' '));
}
/** Creates a member, whose audit begins with the entry of joining, and another browser where they are signed out. */
const createMember = async () => ({
  ...(await joinMember(server)),
  browser: server.browser({ ipAddress: '10.20.30.40' }),
});
const signIn = (browser: Browser, username: string, password: string) =>
  browser.post('/authentications', { username, password });

describe('the account audit', () => {
  it('records sign-ins by password and provider, and wrong passwords for existing user ids only', async () => {
    const { email, password, browser } = await createMember();
    await signIn(browser, email, 'not this one');
    await signIn(browser, email.toUpperCase(), password);
    await server.addAccount('kakao', { subject: '900001', name: '이소셜', email: null, phone: null });
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('KAKAO', '900001', $1)`, [
      email,
    ]);
    await server.signInWithProvider(server.browser(), 'kakao', '900001');
    expect(await listEntries(email)).toEqual([
      'member member.sign_in join',
      'guest member.sign_in_failed',
      'member member.sign_in password',
      'member member.sign_in KAKAO',
    ]);
    await signIn(browser, 'nobody@example.test', 'not this one');
    expect(await listEntries('nobody@example.test')).toEqual([]);
  });

  it('records nothing once attempts are limited', async () => {
    const { email, browser } = await createMember();
    for (let attempt = 0; attempt < 14; attempt += 1) await signIn(browser, email, 'not this one');
    expect(await listEntries(email)).toEqual([
      'member member.sign_in join',
      ...Array(10).fill('guest member.sign_in_failed'),
    ]);
  });

  it('records a new password, a wrong old one, a change of consents, and the deletion', async () => {
    const { email, password, browser } = await createMember();
    await signIn(browser, email, password);
    await browser.post('/mypage/changePassword', { password: 'not this one', newPassword: 'a better one at last' });
    await browser.post('/mypage/changePassword', { password, newPassword: 'a better one at last' });
    const marketing = { policyMarketingAgreYn: 'Y', marketingSmsAgreYn: 'Y', marketingMailAgreYn: 'N' };
    await browser.post('/mypage/changeMarketing', marketing);
    await browser.post('/mypage/changeMarketing', marketing);
    await browser.post('/mypage/leave', { password: 'a better one at last' });
    expect(await listEntries(email)).toEqual([
      'member member.sign_in join',
      'member member.sign_in password',
      'member member.password_failed',
      'member member.password',
      'member member.marketing',
      'member member.leave',
    ]);
  });

  it('records a password reset by link, and a user id shown after its phone was verified', async () => {
    const { email, name, phone, browser } = await createMember();
    await browser.post('/password/askReset', { user_id: email });
    await Promise.all(server.app.backgroundWork);
    const [mail] = (await server.listMailsTo(email)).filter(({ text }) => text.includes('key='));
    const key = /key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await browser.post('/password/reset', { key, password: 'a better one at last' });
    await browser.post('/find-id/askCode', { name_kor: name, cellphone: phone });
    await browser.post('/find-id/prove', { code: await server.getSmsCode(phone) });
    expect(await listEntries(email)).toEqual([
      'member member.sign_in join',
      'guest member.reset_requested',
      'member member.reset',
      'guest member.id_shown',
    ]);
  });

  it('keeps entries for a year, without personal data, and includes them in the member’s data export', async () => {
    const { email, password, phone, browser } = await createMember();
    await signIn(browser, email, password);
    const { tables = {} } = await exportMemberData(staff, server.pool, email, 'asked by letter');
    const memberEntries = tables['audit_entry']?.filter(
      (row) => (row as { actor_kind: string }).actor_kind === 'member',
    );
    expect(memberEntries).toMatchObject([
      { action: 'member.sign_in', actor_kind: 'member', detail: { by: 'join' } },
      { action: 'member.sign_in', actor_kind: 'member', detail: { by: 'password' } },
    ]);
    expect(JSON.stringify(tables['audit_entry'])).not.toMatch(new RegExp(`${email}|${phone}|10\\.20\\.30\\.40`));
    const { rows } = await server.pool.query(
      `SELECT bool_and(kept_until = at + interval '1 year') AS year FROM audit_entry WHERE action = 'member.sign_in'`,
    );
    expect(rows).toEqual([{ year: true }]);
  });
});

describe('a reservation opened by its phone, code or link', () => {
  let day = 10;
  const createReservation = async () => {
    const guest = server.browser();
    await guest.post('/guest/start');
    day += 1;
    const order = createDinnerOrder({ resvDate: `2026-04-${day} 18:00`, resvSetleAmnt: 0, resvUserTel: '01055550009' });
    return { guest, resvCode: String((await guest.post('/resv/insert', order)).json.resvCode) };
  };

  it('is audited once for each IP address, but not in its booker’s session', async () => {
    const { guest, resvCode } = await createReservation();
    await guest.post('/resv/view', { resvCode });
    await server.browser().post('/resv/view', { resvCode });
    expect(await listEntries(resvCode)).toEqual([]);
    const firstClient = server.browser({ ipAddress: '10.1.1.1' });
    const secondClient = server.browser({ ipAddress: '10.1.1.2' });
    await firstClient.post('/resv/lookup', { resvCode, phone: '010-0000-0000' });
    const { key } = (await firstClient.post('/resv/lookup', { resvCode, phone: '010-5555-0009' })).json;
    for (const client of [firstClient, firstClient, secondClient]) await client.post('/resv/view', { resvCode, key });
    await server.app.inject({
      url: `/api/resv/calendar?resvCode=${resvCode}&key=${key}`,
      remoteAddress: '10.1.1.2',
    });
    expect(await listEntries(resvCode)).toEqual([
      'guest reservation.lookup_failed number',
      'guest reservation.lookup number',
      'guest reservation.open link',
      'guest reservation.open link',
    ]);
  });

  it('is audited if it is opened by a code or by the link of a reminder', async () => {
    const { resvCode } = await createReservation();
    const browser = server.browser();
    await browser.post('/resv/askLookupCode', { resvCode, phone: '01055550009' });
    await Promise.all(server.app.backgroundWork);
    await browser.post('/resv/lookup', {
      resvCode,
      phone: '01055550009',
      code: await server.getSmsCode('01055550009'),
    });
    const visitParams = new URL(getVisitConfirmationPath(server.deps.keyring.links, resvCode as never), 'http://x')
      .searchParams;
    await browser.post('/resv/visit', { resvCode, key: visitParams.get('key') ?? '' });
    expect(await listEntries(resvCode)).toEqual(['guest reservation.lookup code', 'guest reservation.open reminder']);
  });
});
