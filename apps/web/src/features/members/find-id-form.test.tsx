// @vitest-environment jsdom
import { login } from '@dining/i18n/site/en/login';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { phone } from '@dining/i18n/site/en/phone';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import { FindIdForm } from './find-id-form';
import type { AccountIdentity } from './use-find-id';

const getServer = prepareSite('login', 'phone', 'oneTimeCode');
const onFound = vi.fn<(identity: AccountIdentity) => void>();
const askCodeEndpoint = 'POST /api/find-id/askCode';
const proveCodeEndpoint = 'POST /api/find-id/prove';
const codeSentResponse = createSuccess({ sentBy: 'sms', liveSeconds: 300, againSeconds: 0 });
const foundIdentity = { result: 'success', user_id: 'mina@dalbit.example', loginTypeList: ['PASSWORD'] };
const getNameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${login.find.name}`) });
const getPhoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: phone.korean });
const findCodeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${oneTimeCode.label}`) });
const getSendButton = () => screen.getByRole('button', { name: oneTimeCode.send });

const open = async () => {
  onFound.mockClear();
  return renderInSite(<FindIdForm onFound={onFound} />);
};

const requestCode = async () => {
  getServer().setReply(askCodeEndpoint, codeSentResponse);
  const { user } = await open();
  await user.type(getNameField(), ' Kim  Mina ');
  await user.type(getPhoneField(), '01012345678{Enter}');
  return { user, codeField: await findCodeField() };
};

it('the form to find an id reports a missing name before a missing phone, each at its field', async () => {
  const { user } = await open();
  expect([getNameField().autocomplete, getPhoneField().autocomplete]).toEqual(['name', 'tel']);
  await user.click(getPhoneField());
  await user.keyboard('{Enter}');
  await confirmAlert(user, login.find.nameRequired);
  expectFieldError(getNameField(), login.find.nameRequired);
  await user.keyboard('Kim Mina');
  expect(getNameField().getAttribute('aria-invalid')).toBeNull();
  await user.keyboard('{Enter}');
  await confirmAlert(user, login.find.phoneRequired);
  expect(getPhoneField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(getPhoneField());
  expect(getServer().listBodies(askCodeEndpoint)).toEqual([]);
});

it('the form to find an id sends one code for two presses, and focuses the code field', async () => {
  getServer().setReply(askCodeEndpoint, codeSentResponse);
  const { user } = await open();
  await user.type(getNameField(), ' Kim  Mina ');
  await user.type(getPhoneField(), '01012345678');
  await user.dblClick(getSendButton());
  const codeField = await findCodeField();
  expect(document.activeElement).toBe(codeField);
  expect([codeField.autocomplete, codeField.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(getServer().listBodies(askCodeEndpoint)).toEqual([
    { name_kor: 'Kim Mina', cellphone: '01012345678', langCode: 'En' },
  ]);
});

it('the form to find an id reports a refused name at its field, and an unsent code at the phone field', async () => {
  const { user } = await open();
  await user.type(getNameField(), 'Kim Mina');
  await user.type(getPhoneField(), '01012345678');
  getServer().setReply(askCodeEndpoint, createProblem('name_invalid', 422));
  await user.click(getSendButton());
  await confirmAlert(user, problems.name_invalid);
  expectFieldError(getNameField(), problems.name_invalid);
  getServer().setReply(askCodeEndpoint, createProblem('code_not_sent', 502));
  await user.click(getSendButton());
  await confirmAlert(user, problems.code_not_sent);
  expect(document.activeElement).toBe(getPhoneField());
  expect(getNameField().getAttribute('aria-invalid')).toBeNull();
});

it('the form to find an id accepts a full-width code, and verifies it once for two presses', async () => {
  const { user, codeField } = await requestCode();
  getServer().setReply(proveCodeEndpoint, createSuccess(foundIdentity));
  await user.type(codeField, '１２３ 456');
  await user.dblClick(screen.getByRole('button', { name: oneTimeCode.verify }));
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(onFound.mock.lastCall?.[0]).toEqual(foundIdentity);
  expect(getServer().listBodies(proveCodeEndpoint)).toEqual([{ code: '123456' }]);
});

it('the form to find an id reports an incomplete code and a refused code at the code field', async () => {
  const { user, codeField } = await requestCode();
  await user.keyboard('123{Enter}');
  await confirmAlert(user, oneTimeCode.required);
  expectFieldError(codeField, oneTimeCode.required);
  expect(getServer().listBodies(proveCodeEndpoint)).toEqual([]);
  getServer().setReply(proveCodeEndpoint, createProblem('code_wrong', 422));
  await user.keyboard('456{Enter}');
  await confirmAlert(user, problems.code_wrong);
  expectFieldError(codeField, problems.code_wrong);
  expect(onFound).not.toHaveBeenCalled();
});

it('the form to find an id sends another code to the same person, and clears the code field', async () => {
  const { user, codeField } = await requestCode();
  await user.type(codeField, '123{Enter}');
  await confirmAlert(user, oneTimeCode.required);
  await user.click(screen.getByRole('button', { name: oneTimeCode.again }));
  await waitFor(() => expect(getServer().listBodies(askCodeEndpoint)).toHaveLength(2));
  const [firstBody, secondBody] = getServer().listBodies(askCodeEndpoint);
  expect(secondBody).toEqual(firstBody);
  const newCodeField = await findCodeField();
  await waitFor(() => expect(document.activeElement).toBe(newCodeField));
  expect(newCodeField.value).toBe('');
  expect(newCodeField.getAttribute('aria-invalid')).toBeNull();
});

it('the form to find an id requires another code once the name changes', async () => {
  const { user } = await requestCode();
  expect(screen.queryByRole('button', { name: oneTimeCode.send })).toBeNull();
  await user.type(getNameField(), 'h');
  expect(screen.queryByRole('textbox', { name: new RegExp(`^${oneTimeCode.label}`) })).toBeNull();
  expect(getSendButton()).toBeDefined();
});
