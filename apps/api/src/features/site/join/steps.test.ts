import { oneTimeCode } from '@dining/domain/members/one-time-code';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  requiredConsents,
  startAuthTestServer,
  verifyContacts,
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

const agree = async (browser = server.browser()) => {
  await browser.post('/join/agreement', requiredConsents);
  return browser;
};

describe('the agreement', () => {
  it.each([
    ['nothing', {}, 'terms_required'],
    ['the terms alone', { policyTermAgreYn: 'Y' }, 'privacy_required'],
    ['terms and privacy', { policyTermAgreYn: 'Y', policyPrivacyAgreYn: 'Y' }, 'third_party_required'],
  ])('requires the mandatory consents, in their order: %s', async (_case, consents, code) => {
    const browser = server.browser();
    expect(await browser.post('/join/agreement', consents)).toMatchObject({ status: 422, json: { code } });
    expect((await browser.post('/join/form')).json.result).toBe('not_agreed');
  });

  it('opens the form in this browser only', async () => {
    const browser = await agree();
    expect((await browser.post('/join/form')).json).toEqual({
      result: 'success',
      kakaoProfile: null,
      naverProfile: null,
      googleProfile: null,
      homepageProfile: null,
      user_id: '',
      name_kor: '',
      cellphone: '',
    });
    expect((await server.browser().post('/join/form')).json.result).toBe('not_agreed');
  });

  it('rejects a provider with which the visitor has not signed in', async () => {
    const browser = server.browser();
    expect((await browser.post('/join/agreement', { ...requiredConsents, login_type: 'KAKAO' })).json.result).toBe(
      'invalid_auth_result',
    );
    expect((await browser.post('/join/form', { login_type: 'KAKAO' })).json.result).toBe('invalid_auth_result');
  });

  it('rejects an unknown hotel', async () => {
    expect(await server.browser().post('/join/agreement', { ...requiredConsents, htlCode: 'NONE' })).toMatchObject({
      status: 404,
    });
  });

  it('is needed again once it has expired', async () => {
    const browser = await agree();
    await server.pool.query('UPDATE join_attempt SET expires_at = now()');
    expect((await browser.post('/join/form')).json.result).toBe('not_agreed');
    expect((await browser.post('/join/askEmailCode', { user_id: createNewcomer().email })).json.code).toBe(
      'agreement_needed',
    );
    expect((await browser.post('/join/submit', { birthday: '1990-01-01' })).json).toMatchObject({
      errCd: 'agreement_needed',
    });
  });

  it('keeps verified contacts if it is given again, but not after a sign-in with a provider', async () => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    await agree(browser);
    expect((await browser.post('/join/form')).json).toMatchObject({
      user_id: newcomer.email,
      cellphone: newcomer.phone,
    });
    await server.addAccount('google', { subject: '77', name: 'X', email: createNewcomer().email, emailVerified: true });
    await server.signInWithProvider(browser, 'google', '77');
    await agree(browser);
    expect((await browser.post('/join/form')).json).toMatchObject({ googleProfile: null, user_id: '', cellphone: '' });
  });
});

describe('the steps of joining', () => {
  const steps = [
    ['/join/askEmailCode', { user_id: 'x@example.test' }],
    ['/join/proveEmail', { code: '123456' }],
    ['/join/askPhoneCode', { name_kor: '홍길동', cellphone: '01055556666' }],
    ['/join/provePhone', { code: '123456' }],
  ] as const;

  it.each(steps)('require the agreement: %s', async (path, body) => {
    const browser = server.browser();
    await browser.post('/guest/start');
    expect(await browser.post(path, body)).toMatchObject({ status: 409, json: { code: 'agreement_needed' } });
  });

  it.each(steps)('report that cookies are needed if the session cookie is missing: %s', async (path, body) => {
    expect(await server.browser().post(path, body)).toMatchObject({ status: 403, json: { code: 'cookies_required' } });
  });
});

