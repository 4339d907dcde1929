import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  requiredConsents,
  startAuthTestServer,
  verifyContacts,
} from '../../../../test/auth-test-server';
import { mina } from '../../../../test/fixtures';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(() => server.clearRateLimits());
afterAll(() => server.close());

const birthday = '1990-05-01';
const findMember = async (email: string) =>
  (await server.pool.query('SELECT * FROM member WHERE user_id = $1', [email])).rows[0];
const listConsents = async (email: string) =>
  (
    await server.pool.query(
      'SELECT consent, terms_seq, agreed, language, at FROM member_consent WHERE user_id = $1 ORDER BY consent',
      [email],
    )
  ).rows;
const signIn = (credentials: { email: string; password: string }) =>
  server.browser().post('/authentications', { username: credentials.email, password: credentials.password });

describe('joining by id and password', () => {
  it('creates a member from the verified and entered data, who can sign in', async () => {
    const newcomer = createNewcomer();
    const browser = server.browser({ language: 'ja' });
    await verifyContacts(server, newcomer, browser);
    await browser.post('/join/agreement', {
      ...requiredConsents,
      policyMarketingAgreYn: 'Y',
      marketingMailAgreYn: 'Y',
    });
    const { json } = await browser.post('/join/submit', {
      password: newcomer.password,
      birthday,
      home_zip: '04524',
      home_addr1: '서울특별시 중구 세종대로 110',
      home_addr2: '2층',
      wedding_day: '150523',
      recommender: '9000000001',
      reg_path: '12',
      reg_path_txt: 'of another path',
      recomm_dept: 'FRONT',
      hotel_used_yn: 'Y',
      recomm_hotel: 'H02',
    });
    expect(json).toMatchObject({ result: 'success', message: '', user_id: newcomer.email });
    expect(await findMember(newcomer.email)).toMatchObject({
      name: newcomer.name,
      phone: newcomer.phone,
      card_no: expect.stringMatching(/^82\d{14}$/),
      home_address: { zip: '04524', addr1: '서울특별시 중구 세종대로 110', addr2: '2층' },
      work_address: null,
      wedding_day: '150523',
      recommender: '9000000001',
      sign_up_path: '12',
      sign_up_path_text: null,
      recomm_dept: 'FRONT',
      used_hotel: 'H02',
      marketing_sms: false,
      marketing_mail: true,
      language: 'ja',
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    const { json: signInResponse } = await signIn(newcomer);
    expect(signInResponse.userDetails).toMatchObject({
      user_id: newcomer.email,
      name_kor: newcomer.name,
      cellphone: newcomer.phone,
      birthday,
    });
  });

  it('stores each consent with the version of its text, its time and language', async () => {
    const member = await joinMember(server);
    const row = { agreed: true, language: 'en', terms_seq: null, at: expect.any(Date) };
    expect(await listConsents(member.email)).toEqual([
      { ...row, consent: 'TT0001', terms_seq: 2 },
      { ...row, consent: 'TT0002' },
      { ...row, consent: 'TT0003' },
      { ...row, consent: 'TT0005', agreed: false },
      { ...row, consent: 'marketing_mail', agreed: false },
      { ...row, consent: 'marketing_sms', agreed: false },
    ]);
  });

  it('enqueues one mail about consents to news and offers, with their time and language, otherwise none', async () => {
    const listMails = async (email: string) =>
      (
        await server.pool.query(
          `SELECT o.kind, o.channel, o.payload - 'cardNo' - 'at' AS content, (o.payload ->> 'at')::timestamptz AS at
           FROM outbox o JOIN member m ON m.card_no = o.payload ->> 'cardNo' WHERE m.user_id = $1 AND o.kind = 'marketing_changed'`,
          [email],
        )
      ).rows;
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    await browser.post('/join/agreement', {
      ...requiredConsents,
      policyMarketingAgreYn: 'Y',
      marketingMailAgreYn: 'Y',
      langCode: 'Ja',
    });
    for (let attempt = 0; attempt < 2; attempt += 1)
      await browser.post('/join/submit', { password: newcomer.password, birthday });
    const { at } = (await listConsents(newcomer.email))[0];
    const consentContent = { language: 'ja', sms: false, mail: true };
    expect(await listMails(newcomer.email)).toEqual([
      { kind: 'marketing_changed', channel: 'mail', content: consentContent, at },
    ]);
    const memberWithoutConsents = await joinMember(server);
    expect(await listMails(memberWithoutConsents.email)).toEqual([]);
  });

  it.each([
    ['a blank around the number', ' 9000000001 ', '9000000001'],
    ['a blank alone', ' ', null],
  ])(
    'accepts blanks in the recommender’s number, and stores the number without them: %s',
    async (_case, recommender, storedRecommender) => {
      const newcomer = createNewcomer();
      const browser = await verifyContacts(server, newcomer);
      const { json } = await browser.post('/join/submit', { password: newcomer.password, birthday, recommender });
      expect(json.result).toBe('success');
      expect((await findMember(newcomer.email)).recommender).toBe(storedRecommender);
    },
  );

  it('creates one member if the form is sent several times, at once and again later', async () => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    const send = () => browser.post('/join/submit', { password: newcomer.password, birthday });
    const responses = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const { json } of responses)
      expect(json).toMatchObject({ result: 'success', message: '', user_id: newcomer.email });
    expect(await listConsents(newcomer.email)).toHaveLength(6);
  });

  it('stores the language of the page even if the request has another one', async () => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    await browser.post('/join/agreement', { ...requiredConsents, langCode: 'Ja' });
    await browser.post('/join/submit', { password: newcomer.password, birthday });
    expect((await findMember(newcomer.email)).language).toBe('ja');
    expect(new Set((await listConsents(newcomer.email)).map(({ language }) => language))).toEqual(new Set(['ja']));
  });

  it('accepts only consents to the versions in effect', async () => {
    const agree = async (agreTextList: object[]) => {
      const browser = server.browser();
      const { json } = await browser.post('/join/agreement', { ...requiredConsents, htlCode: 'H01', agreTextList });
      return { json, formResult: (await browser.post('/join/form')).json.result };
    };
    const terms = { agreTextType: 'TT0001', agreTextSeq: 2, agreTextVersion: '2' };
    const privacy = { agreTextType: 'TT0002', agreTextSeq: 3, agreTextVersion: '1' };
    expect(await agree([{ ...terms, agreTextSeq: 1, agreTextVersion: '1' }, privacy])).toMatchObject({
      json: { status: 409, code: 'terms_changed' },
      formResult: 'not_agreed',
    });
    expect((await agree([])).json).toMatchObject({ code: 'terms_changed' });
    expect(await agree([terms])).toMatchObject({ json: { result: 'success' }, formResult: 'success' });
  });

  it('deletes the personal data of the attempt', async () => {
    const member = await joinMember(server);
    const { rows } = await server.pool.query('SELECT * FROM join_attempt WHERE joined = $1', [member.email]);
    expect(rows).toMatchObject([
      { carried: null, consents: null, proven_email: null, proven_name: null, proven_phone: null },
    ]);
  });
});

