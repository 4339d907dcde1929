// @vitest-environment jsdom
import type { ProblemCode } from '@dining/contract/problem';
import { common } from '@dining/i18n/site/en/common';
import { join } from '@dining/i18n/site/en/join';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import { problemDetails } from '@dining/i18n/site/en/problem-details';
import { problems } from '@dining/i18n/site/en/problems';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { addCssEscape } from '../../../../../packages/ui/test/browser';
import { confirmAlert, expectFieldError, getSite, prepareSite, showPage } from '../../../test/show';
import type { TestSite } from '../../../test/test-site';
import { appDataQuery, hotelsQuery } from '../../entities/app/app-data';
import { sessionQuery } from '../../entities/session/session';
import { getTabItem } from '../../lib/tab-storage';
import { JoinFormPage } from './join-form-page';

const getServer = prepareSite('join', 'paging', 'phone', 'oneTimeCode');
beforeAll(addCssEscape);

const email = 'bada@example.test';
const name = 'Han Bada';
const cellphone = '01012345678';
const password = 'a quiet harbour';
const { form: texts, alerts } = join;

const openForm = 'POST /api/join/form';
const sendEmailCode = 'POST /api/join/askEmailCode';
const verifyEmail = 'POST /api/join/proveEmail';
const sendPhoneCode = 'POST /api/join/askPhoneCode';
const verifyPhone = 'POST /api/join/provePhone';
const checkRecommender = 'POST /api/join/findRecomMember';
const submitForm = 'POST /api/join/submit';

const mailed = createSuccess({ sentBy: 'mail', liveSeconds: 300, againSeconds: 0 });
const texted = createSuccess({ sentBy: 'sms', liveSeconds: 300, againSeconds: 0 });
const nothingVerified = {
  result: 'success',
  kakaoProfile: null,
  naverProfile: null,
  googleProfile: null,
  homepageProfile: null,
  user_id: '',
  name_kor: '',
  cellphone: '',
};
const allVerified = { user_id: email, name_kor: name, cellphone };

/** Loads only what the site loads before any page, as after a reload. */
function prepareQueries({ queryClient }: TestSite): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N' } as never);
  queryClient.setQueryData(hotelsQuery.queryKey, [
    { htlCode: 'H01', htlName: '달빛 서울', htlNameEn: 'Dalbit Seoul' },
    { htlCode: 'H02', htlName: '달빛 제주', htlNameEn: 'Dalbit Jeju' },
  ] as never);
  const list = (propName: string, values: readonly string[]) => ({
    propName,
    propAttrList: values.map((value) => ({
      propAttrValue: value,
      propAttrDesc: `${propName} ${value}`,
      propAttrDescEn: `${propName} ${value}`,
    })),
  });
  queryClient.setQueryData(appDataQuery.queryKey, {
    dbPropList: [list('SIGN_UP_PATH', ['11', '12', '99']), list('RECOMM_DEPT', ['Sales'])],
  } as never);
}

/** Opens the form; `known` is what the server knows about the person. */
async function open(known: object = {}, address = '/join/form') {
  getServer().reply(openForm, createSuccess({ ...nothingVerified, ...known }));
  const displayed = await showPage(address, <JoinFormPage />, prepareQueries);
  await screen.findByRole('button', { name: texts.submit });
  return displayed;
}