describe('an e-mail address in the join form', () => {
  it('is verified by a code, sent in the language of the page even if the browser’s language differs', async () => {
    await server.pool.query(
      `INSERT INTO app_prop (prop_name, position, value, description) VALUES ('GROUP_NAME', 0, '', $1) ON CONFLICT DO NOTHING`,
      [{ default: '달빛 호텔앤리조트', ko: '달빛 호텔앤리조트' }],
    );
    const { email } = createNewcomer();
    const browser = await agree(server.browser({ language: 'ja' }));
    const codeResponse = await browser.post('/join/askEmailCode', {
      user_id: ` ${email.toUpperCase()}`,
      langCode: 'Ko',
    });
    expect(codeResponse.json).toEqual({ result: 'success', sentBy: 'mail', liveSeconds: 300, againSeconds: 30 });
    const [mail] = await server.listMailsTo(email);
    expect(mail).toMatchObject({ fromName: '달빛 호텔앤리조트', subject: expect.stringMatching(/^인증번호 \d{6}$/) });
    expect((await browser.post('/join/proveEmail', { code: await server.getMailCode(email) })).json).toEqual({
      result: 'success',
      user_id: email,
    });
  });

  it.each(['mina', 'mina@', 'a b@example.test', '<x>@example.test'])(
    'is rejected if malformed: %s',
    async (user_id) => {
      expect((await (await agree()).post('/join/askEmailCode', { user_id })).json.code).toBe('email_invalid');
    },
  );

  it('gets a code even if it has an account; only its owner learns about the account', async () => {
    const browser = await agree();
    const knownAddressResponse = await browser.post('/join/askEmailCode', { user_id: mina.userId });
    const unknownAddressResponse = await (await agree()).post('/join/askEmailCode', {
      user_id: createNewcomer().email,
    });
    expect(knownAddressResponse).toEqual(unknownAddressResponse);
    expect((await browser.post('/join/proveEmail', { code: '000000' })).json.code).toBe('code_wrong');
    const proof = await browser.post('/join/proveEmail', { code: await server.getMailCode(mina.userId) });
    expect(proof).toMatchObject({ status: 409, json: { code: 'id_taken' } });
    expect((await browser.post('/join/form')).json.user_id).toBe('');
  });

  it('is reported if it cannot be reached, and can be retried at once', async () => {
    const { email } = createNewcomer();
    const browser = await agree();
    await server.mails.injectFault({ kind: 'refuse', to: email });
    expect(await browser.post('/join/askEmailCode', { user_id: email })).toMatchObject({
      status: 502,
      json: { code: 'code_not_sent' },
    });
    expect((await browser.post('/join/askEmailCode', { user_id: email })).status).toBe(200);
  });
});

describe('a phone number in the join form', () => {
  const requestPhoneCode = (browser: ReturnType<AuthTestServer['browser']>, cellphone: string, changes: object = {}) =>
    browser.post('/join/askPhoneCode', { name_kor: '홍길동', cellphone, ...changes });

  it('is verified together with the name by SMS if it is Korean, even in international notation', async () => {
    const { phone } = createNewcomer();
    const browser = await agree();
    expect((await requestPhoneCode(browser, `+82 ${phone.slice(1)}`)).json).toMatchObject({
      result: 'success',
      sentBy: 'sms',
    });
    expect((await browser.post('/join/provePhone', { code: await server.getSmsCode(phone) })).json).toEqual({
      result: 'success',
      name_kor: '홍길동',
      cellphone: phone,
      user_id: '',
    });
  });

  it('gets the code by mail if it is foreign, which also verifies the e-mail address', async () => {
    const { email } = createNewcomer();
    const browser = await agree();
    expect((await requestPhoneCode(browser, '+81 90-1234-5678')).json.code).toBe('email_not_proven');
    expect((await requestPhoneCode(browser, '+81 90-1234-5678', { user_id: 'none' })).json.code).toBe('email_invalid');
    expect((await requestPhoneCode(browser, '+81 90-1234-5678', { user_id: email })).json).toMatchObject({
      sentBy: 'mail',
    });
    expect((await browser.post('/join/provePhone', { code: await server.getMailCode(email) })).json).toMatchObject({
      cellphone: '+819012345678',
      user_id: email,
    });
  });

  it('gets the code at the verified e-mail address if it is foreign, whatever address the request has', async () => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    await server.mails.clear();
    await requestPhoneCode(browser, '+44 7700 900123', { user_id: createNewcomer().email });
    expect(
      (await browser.post('/join/provePhone', { code: await server.getMailCode(newcomer.email) })).json,
    ).toMatchObject({
      cellphone: '+447700900123',
      user_id: newcomer.email,
    });
  });

  it('gets the code by mail if it is foreign; an account with that mailbox is reported only afterwards', async () => {
    const browser = await agree();
    await requestPhoneCode(browser, '+44 7700 900123', { user_id: mina.userId });
    const code = await server.getMailCode(mina.userId);
    expect((await browser.post('/join/provePhone', { code })).json.code).toBe('id_taken');
  });

  it.each([
    ['02-123-4567', 'phone_invalid'],
    ['+1 555', 'phone_invalid'],
    ['+999123456789', 'phone_invalid'],
  ])('is rejected if it is invalid: %s', async (cellphone, code) => {
    expect((await requestPhoneCode(await agree(), cellphone)).json.code).toBe(code);
  });

  it.each(['<b>Jane</b>', 'jane@example.com', 'win at evil.example', '\u200b\u3164', '가'.repeat(41)])(
    'cannot be verified with the name %j',
    async (name_kor) => {
      expect((await requestPhoneCode(await agree(), createNewcomer().phone, { name_kor })).json.code).toBe(
        'name_invalid',
      );
    },
  );

  it('gets a code even if it has an account; only its owner learns about the account', async () => {
    const browser = await agree();
    const knownPhoneResponse = await requestPhoneCode(browser, '010-1234-5678');
    const unknownPhoneResponse = await requestPhoneCode(await agree(), createNewcomer().phone);
    expect(knownPhoneResponse).toEqual(unknownPhoneResponse);
    expect((await browser.post('/join/provePhone', { code: '000000' })).json.code).toBe('code_wrong');
    const code = await server.getSmsCode('01012345678');
    expect(await browser.post('/join/provePhone', { code })).toMatchObject({
      status: 409,
      json: { code: 'cellphone_duplicated' },
    });
    expect((await browser.post('/join/form')).json.cellphone).toBe('');
  });

  it('is reported if no SMS reaches it, and its code is deleted', async () => {
    const browser = await agree();
    await server.injectFault('solapi', 'send', 'refuse');
    expect((await requestPhoneCode(browser, createNewcomer().phone)).json.code).toBe('code_not_sent');
    expect((await browser.post('/join/provePhone', { code: '123456' })).json.code).toBe('code_expired');
  });

  it('is verified by the code of an SMS that was sent although the response was lost', async () => {
    const { phone } = createNewcomer();
    const browser = await agree();
    await server.injectFault('solapi', 'send', 'sentThenDrop');
    expect((await requestPhoneCode(browser, phone)).json.code).toBe('code_not_sent');
    expect((await browser.post('/join/provePhone', { code: await server.getSmsCode(phone) })).status).toBe(200);
  });
});

