// @vitest-environment jsdom
import { join } from '@dining/i18n/site/en/join';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { problems } from '@dining/i18n/site/en/problems';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import {
  allVerified,
  cellphone,
  codeSentByMail,
  codeSentBySms,
  email,
  enter,
  fill,
  findCodeField,
  getDescription,
  getGroup,
  getPasswordField,
  getPhoneField,
  getSection,
  getSelect,
  getSendPhoneButton,
  getServer,
  getTextbox,
  isMarkedInvalid,
  name,
  nothingVerified,
  openFormEndpoint,
  openJoinForm,
  password,
  prepareQueries,
  querySelect,
  queryTextbox,
  sendEmailCodeEndpoint,
  sendPhoneCodeEndpoint,
  submitFormEndpoint,
  verifyPhoneEndpoint,
} from '../../../test/join-form';
import { confirmAlert, expectFieldError, renderPage } from '../../../test/render-in-site';
import { sessionQuery } from '../../entities/session/session';
import { JoinFormPage } from './join-form-page';

const { form: texts, alerts } = join;
const recommenderEndpoint = 'POST /api/join/findRecomMember';

describe('the join form', () => {
  it('names its sections, marks required fields, and lets browsers fill in known values', async () => {
    await openJoinForm();
    expect(screen.getByText(join.type.password)).toBeDefined();
    for (const section of [texts.account, texts.person, texts.secret, texts.details])
      expect(getSection(section)).toBeDefined();
    const requiredFields = [
      getTextbox(texts.email),
      getTextbox(texts.name),
      getPhoneField(),
      getPasswordField(),
      getTextbox(texts.birthday),
    ];
    expect(requiredFields.map((field) => field.getAttribute('aria-required'))).toEqual(
      requiredFields.map(() => 'true'),
    );
    expect(requiredFields.map((field) => field.autocomplete)).toEqual(['email', 'name', 'tel', 'new-password', 'bday']);
    expect(getTextbox(texts.email).inputMode).toBe('email');
    expect(getDescription(getTextbox(texts.email))).toContain(texts.emailHint);
    expect(getDescription(getPasswordField())).toContain(texts.passwordHint);
    expect(getDescription(getTextbox(texts.birthday))).toContain(texts.birthdayHint);
    const optionalFields = [getTextbox(texts.wedding), getTextbox(texts.recommender)];
    expect(optionalFields.map((field) => field.getAttribute('aria-required'))).toEqual([null, null]);
    for (const address of [texts.homeAddress, texts.workAddress])
      expect(within(getGroup(address)).getAllByRole('textbox')).toHaveLength(3);
  });

  it('asks for the department of an employee who recommends, for a text about another source, and for the hotel of previous guests', async () => {
    const { user } = await openJoinForm();
    const referralSource = getSelect(texts.path);
    expect(querySelect(texts.department)).toBeNull();
    await user.selectOptions(referralSource, '12');
    await user.selectOptions(getSelect(texts.department), 'Sales');
    await user.selectOptions(referralSource, '99');
    expect(querySelect(texts.department)).toBeNull();
    await fill(user, getTextbox(texts.pathOther), 'a letter');
    const hotel = getSelect(texts.hotelUsedWhich);
    expect(hotel.disabled).toBe(true);
    await user.click(screen.getByLabelText(texts.hotelUsedYes));
    await user.selectOptions(hotel, 'H02');
    expect(hotel.value).toBe('H02');
    await user.click(screen.getByLabelText(texts.hotelUsedNo));
    expect([hotel.disabled, hotel.value]).toEqual([true, '']);
  });

  it('collapses the optional fields until one is invalid or filled in', async () => {
    const getDetails = () => screen.getByText(texts.detailsLead).closest('details');
    const { user } = await openJoinForm(allVerified);
    expect(getDetails()?.open).toBe(false);
    getServer().setReply(
      submitFormEndpoint,
      createSuccess({ result: 'fail', errCd: 'recommender_unknown', message: '', user_id: '' }),
    );
    await fill(user, getPasswordField(), password);
    await enter(user, getTextbox(texts.birthday), '19900131');
    await confirmAlert(user, problems.recommender_unknown);
    expect(getDetails()?.open).toBe(true);
    expect(document.activeElement).toBe(getTextbox(texts.recommender));
    await fill(user, getTextbox(texts.wedding), '150905');
    expect(getDetails()?.open).toBe(true);
    cleanup();
    await openJoinForm(allVerified);
    expect(getDetails()?.open).toBe(true);
  });

  it('requires no password with a provider’s profile, and fills in its values', async () => {
    const kakaoProfile = { email, emailProvenYn: 'Y', name_kor: name, cellphone };
    const { user } = await openJoinForm({ kakaoProfile, user_id: email }, '/join/form?login_type=KAKAO');
    expect(getServer().listBodies(openFormEndpoint)).toEqual([{ login_type: 'KAKAO' }]);
    expect(screen.getByText(join.type.KAKAO)).toBeDefined();
    expect(getSection(texts.account).getByText(oneTimeCode.proven)).toBeDefined();
    expect([getTextbox(texts.name).value, getPhoneField().value]).toEqual([name, '010-1234-5678']);
    expect(queryTextbox(texts.password)).toBeNull();
    getServer().setReply(sendPhoneCodeEndpoint, codeSentBySms);
    getServer().setReply(
      verifyPhoneEndpoint,
      createSuccess({ result: 'success', name_kor: name, cellphone, user_id: email }),
    );
    await user.click(getSendPhoneButton());
    await enter(user, await findCodeField(), '123456');
    await waitFor(() => expect(getSection(texts.person).getByText(oneTimeCode.proven)).toBeDefined());
    getServer().setReply(submitFormEndpoint, createSuccess({ result: 'success', message: '', user_id: email }));
    await enter(user, getTextbox(texts.birthday), '19900131');
    await waitFor(() => expect(getServer().listBodies(submitFormEndpoint)).toHaveLength(1));
    expect(getServer().listBodies(submitFormEndpoint)[0]).not.toHaveProperty('password');
    expect(getServer().listBodies(submitFormEndpoint)[0]).toMatchObject({
      login_type: 'KAKAO',
      birthday: '1990-01-31',
    });
  });
});

