import { mails } from '@dining/i18n/mail/all';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  type Browser,
  createNewcomer,
  requiredConsents,
  startAuthTestServer,
  verifyContacts,
} from '../../../../test/auth-test-server';
import { renderAccountMail } from '../../../notifications/account-mail';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer({ clock: () => new Date('2026-11-29T12:00:00+09:00') });
});
beforeEach(async () => {
  await server.clearRateLimits();
  await server.pool.query('DELETE FROM joining_coupon');
});
afterAll(() => server.close());

const birthday = '1990-05-01';
const insertJoiningCoupon = (htlCode: string) =>
  server.pool.query(
    `INSERT INTO joining_coupon (htl_code, name, kind, value, min_order_amount, valid_days)
     VALUES ($1, '{"default": "환영", "en": "Welcome"}', 'amount', 30000, 150000, 90)`,
    [htlCode],
  );
const listCoupons = async (browser: Browser) => (await browser.get('/mypage/myCouponList')).json.resultList;
async function join(newcomer = createNewcomer()) {
  const browser = await verifyContacts(server, newcomer);
  const { json } = await browser.post('/join/submit', { password: newcomer.password, birthday });
  expect(json.result).toBe('success');
  return { newcomer, browser };
}
async function joinByKakao({ email, phone }: { email: string; phone: string }, subject: string) {
  await server.addAccount('kakao', { subject, name: '한바다', email, emailVerified: true, phone });
  const browser = server.browser();
  expect(await server.signInWithProvider(browser, 'kakao', subject)).toMatchObject({ result: 'not_joined' });
  await browser.post('/join/agreement', { ...requiredConsents, login_type: 'KAKAO' });
  const { json } = await browser.post('/join/submit', { login_type: 'KAKAO', birthday });
  expect(json.result).toBe('success');
  return browser;
}

describe('a coupon for new members', () => {
  it('is given with the account, valid from the day of joining, for one hotel or for all', async () => {
    await insertJoiningCoupon('GROUP');
    await insertJoiningCoupon('H02');
    const { browser } = await join();
    const coupon = {
      couponName: '환영',
      couponType: 'amount',
      couponValue: 30_000,
      couponMinOrderAmnt: 150_000,
      couponMaxDistAmnt: null,
      couponStartDate: '2026-11-29',
      couponEndDate: '2027-02-27',
      couponUsedYn: 'N',
    };
    const coupons = (await listCoupons(browser)).toSorted((a, b) => (a.htlCode ?? '').localeCompare(b.htlCode ?? ''));
    expect(coupons).toMatchObject([
      { ...coupon, htlCode: null },
      { ...coupon, htlCode: 'H02' },
    ]);
  });

  it('is not given if neither the group nor a hotel offers one', async () => {
    expect(await listCoupons((await join()).browser)).toEqual([]);
  });

  it('is given once if the form is sent several times', async () => {
    await insertJoiningCoupon('GROUP');
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    const send = () => browser.post('/join/submit', { password: newcomer.password, birthday });
    await Promise.all([send(), send()]);
    await send();
    expect(await listCoupons(browser)).toHaveLength(1);
  });

  it('is given to those who join with a provider', async () => {
    await insertJoiningCoupon('GROUP');
    expect(await listCoupons(await joinByKakao(createNewcomer(), '8101'))).toHaveLength(1);
  });

  it.each([
    ['e-mail address', { phone: createNewcomer().phone }],
    ['phone', { email: createNewcomer().email }],
  ])('is not given to a former member who is recognised by their %s', async (_case, changes) => {
    await insertJoiningCoupon('GROUP');
    const { newcomer, browser } = await join();
    await browser.post('/mypage/leave', { password: newcomer.password });
    await server.clearRateLimits();
    expect(await listCoupons((await join({ ...newcomer, ...changes })).browser)).toEqual([]);
  });

  it('is not given to a former member who is recognised by their account at a provider', async () => {
    await insertJoiningCoupon('GROUP');
    const member = createNewcomer();
    const browser = await joinByKakao(member, '8102');
    await browser.post('/mypage/askLeaveCode');
    expect((await browser.post('/mypage/leave', { code: await server.getMailCode(member.email) })).json).toMatchObject({
      result: 'success',
    });
    await server.clearRateLimits();
    expect(await listCoupons(await joinByKakao(createNewcomer(), '8102'))).toEqual([]);
  });

  it('is given to another person who joins after a member has left', async () => {
    await insertJoiningCoupon('GROUP');
    const { newcomer, browser } = await join();
    await browser.post('/mypage/leave', { password: newcomer.password });
    expect(await listCoupons((await join()).browser)).toHaveLength(1);
  });
});