describe('a one-time code', () => {
  const requestCode = async () => {
    const { phone } = createNewcomer();
    const browser = await agree();
    await browser.post('/join/askPhoneCode', { name_kor: '홍길동', cellphone: phone });
    const code = await server.getSmsCode(phone);
    const submitCode = (typedCode = code) => browser.post('/join/provePhone', { code: typedCode });
    return { phone, browser, code, submitCode };
  };
  const createOtherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('allows five wrong tries, and reports how many are left', async () => {
    const { code, submitCode } = await requestCode();
    for (const remainingTries of [4, 3, 2, 1])
      expect((await submitCode(createOtherCode(code))).json).toMatchObject({
        code: 'code_wrong',
        detail: { left: remainingTries },
      });
    expect((await submitCode(createOtherCode(code))).json.code).toBe('code_expired');
    expect((await submitCode()).json.code).toBe('code_expired');
  });

  it('allows five tries in total if many are sent at once', async () => {
    const { code, submitCode } = await requestCode();
    const responses = await Promise.all(Array.from({ length: 20 }, () => submitCode(createOtherCode(code))));
    expect(responses.filter(({ json }) => json.code === 'code_wrong')).toHaveLength(oneTimeCode.maxAttempts - 1);
  });

  it('is accepted only once if it is sent twice at once', async () => {
    const { submitCode } = await requestCode();
    const responses = await Promise.all([submitCode(), submitCode()]);
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  });

  it('is rejected once it has expired', async () => {
    const { submitCode } = await requestCode();
    await server.pool.query('UPDATE one_time_code SET expires_at = now()');
    expect((await submitCode()).json.code).toBe('code_expired');
  });

  it('is rejected in another browser and for another purpose', async () => {
    const { code, browser, submitCode } = await requestCode();
    const stranger = await agree();
    expect((await stranger.post('/join/provePhone', { code })).json.code).toBe('code_expired');
    expect((await browser.post('/join/proveEmail', { code })).json.code).toBe('code_expired');
    expect((await browser.post('/find-id/prove', { code })).json.code).toBe('code_expired');
    expect((await submitCode()).status).toBe(200);
  });

  it('replaces the previous one', async () => {
    const { phone, browser, code, submitCode } = await requestCode();
    await server.clearRateLimits();
    await browser.post('/join/askPhoneCode', { name_kor: '홍길동', cellphone: phone });
    const newerCode = await server.getSmsCode(phone);
    if (newerCode !== code) expect((await submitCode()).json.code).toBe('code_wrong');
    expect((await submitCode(newerCode)).status).toBe(200);
  });

  it('is accepted with blanks and full-width digits', async () => {
    const { code, submitCode } = await requestCode();
    const fullWidthCode = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(' ');
    expect((await submitCode(fullWidthCode)).status).toBe(200);
  });

  it('is stored only as a hash, and not logged', async () => {
    const { code } = await requestCode();
    const { rows } = await server.pool.query('SELECT code_hash FROM one_time_code');
    expect(rows.every(({ code_hash }) => /^[\w-]{43}$/.test(String(code_hash)))).toBe(true);
    const { rows: outbox } = await server.pool.query('SELECT payload FROM outbox');
    expect(JSON.stringify(outbox)).not.toContain(code);
    expect(server.lines.join()).not.toContain(code);
  });
});

describe('a recommender', () => {
  it.each([
    ['9000000001', { err_code: '0', err_msg: '' }],
    [' ９０００－００００－０１\u200b ', { err_code: '0', err_msg: '' }],
    ['9ooo oooo ol', { err_code: '0', err_msg: '' }],
    ['0', { err_code: '1', err_msg: 'No member has this number.' }],
  ])('is checked by the member number %s', async (card_no, result) => {
    expect((await server.browser().post('/join/findRecomMember', { card_no })).json).toEqual({ result });
  });

  it('is protected from guessing by a limit of thirty wrong numbers', async () => {
    const browser = server.browser();
    const responses = [];
    for (let number = 0; number < 31; number += 1)
      responses.push((await browser.post('/join/findRecomMember', { card_no: String(number) })).status);
    expect(responses.filter((status) => status === 429)).toHaveLength(1);
  });
});
