import { inviteOwner } from '@dining/contract/staff/staff';
import { type Language, languages } from '@dining/domain/shared/language';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../test/authenticator';
import { type MailTestServer, startMailTestServer } from '../../../../test/mail-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { runJob } from '../../../jobs/run-job';

let staffServer: StaffServer;
let mailServer: MailTestServer;
let commands: StaffCommandClient;
beforeAll(async () => {
  staffServer = await startStaffServer();
  mailServer = await startMailTestServer();
  commands = await startStaffCommandClient(staffServer.server.deps);
});
beforeEach(async () => {
  await staffServer.query('DELETE FROM rate_limit');
  await staffServer.query('DELETE FROM outbox');
  await mailServer.clear();
});
afterAll(async () => {
  await commands.close();
  await mailServer.close();
  await staffServer.close();
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const password = 'nine tables by the window';
let emailCount = 0;
const createEmail = () => {
  emailCount += 1;
  return `new-${emailCount}@staff.test`;
};

/** Sends the mails that are due. Returns the newest one with the key of its link. */
async function receiveMail() {
  await runJob('mailer', {
    deps: { ...staffServer.server.deps, mail: mailServer.createService() },
    siteFolder: '',
    log,
    stopSignal: new AbortController().signal,
  });
  const [mail] = await mailServer.listMails();
  const text = mail?.text ?? '';
  return { mail, text, key: /\/console\/invitation\?lang=\w+#(\S+)/.exec(text)?.[1] ?? '' };
}
const signInManager = async () =>
  staffServer.signIn(await staffServer.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }));
const inviteHost = (manager: StaffBrowser, email: string, language: Language = 'en') =>
  manager.post('/staff/invite', {
    email,
    name: '박서준',
    language,
    grants: [{ role: 'host', scope: testScopes.ownVenue, endsOn: null }],
  });
const getCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: staffServer.server.deps.now().getTime() });
async function acceptInvitation(browser: StaffBrowser, key: string, changes: object = {}) {
  const { json } = await browser.post('/invitation/view', { key });
  const code = json.totp === undefined ? '123456' : getCode(json.totp.secret);
  return browser.post('/invitation/accept', { method: 'password', key, password, code, ...changes });
}