describe('the welcome mail', () => {
  const joinAndRenderWelcomeMail = async (language: string) => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer, server.browser({ language }));
    await browser.post('/join/submit', { password: newcomer.password, birthday });
    const { rows } = await server.pool.query(
      `SELECT key, attempts, kind, payload FROM outbox WHERE kind = 'member_joined' ORDER BY id DESC LIMIT 1`,
    );
    return { newcomer, mail: await renderAccountMail(server.deps, rows[0]) };
  };

  it.each([
    ['ko', '30,000원 할인', '150,000원 이상', '2027-02-27 (토)'],
    ['en', '₩30,000 off', '₩150,000 or more', '2027-02-27 (Sat)'],
    ['cn', '优惠₩30,000', '订单满₩150,000', '2027-02-27 (周六)'],
    ['ja', '₩30,000割引', '₩150,000以上', '2027-02-27 (土)'],
  ] as const)('names the coupon with its value, condition and last day: %s', async (language, ...facts) => {
    await insertJoiningCoupon('GROUP');
    const { newcomer, mail } = await joinAndRenderWelcomeMail(language === 'cn' ? 'zh-CN' : language);
    expect(mail?.to).toEqual([newcomer.email]);
    expect(mail?.subject).toBe(
      mails[language].account.joined.subject.replace('{{group}}', mail?.fromName ?? 'no sender'),
    );
    for (const fact of [newcomer.email, ...facts, '/fnb/mypage/benefits']) expect(mail?.text).toContain(fact);
  });

  it('does not mention coupons if there are none', async () => {
    const { mail } = await joinAndRenderWelcomeMail('en');
    expect(mail?.text).not.toContain(mails.en.account.joined.coupon);
    expect(mail?.text).toContain(mails.en.account.joined.site);
  });
});

describe('the sign-in of a new member (decision 57)', () => {
  it('uses a new session id', async () => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    const sidBefore = browser.cookies.get('sid');
    const { json } = await browser.post('/join/submit', { password: newcomer.password, birthday });
    expect(json).toMatchObject({ user_id: newcomer.email, userDetails: { user_id: newcomer.email } });
    expect(browser.cookies.get('sid')).not.toBe(sidBefore);
    expect((await browser.get('/me')).json).toMatchObject({
      guestYn: 'N',
      userDetails: { name_kor: newcomer.name, cellphone: newcomer.phone },
    });
    expect((await server.browser({ cookies: new Map([['sid', sidBefore ?? '']]) }).get('/me')).json).toEqual({
      guestYn: 'N',
    });
  });

  it('ends the guest session in which the visitor joined', async () => {
    const newcomer = createNewcomer();
    const browser = server.browser();
    await browser.post('/guest/start');
    await verifyContacts(server, newcomer, browser);
    await browser.post('/join/submit', { password: newcomer.password, birthday });
    expect((await browser.get('/me')).json).toMatchObject({ guestYn: 'N', userDetails: { user_id: newcomer.email } });
  });

  it('is not undone by the response to a repeated form, and not repeated after signing out', async () => {
    const { newcomer, browser } = await join();
    const send = async () => (await browser.post('/join/submit', { password: newcomer.password, birthday })).json;
    expect(await send()).toMatchObject({ result: 'success', userDetails: { user_id: newcomer.email } });
    await browser.post('/me/logout');
    expect(await send()).toMatchObject({ result: 'fail', errCd: 'agreement_needed' });
    expect((await browser.get('/me')).json).toEqual({ guestYn: 'N' });
  });
});

describe('the phone in a provider’s profile (decision 51)', () => {
  const beginJoin = async (provider: 'kakao' | 'naver' | 'google', subject: string, phone: string | null) => {
    const { email } = createNewcomer();
    await server.addAccount(provider, { subject, name: '한바다', email, emailVerified: true, phone });
    const browser = server.browser();
    await server.signInWithProvider(browser, provider, subject);
    const login_type = provider.toUpperCase() as 'KAKAO';
    await browser.post('/join/agreement', { ...requiredConsents, login_type });
    return { browser, form: (await browser.post('/join/form', { login_type })).json, login_type };
  };

  it.each([
    ['kakao', '5101'],
    ['naver', 'n-51'],
  ] as const)('needs no code if the provider has verified it: %s', async (provider, subject) => {
    const { phone } = createNewcomer();
    const { form } = await beginJoin(provider, subject, phone);
    expect(form).toMatchObject({ name_kor: '한바다', cellphone: phone });
  });

  it('must be entered if the profile has none, or if the provider does not verify numbers', async () => {
    expect((await beginJoin('kakao', '5102', null)).form).toMatchObject({ name_kor: '', cellphone: '' });
    expect((await beginJoin('google', 'g-51', createNewcomer().phone)).form.cellphone).toBe('');
  });

  it('is replaced by another number once that is verified', async () => {
    const [providerPhone, newPhone] = [createNewcomer().phone, createNewcomer().phone];
    const { browser, login_type } = await beginJoin('kakao', '5103', providerPhone);
    await browser.post('/join/askPhoneCode', { name_kor: '한바다', cellphone: newPhone });
    expect((await browser.post('/join/form', { login_type })).json.cellphone).toBe(providerPhone);
    await browser.post('/join/provePhone', { code: await server.getSmsCode(newPhone) });
    expect((await browser.post('/join/form', { login_type })).json.cellphone).toBe(newPhone);
  });
});