// By label instead of by role: a name by role asks for the style of each of 245 countries, which takes seconds.
const input = { selector: 'input' };
const getTextbox = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), input);
const queryTextbox = (label: string) => screen.queryByLabelText(new RegExp(`^${label}`), input);
const findCode = () => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${oneTimeCode.label}`), input);
const queryCode = () => queryTextbox(oneTimeCode.label);
const getPassword = () => screen.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' });
const getPhone = () => getTextbox(phoneTexts.korean);
const getPart = (part: string) => within(screen.getByRole('region', { name: part }));
const getSendEmail = () => getPart(texts.account).getByRole('button', { name: oneTimeCode.send });
const getSendPhone = () => getPart(texts.person).getByRole('button', { name: oneTimeCode.send });
const getJoin = () => screen.getByRole('button', { name: texts.submit });
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const getDescription = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('what the form shows', () => {
  it('names its parts, marks what is required, and lets browsers fill in what they know', async () => {
    await open();
    expect(screen.getByText(join.type.password)).toBeDefined();
    for (const part of [texts.account, texts.person, texts.secret, texts.details]) expect(getPart(part)).toBeDefined();
    const required = [
      getTextbox(texts.email),
      getTextbox(texts.name),
      getPhone(),
      getPassword(),
      getTextbox(texts.birthday),
    ];
    expect(required.map((field) => field.getAttribute('aria-required'))).toEqual(required.map(() => 'true'));
    expect(required.map((field) => field.autocomplete)).toEqual(['email', 'name', 'tel', 'new-password', 'bday']);
    expect(getTextbox(texts.email).inputMode).toBe('email');
    expect(getDescription(getTextbox(texts.email))).toContain(texts.emailHint);
    expect(getDescription(getPassword())).toContain(texts.passwordHint);
    expect(getDescription(getTextbox(texts.birthday))).toContain(texts.birthdayHint);
    const optional = [getTextbox(texts.wedding), getTextbox(texts.recommender)];
    expect(optional.map((field) => field.getAttribute('aria-required'))).toEqual([null, null]);
    for (const address of [texts.homeAddress, texts.workAddress])
      expect(within(screen.getByRole('group', { name: address })).getAllByRole('textbox')).toHaveLength(3);
  });

  it('shows the department for path 12, the text for path 99, and the hotel only to those who know one', async () => {
    const { user } = await open();
    const path = screen.getByRole('combobox', { name: texts.path });
    expect(screen.queryByRole('combobox', { name: texts.department })).toBeNull();
    await user.selectOptions(path, '12');
    await user.selectOptions(screen.getByRole('combobox', { name: texts.department }), 'Sales');
    await user.selectOptions(path, '99');
    expect(screen.queryByRole('combobox', { name: texts.department })).toBeNull();
    await user.type(getTextbox(texts.pathOther), 'a letter');
    const hotel = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.hotelUsedWhich });
    expect(hotel.disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: texts.hotelUsedYes }));
    await user.selectOptions(hotel, 'H02');
    expect(hotel.value).toBe('H02');
    await user.click(screen.getByRole('radio', { name: texts.hotelUsedNo }));
    expect([hotel.disabled, hotel.value]).toEqual([true, '']);
  });

  it('folds the optional fields until they are opened, have a value or are wrong', async () => {
    const getDetails = () => screen.getByText(texts.detailsLead).closest('details');
    const first = await open(allVerified);
    expect(getDetails()?.open).toBe(false);
    getServer().reply(
      submitForm,
      createSuccess({ result: 'fail', errCd: 'recommender_unknown', message: '', user_id: '' }),
    );
    await first.user.type(getPassword(), password);
    await first.user.type(getTextbox(texts.birthday), '19900131{Enter}');
    await confirmAlert(first.user, problems.recommender_unknown);
    expect(getDetails()?.open).toBe(true);
    expect(document.activeElement).toBe(getTextbox(texts.recommender));
    await first.user.type(getTextbox(texts.wedding), '150905');
    expect(getDetails()?.open).toBe(true);
    cleanup();
    await open(allVerified);
    expect(getDetails()?.open).toBe(true);
  });

  it('asks a person with a profile for no password, and fills in what the provider gave', async () => {
    const kakaoProfile = { email, emailProvenYn: 'Y', name_kor: name, cellphone };
    const { user } = await open({ kakaoProfile, user_id: email }, '/join/form?login_type=KAKAO');
    expect(getServer().listBodies(openForm)).toEqual([{ login_type: 'KAKAO' }]);
    expect(screen.getByText(join.type.KAKAO)).toBeDefined();
    expect(getPart(texts.account).getByText(oneTimeCode.proven)).toBeDefined();
    expect([getTextbox(texts.name).value, getPhone().value]).toEqual([name, '010-1234-5678']);
    expect(screen.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
    getServer().reply(sendPhoneCode, texted);
    getServer().reply(verifyPhone, createSuccess({ result: 'success', name_kor: name, cellphone, user_id: email }));
    await user.click(getSendPhone());
    await user.type(await findCode(), '123456{Enter}');
    await waitFor(() => expect(getPart(texts.person).getByText(oneTimeCode.proven)).toBeDefined());
    getServer().reply(submitForm, createSuccess({ result: 'success', message: '', user_id: email }));
    await user.type(getTextbox(texts.birthday), '19900131{Enter}');
    await waitFor(() => expect(getServer().listBodies(submitForm)).toHaveLength(1));
    expect(getServer().listBodies(submitForm)[0]).not.toHaveProperty('password');
    expect(getServer().listBodies(submitForm)[0]).toMatchObject({ login_type: 'KAKAO', birthday: '1990-01-31' });
  });
});

describe('pressing Join', () => {
  it('marks all that is missing, announces the first, and keeps each mark until its field is touched', async () => {
    const { user } = await open();
    await user.click(getJoin());
    await confirmAlert(user, problems.email_not_proven);
    expectFieldError(getTextbox(texts.email), problems.email_not_proven);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([getPhone(), getPassword(), getTextbox(texts.birthday)].map(isWrong)).toEqual([true, true, true]);
    expect(getDescription(getPassword())).toContain(alerts.password);
    await user.type(getPassword(), 'a');
    expect([getTextbox(texts.email), getPhone(), getPassword(), getTextbox(texts.birthday)].map(isWrong)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    await user.type(getTextbox(texts.birthday), '1');
    await user.type(getTextbox(texts.email), 'b');
    await user.type(getPhone(), '0');
    expect([getTextbox(texts.email), getPhone(), getTextbox(texts.birthday)].map(isWrong)).toEqual([
      false,
      false,
      false,
    ]);
    expect(getServer().listBodies(submitForm)).toEqual([]);
  });

  it('announces failures in the order of the form', async () => {
    const { user } = await open(allVerified);
    await user.click(screen.getByRole('textbox', { name: texts.wedding, hidden: true }));
    await user.paste('123456789');
    await user.keyboard('{Enter}');
    await confirmAlert(user, alerts.password);
    expectFieldError(getPassword(), alerts.password);
    await user.keyboard('short{Enter}');
    await confirmAlert(user, problems.password_short);
    expectFieldError(getPassword(), problems.password_short);
    await user.clear(getPassword());
    await user.keyboard('it is 12345678!{Enter}');
    await confirmAlert(user, problems.password_known);
    await user.clear(getPassword());
    await user.keyboard(`${password}{Enter}`);
    await confirmAlert(user, alerts.birthday);
    expectFieldError(getTextbox(texts.birthday), alerts.birthday);
    await user.keyboard('20990101{Enter}');
    await confirmAlert(user, problems.birth_date_invalid);
    expectFieldError(getTextbox(texts.birthday), problems.birth_date_invalid);
    await user.clear(getTextbox(texts.birthday));
    await user.keyboard(`${new Date().getFullYear() - 13}0101{Enter}`);
    await confirmAlert(user, problems.under_fourteen);
    await user.clear(getTextbox(texts.birthday));
    await user.keyboard('1990.1.31{Enter}');
    await confirmAlert(user, alerts.tooLong.replace('{{max}}', '8'));
    expect(document.activeElement).toBe(getTextbox(texts.wedding));
    expect(getServer().listBodies(submitForm)).toEqual([]);
  });

  it('focuses an address line that is too long', async () => {
    const { user } = await open(allVerified);
    await user.type(getPassword(), password);
    await user.type(getTextbox(texts.birthday), '19900131');
    const work = within(screen.getByRole('group', { name: texts.workAddress }));
    const detail = work.getByRole('textbox', { name: texts.addressDetail });
    await user.click(detail);
    await user.paste('x'.repeat(101));
    await user.click(getJoin());
    await confirmAlert(user, alerts.tooLong.replace('{{max}}', '100'));
    expect(document.activeElement).toBe(detail);
    expect(isWrong(detail)).toBe(true);
    const getGroup = () => screen.getByRole('group', { name: texts.workAddress });
    expect(getDescription(getGroup())).toContain(alerts.tooLong.replace('{{max}}', '100'));
    await user.keyboard('{Backspace}');
    expect(getGroup().getAttribute('aria-describedby')).toBeNull();
  });

  it('sends the form once for two clicks, opens the last step signed in, and deletes the draft', async () => {
    let answer = () => {};
    getServer().reply(
      submitForm,
      () =>
        new Promise((resolve) => {
          answer = () =>
            resolve(
              createSuccess({
                result: 'success',
                message: '',
                user_id: email,
                userDetails: { user_id: email, name_kor: name },
              }),
            );
        }),
    );
    const { user, router } = await open(allVerified);
    await user.type(getPassword(), password);
    await user.type(getTextbox(texts.birthday), '1990-01-31');
    await user.type(getTextbox(texts.wedding), '150905');
    await user.selectOptions(screen.getByRole('combobox', { name: texts.path }), '12');
    await user.selectOptions(screen.getByRole('combobox', { name: texts.department }), 'Sales');
    await user.click(screen.getByRole('radio', { name: texts.hotelUsedYes }));
    await user.selectOptions(screen.getByRole('combobox', { name: texts.hotelUsedWhich }), 'H02');
    const home = within(screen.getByRole('group', { name: texts.homeAddress }));
    await user.type(home.getByRole('textbox', { name: texts.postcode }), '０４５２４');
    await user.type(home.getByRole('textbox', { name: texts.address }), 'Sejong-daero 110');
    await user.dblClick(getJoin());
    await waitFor(() => expect(getServer().listBodies(submitForm)).toHaveLength(1));
    expect(getJoin().getAttribute('aria-busy')).toBe('true');
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/join/complete'));
    expect(getServer().listBodies(submitForm)).toEqual([
      {
        home_zip: '04524',
        home_addr1: 'Sejong-daero 110',
        home_addr2: '',
        comp_zip: '',
        comp_addr1: '',
        comp_addr2: '',
        wedding_day: '150905',
        recommender: '',
        reg_path: '12',
        reg_path_txt: '',
        recomm_dept: 'Sales',
        hotel_used_yn: 'Y',
        recomm_hotel: 'H02',
        password,
        birthday: '1990-01-31',
        langCode: 'En',
      },
    ]);
    await waitFor(() => expect(getTabItem('joinDraft')).toBeNull());
    expect(getTabItem('joined')).toMatchObject({ userId: email });
    await waitFor(() =>
      expect(getSite().queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({
        userDetails: { user_id: email },
      }),
    );
  });
});

describe('what the server refuses', () => {
  const refuse = async (errCd: ProblemCode | undefined, message = '') => {
    getServer().reply(submitForm, createSuccess({ result: 'fail', message, user_id: '', ...(errCd && { errCd }) }));
    const displayed = await open(allVerified);
    await displayed.user.type(getPassword(), password);
    await displayed.user.type(getTextbox(texts.birthday), '19900131{Enter}');
    return displayed;
  };

  it.each([
    ['id_taken', () => getTextbox(texts.email)],
    ['email_not_proven', () => getTextbox(texts.email)],
    ['cellphone_duplicated', getPhone],
    ['phone_not_proven', getPhone],
    ['password_common', getPassword],
    ['under_fourteen', () => getTextbox(texts.birthday)],
    ['recommender_unknown', () => getTextbox(texts.recommender)],
  ] as const)('reports %s at its field, in the language of the page', async (code, getField) => {
    // The language may have been changed in another window.
    const { user } = await refuse(code, '다른 언어로 된 안내');
    await confirmAlert(user, problems[code]);
    expect(isWrong(getField())).toBe(true);
    expect(document.activeElement).toBe(getField());
  });

  it('alerts the message of a refusal that the page does not know (Spec §8)', async () => {
    const { user, router } = await refuse('of_a_newer_server' as ProblemCode, 'The lines are closed today.');
    await confirmAlert(user, 'The lines are closed today.');
    expect(router.state.location.pathname).toBe('/join/form');
  });

  it.each([
    ['agreement_needed', '/join/agreement'],
    ['invalid_auth_result', '/login'],
    ['social_account_taken', '/login'],
  ] as const)('leads from %s to %s', async (code, path) => {
    const { user, router } = await refuse(code);
    await confirmAlert(user, problems[code]);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('alerts a call that failed, and lets the guest press again', async () => {
    const { user } = await open(allVerified);
    getServer().reply(submitForm, createProblem('too_many_requests', 429));
    await user.type(getPassword(), password);
    await user.type(getTextbox(texts.birthday), '19900131{Enter}');
    await confirmAlert(user, problems.too_many_requests);
    await user.click(getJoin());
    await confirmAlert(user, problems.too_many_requests);
    expect(getServer().listBodies(submitForm)).toHaveLength(2);
  });
});

describe('the e-mail address', () => {
  const sendCode = async () => {
    getServer().reply(sendEmailCode, mailed);
    const { user } = await open();
    await user.type(getTextbox(texts.email), `${email}{Enter}`);
    return { user, code: await findCode() };
  };

  it('reports a missing address and one that is none at the field', async () => {
    const { user } = await open();
    await user.click(getSendEmail());
    await confirmAlert(user, alerts.email);
    expectFieldError(getTextbox(texts.email), alerts.email);
    await user.keyboard('bada@{Enter}');
    await confirmAlert(user, problems.email_invalid);
    expectFieldError(getTextbox(texts.email), problems.email_invalid);
    expect(isWrong(getTextbox(texts.name))).toBe(false);
    expect(getServer().listBodies(sendEmailCode)).toEqual([]);
  });

  it('sends the code once by two presses, and focuses the field for it', async () => {
    getServer().reply(sendEmailCode, mailed);
    const { user } = await open();
    await user.type(getTextbox(texts.email), ' ＢＡＤＡ@example.test');
    await user.dblClick(getSendEmail());
    const code = await findCode();
    expect(document.activeElement).toBe(code);
    expect(getDescription(code)).toContain(oneTimeCode.mail.replace('{{to}}', email));
    expect(getServer().listBodies(sendEmailCode)).toEqual([{ user_id: email, langCode: 'En' }]);
    expect(getPart(texts.account).queryByRole('button', { name: oneTimeCode.send })).toBeNull();
  });

  it('leaves the focus where the guest has moved it', async () => {
    let answer = () => {};
    getServer().reply(
      sendEmailCode,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(mailed);
        }),
    );
    const { user } = await open();
    await user.type(getTextbox(texts.email), `${email}{Enter}`);
    await waitFor(() => expect(getServer().listBodies(sendEmailCode)).toHaveLength(1));
    await user.click(getTextbox(texts.name));
    answer();
    await findCode();
    expect(document.activeElement).toBe(getTextbox(texts.name));
  });

  it('verifies the code, shows and focuses the address, and lets the guest change it', async () => {
    getServer().reply(verifyEmail, createSuccess({ result: 'success', user_id: email }));
    const { user, code } = await sendCode();
    await user.type(code, '123456{Enter}');
    const verified = await getPart(texts.account).findByText(oneTimeCode.proven);
    expect(document.activeElement?.contains(verified)).toBe(true);
    expect(queryTextbox(texts.email)).toBeNull();
    await user.click(getPart(texts.account).getByRole('button', { name: common.buttons.change }));
    expect(document.activeElement).toBe(getTextbox(texts.email));
    expect(getTextbox(texts.email).value).toBe(email);
    await user.click(getJoin());
    await confirmAlert(user, problems.email_not_proven);
    expect(document.activeElement).toBe(getTextbox(texts.email));
  });

  it('reports a wrong code at the code, and a taken address at the address', async () => {
    const { user, code } = await sendCode();
    getServer().reply(verifyEmail, createProblem('code_wrong', 422, { left: 4 }));
    await user.type(code, '111111{Enter}');
    await confirmAlert(user, problemDetails.code_wrong.replace('{{left}}', '4'));
    expect(document.activeElement).toBe(code);
    getServer().reply(verifyEmail, createProblem('id_taken', 409));
    await user.keyboard('{Enter}');
    await confirmAlert(user, problems.id_taken);
    expectFieldError(getTextbox(texts.email), problems.id_taken);
    expect(queryCode()).toBeNull();
    expect(getSendEmail()).toBeDefined();
  });

  it('says how long the code is valid, and when another one can be sent', async () => {
    getServer().reply(sendEmailCode, createSuccess({ sentBy: 'mail', liveSeconds: 300, againSeconds: 300 }));
    const { user } = await open();
    await user.type(getTextbox(texts.email), `${email}{Enter}`);
    await findCode();
    expect(screen.getByRole('timer').textContent).toMatch(/^Time left [45]:\d\d$/);
    const resend = screen.getByRole('button', { name: /^New code in \d+ s$/ });
    expect(resend.getAttribute('aria-disabled')).toBe('true');
    await user.click(resend);
    expect(getServer().listBodies(sendEmailCode)).toHaveLength(1);
  });

  it('says that a code has expired, and sends another one', async () => {
    getServer().reply(sendEmailCode, createSuccess({ sentBy: 'mail', liveSeconds: 0, againSeconds: 0 }));
    const { user } = await open();
    await user.type(getTextbox(texts.email), `${email}{Enter}`);
    expect(await screen.findByText(oneTimeCode.over)).toBeDefined();
    getServer().reply(sendEmailCode, mailed);
    await user.click(screen.getByRole('button', { name: oneTimeCode.again }));
    await screen.findByRole('timer');
    expect(screen.queryByText(oneTimeCode.over)).toBeNull();
    expect(document.activeElement).toBe(await findCode());
  });

  it('says how many tries are left, and after the last one that the code has expired', async () => {
    const { user, code } = await sendCode();
    await user.type(code, '12{Enter}');
    await confirmAlert(user, oneTimeCode.required);
    await user.clear(code);
    getServer().reply(verifyEmail, createProblem('code_wrong', 422, { left: 1 }));
    await user.type(code, '111111{Enter}');
    await confirmAlert(user, problemDetails.code_wrong.replace('{{left}}', '1'));
    getServer().reply(verifyEmail, createProblem('code_expired', 422));
    await user.keyboard('{Enter}');
    await confirmAlert(user, problems.code_expired);
    expectFieldError(code, problems.code_expired);
  });

  it('needs another code once the address changes', async () => {
    const { user } = await sendCode();
    await user.type(getTextbox(texts.email), 's');
    expect(queryCode()).toBeNull();
    expect(getSendEmail()).toBeDefined();
  });

  it('redirects to the agreement when it is missing', async () => {
    getServer().reply(sendEmailCode, createProblem('agreement_needed', 409));
    const { user, router } = await open({}, '/join/form?login_type=NAVER');
    await user.type(getTextbox(texts.email), `${email}{Enter}`);
    await confirmAlert(user, problems.agreement_needed);
    await waitFor(() => expect(router.state.location.href).toBe('/join/agreement?login_type=NAVER'));
  });
});

describe('name and phone', () => {
  const typePerson = async () => {
    const { user } = await open();
    await user.type(getTextbox(texts.name), ' Han  Bada ');
    await user.type(getPhone(), cellphone);
    return user;
  };

  it('reports a missing name before a missing phone', async () => {
    const { user } = await open();
    await user.click(getSendPhone());
    await confirmAlert(user, alerts.name);
    expectFieldError(getTextbox(texts.name), alerts.name);
    await user.keyboard('Han Bada{Enter}');
    await confirmAlert(user, alerts.phone);
    expect(document.activeElement).toBe(getPhone());
    expect(isWrong(getPhone())).toBe(true);
    await user.keyboard('0101{Enter}');
    await confirmAlert(user, phoneTexts.format);
    expect(document.activeElement).toBe(getPhone());
    expect(getServer().listBodies(sendPhoneCode)).toEqual([]);
  });

  it('sends the code once by two presses, verifies it, and lets the guest change name and phone', async () => {
    getServer().reply(sendPhoneCode, texted);
    const user = await typePerson();
    await user.dblClick(getSendPhone());
    const code = await findCode();
    expect(document.activeElement).toBe(code);
    expect(getDescription(code)).toContain(oneTimeCode.sms.replace('{{to}}', '010-1234-5678'));
    expect(getServer().listBodies(sendPhoneCode)).toEqual([{ name_kor: name, cellphone, user_id: '', langCode: 'En' }]);
    getServer().reply(verifyPhone, createSuccess({ result: 'success', name_kor: name, cellphone, user_id: '' }));
    await user.type(code, '123 456{Enter}');
    const verified = await getPart(texts.person).findByText(oneTimeCode.proven);
    expect(document.activeElement?.contains(verified)).toBe(true);
    expect(getServer().listBodies(verifyPhone)).toEqual([{ code: '123456' }]);
    await user.click(getPart(texts.person).getByRole('button', { name: common.buttons.change }));
    expect(document.activeElement).toBe(getTextbox(texts.name));
    expect([getTextbox(texts.name).value, getPhone().value]).toEqual([name, '010-1234-5678']);
  });

  it.each([
    ['name_invalid', () => getTextbox(texts.name)],
    ['phone_invalid', getPhone],
    ['code_not_sent', getPhone],
    ['email_not_proven', () => getTextbox(texts.email)],
  ] as const)('reports %s at its field', async (code, getField) => {
    getServer().reply(sendPhoneCode, createProblem(code, 422));
    const user = await typePerson();
    await user.click(getSendPhone());
    await confirmAlert(user, problems[code]);
    expect(document.activeElement).toBe(getField());
    expect(isWrong(getField())).toBe(true);
  });

  it('sends the code by another press after a failed SMS', async () => {
    getServer().reply(sendPhoneCode, createProblem('code_not_sent', 502));
    const user = await typePerson();
    await user.click(getSendPhone());
    await confirmAlert(user, problems.code_not_sent);
    getServer().reply(sendPhoneCode, texted);
    await user.click(getSendPhone());
    const code = await findCode();
    expect(document.activeElement).toBe(code);
    expect(isWrong(getPhone())).toBe(false);
  });

  it.each([
    ['cellphone_duplicated', getPhone],
    ['id_taken', () => getTextbox(texts.email)],
  ] as const)('reports %s, known once the code is entered, at its field', async (refusal, getField) => {
    getServer().reply(sendPhoneCode, texted);
    getServer().reply(verifyPhone, createProblem(refusal, 409));
    const user = await typePerson();
    await user.click(getSendPhone());
    await user.type(await findCode(), '123456{Enter}');
    await confirmAlert(user, problems[refusal]);
    expect(document.activeElement).toBe(getField());
    expect(queryCode()).toBeNull();
  });

  it('needs another code once the name or the phone changes', async () => {
    getServer().reply(sendPhoneCode, texted);
    const user = await typePerson();
    await user.click(getSendPhone());
    await findCode();
    await user.type(getTextbox(texts.name), 's');
    expect(queryCode()).toBeNull();
    await user.click(getSendPhone());
    await findCode();
    await user.type(getPhone(), '{Backspace}9');
    expect(queryCode()).toBeNull();
  });

  it('sends the code for a number abroad by mail, which verifies the address too', async () => {
    getServer().reply(sendPhoneCode, mailed);
    const { user } = await open();
    await user.type(getTextbox(texts.name), name);
    await user.selectOptions(screen.getByRole('combobox', { name: phoneTexts.country, hidden: true }), 'US');
    await waitFor(() => expect(screen.getByText('+1')).toBeDefined());
    await user.type(getTextbox(phoneTexts.number), '4155552671{Enter}');
    await confirmAlert(user, alerts.emailForAbroad);
    expectFieldError(getTextbox(texts.email), alerts.emailForAbroad);
    await user.keyboard(email);
    await user.click(getSendPhone());
    const code = await findCode();
    expect(getDescription(code)).toContain(oneTimeCode.mail.replace('{{to}}', email));
    expect(getServer().listBodies(sendPhoneCode)).toEqual([
      { name_kor: name, cellphone: '+14155552671', user_id: email, langCode: 'En' },
    ]);
    getServer().reply(
      verifyPhone,
      createSuccess({ result: 'success', name_kor: name, cellphone: '+14155552671', user_id: email }),
    );
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(screen.getAllByText(oneTimeCode.proven)).toHaveLength(2));
    expect(getPart(texts.person).getByText('+14155552671')).toBeDefined();
  });

  it('sends no code abroad to an address that is being replaced', async () => {
    const { user } = await open({ user_id: email });
    await user.click(getPart(texts.account).getByRole('button', { name: common.buttons.change }));
    await user.type(getTextbox(texts.name), name);
    await user.selectOptions(screen.getByRole('combobox', { name: phoneTexts.country, hidden: true }), 'US');
    await waitFor(() => expect(screen.getByText('+1')).toBeDefined());
    await user.type(getTextbox(phoneTexts.number), '4155552671{Enter}');
    await confirmAlert(user, problems.email_not_proven);
    expect(document.activeElement).toBe(getTextbox(texts.email));
    expect(getServer().listBodies(sendPhoneCode)).toEqual([]);
  });
});

describe('the recommender', () => {
  const getCheck = () => screen.getByRole('button', { name: texts.recommenderCheck });

  it('is checked by the server, by digits alone', async () => {
    const { user } = await open();
    await user.click(getCheck());
    await confirmAlert(user, alerts.recommender);
    expectFieldError(getTextbox(texts.recommender), alerts.recommender);
    getServer().reply(checkRecommender, createSuccess({ result: { err_code: '1', err_msg: '' } }));
    await user.keyboard('８２00-0');
    expect(isWrong(getTextbox(texts.recommender))).toBe(false);
    await user.dblClick(getCheck());
    await confirmAlert(user, texts.recommenderNotFound);
    expectFieldError(getTextbox(texts.recommender), texts.recommenderNotFound);
    expect(getServer().listBodies(checkRecommender)).toEqual([{ card_no: '82000' }]);
    getServer().reply(checkRecommender, createSuccess({ result: { err_code: '0', err_msg: '' } }));
    await user.click(getCheck());
    await screen.findByText(texts.recommenderFound);
    expect(isWrong(getTextbox(texts.recommender))).toBe(false);
    await user.type(getTextbox(texts.recommender), '1');
    expect(screen.queryByText(texts.recommenderFound)).toBeNull();
  });
});

describe('an address', () => {
  it('is filled in from the search, and the rest of it is typed', async () => {
    const found = {
      zipNo: '04524',
      roadAddr: '서울특별시 중구 세종대로 110',
      jibunAddr: '태평로1가 31',
      engAddr: '110 Sejong-daero',
    };
    getServer().reply(
      'GET /api/address/search?keyword=sejong&page=1',
      createSuccess({
        addressList: [found],
        paginationInfo: { totalRecordCount: 1, lastPageNo: 1, currentPageNo: 1, recordCountPerPage: 10 },
      }),
    );
    const { user } = await open();
    const home = within(screen.getByRole('group', { name: texts.homeAddress }));
    await user.click(home.getByRole('button', { name: texts.searchAddress }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.searchAddress }));
    await user.type(dialog.getByRole('textbox', { name: join.addressSearch.keyword }), 'sejong{Enter}');
    await user.click(await dialog.findByRole('button', { name: /110 Sejong-daero/ }));
    const detail = home.getByRole<HTMLInputElement>('textbox', { name: texts.addressDetail });
    await waitFor(() => expect(document.activeElement).toBe(detail));
    await user.keyboard('101');
    const values = home.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(values).toEqual([found.zipNo, found.roadAddr, '101']);
  });
});

describe('the draft', () => {
  it('is restored after a reload, with the codes that were sent, but without the password', async () => {
    getServer().reply(sendEmailCode, mailed);
    getServer().reply(sendPhoneCode, texted);
    const { user } = await open();
    await user.type(getTextbox(texts.email), `${email}{Enter}`);
    await findCode();
    await user.type(getTextbox(texts.name), name);
    await user.type(getPhone(), cellphone);
    await user.click(getSendPhone());
    await waitFor(() => expect(screen.getAllByRole('timer')).toHaveLength(2));
    await user.type(getPassword(), password);
    await user.type(getTextbox(texts.birthday), '19900131');
    await user.type(getTextbox(texts.wedding), '150905');
    await user.type(getTextbox(texts.recommender), '82000');
    await user.selectOptions(screen.getByRole('combobox', { name: texts.path }), '12');
    await user.selectOptions(screen.getByRole('combobox', { name: texts.department }), 'Sales');
    await user.click(screen.getByRole('radio', { name: texts.hotelUsedYes }));
    await user.selectOptions(screen.getByRole('combobox', { name: texts.hotelUsedWhich }), 'H02');
    const home = within(screen.getByRole('group', { name: texts.homeAddress }));
    await user.type(home.getByRole('textbox', { name: texts.postcode }), '04524');
    expect(JSON.stringify(sessionStorage)).not.toContain(password);
    cleanup();

    await open();
    expect(getTextbox(texts.email).value).toBe(email);
    expect([getTextbox(texts.name).value, getPhone().value]).toEqual([name, '010-1234-5678']);
    expect(screen.getAllByRole('timer')).toHaveLength(2);
    expect(getPassword().value).toBe('');
    expect(getTextbox(texts.birthday).value).toBe('19900131');
    expect(getTextbox(texts.wedding).value).toBe('150905');
    expect(getTextbox(texts.recommender).value).toBe('82000');
    const chosen = [texts.path, texts.department, texts.hotelUsedWhich].map(
      (label) => screen.getByRole<HTMLSelectElement>('combobox', { name: label }).value,
    );
    expect(chosen).toEqual(['12', 'Sales', 'H02']);
    const restoredHome = within(screen.getByRole('group', { name: texts.homeAddress }));
    expect(restoredHome.getByRole<HTMLInputElement>('textbox', { name: texts.postcode }).value).toBe('04524');
  });

  it('is not restored for another profile', async () => {
    const { user } = await open();
    await user.type(getTextbox(texts.name), name);
    cleanup();
    await open({}, '/join/form?login_type=GOOGLE');
    expect(getTextbox(texts.name).value).toBe('');
  });

  it('remembers what the server holds as verified, not what was typed', async () => {
    const { user } = await open();
    await user.type(getTextbox(texts.email), 'other@example.test');
    cleanup();
    await open({ user_id: email });
    expect(getPart(texts.account).getByText(oneTimeCode.proven)).toBeDefined();
    expect(queryTextbox(texts.email)).toBeNull();
  });
});

describe('who may not join here', () => {
  it('redirects a person who has not agreed to the agreement, with their profile', async () => {
    getServer().reply(openForm, createSuccess({ ...nothingVerified, result: 'not_agreed' }));
    const { router } = await showPage('/join/form?login_type=KAKAO', <JoinFormPage />, prepareQueries);
    await waitFor(() => expect(router.state.location.href).toBe('/join/agreement?login_type=KAKAO'));
  });

  it('redirects a person with an unknown profile to the sign-in page, and says why', async () => {
    getServer().reply(openForm, createSuccess({ ...nothingVerified, result: 'invalid_auth_result' }));
    const { router, user } = await showPage('/join/form?login_type=KAKAO', <JoinFormPage />, prepareQueries);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await confirmAlert(user, problems.invalid_auth_result);
  });

  it('says that a member is signed in already', async () => {
    await showPage('/join/form', <JoinFormPage />, ({ queryClient }) =>
      queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N', userDetails: { user_id: email } } as never),
    );
    expect(screen.getByRole('heading', { level: 1, name: join.already.title })).toBeDefined();
    expect(getServer().listBodies(openForm)).toEqual([]);
  });
});
