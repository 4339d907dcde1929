// @vitest-environment jsdom
import { common } from '@dining/i18n/site/en/common';
import { join } from '@dining/i18n/site/en/join';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { phone as phoneTexts } from '@dining/i18n/site/en/phone';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import {
  cellphone,
  codeSentByMail,
  codeSentBySms,
  email,
  enter,
  fill,
  findCodeField,
  getDescription,
  getPhoneField,
  getSection,
  getSelect,
  getSendPhoneButton,
  getServer,
  getTextbox,
  isMarkedInvalid,
  name,
  openJoinForm,
  queryCodeField,
  sendPhoneCodeEndpoint,
  verifyPhoneEndpoint,
} from '../../../test/join-form';
import { confirmAlert, expectFieldError } from '../../../test/render-in-site';

const { form: texts, alerts } = join;

describe('the verification of name and phone', () => {
  const openAndTypePerson = async () => {
    const { user } = await openJoinForm();
    await fill(user, getTextbox(texts.name), ' Han  Bada ');
    await fill(user, getPhoneField(), cellphone);
    return user;
  };

  it('reports a missing name, then a missing and an incomplete phone, and sends no code', async () => {
    const { user } = await openJoinForm();
    await user.click(getSendPhoneButton());
    await confirmAlert(user, alerts.name);
    expectFieldError(getTextbox(texts.name), alerts.name);
    await user.keyboard('Han Bada{Enter}');
    await confirmAlert(user, alerts.phone);
    expect(document.activeElement).toBe(getPhoneField());
    expect(isMarkedInvalid(getPhoneField())).toBe(true);
    await user.keyboard('0101{Enter}');
    await confirmAlert(user, phoneTexts.format);
    expect(document.activeElement).toBe(getPhoneField());
    expect(getServer().listBodies(sendPhoneCodeEndpoint)).toEqual([]);
  });

  it('sends the code once for two presses, verifies it, and lets the guest change name and phone', async () => {
    getServer().setReply(sendPhoneCodeEndpoint, codeSentBySms);
    const user = await openAndTypePerson();
    await user.dblClick(getSendPhoneButton());
    const codeField = await findCodeField();
    expect(document.activeElement).toBe(codeField);
    expect(getDescription(codeField)).toContain(oneTimeCode.sms.replace('{{to}}', '010-1234-5678'));
    expect(getServer().listBodies(sendPhoneCodeEndpoint)).toEqual([
      { name_kor: name, cellphone, user_id: '', langCode: 'En' },
    ]);
    getServer().setReply(
      verifyPhoneEndpoint,
      createSuccess({ result: 'success', name_kor: name, cellphone, user_id: '' }),
    );
    await user.type(codeField, '123 456{Enter}');
    const verifiedNote = await getSection(texts.person).findByText(oneTimeCode.proven);
    expect(document.activeElement?.contains(verifiedNote)).toBe(true);
    expect(getServer().listBodies(verifyPhoneEndpoint)).toEqual([{ code: '123456' }]);
    await user.click(getSection(texts.person).getByRole('button', { name: common.buttons.change }));
    expect(document.activeElement).toBe(getTextbox(texts.name));
    expect([getTextbox(texts.name).value, getPhoneField().value]).toEqual([name, '010-1234-5678']);
  });

  it.each([
    ['name_invalid', () => getTextbox(texts.name)],
    ['phone_invalid', getPhoneField],
    ['code_not_sent', getPhoneField],
    ['email_not_proven', () => getTextbox(texts.email)],
  ] as const)('reports %s at its field', async (code, getField) => {
    getServer().setReply(sendPhoneCodeEndpoint, createProblem(code, 422));
    const user = await openAndTypePerson();
    await user.click(getSendPhoneButton());
    await confirmAlert(user, problems[code]);
    expect(document.activeElement).toBe(getField());
    expect(isMarkedInvalid(getField())).toBe(true);
  });

  it('sends the code on another press after a failed SMS', async () => {
    getServer().setReply(sendPhoneCodeEndpoint, createProblem('code_not_sent', 502));
    const user = await openAndTypePerson();
    await user.click(getSendPhoneButton());
    await confirmAlert(user, problems.code_not_sent);
    getServer().setReply(sendPhoneCodeEndpoint, codeSentBySms);
    await user.click(getSendPhoneButton());
    const codeField = await findCodeField();
    expect(document.activeElement).toBe(codeField);
    expect(isMarkedInvalid(getPhoneField())).toBe(false);
  });

  it.each([
    ['cellphone_duplicated', getPhoneField],
    ['id_taken', () => getTextbox(texts.email)],
  ] as const)('reports %s at its field if the server then refuses the right code', async (refusal, getField) => {
    getServer().setReply(sendPhoneCodeEndpoint, codeSentBySms);
    getServer().setReply(verifyPhoneEndpoint, createProblem(refusal, 409));
    const user = await openAndTypePerson();
    await user.click(getSendPhoneButton());
    await enter(user, await findCodeField(), '123456');
    await confirmAlert(user, problems[refusal]);
    expect(document.activeElement).toBe(getField());
    expect(queryCodeField()).toBeNull();
  });

  it('requires another code once the name or the phone changes', async () => {
    getServer().setReply(sendPhoneCodeEndpoint, codeSentBySms);
    const user = await openAndTypePerson();
    await user.click(getSendPhoneButton());
    await findCodeField();
    await user.type(getTextbox(texts.name), 's');
    expect(queryCodeField()).toBeNull();
    await user.click(getSendPhoneButton());
    await findCodeField();
    await user.type(getPhoneField(), '{Backspace}9');
    expect(queryCodeField()).toBeNull();
  });

  it('asks for an e-mail address for a number abroad, and sends the code there, which verifies both', async () => {
    getServer().setReply(sendPhoneCodeEndpoint, codeSentByMail);
    const { user } = await openJoinForm();
    await fill(user, getTextbox(texts.name), name);
    await user.selectOptions(getSelect(phoneTexts.country), 'US');
    await waitFor(() => expect(screen.getByText('+1')).toBeDefined());
    await enter(user, getTextbox(phoneTexts.number), '4155552671');
    await confirmAlert(user, alerts.emailForAbroad);
    expectFieldError(getTextbox(texts.email), alerts.emailForAbroad);
    await user.keyboard(email);
    await user.click(getSendPhoneButton());
    const codeField = await findCodeField();
    expect(getDescription(codeField)).toContain(oneTimeCode.mail.replace('{{to}}', email));
    expect(getServer().listBodies(sendPhoneCodeEndpoint)).toEqual([
      { name_kor: name, cellphone: '+14155552671', user_id: email, langCode: 'En' },
    ]);
    getServer().setReply(
      verifyPhoneEndpoint,
      createSuccess({ result: 'success', name_kor: name, cellphone: '+14155552671', user_id: email }),
    );
    await enter(user, codeField, '123456');
    await waitFor(() => expect(screen.getAllByText(oneTimeCode.proven)).toHaveLength(2));
    expect(getSection(texts.person).getByText('+14155552671')).toBeDefined();
  });

  it('sends no code for a number abroad to an e-mail address that is being replaced', async () => {
    const { user } = await openJoinForm({ user_id: email });
    await user.click(getSection(texts.account).getByRole('button', { name: common.buttons.change }));
    await fill(user, getTextbox(texts.name), name);
    await user.selectOptions(getSelect(phoneTexts.country), 'US');
    await waitFor(() => expect(screen.getByText('+1')).toBeDefined());
    await enter(user, getTextbox(phoneTexts.number), '4155552671');
    await confirmAlert(user, problems.email_not_proven);
    expect(document.activeElement).toBe(getTextbox(texts.email));
    expect(getServer().listBodies(sendPhoneCodeEndpoint)).toEqual([]);
  });
});