describe('a join form', () => {
  const submit = async (changes: object = {}, language = 'en') => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer, server.browser({ language }));
    const { json } = await browser.post('/join/submit', { password: newcomer.password, birthday, ...changes });
    expect(await findMember(newcomer.email)).toBeUndefined();
    return json;
  };

  it.each([
    ['no password', { password: '' }, 'password_short'],
    ['a short password', { password: 'moonlight' }, 'password_short'],
    ['a long password', { password: 'moonlight '.repeat(11) }, 'password_long'],
    ['a simple password', { password: 'aaaabbbbcccc' }, 'password_simple'],
    ['a common password', { password: 'Password123' }, 'password_common'],
    ['an age of thirteen', { birthday: '2013-01-01' }, 'under_fourteen'],
    ['a birthday that does not exist', { birthday: '1990-02-30' }, 'birth_date_invalid'],
    ['an unknown recommender', { recommender: '1' }, 'recommender_unknown'],
    ['a provider with which the join did not begin', { login_type: 'NAVER' }, 'invalid_auth_result'],
  ])('is rejected with an error and creates no member if it has %s', async (_case, changes, errCd) => {
    expect(await submit(changes)).toMatchObject({
      result: 'fail',
      errCd,
      message: expect.stringMatching(/\w/),
      user_id: '',
    });
  });

  it('is rejected if the password is the id', async () => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    const { json } = await browser.post('/join/submit', { password: newcomer.email, birthday });
    expect(json.errCd).toBe('password_known');
  });

  it('is rejected with a reason in the language of the page, or else of the browser', async () => {
    expect((await submit({ birthday: '2013-01-01' }, 'ko')).message).toContain('만 14세');
    expect((await submit({ birthday: '2013-01-01', langCode: 'Ko' }, 'ja')).message).toContain('만 14세');
  });

  it('is rejected with the first missing step as its error', async () => {
    const newcomer = createNewcomer();
    const browser = server.browser();
    const submitForErrCd = async () =>
      (await browser.post('/join/submit', { password: newcomer.password, birthday })).json.errCd;
    expect(await submitForErrCd()).toBe('agreement_needed');
    await browser.post('/join/agreement', requiredConsents);
    expect(await submitForErrCd()).toBe('email_not_proven');
    await browser.post('/join/askEmailCode', { user_id: newcomer.email });
    await browser.post('/join/proveEmail', { code: await server.getMailCode(newcomer.email) });
    expect(await submitForErrCd()).toBe('phone_not_proven');
  });

  it.each([
    ['an address of 101 characters', { home_addr2: '가'.repeat(101) }],
    ['a wedding day of nine characters', { wedding_day: '202611211' }],
    ['a recommender of 21 characters', { recommender: '1'.repeat(21) }],
    ['an unknown sign-up path', { reg_path: '17' }],
    ['a path text of 51 characters', { reg_path_txt: 'x'.repeat(51) }],
  ])('is rejected if it has an invalid field: %s', async (_case, changes) => {
    expect(await submit(changes)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('is accepted with unknown fields, which are ignored', async () => {
    const newcomer = createNewcomer();
    const browser = await verifyContacts(server, newcomer);
    const forgedFields = {
      user_id: mina.userId,
      name_kor: '김미나',
      cellphone: '01012345678',
      card_no: '1',
      marketing_sms: true,
    };
    const { json } = await browser.post('/join/submit', { ...forgedFields, password: newcomer.password, birthday });
    expect(json).toMatchObject({ result: 'success', user_id: newcomer.email });
    expect(await findMember(newcomer.email)).toMatchObject({
      name: newcomer.name,
      phone: newcomer.phone,
      marketing_sms: false,
    });
  });
});

describe('joining with a provider’s profile', () => {
  it('stores the verified e-mail address, requires the phone to be verified, and signs in by the provider afterwards', async () => {
    const { email, phone } = createNewcomer();
    await server.addAccount('google', { subject: 'g-1', name: 'Emma Wilson', email, emailVerified: true });
    const browser = server.browser();
    expect(await server.signInWithProvider(browser, 'google', 'g-1')).toMatchObject({ result: 'not_joined' });
    const login_type = 'GOOGLE';
    expect((await browser.post('/join/submit', { login_type, birthday })).json.errCd).toBe('invalid_auth_result');
    await browser.post('/join/agreement', { ...requiredConsents, login_type });
    expect((await browser.post('/join/submit', { login_type, birthday })).json.errCd).toBe('phone_not_proven');
    await browser.post('/join/askPhoneCode', { name_kor: 'Emma Wilson', cellphone: phone });
    await browser.post('/join/provePhone', { code: await server.getSmsCode(phone) });
    expect(
      (await browser.post('/join/submit', { login_type, birthday, password: 'is not kept at all' })).json.result,
    ).toBe('success');
    expect(await findMember(email)).toMatchObject({ password_hash: null, name: 'Emma Wilson' });
    expect((await signIn({ email, password: 'is not kept at all' })).json.code).toBe('wrong_credentials');
    expect(await server.signInWithProvider(server.browser(), 'google', 'g-1')).toMatchObject({
      result: 'login',
      userDetails: { user_id: email },
    });
  });

  it('requires the e-mail address to be verified if the provider does not verify addresses', async () => {
    const { email, phone } = createNewcomer();
    await server.addAccount('naver', { subject: 'n-1', name: '네이버', email, emailVerified: true });
    const browser = server.browser();
    await server.signInWithProvider(browser, 'naver', 'n-1');
    await browser.post('/join/agreement', { ...requiredConsents, login_type: 'NAVER' });
    await browser.post('/join/askPhoneCode', { name_kor: '네이버', cellphone: phone });
    await browser.post('/join/provePhone', { code: await server.getSmsCode(phone) });
    const { json } = await browser.post('/join/submit', { login_type: 'NAVER', birthday });
    expect(json.errCd).toBe('email_not_proven');
  });
});

describe('a foreign phone number', () => {
  it('is stored in international form, and several members may have the same one', async () => {
    for (const _ of [1, 2]) {
      const newcomer = createNewcomer();
      const browser = server.browser();
      await browser.post('/join/agreement', requiredConsents);
      await browser.post('/join/askPhoneCode', {
        name_kor: 'Aoi Takahashi',
        cellphone: '+81 90-8765-4321',
        user_id: newcomer.email,
      });
      await browser.post('/join/provePhone', { code: await server.getMailCode(newcomer.email) });
      expect((await browser.post('/join/submit', { password: newcomer.password, birthday })).json.result).toBe(
        'success',
      );
      const { json } = await signIn(newcomer);
      expect(json.userDetails).toMatchObject({
        cellphone1: '',
        cellphone2: '',
        cellphone3: '',
        cellphone: '+819087654321',
      });
    }
  });
});

describe('two members who join at once with the same data', () => {
  const listOutcomes = (responses: readonly { json: { result?: string; errCd?: string | undefined } }[]) =>
    responses.map(({ json }) => json.errCd ?? json.result ?? '').toSorted();

  it('cannot both get the id', async () => {
    const [first, second] = [createNewcomer(), createNewcomer()];
    const browsers = await Promise.all(
      [first, { ...second, email: first.email }].map(async (visitor) => {
        const browser = server.browser();
        await browser.post('/join/agreement', requiredConsents);
        return { member: visitor, browser };
      }),
    );
    for (const { member, browser } of browsers) {
      await server.clearRateLimits();
      await server.mails.clear();
      await browser.post('/join/askEmailCode', { user_id: member.email });
      await browser.post('/join/proveEmail', { code: await server.getMailCode(member.email) });
      await browser.post('/join/askPhoneCode', { name_kor: member.name, cellphone: member.phone });
      await browser.post('/join/provePhone', { code: await server.getSmsCode(member.phone) });
    }
    const responses = await Promise.all(
      browsers.map(({ member, browser }) => browser.post('/join/submit', { password: member.password, birthday })),
    );
    expect(listOutcomes(responses)).toEqual(['id_taken', 'success']);
  });

  it('cannot both get the phone', async () => {
    const [first, second] = [createNewcomer(), createNewcomer()];
    const firstBrowser = await verifyContacts(server, first);
    await server.clearRateLimits();
    const secondBrowser = await verifyContacts(server, { ...second, phone: first.phone });
    const responses = await Promise.all(
      [firstBrowser, secondBrowser].map((browser) =>
        browser.post('/join/submit', { password: 'moonlight over the bay', birthday }),
      ),
    );
    expect(listOutcomes(responses)).toEqual(['cellphone_duplicated', 'success']);
  });

  it('cannot both get the social account', async () => {
    const [first, second] = [createNewcomer(), createNewcomer()];
    await server.addAccount('kakao', { subject: '4242', name: '카카오', email: null, phone: null });
    const browsers = [];
    for (const person of [first, second]) {
      const browser = server.browser();
      await server.signInWithProvider(browser, 'kakao', '4242');
      await browser.post('/join/agreement', { ...requiredConsents, login_type: 'KAKAO' });
      await browser.post('/join/askEmailCode', { user_id: person.email });
      await browser.post('/join/proveEmail', { code: await server.getMailCode(person.email) });
      await browser.post('/join/askPhoneCode', { name_kor: person.name, cellphone: person.phone });
      await browser.post('/join/provePhone', { code: await server.getSmsCode(person.phone) });
      browsers.push(browser);
    }
    const responses = await Promise.all(
      browsers.map((browser) => browser.post('/join/submit', { login_type: 'KAKAO', birthday })),
    );
    expect(listOutcomes(responses)).toEqual(['social_account_taken', 'success']);
    const { rows } = await server.pool.query('SELECT user_id FROM member WHERE user_id = ANY($1)', [
      [first.email, second.email],
    ]);
    expect(rows).toHaveLength(1);
  });
});