describe('the number of the recommender', () => {
  const getCheckButton = () => screen.getByRole('button', { name: texts.recommenderCheck });

  it('is sent with digits only to be checked, and shows the result until it changes', async () => {
    const { user } = await openJoinForm();
    await user.click(getCheckButton());
    await confirmAlert(user, alerts.recommender);
    expectFieldError(getTextbox(texts.recommender), alerts.recommender);
    getServer().setReply(recommenderEndpoint, createSuccess({ result: { err_code: '1', err_msg: '' } }));
    await user.keyboard('８２00-0');
    expect(isMarkedInvalid(getTextbox(texts.recommender))).toBe(false);
    await user.dblClick(getCheckButton());
    await confirmAlert(user, texts.recommenderNotFound);
    expectFieldError(getTextbox(texts.recommender), texts.recommenderNotFound);
    expect(getServer().listBodies(recommenderEndpoint)).toEqual([{ card_no: '82000' }]);
    getServer().setReply(recommenderEndpoint, createSuccess({ result: { err_code: '0', err_msg: '' } }));
    await user.click(getCheckButton());
    await screen.findByText(texts.recommenderFound);
    expect(isMarkedInvalid(getTextbox(texts.recommender))).toBe(false);
    await user.type(getTextbox(texts.recommender), '1');
    expect(screen.queryByText(texts.recommenderFound)).toBeNull();
  });
});

describe('a postal address', () => {
  it('is filled in from the search, which then focuses its second line', async () => {
    const foundAddress = {
      zipNo: '04524',
      roadAddr: '서울특별시 중구 세종대로 110',
      jibunAddr: '태평로1가 31',
      engAddr: '110 Sejong-daero',
    };
    getServer().setReply(
      'GET /api/address/search?keyword=sejong&page=1',
      createSuccess({
        addressList: [foundAddress],
        paginationInfo: { totalRecordCount: 1, lastPageNo: 1, currentPageNo: 1, recordCountPerPage: 10 },
      }),
    );
    const { user } = await openJoinForm();
    const home = within(getGroup(texts.homeAddress));
    await user.click(home.getByRole('button', { name: texts.searchAddress }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.searchAddress }));
    await user.type(dialog.getByRole('textbox', { name: join.addressSearch.keyword }), 'sejong{Enter}');
    await user.click(await dialog.findByRole('button', { name: /110 Sejong-daero/ }));
    const detailField = home.getByLabelText<HTMLInputElement>(texts.addressDetail);
    await waitFor(() => expect(document.activeElement).toBe(detailField));
    await user.keyboard('101');
    const values = home.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(values).toEqual([foundAddress.zipNo, foundAddress.roadAddr, '101']);
  });
});

