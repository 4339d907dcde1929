// @vitest-environment jsdom
import { common } from '@dining/i18n/site/en/common';
import { join } from '@dining/i18n/site/en/join';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { problemDetails } from '@dining/i18n/site/en/problem-details';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import {
  codeSentByMail,
  email,
  enter,
  findCodeField,
  getDescription,
  getJoinButton,
  getSection,
  getSendEmailButton,
  getServer,
  getTextbox,
  isMarkedInvalid,
  openJoinForm,
  queryCodeField,
  queryTextbox,
  sendEmailCodeEndpoint,
  verifyEmailEndpoint,
} from '../../../test/join-form';
import { confirmAlert, expectFieldError } from '../../../test/render-in-site';

const { form: texts, alerts } = join;

describe('the e-mail section of the join form', () => {
  const openWithCode = async () => {
    getServer().setReply(sendEmailCodeEndpoint, codeSentByMail);
    const { user } = await openJoinForm();
    await enter(user, getTextbox(texts.email), email);
    return { user, codeField: await findCodeField() };
  };

  it('reports a missing and an invalid address at the field', async () => {
    const { user } = await openJoinForm();
    await user.click(getSendEmailButton());
    await confirmAlert(user, alerts.email);
    expectFieldError(getTextbox(texts.email), alerts.email);
    await user.keyboard('bada@{Enter}');
    await confirmAlert(user, problems.email_invalid);
    expectFieldError(getTextbox(texts.email), problems.email_invalid);
    expect(isMarkedInvalid(getTextbox(texts.name))).toBe(false);
    expect(getServer().listBodies(sendEmailCodeEndpoint)).toEqual([]);
  });

  it('sends the code once for two presses, and focuses the code field', async () => {
    getServer().setReply(sendEmailCodeEndpoint, codeSentByMail);
    const { user } = await openJoinForm();
    await user.type(getTextbox(texts.email), ' ＢＡＤＡ@example.test');
    await user.dblClick(getSendEmailButton());
    const codeField = await findCodeField();
    expect(document.activeElement).toBe(codeField);
    expect(getDescription(codeField)).toContain(oneTimeCode.mail.replace('{{to}}', email));
    expect(getServer().listBodies(sendEmailCodeEndpoint)).toEqual([{ user_id: email, langCode: 'En' }]);
    expect(getSection(texts.account).queryByRole('button', { name: oneTimeCode.send })).toBeNull();
  });

  it('leaves the focus in the field that the guest has moved to', async () => {
    let respond = () => {};
    getServer().setReply(
      sendEmailCodeEndpoint,
      () =>
        new Promise((resolve) => {
          respond = () => resolve(codeSentByMail);
        }),
    );
    const { user } = await openJoinForm();
    await enter(user, getTextbox(texts.email), email);
    await waitFor(() => expect(getServer().listBodies(sendEmailCodeEndpoint)).toHaveLength(1));
    await user.click(getTextbox(texts.name));
    respond();
    await findCodeField();
    expect(document.activeElement).toBe(getTextbox(texts.name));
  });

  it('verifies the code, shows and focuses the address, and lets the guest change it', async () => {
    getServer().setReply(verifyEmailEndpoint, createSuccess({ result: 'success', user_id: email }));
    const { user, codeField } = await openWithCode();
    await enter(user, codeField, '123456');
    const verifiedNote = await getSection(texts.account).findByText(oneTimeCode.proven);
    expect(document.activeElement?.contains(verifiedNote)).toBe(true);
    expect(queryTextbox(texts.email)).toBeNull();
    await user.click(getSection(texts.account).getByRole('button', { name: common.buttons.change }));
    expect(document.activeElement).toBe(getTextbox(texts.email));
    expect(getTextbox(texts.email).value).toBe(email);
    await user.click(getJoinButton());
    await confirmAlert(user, problems.email_not_proven);
    expect(document.activeElement).toBe(getTextbox(texts.email));
  });

  it('reports a wrong code at the code field, and an address that has an account at the address field', async () => {
    const { user, codeField } = await openWithCode();
    getServer().setReply(verifyEmailEndpoint, createProblem('code_wrong', 422, { left: 4 }));
    await enter(user, codeField, '111111');
    await confirmAlert(user, problemDetails.code_wrong.replace('{{left}}', '4'));
    expect(document.activeElement).toBe(codeField);
    getServer().setReply(verifyEmailEndpoint, createProblem('id_taken', 409));
    await user.keyboard('{Enter}');
    await confirmAlert(user, problems.id_taken);
    expectFieldError(getTextbox(texts.email), problems.id_taken);
    expect(queryCodeField()).toBeNull();
    expect(getSendEmailButton()).toBeDefined();
  });

  it('says how long the code is valid, and when another one can be sent', async () => {
    getServer().setReply(sendEmailCodeEndpoint, createSuccess({ sentBy: 'mail', liveSeconds: 300, againSeconds: 300 }));
    const { user } = await openJoinForm();
    await enter(user, getTextbox(texts.email), email);
    await findCodeField();
    expect(screen.getByRole('timer').textContent).toMatch(/^Time left [45]:\d\d$/);
    const resend = screen.getByRole('button', { name: /^New code in \d+ s$/ });
    expect(resend.getAttribute('aria-disabled')).toBe('true');
    await user.click(resend);
    expect(getServer().listBodies(sendEmailCodeEndpoint)).toHaveLength(1);
  });

  it('says that a code has expired, and sends another one', async () => {
    getServer().setReply(sendEmailCodeEndpoint, createSuccess({ sentBy: 'mail', liveSeconds: 0, againSeconds: 0 }));
    const { user } = await openJoinForm();
    await enter(user, getTextbox(texts.email), email);
    expect(await screen.findByText(oneTimeCode.over)).toBeDefined();
    getServer().setReply(sendEmailCodeEndpoint, codeSentByMail);
    await user.click(screen.getByRole('button', { name: oneTimeCode.again }));
    await screen.findByRole('timer');
    expect(screen.queryByText(oneTimeCode.over)).toBeNull();
    expect(document.activeElement).toBe(await findCodeField());
  });

  it('asks for a complete code, and says how many tries are left and that the code has expired', async () => {
    const { user, codeField } = await openWithCode();
    await user.type(codeField, '12{Enter}');
    await confirmAlert(user, oneTimeCode.required);
    await user.clear(codeField);
    getServer().setReply(verifyEmailEndpoint, createProblem('code_wrong', 422, { left: 1 }));
    await enter(user, codeField, '111111');
    await confirmAlert(user, problemDetails.code_wrong.replace('{{left}}', '1'));
    getServer().setReply(verifyEmailEndpoint, createProblem('code_expired', 422));
    await user.keyboard('{Enter}');
    await confirmAlert(user, problems.code_expired);
    expectFieldError(codeField, problems.code_expired);
  });

  it('requires another code once the address changes', async () => {
    const { user } = await openWithCode();
    await user.type(getTextbox(texts.email), 's');
    expect(queryCodeField()).toBeNull();
    expect(getSendEmailButton()).toBeDefined();
  });

  it('redirects to the agreement if the guest has not agreed', async () => {
    getServer().setReply(sendEmailCodeEndpoint, createProblem('agreement_needed', 409));
    const { user, router } = await openJoinForm({}, '/join/form?login_type=NAVER');
    await enter(user, getTextbox(texts.email), email);
    await confirmAlert(user, problems.agreement_needed);
    await waitFor(() => expect(router.state.location.href).toBe('/join/agreement?login_type=NAVER'));
  });
});
