import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  requiredConsents,
  startAuthTestServer,
} from '../../../../test/auth-test-server';
import { findTablesContaining } from '../../../../test/find-tables';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(async () => {
  await server.mails.clear();
  await server.clearRateLimits();
});
afterAll(() => server.close());

type Browser = ReturnType<AuthTestServer['browser']>;

const signIn = async (username: string, password: string, browser = server.browser()): Promise<Browser> => {
  await browser.post('/authentications', { username, password });
  return browser;
};
const createMember = async (newcomer = createNewcomer()) => {
  await joinMember(server, newcomer);
  await server.mails.clear();
  await server.clearRateLimits();
  return { member: newcomer, browser: await signIn(newcomer.email, newcomer.password) };
};
/** Creates a member who signs in only with a provider. */
const createSocialMember = async () => {
  const { member, browser } = await createMember();
  const subject = member.phone.slice(1);
  await server.addAccount('kakao', { subject, name: member.name });
  await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('KAKAO', $1, $2)`, [
    subject,
    member.email,
  ]);
  await server.pool.query('UPDATE member SET password_hash = NULL WHERE user_id = $1', [member.email]);
  return { member, browser, subject };
};
const success = { result: 'success' };

describe('deleting the account', () => {
  it('ends every session, notifies the member once, and prevents further sign-ins', async () => {
    const { member, browser } = await createMember();
    const otherBrowser = await signIn(member.email, member.password);
    expect((await browser.post('/mypage/leave', { password: member.password })).json).toEqual(success);
    for (const session of [browser, otherBrowser]) {
      expect((await session.get('/me')).json).toEqual({ guestYn: 'N' });
      // The member has ended the session, so the response is not `session_ended`.
      expect((await session.get('/myInfo')).json.code).toBe('not_signed_in');
      expect((await session.post('/mypage/leave', { password: member.password })).json.code).toBe('not_signed_in');
    }
    const unknownAccountResponse = await server
      .browser()
      .post('/authentications', { username: createNewcomer().email, password: member.password });
    const formerMemberResponse = await server
      .browser()
      .post('/authentications', { username: member.email, password: member.password });
    expect(formerMemberResponse).toEqual(unknownAccountResponse);
    await expect
      .poll(async () => (await server.listMailsTo(member.email)).map(({ subject }) => subject))
      .toEqual(['Your account is closed']);
  });

  it('removes e-mail address, phone, card number, birthday and home address from every table', async () => {
    const { member, browser } = await createMember();
    await server.pool.query(
      `UPDATE member SET birthday = '1961-07-04', home_address = '{"zip":"63000","addr1":"Moonlane 77","addr2":""}' WHERE user_id = $1`,
      [member.email],
    );
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('GOOGLE', 'g-' || $1, $1)`, [
      member.email,
    ]);
    await server.browser().post('/password/askReset', { user_id: member.email });
    await server.browser().post('/find-id/askCode', { name_kor: member.name, cellphone: member.phone });
    await server.pool.query('DELETE FROM one_time_code');
    const otherBrowser = await signIn(member.email, member.password);
    await server.pool.query(
      'UPDATE session SET expires_at = now() WHERE user_id = $1 AND begun_at = (SELECT max(begun_at) FROM session)',
      [member.email],
    );
    const { json } = await browser.post('/mypage/profile');
    const personalData = [member.email, member.phone, json.result.card_no, '1961-07-04', 'Moonlane'];
    expect(await findTablesContaining(server.pool, personalData)).toEqual(
      expect.arrayContaining(['identity', 'join_attempt', 'member', 'member_consent', 'password_reset', 'session']),
    );
    expect((await browser.post('/mypage/leave', { password: member.password })).json).toEqual(success);
    expect(await findTablesContaining(server.pool, personalData)).toEqual([]);
    expect((await otherBrowser.get('/myInfo')).json.code).toBe('not_signed_in');
  });

  it('keeps the recorded consents, and records the withdrawal of the marketing consents', async () => {
    const { member, browser } = await createMember();
    const marketingConsents = { policyMarketingAgreYn: 'Y', marketingSmsAgreYn: 'Y', marketingMailAgreYn: 'Y' };
    await browser.post('/mypage/changeMarketing', marketingConsents);
    const { rows: consentsBefore } = await server.pool.query('SELECT 1 FROM member_consent WHERE user_id = $1', [
      member.email,
    ]);
    await browser.post('/mypage/leave', { password: member.password });
    const { rows } = await server.pool.query<{ agreed: boolean }>(
      `SELECT c.agreed FROM member_consent c JOIN member m USING (user_id) WHERE m.left_at > now() - interval '1 minute'
         AND user_id = (SELECT user_id FROM member WHERE left_at IS NOT NULL ORDER BY left_at DESC LIMIT 1) ORDER BY c.at`,
    );
    expect(rows).toHaveLength(consentsBefore.length + 3);
    expect(rows.slice(-3)).toEqual([{ agreed: false }, { agreed: false }, { agreed: false }]);
  });

  it('releases e-mail address and phone, so that the person can join again as a new member', async () => {
    const { member, browser } = await createMember();
    const previousCardNo = (await browser.post('/mypage/profile')).json.result.card_no;
    await browser.post('/mypage/leave', { password: member.password });
    await server.clearRateLimits();
    const newMember = await createMember(member);
    const { json } = await newMember.browser.post('/mypage/profile');
    expect(json.result.user_id).toBe(member.email);
    expect(json.result.card_no).not.toBe(previousCardNo);
  });

  it('releases the account at a provider, and sends its mails in the language of the page', async () => {
    const { member, browser, subject } = await createSocialMember();
    const listSubjects = async () =>
      (await server.listMailsTo(member.email)).map((mail) => mail.subject.replace(/\d{6}/, '')).toSorted();
    await browser.post('/mypage/askLeaveCode', { langCode: 'Ja' });
    expect(await listSubjects()).toEqual(['認証番号 ']);
    await browser.post('/mypage/leave', { code: await server.getMailCode(member.email), langCode: 'Ja' });
    await expect.poll(listSubjects).toEqual(['認証番号 ', '退会のお手続きが完了いたしました'].toSorted());
    expect(await server.signInWithProvider(server.browser(), 'kakao', subject)).toMatchObject({ result: 'not_joined' });
  });

  it.each([
    ['a wrong password', { password: 'a guess' }, 'password_wrong'],
    ['no password', {}, 'password_wrong'],
    ['a code instead', { code: '123456' }, 'password_wrong'],
  ])('requires the password of a member who has one: %s', async (_case, body, code) => {
    const { browser } = await createMember();
    expect((await browser.post('/mypage/leave', body)).json.code).toBe(code);
    expect((await browser.get('/myInfo')).status).toBe(200);
  });

  it('is rate-limited after wrong passwords', async () => {
    const { member, browser } = await createMember();
    for (let attempt = 0; attempt < 10; attempt += 1) await browser.post('/mypage/leave', { password: 'a guess' });
    expect((await browser.post('/mypage/leave', { password: member.password })).json.code).toBe('too_many_requests');
  });

  it('requires a code from the mailbox if the member has no password', async () => {
    const { member, browser } = await createSocialMember();
    expect((await browser.post('/mypage/leaveForm')).json.result.proofType).toBe('code');
    expect((await browser.post('/mypage/leave', { code: '123456' })).json.code).toBe('code_expired');
    expect((await browser.post('/mypage/askLeaveCode')).json).toMatchObject({ result: 'success', sentBy: 'mail' });
    expect((await browser.post('/mypage/askLeaveCode')).json.code).toBe('too_many_requests');
    const code = await server.getMailCode(member.email);
    const wrongCode = code === '111111' ? '222222' : '111111';
    expect((await browser.post('/mypage/leave', { code: wrongCode })).json.code).toBe('code_wrong');
    expect((await browser.post('/mypage/leave', { password: member.password })).json.code).toBe('code_wrong');
    // Another member cannot use the code.
    const otherMember = await createSocialMember();
    expect((await otherMember.browser.post('/mypage/leave', { code })).json.code).toBe('code_expired');
    expect((await browser.post('/mypage/leave', { code })).json).toEqual(success);
    expect((await browser.get('/me')).json).toEqual({ guestYn: 'N' });
  });

  it('sends members their code however many codes strangers have requested for that mailbox', async () => {
    const { member, browser } = await createSocialMember();
    for (let stranger = 0; stranger < 21; stranger += 1) {
      const strangersBrowser = server.browser();
      await strangersBrowser.post('/join/agreement', requiredConsents);
      await strangersBrowser.post('/join/askEmailCode', { user_id: member.email });
    }
    await server.mails.clear();
    expect((await browser.post('/mypage/askLeaveCode')).json).toMatchObject({ result: 'success', sentBy: 'mail' });
    expect((await browser.post('/mypage/leave', { code: await server.getMailCode(member.email) })).json).toEqual(
      success,
    );
  });

  it('reports that the code cannot be sent', async () => {
    const { member, browser } = await createSocialMember();
    await server.mails.injectFault({ kind: 'refuse', to: member.email });
    expect((await browser.post('/mypage/askLeaveCode')).json.code).toBe('code_not_sent');
  });

  it('notifies the member only once if it is requested several times at once', async () => {
    const { member, browser } = await createMember();
    const otherBrowser = await signIn(member.email, member.password);
    const responses = await Promise.all(
      [browser, otherBrowser, browser].map((sender) => sender.post('/mypage/leave', { password: member.password })),
    );
    const codes = new Set(responses.map(({ json }) => json.code ?? json.result));
    expect([...codes].filter((code) => code !== 'success' && code !== 'not_signed_in')).toEqual([]);
    expect(codes).toContain('success');
    await expect.poll(async () => (await server.listMailsTo(member.email)).length).toBe(1);
  });
});