describe('an invitation', () => {
  it('is mailed, shows the role and the secret, and is accepted with a password and a code', async () => {
    const [email, manager] = [createEmail(), await signInManager()];
    const response = await inviteHost(manager, email.toUpperCase());
    expect(response.json).toEqual({ staffId: expect.any(String), invited: true });
    const { mail, text, key } = await receiveMail();
    expect(mail).toMatchObject({
      to: [email],
      subject: expect.stringContaining('your invitation to the staff console'),
    });
    expect(text).toContain('Host · Venue GRILL en');
    expect(JSON.stringify(await staffServer.query('SELECT * FROM outbox'))).not.toContain(key.split('.')[1]);

    const browser = staffServer.browser();
    const view = (await browser.post('/invitation/view', { key })).json;
    expect(view).toMatchObject({ email, purpose: 'join', grants: [{ role: 'host', scope: testScopes.ownVenue }] });
    expect(view.totp.uri).toContain(`secret=${view.totp.secret}`);
    expect((await browser.post('/invitation/view', { key })).json.totp).toEqual(view.totp);
    const { json } = await acceptInvitation(browser, key);
    expect(json.me).toMatchObject({ email, hasPassword: true, recoveryCodeCount: 10 });
    expect(json.recoveryCodes).toHaveLength(10);
    expect((await browser.get('/session/me')).status).toBe(200);

    const laterBrowser = staffServer.browser();
    await laterBrowser.post('/session/password', { email, password });
    const usedCode = getCode(view.totp.secret);
    expect((await laterBrowser.post('/session/totp', { code: usedCode })).json.code).toBe('code_wrong');
    expect((await laterBrowser.post('/session/totp', { code: staffServer.getCode(view.totp) })).status).toBe(200);
    const people = (await manager.post('/staff/list')).json.staff;
    expect(people.find((person: { email: string }) => person.email === email)).toMatchObject({ invitation: null });
  });

  it('is accepted with a passkey alone', async () => {
    const email = createEmail();
    await inviteHost(await signInManager(), email);
    const { key } = await receiveMail();
    const browser = staffServer.browser();
    const { passkeyOptions } = (await browser.post('/invitation/view', { key })).json;
    const passkey = createAuthenticator();
    const body = { method: 'passkey', key, response: passkey.register(passkeyOptions, staffServer.origin) };
    const { json } = await browser.post('/invitation/accept', body);
    expect(json.me).toMatchObject({ email, hasPassword: false, passkeys: [{ credentialId: passkey.credentialId }] });
    expect(json.recoveryCodes).toEqual([]);
    const { options } = (await staffServer.browser().post('/session/passkey/options')).json;
    const response = await staffServer
      .browser()
      .post('/session/passkey/verify', { response: passkey.assert(options, staffServer.origin) });
    expect(response.json.me.email).toBe(email);
  });

  it('is accepted once, even if two people accept it at the same time', async () => {
    await inviteHost(await signInManager(), createEmail());
    const { key } = await receiveMail();
    const responses = await Promise.all([
      acceptInvitation(staffServer.browser(), key),
      acceptInvitation(staffServer.browser(), key),
    ]);
    expect(responses.map(({ json }) => json.code ?? 'ok').toSorted()).toEqual(['invitation_used', 'ok']);
    expect((await staffServer.browser().post('/invitation/view', { key })).json.code).toBe('invitation_used');
    expect((await acceptInvitation(staffServer.browser(), key)).json.code).toBe('invitation_used');
  });

  it('expires after 72 hours, when a newer one is sent, and when all its grants have ended', async () => {
    const [email, manager] = [createEmail(), await signInManager()];
    const { staffId } = (await inviteHost(manager, email)).json;
    const first = await receiveMail();
    const [row] = await staffServer.query(
      'SELECT extract(epoch FROM expires_at - created_at)::int AS seconds FROM staff_invitation WHERE staff_id = $1',
      [staffId],
    );
    expect(row?.['seconds']).toBe(72 * 3_600);
    await manager.post('/staff/renew-sign-in', { staffId, reason: 'the link was lost' });
    expect((await acceptInvitation(staffServer.browser(), first.key)).json.code).toBe('invitation_expired');
    const second = await receiveMail();
    expect(second.mail?.subject).toContain('set up your sign-in again');
    await staffServer.query(`UPDATE staff_invitation SET expires_at = now() WHERE staff_id = $1`, [staffId]);
    expect((await staffServer.browser().post('/invitation/view', { key: second.key })).json.code).toBe(
      'invitation_expired',
    );
    await staffServer.query(`UPDATE staff_invitation SET expires_at = now() + interval '1 hour' WHERE staff_id = $1`, [
      staffId,
    ]);
    await staffServer.query('UPDATE staff_grant SET ended_at = now() WHERE staff_id = $1', [staffId]);
    expect((await acceptInvitation(staffServer.browser(), second.key)).json.code).toBe('invitation_expired');
  });

  it('is unknown if its key is forged', async () => {
    const { staffId } = (await inviteHost(await signInManager(), createEmail())).json;
    const [row] = await staffServer.query('SELECT invitation_id FROM staff_invitation WHERE staff_id = $1', [staffId]);
    const invitationId = String(row?.['invitation_id']);
    const { key } = await receiveMail();
    const [, signature = ''] = key.split('.');
    const otherInvitationId = '00000000-0000-4000-8000-000000000000';
    const otherKey = `${otherInvitationId}.${signature}`;
    for (const forgedKey of [`${invitationId}.${'A'.repeat(43)}`, invitationId, otherKey, 'x', '.'])
      expect([forgedKey, (await staffServer.browser().post('/invitation/view', { key: forgedKey })).json.code]).toEqual(
        [forgedKey, 'invitation_unknown'],
      );
    expect((await acceptInvitation(staffServer.browser(), key)).status).toBe(200);
  });

  it.each([
    ['a short password', { password: 'eleven char' }, 'password_short'],
    ['a simple password', { password: 'aaaaaaaaaaaaaaaa' }, 'password_simple'],
    ['a common password', { password: 'Password1234' }, 'password_common'],
    ['a wrong code', { code: '000000' }, 'code_wrong'],
  ])('stays valid after %s', async (_case, changes, code) => {
    await inviteHost(await signInManager(), createEmail());
    const { key } = await receiveMail();
    const refused = await acceptInvitation(staffServer.browser(), key, changes);
    expect(refused.json.code).toBe(code);
    if (code === 'password_short') expect(refused.json.title).toBe('The password needs at least 12 characters.');
    expect((await acceptInvitation(staffServer.browser(), key)).status).toBe(200);
  });

  it('is not sent to a person who can sign in: they get the role at once, and only once', async () => {
    const manager = await signInManager();
    const kitchen = await staffServer.createStaff({ role: 'kitchen', scope: testScopes.otherVenue });
    expect((await inviteHost(manager, kitchen.email)).json).toEqual({ staffId: kitchen.staffId, invited: false });
    expect(await staffServer.query('SELECT kind FROM outbox')).toEqual([]);
    expect((await inviteHost(manager, kitchen.email)).json).toMatchObject({
      code: 'changed_meanwhile',
      current: { role: 'host', scope: testScopes.ownVenue, version: 1 },
    });
  });

  it.each(languages)('is mailed in the language of its recipient: %s', async (language) => {
    const email = createEmail();
    await inviteHost(await signInManager(), email, language);
    const { mail } = await receiveMail();
    expect(mail?.subject).toContain(
      {
        ko: '직원용 콘솔 초대',
        en: 'your invitation to the staff console',
        cn: '员工控制台邀请',
        ja: 'スタッフ用コンソール',
      }[language],
    );
    expect(mail?.text).not.toMatch(/\{\{|undefined/);
  });
});

describe('a lost second factor', () => {
  it('can be reset by staff who may grant all roles of the account, which ends its sessions', async () => {
    const manager = await signInManager();
    const host = await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue });
    const hostBrowser = await staffServer.signIn(host);
    const { staffId } = host;
    expect((await manager.post('/staff/renew-sign-in', { staffId, reason: 'lost phone' })).status).toBe(200);
    expect((await hostBrowser.get('/session/me')).json.code).toBe('session_ended');
    expect(
      (await staffServer.browser().post('/session/password', { email: host.email, password: 'a long walk by the sea' }))
        .json.code,
    ).toBe('wrong_credentials');
    const { key } = await receiveMail();
    expect((await acceptInvitation(staffServer.browser(), key)).json.me.email).toBe(host.email);
    const [entry] = await staffServer.query(
      `SELECT detail, staff_id FROM audit_entry WHERE action = 'staff.renew_sign_in' AND subject = $1`,
      [`staff ${staffId}`],
    );
    expect(entry).toMatchObject({ detail: { reason: 'lost phone' } });
  });

  it('cannot be reset by a manager who may grant only one of the account’s roles', async () => {
    const manager = await staffServer.signIn(
      await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }),
    );
    const host = await staffServer.createStaff(
      { role: 'host', scope: testScopes.ownVenue },
      { role: 'marketing', scope: testScopes.ownHotel },
    );
    const { json } = await manager.post('/staff/renew-sign-in', { staffId: host.staffId, reason: 'lost phone' });
    expect(json.code).toBe('grant_not_allowed');
  });
});

