// @vitest-environment jsdom
import type { ProblemCode } from '@dining/contract/problem';
import { join } from '@dining/i18n/site/en/join';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import {
  allVerified,
  email,
  enter,
  fill,
  getDescription,
  getGroup,
  getJoinButton,
  getPasswordField,
  getPhoneField,
  getSelect,
  getServer,
  getTextbox,
  isMarkedInvalid,
  name,
  openJoinForm,
  password,
  submitFormEndpoint,
} from '../../../test/join-form';
import { confirmAlert, expectFieldError, getSite } from '../../../test/render-in-site';
import { sessionQuery } from '../../entities/session/session';
import { getTabItem } from '../../lib/tab-storage';

const { form: texts, alerts } = join;

describe('pressing Join', () => {
  it('marks every missing value, announces the first, and keeps each mark until its field changes', async () => {
    const { user } = await openJoinForm();
    await user.click(getJoinButton());
    await confirmAlert(user, problems.email_not_proven);
    expectFieldError(getTextbox(texts.email), problems.email_not_proven);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([getPhoneField(), getPasswordField(), getTextbox(texts.birthday)].map(isMarkedInvalid)).toEqual([
      true,
      true,
      true,
    ]);
    expect(getDescription(getPasswordField())).toContain(alerts.password);
    await user.type(getPasswordField(), 'a');
    const requiredFields = [getTextbox(texts.email), getPhoneField(), getPasswordField(), getTextbox(texts.birthday)];
    expect(requiredFields.map(isMarkedInvalid)).toEqual([true, true, false, true]);
    await user.type(getTextbox(texts.birthday), '1');
    await user.type(getTextbox(texts.email), 'b');
    await user.type(getPhoneField(), '0');
    expect([getTextbox(texts.email), getPhoneField(), getTextbox(texts.birthday)].map(isMarkedInvalid)).toEqual([
      false,
      false,
      false,
    ]);
    expect(getServer().listBodies(submitFormEndpoint)).toEqual([]);
  });

  it('announces the errors in the order of the form', async () => {
    const { user } = await openJoinForm(allVerified);
    await user.click(getTextbox(texts.wedding));
    await user.paste('123456789');
    await user.keyboard('{Enter}');
    await confirmAlert(user, alerts.password);
    expectFieldError(getPasswordField(), alerts.password);
    await user.keyboard('short{Enter}');
    await confirmAlert(user, problems.password_short);
    expectFieldError(getPasswordField(), problems.password_short);
    await user.clear(getPasswordField());
    await user.keyboard('it is 12345678!{Enter}');
    await confirmAlert(user, problems.password_known);
    await user.clear(getPasswordField());
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
    expect(getServer().listBodies(submitFormEndpoint)).toEqual([]);
  });

  it('focuses an address line that is too long', async () => {
    const { user } = await openJoinForm(allVerified);
    await fill(user, getPasswordField(), password);
    await fill(user, getTextbox(texts.birthday), '19900131');
    const work = within(getGroup(texts.workAddress));
    const detailField = work.getByLabelText<HTMLInputElement>(texts.addressDetail);
    await user.click(detailField);
    await user.paste('x'.repeat(101));
    await user.click(getJoinButton());
    await confirmAlert(user, alerts.tooLong.replace('{{max}}', '100'));
    expect(document.activeElement).toBe(detailField);
    expect(isMarkedInvalid(detailField)).toBe(true);
    const getWorkGroup = () => getGroup(texts.workAddress);
    expect(getDescription(getWorkGroup())).toContain(alerts.tooLong.replace('{{max}}', '100'));
    await user.keyboard('{Backspace}');
    expect(getWorkGroup().getAttribute('aria-describedby')).toBeNull();
  });

  it('sends the form once for two clicks, opens the last step with the member signed in, and deletes the draft', async () => {
    let respond = () => {};
    getServer().setReply(
      submitFormEndpoint,
      () =>
        new Promise((resolve) => {
          respond = () =>
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
    const { user, router } = await openJoinForm(allVerified);
    await fill(user, getPasswordField(), password);
    await fill(user, getTextbox(texts.birthday), '1990-01-31');
    await fill(user, getTextbox(texts.wedding), '150905');
    await user.selectOptions(getSelect(texts.path), '12');
    await user.selectOptions(getSelect(texts.department), 'Sales');
    await user.click(screen.getByLabelText(texts.hotelUsedYes));
    await user.selectOptions(getSelect(texts.hotelUsedWhich), 'H02');
    const home = within(getGroup(texts.homeAddress));
    await fill(user, home.getByLabelText(texts.postcode), '０４５２４');
    await fill(user, home.getByLabelText(texts.address), 'Sejong-daero 110');
    await user.dblClick(getJoinButton());
    await waitFor(() => expect(getServer().listBodies(submitFormEndpoint)).toHaveLength(1));
    expect(getJoinButton().getAttribute('aria-busy')).toBe('true');
    respond();
    await waitFor(() => expect(router.state.location.pathname).toBe('/join/complete'));
    expect(getServer().listBodies(submitFormEndpoint)).toEqual([
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
    expect(getTabItem('joinedMember')).toMatchObject({ userId: email });
    await waitFor(() =>
      expect(getSite().queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({
        userDetails: { user_id: email },
      }),
    );
  });
});

describe('a refusal by the server', () => {
  const submitAndRefuse = async (errCd: ProblemCode | undefined, message = '') => {
    getServer().setReply(
      submitFormEndpoint,
      createSuccess({ result: 'fail', message, user_id: '', ...(errCd && { errCd }) }),
    );
    const joinForm = await openJoinForm(allVerified);
    await fill(joinForm.user, getPasswordField(), password);
    await enter(joinForm.user, getTextbox(texts.birthday), '19900131');
    return joinForm;
  };

  it.each([
    ['id_taken', () => getTextbox(texts.email)],
    ['email_not_proven', () => getTextbox(texts.email)],
    ['cellphone_duplicated', getPhoneField],
    ['phone_not_proven', getPhoneField],
    ['password_common', getPasswordField],
    ['under_fourteen', () => getTextbox(texts.birthday)],
    ['recommender_unknown', () => getTextbox(texts.recommender)],
  ] as const)('is reported at its field in the language of the page: %s', async (code, getField) => {
    // The server’s message is in another language if the guest has changed the language in another window.
    const { user } = await submitAndRefuse(code, '다른 언어로 된 안내');
    await confirmAlert(user, problems[code]);
    expect(isMarkedInvalid(getField())).toBe(true);
    expect(document.activeElement).toBe(getField());
  });

  it('is shown as an alert with the server’s message if the code is unknown (Spec §8)', async () => {
    const { user, router } = await submitAndRefuse('of_a_newer_server' as ProblemCode, 'The lines are closed today.');
    await confirmAlert(user, 'The lines are closed today.');
    expect(router.state.location.pathname).toBe('/join/form');
  });

  it.each([
    ['agreement_needed', '/join/agreement'],
    ['invalid_auth_result', '/login'],
    ['social_account_taken', '/login'],
  ] as const)('redirects for %s to %s', async (code, path) => {
    const { user, router } = await submitAndRefuse(code);
    await confirmAlert(user, problems[code]);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('lets the guest submit again', async () => {
    const { user } = await openJoinForm(allVerified);
    getServer().setReply(submitFormEndpoint, createProblem('too_many_requests', 429));
    await fill(user, getPasswordField(), password);
    await enter(user, getTextbox(texts.birthday), '19900131');
    await confirmAlert(user, problems.too_many_requests);
    await user.click(getJoinButton());
    await confirmAlert(user, problems.too_many_requests);
    expect(getServer().listBodies(submitFormEndpoint)).toHaveLength(2);
  });
});
