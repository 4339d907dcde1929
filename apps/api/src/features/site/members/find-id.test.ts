import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  requiredConsents,
  startAuthTestServer,
} from '../../../../test/auth-test-server';
import { mina } from '../../../../test/fixtures';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(async () => {
  await server.mails.clear();
  await server.clearRateLimits();
});
afterAll(() => server.close());

const requestCode = (browser: ReturnType<AuthTestServer['browser']>, name_kor: string, cellphone: string) =>
  browser.post('/find-id/askCode', { name_kor, cellphone });
const notFound = { result: 'none', user_id: '', loginTypeList: [] };

describe('finding an id by a Korean number', () => {
  it('shows the id and its sign-in methods after the phone is verified', async () => {
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('NAVER', 'n', $1)`, [
      mina.userId,
    ]);
    const browser = server.browser();
    expect((await requestCode(browser, '김미나', '010-1234-5678')).json).toMatchObject({
      result: 'success',
      sentBy: 'sms',
    });
    const code = await server.getSmsCode('01012345678');
    expect((await browser.post('/find-id/prove', { code })).json).toEqual({
      result: 'found',
      user_id: mina.userId,
      loginTypeList: ['PASSWORD', 'NAVER'],
    });
    expect((await browser.post('/find-id/prove', { code })).json.code).toBe('code_expired');
  });

  it.each([
    ['another name', '김하나', () => '01012345678'],
    ['a phone without an account', '김미나', () => createNewcomer().phone],
  ])('answers the same before the code is entered, and finds nothing afterwards: %s', async (_case, name, getPhone) => {
    const phone = getPhone();
    const browser = server.browser();
    expect((await requestCode(browser, name, phone)).json).toEqual({
      result: 'success',
      sentBy: 'sms',
      liveSeconds: 300,
      againSeconds: 30,
    });
    expect((await browser.post('/find-id/prove', { code: await server.getSmsCode(phone) })).json).toEqual(notFound);
  });

  it.each([
    ['김철수', '김 철수'],
    ['김 철수', '김철수'.normalize('NFD')],
    ['Mary-Jane O’Neil', "MARY JANE O'NEIL"],
    ['マリア・山田', 'ﾏﾘｱ･山田'],
    ['阿卜杜拉·买买提', '阿卜杜拉买买提'],
    ['ジャン＝ポール', 'ジャン・ポール'],
    ['Henry Ⅲ', 'Henry III'],
    ['𠮷田(Yoshida)', '𠮷田 Yoshida'],
    ['葛\u{e0100}城', '葛城'],
    ['Zoë', 'Zoe\u0308\u200b'],
  ])('finds the member %s by the name %s', async (name, typedName) => {
    const newcomer = await joinMember(server, { ...createNewcomer(), name });
    await server.clearRateLimits();
    const browser = server.browser();
    expect((await requestCode(browser, typedName, newcomer.phone)).json.result).toBe('success');
    const code = await server.getSmsCode(newcomer.phone);
    expect((await browser.post('/find-id/prove', { code })).json).toMatchObject({
      result: 'found',
      user_id: newcomer.email,
    });
  });

  it('accepts a code in full-width digits, with the blanks and invisible characters that a phone pastes', async () => {
    const browser = server.browser();
    await requestCode(browser, '김미나', '０１０－１２３４－５６７８');
    const code = await server.getSmsCode('01012345678');
    const fullWidthCode = [...code].map((digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)).join('');
    expect(
      (
        await browser.post('/find-id/prove', {
          code: `\u200e${fullWidthCode.slice(0, 3)}\u00a0${fullWidthCode.slice(3)}`,
        })
      ).json.result,
    ).toBe('found');
  });

  it('reveals nothing about deleted members', async () => {
    const member = await joinMember(server);
    await server.pool.query('UPDATE member SET left_at = now() WHERE user_id = $1', [member.email]);
    await server.clearRateLimits();
    const browser = server.browser();
    await requestCode(browser, member.name, member.phone);
    expect((await browser.post('/find-id/prove', { code: await server.getSmsCode(member.phone) })).json).toEqual(
      notFound,
    );
  });

  it.each([
    ['<b>R2D2</b>', '01012345678', 'name_invalid'],
    ['김미나', '02-123-4567', 'phone_invalid'],
  ])('rejects the name %s with the number %s', async (name, phone, code) => {
    expect((await requestCode(server.browser(), name, phone)).json.code).toBe(code);
  });

  it('reports that no SMS can be sent', async () => {
    await server.injectFault('solapi', 'send', 'noBalance');
    expect((await requestCode(server.browser(), '김미나', '01012345678')).json.code).toBe('code_not_sent');
  });

  it('stores no session for a visitor who is refused', async () => {
    const { phone } = createNewcomer();
    const address = '203.0.113.20';
    expect((await requestCode(server.browser({ ipAddress: address }), '김미나', phone)).status).toBe(200);
    const countSessions = async () => (await server.pool.query('SELECT count(*)::int AS n FROM session')).rows[0]?.n;
    const sessionCountBefore = await countSessions();
    const stranger = server.browser({ ipAddress: address });
    expect((await requestCode(stranger, '김미나', phone)).json.code).toBe('too_many_requests');
    expect([await countSessions(), stranger.cookies.size]).toEqual([sessionCountBefore, 0]);
  });

  it('sends members a code in a browser in which they have signed in, however many codes strangers have requested', async () => {
    const member = await joinMember(server);
    const browser = server.browser();
    await browser.post('/authentications', { username: member.email, password: member.password });
    await browser.post('/me/logout');
    const statuses: number[] = [];
    for (let stranger = 0; stranger < 21; stranger += 1)
      statuses.push((await requestCode(server.browser(), member.name, member.phone)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await requestCode(browser, member.name, member.phone)).status).toBe(200);
    expect((await browser.post('/find-id/prove', { code: await server.getSmsCode(member.phone) })).json.user_id).toBe(
      member.email,
    );
    // The cookie of another member's browser does not help.
    const otherBrowser = server.browser();
    await otherBrowser.post('/authentications', { username: mina.userId, password: mina.password });
    expect((await requestCode(otherBrowser, member.name, member.phone)).status).toBe(429);
  });

  it('rejects a code from a visitor who has requested none', async () => {
    expect((await server.browser().post('/find-id/prove', { code: '123456' })).json.code).toBe('code_expired');
  });
});

describe('finding an id by a foreign number', () => {
  const foreignNumber = '+81 90-2222-3333';
  const join = async (name: string) => {
    const newcomer = createNewcomer();
    const browser = server.browser();
    await browser.post('/join/agreement', requiredConsents);
    await browser.post('/join/askPhoneCode', {
      name_kor: name,
      cellphone: foreignNumber,
      user_id: newcomer.email,
      langCode: 'Ja',
    });
    expect((await server.listMailsTo(newcomer.email))[0]?.subject).toContain('認証番号');
    await browser.post('/join/provePhone', { code: await server.getMailCode(newcomer.email) });
    await browser.post('/join/submit', { password: newcomer.password, birthday: '1990-05-01' });
    await server.mails.clear();
    await server.clearRateLimits();
    return newcomer;
  };

  it('mails the code to the first account with the number, and nothing to a later one', async () => {
    const first = await join('Aoi Takahashi');
    const second = await join('Aoi Takahashi');
    const browser = server.browser();
    const request = { name_kor: 'aoi takahashi', cellphone: foreignNumber, langCode: 'Ja' };
    expect((await browser.post('/find-id/askCode', request)).json).toMatchObject({ sentBy: 'mail' });
    await expect.poll(() => server.getMailCode(first.email)).toMatch(/^\d{6}$/);
    expect((await server.listMailsTo(first.email))[0]?.subject).toContain('認証番号');
    expect(await server.listMailsTo(second.email)).toEqual([]);
    const { json } = await browser.post('/find-id/prove', { code: await server.getMailCode(first.email) });
    expect(json).toEqual({ result: 'found', user_id: first.email, loginTypeList: ['PASSWORD'] });
  });

  it('answers the same without an account, and sends no mail', async () => {
    const browser = server.browser();
    expect((await requestCode(browser, 'Nobody', '+44 7700 900999')).json).toEqual({
      result: 'success',
      sentBy: 'mail',
      liveSeconds: 300,
      againSeconds: 30,
    });
    await expect
      .poll(async () => (await browser.post('/find-id/prove', { code: '000000' })).json.code)
      .toBe('code_wrong');
    expect(await server.mails.listMails()).toEqual([]);
  });
});