describe('the command invite-owner', () => {
  const inviteOwnerByCommand = (email: string) =>
    commands.run(inviteOwner, { email, name: 'Kim Owner', language: 'en' });
  const getKey = (link = '') => link.split('#')[1] ?? '';

  it('invites a new owner, who accepts with the returned link', async () => {
    const email = createEmail();
    const { link, isNew } = await inviteOwnerByCommand(email);
    expect([isNew, link]).toEqual([true, expect.stringContaining('/console/invitation?lang=en#')]);
    expect((await receiveMail()).key).toBe(getKey(link));
    const { json } = await acceptInvitation(staffServer.browser(), getKey(link));
    expect(json.me.grants).toMatchObject([{ role: 'owner', scope: { type: 'group' }, endsOn: null }]);
    const [entry] = await staffServer.query(
      `SELECT actor, staff_id, after FROM audit_entry WHERE action = 'staff.invite' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({ actor: 'Mina', staff_id: null, after: { email, role: 'owner' } });
  });

  it('renews the sign-in of an owner, and removes the last day of their grant', async () => {
    const owner = await staffServer.createStaff({ role: 'owner', scope: testScopes.group, endsOn: '2026-12-31' });
    const browser = await staffServer.signIn(owner);
    const { link, isNew } = await inviteOwnerByCommand(owner.email);
    expect(isNew).toBe(false);
    expect((await browser.get('/session/me')).json.code).toBe('session_ended');
    const { json } = await acceptInvitation(staffServer.browser(), getKey(link));
    expect(json.me).toMatchObject({ staffId: owner.staffId, grants: [{ role: 'owner', endsOn: null }] });
  });

  it('refuses an invalid e-mail address', async () =>
    expect(await inviteOwnerByCommand('kim at home')).toMatchObject({ code: 'email_invalid' }));
});
