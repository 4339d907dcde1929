import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  startAuthTestServer,
} from '../../../../test/auth-test-server';
import { runJob } from '../../../jobs/run-job';

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
/** Creates a signed-in member whose welcome mail has been sent. */
const createMember = async () => {
  const member = await joinMember(server);
  await sendQueuedMails();
  await server.mails.clear();
  return { member, browser: await signIn(member.email, member.password) };
};
const sendQueuedMails = async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  await runJob('mailer', {
    deps: { ...server.deps, mail: server.mails.createService() },
    siteFolder: '',
    log,
    stopSignal: new AbortController().signal,
  });
};
const validPassword = 'a better one at last';

describe('a profile', () => {
  it('contains the member’s contact data, sign-in providers and consents', async () => {
    const { member, browser } = await createMember();
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('NAVER', $1, $1)`, [
      member.email,
    ]);
    const { json } = await browser.post('/mypage/profile');
    expect(json.result).toMatchObject({
      user_id: member.email,
      name_kor: member.name,
      cellphone: member.phone,
      joinDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      passwordYn: 'Y',
      loginTypeList: ['NAVER'],
      policyMarketingAgreYn: 'N',
      marketingStatus: 'none',
    });
  });

  it.each([
    '/mypage/profile',
    '/mypage/changePassword',
    '/mypage/changeMarketing',
    '/mypage/sessionList',
    '/mypage/endSession',
    '/mypage/endOtherSessions',
    '/mypage/leaveForm',
    '/mypage/askLeaveCode',
    '/mypage/leave',
  ] as const)('cannot be read or changed through %s without signing in, even with an invalid body', async (path) => {
    const guest = server.browser();
    await guest.post('/guest/start');
    for (const browser of [server.browser(), guest])
      expect((await browser.post(path, [])).json).toMatchObject({ status: 401, code: 'not_signed_in' });
  });
});

describe('a new password', () => {
  it('signs out every other browser with the reason, and gives this one a new session id', async () => {
    const { member, browser } = await createMember();
    const otherBrowser = await signIn(member.email, member.password);
    const previousCookies = new Map(browser.cookies);
    expect(
      (await browser.post('/mypage/changePassword', { password: member.password, newPassword: validPassword })).json,
    ).toEqual({
      result: 'success',
    });
    expect((await browser.get('/myInfo')).status).toBe(200);
    expect(browser.cookies.get('sid')).not.toBe(previousCookies.get('sid'));
    expect((await server.browser({ cookies: previousCookies }).get('/myInfo')).json).toMatchObject({
      status: 401,
      code: 'session_ended',
    });
    expect((await otherBrowser.get('/myInfo')).json).toMatchObject({ status: 401, code: 'session_ended' });
    expect((await (await signIn(member.email, member.password)).get('/myInfo')).status).toBe(401);
    expect((await (await signIn(member.email, validPassword)).get('/myInfo')).status).toBe(200);
  });

  it('is confirmed to the member by mail, as after a reset by link', async () => {
    const { member, browser } = await createMember();
    // Each mail is in the language of the page that sent the request, even if the browser's language differs.
    await browser.post('/mypage/changePassword', {
      password: member.password,
      newPassword: validPassword,
      langCode: 'Ja',
    });
    await server.browser().post('/password/askReset', { user_id: member.email, langCode: 'Ja' });
    await expect.poll(async () => (await server.listMailsTo(member.email)).length).toBe(1);
    const key = /[?&]key=([\w-]+)/.exec((await server.listMailsTo(member.email))[0]?.text ?? '')?.[1] ?? '';
    await server
      .browser({ language: 'ja' })
      .post('/password/reset', { key, password: 'and one more after that', langCode: 'En' });
    await sendQueuedMails();
    const subjects = (await server.listMailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(
      ['Your password has been changed', 'パスワードが変更されました', 'パスワードの再設定'].toSorted(),
    );
    const { rows } = await server.pool.query('SELECT payload::text AS payload FROM outbox');
    expect(JSON.stringify(rows)).not.toContain(member.email);
  });

  it('invalidates a reset link that has already been sent', async () => {
    const { member, browser } = await createMember();
    await server.browser().post('/password/askReset', { user_id: member.email });
    await expect.poll(async () => (await server.listMailsTo(member.email)).length).toBe(1);
    const key = /[?&]key=([\w-]+)/.exec((await server.listMailsTo(member.email))[0]?.text ?? '')?.[1] ?? '';
    await browser.post('/mypage/changePassword', { password: member.password, newPassword: validPassword });
    expect((await server.browser().post('/password/reset', { key, password: 'a stranger’s own one' })).json.code).toBe(
      'link_expired',
    );
  });

  it.each([
    ['the old password is wrong', 'not the one', validPassword, 'password_wrong'],
    ['the new one is too short', undefined, 'short', 'password_short'],
    ['the new one is too simple', undefined, 'aaaabbbbcccc', 'password_simple'],
    ['the new one is common', undefined, 'Password123', 'password_common'],
    ['the new one is too long', undefined, 'x'.repeat(101), 'password_long'],
  ])('is rejected if %s, and other browsers stay signed in', async (_case, oldPassword, newPassword, code) => {
    const { member, browser } = await createMember();
    const otherBrowser = await signIn(member.email, member.password);
    const { json } = await browser.post('/mypage/changePassword', {
      password: oldPassword ?? member.password,
      newPassword,
    });
    expect(json.code).toBe(code);
    expect((await otherBrowser.get('/myInfo')).status).toBe(200);
  });

  it('must not contain the id or the phone', async () => {
    const { member, browser } = await createMember();
    for (const newPassword of [`my ${member.email}`, `call ${member.phone}`])
      expect((await browser.post('/mypage/changePassword', { password: member.password, newPassword })).json.code).toBe(
        'password_known',
      );
  });

  it('cannot be set by a member without a password', async () => {
    const { member, browser } = await createMember();
    await server.pool.query('UPDATE member SET password_hash = NULL WHERE user_id = $1', [member.email]);
    expect((await browser.post('/mypage/profile')).json.result.passwordYn).toBe('N');
    const { json } = await browser.post('/mypage/changePassword', {
      password: member.password,
      newPassword: validPassword,
    });
    expect(json.code).toBe('password_none');
  });

  it('is rate-limited after wrong old passwords, for this member only', async () => {
    const [first, second] = [await createMember(), await createMember()];
    const guess = (browser: Browser) =>
      browser.post('/mypage/changePassword', { password: 'a guess', newPassword: validPassword });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) codes.push((await guess(first.browser)).json.code ?? '');
    expect([codes.filter((code) => code === 'password_wrong').length, codes.at(-1)]).toEqual([10, 'too_many_requests']);
    expect((await guess(second.browser)).json.code).toBe('password_wrong');
    // The limit does not affect signing in.
    expect((await (await signIn(first.member.email, first.member.password)).get('/myInfo')).status).toBe(200);
  });

  it('is stored once if two are sent at once, and the other is rejected', async () => {
    const { member, browser } = await createMember();
    const otherBrowser = await signIn(member.email, member.password);
    const responses = await Promise.all(
      [browser, otherBrowser].map((sender, index) =>
        sender.post('/mypage/changePassword', { password: member.password, newPassword: `${validPassword} ${index}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the list of sessions', () => {
  const listSessions = async (browser: Browser) => (await browser.post('/mypage/sessionList')).json.sessionList;

  it('starts with this browser, and reveals neither session ids nor their hashes', async () => {
    const { member, browser } = await createMember();
    await signIn(member.email, member.password);
    const sessions = await listSessions(browser);
    expect(sessions.map(({ currentYn }) => currentYn)).toEqual(['Y', 'N']);
    const { rows } = await server.pool.query<{ id: string }>('SELECT id_hash AS id FROM session');
    const [id = ''] = (browser.cookies.get('sid') ?? '').split('.');
    for (const secret of [id, ...rows.map((row) => row.id)]) expect(JSON.stringify(sessions)).not.toContain(secret);
  });

  it('is limited to the member’s own sessions', async () => {
    const [first, second] = [await createMember(), await createMember()];
    const [session] = await listSessions(first.browser);
    expect(await listSessions(second.browser)).toHaveLength(1);
    await second.browser.post('/mypage/endSession', { sessionCode: session?.sessionCode });
    await second.browser.post('/mypage/endOtherSessions');
    expect((await first.browser.get('/myInfo')).status).toBe(200);
  });

  it('lets the member end other sessions; a repeat has no effect, and this browser stays signed in', async () => {
    const { member, browser } = await createMember();
    const [firstBrowser, secondBrowser] = [
      await signIn(member.email, member.password),
      await signIn(member.email, member.password),
    ];
    const sessionCode = (await listSessions(firstBrowser)).find(({ currentYn }) => currentYn === 'Y')?.sessionCode;
    const endResponses = await Promise.all([1, 2].map(() => browser.post('/mypage/endSession', { sessionCode })));
    expect(endResponses.map(({ json }) => json)).toEqual([{ result: 'success' }, { result: 'success' }]);
    expect((await firstBrowser.get('/myInfo')).json).toMatchObject({ status: 401, code: 'session_ended' });
    expect((await secondBrowser.get('/myInfo')).status).toBe(200);
    const ownSession = (await listSessions(browser)).find(({ currentYn }) => currentYn === 'Y')?.sessionCode;
    await browser.post('/mypage/endSession', { sessionCode: ownSession });
    await browser.post('/mypage/endOtherSessions');
    expect((await secondBrowser.get('/myInfo')).json).toMatchObject({ status: 401, code: 'session_ended' });
    expect(await listSessions(browser)).toHaveLength(1);
  });

  it.each([['no code'], ['../../session'], [''], [null], [7]])(
    'rejects an invalid code of a session to end: %j',
    async (sessionCode) => {
      const { browser } = await createMember();
      expect((await browser.post('/mypage/endSession', { sessionCode })).json.code).toBe('invalid_request');
    },
  );

  it('shows when a session was last used, and no expired session', async () => {
    const { member, browser } = await createMember();
    const otherBrowser = await signIn(member.email, member.password);
    await server.pool.query(`UPDATE session SET seen_at = '2026-01-02T03:04:00+09' WHERE user_id = $1`, [member.email]);
    expect((await listSessions(browser))[1]?.seenDate).toBe('2026-01-02 03:04');
    await otherBrowser.get('/me');
    expect((await listSessions(browser))[1]?.seenDate).not.toBe('2026-01-02 03:04');
    await server.pool.query('UPDATE session SET expires_at = now() WHERE user_id = $1 AND seen_at < now()', [
      member.email,
    ]);
    expect((await listSessions(await signIn(member.email, member.password))).map(({ currentYn }) => currentYn)).toEqual(
      ['Y'],
    );
  });
});

describe('consents to news and offers', () => {
  const changeMarketing = (browser: Browser, marketing: 'Y' | 'N', sms: 'Y' | 'N', mail: 'Y' | 'N') =>
    browser.post('/mypage/changeMarketing', {
      policyMarketingAgreYn: marketing,
      marketingSmsAgreYn: sms,
      marketingMailAgreYn: mail,
    });
  const listMarketingConsents = async (userId: string) =>
    (
      await server.pool.query<{ consentLine: string }>(
        `SELECT consent || ' ' || agreed || ' ' || coalesce(terms_seq::text, '-') AS "consentLine" FROM member_consent
         WHERE user_id = $1 AND (consent = 'TT0005' OR consent LIKE 'marketing%') ORDER BY at, consent`,
        [userId],
      )
    ).rows.map((row) => row.consentLine);

  it('are recorded with their date in addition to earlier ones, and confirmed by mail', async () => {
    const { member, browser } = await createMember();
    const consentsAtJoining = await listMarketingConsents(member.email);
    expect((await changeMarketing(browser, 'Y', 'N', 'Y')).json.result).toMatchObject({
      policyMarketingAgreYn: 'Y',
      marketingSmsAgreYn: 'N',
      marketingMailAgreYn: 'Y',
      marketingStatus: 'agreed',
      marketingDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    });
    // An unchanged consent is not recorded again.
    await changeMarketing(browser, 'Y', 'N', 'Y');
    expect((await changeMarketing(browser, 'N', 'Y', 'Y')).json.result).toMatchObject({
      marketingSmsAgreYn: 'N',
      marketingMailAgreYn: 'N',
      marketingStatus: 'withdrawn',
    });
    expect((await listMarketingConsents(member.email)).slice(0, 3)).toEqual(consentsAtJoining);
    expect((await listMarketingConsents(member.email)).slice(3).map((line) => line.replace(/ \S+$/, ''))).toEqual([
      'TT0005 true',
      'marketing_mail true',
      'marketing_sms false',
      'TT0005 false',
      'marketing_mail false',
      'marketing_sms false',
    ]);
    expect((await browser.get('/myInfo')).json.result).toMatchObject({
      marketingSmsAgreYn: 'N',
      marketingMailAgreYn: 'N',
    });
    await sendQueuedMails();
    const mails = await server.listMailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Your email and message preferences'),
    );
    expect(mails.map(({ text }) => /Email: (.*)/.exec(text)?.[1] ?? '').toSorted()).toEqual(['Agreed', 'Declined']);
    expect(mails[0]?.text).toContain('Hotel 1 en · Hotel 2 en');
  });

  it('are recorded for the text of the hotel that the page showed, and withdrawn whatever text it showed', async () => {
    await server.pool.query(`INSERT INTO terms (terms_seq, htl_code, terms_type_code, title, content, version, effective_at)
      SELECT 50 + n, 'H0' || n, 'TT0005', title, content, n::text, now() FROM terms, generate_series(1, 2) n WHERE terms_seq = 2`);
    const { member, browser } = await createMember();
    const changeMarketingAtHotel = async (marketing: 'Y' | 'N', agreTextSeq: number) =>
      (
        await browser.post('/mypage/changeMarketing', {
          htlCode: 'H02',
          policyMarketingAgreYn: marketing,
          marketingSmsAgreYn: marketing,
          marketingMailAgreYn: 'N',
          agreTextList: [{ agreTextType: 'TT0005', agreTextSeq, agreTextVersion: '2' }],
          langCode: 'Ja',
        })
      ).json;
    expect(await changeMarketingAtHotel('Y', 51)).toMatchObject({ status: 409, code: 'terms_changed' });
    expect(await listMarketingConsents(member.email)).toHaveLength(3);
    expect(await changeMarketingAtHotel('Y', 52)).toMatchObject({ result: { marketingStatus: 'agreed' } });
    expect(await changeMarketingAtHotel('N', 51)).toMatchObject({ result: { marketingStatus: 'withdrawn' } });
    expect((await listMarketingConsents(member.email)).slice(3).filter((line) => line.startsWith('TT0005'))).toEqual([
      'TT0005 true 52',
      'TT0005 false 52',
    ]);
    const { rows } = await server.pool.query(
      `SELECT DISTINCT language FROM member_consent WHERE user_id = $1 AND terms_seq = 52`,
      [member.email],
    );
    expect(rows).toEqual([{ language: 'ja' }]);
    await server.pool.query('DELETE FROM member_consent WHERE terms_seq > 50');
    await server.pool.query('DELETE FROM terms WHERE terms_seq > 50');
  });

  it('are not confirmed to a member who deleted the account meanwhile', async () => {
    const newcomer = createNewcomer();
    await joinMember(server, newcomer);
    const browser = await signIn(newcomer.email, newcomer.password);
    await changeMarketing(browser, 'Y', 'Y', 'Y');
    expect((await browser.post('/mypage/leave', { password: newcomer.password })).json).toEqual({ result: 'success' });
    await expect
      .poll(async () => (await server.listMailsTo(newcomer.email)).some(({ subject }) => /closed/.test(subject)))
      .toBe(true);
    await sendQueuedMails();
    expect((await server.listMailsTo(newcomer.email)).some(({ subject }) => /preferences/.test(subject))).toBe(false);
  });
});