describe('the draft of the join form', () => {
  it('is restored after a reload, with the state of the sent codes, but without the password', async () => {
    getServer().setReply(sendEmailCodeEndpoint, codeSentByMail);
    getServer().setReply(sendPhoneCodeEndpoint, codeSentBySms);
    const { user } = await openJoinForm();
    await enter(user, getTextbox(texts.email), email);
    await findCodeField();
    await fill(user, getTextbox(texts.name), name);
    await fill(user, getPhoneField(), cellphone);
    await user.click(getSendPhoneButton());
    await waitFor(() => expect(screen.getAllByRole('timer')).toHaveLength(2));
    await fill(user, getPasswordField(), password);
    await fill(user, getTextbox(texts.birthday), '19900131');
    await fill(user, getTextbox(texts.wedding), '150905');
    await fill(user, getTextbox(texts.recommender), '82000');
    await user.selectOptions(getSelect(texts.path), '12');
    await user.selectOptions(getSelect(texts.department), 'Sales');
    await user.click(screen.getByLabelText(texts.hotelUsedYes));
    await user.selectOptions(getSelect(texts.hotelUsedWhich), 'H02');
    const home = within(getGroup(texts.homeAddress));
    await fill(user, home.getByLabelText(texts.postcode), '04524');
    expect(JSON.stringify(sessionStorage)).not.toContain(password);
    cleanup();

    await openJoinForm();
    expect(getTextbox(texts.email).value).toBe(email);
    expect([getTextbox(texts.name).value, getPhoneField().value]).toEqual([name, '010-1234-5678']);
    expect(screen.getAllByRole('timer')).toHaveLength(2);
    expect(getPasswordField().value).toBe('');
    expect(getTextbox(texts.birthday).value).toBe('19900131');
    expect(getTextbox(texts.wedding).value).toBe('150905');
    expect(getTextbox(texts.recommender).value).toBe('82000');
    const chosenOptions = [texts.path, texts.department, texts.hotelUsedWhich].map((label) => getSelect(label).value);
    expect(chosenOptions).toEqual(['12', 'Sales', 'H02']);
    const restoredHome = within(getGroup(texts.homeAddress));
    expect(restoredHome.getByLabelText<HTMLInputElement>(texts.postcode).value).toBe('04524');
  });

  it('is not restored for a provider’s profile', async () => {
    const { user } = await openJoinForm();
    await fill(user, getTextbox(texts.name), name);
    cleanup();
    await openJoinForm({}, '/join/form?login_type=GOOGLE');
    expect(getTextbox(texts.name).value).toBe('');
  });

  it('is replaced by the values that the server has verified', async () => {
    const { user } = await openJoinForm();
    await fill(user, getTextbox(texts.email), 'other@example.test');
    cleanup();
    await openJoinForm({ user_id: email });
    expect(getSection(texts.account).getByText(oneTimeCode.proven)).toBeDefined();
    expect(queryTextbox(texts.email)).toBeNull();
  });
});

describe('a person who may not join', () => {
  it('is redirected to the agreement if they have not agreed, with the same provider', async () => {
    getServer().setReply(openFormEndpoint, createSuccess({ ...nothingVerified, result: 'not_agreed' }));
    const { router } = await renderPage('/join/form?login_type=KAKAO', <JoinFormPage />, prepareQueries);
    await waitFor(() => expect(router.state.location.href).toBe('/join/agreement?login_type=KAKAO'));
  });

  it('is redirected to the sign-in page with the reason if the provider’s profile is unknown', async () => {
    getServer().setReply(openFormEndpoint, createSuccess({ ...nothingVerified, result: 'invalid_auth_result' }));
    const { router, user } = await renderPage('/join/form?login_type=KAKAO', <JoinFormPage />, prepareQueries);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await confirmAlert(user, problems.invalid_auth_result);
  });

  it('sees that they are already signed in', async () => {
    await renderPage('/join/form', <JoinFormPage />, ({ queryClient }) =>
      queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N', userDetails: { user_id: email } } as never),
    );
    expect(screen.getByRole('heading', { level: 1, name: join.already.title })).toBeDefined();
    expect(getServer().listBodies(openFormEndpoint)).toEqual([]);
  });
});
