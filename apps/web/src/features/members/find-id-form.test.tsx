// @vitest-environment jsdom
import { login } from '@dining/i18n/site/en/login';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { phone } from '@dining/i18n/site/en/phone';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, show } from '../../../test/show';
import { FindIdForm } from './find-id-form';
import type { FoundIdentity } from './use-find-id';

const getServer = prepareSite('login', 'phone', 'oneTimeCode');
const onFound = vi.fn<(found: FoundIdentity) => void>();
const askCode = 'POST /api/find-id/askCode';
const proveCode = 'POST /api/find-id/prove';
const codeSent = createSuccess({ sentBy: 'sms', liveSeconds: 300, againSeconds: 0 });
const foundIdentity = { result: 'success', user_id: 'mina@dalbit.example', loginTypeList: ['PASSWORD'] };
const getName = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${login.find.name}`) });
const getPhone = () => screen.getByRole<HTMLInputElement>('textbox', { name: phone.korean });
const findCodeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${oneTimeCode.label}`) });
const getSendButton = () => screen.getByRole('button', { name: oneTimeCode.send });

const open = async () => {
  onFound.mockClear();
  return show(<FindIdForm onFound={onFound} />);
};

const requestCode = async () => {
  getServer().reply(askCode, codeSent);
  const { user } = await open();
  await user.type(getName(), ' Kim  Mina ');
  await user.type(getPhone(), '01012345678{Enter}');
  return { user, code: await findCodeField() };
};

it('the form to find an id reports a missing name before a missing phone, each at its field', async () => {
  const { user } = await open();
  expect([getName().autocomplete, getPhone().autocomplete]).toEqual(['name', 'tel']);
  await user.click(getPhone());
  await user.keyboard('{Enter}');
  await confirmAlert(user, login.find.nameRequired);
  expectFieldError(getName(), login.find.nameRequired);
  await user.keyboard('Kim Mina');
  expect(getName().getAttribute('aria-invalid')).toBeNull();
  await user.keyboard('{Enter}');
  await confirmAlert(user, login.find.phoneRequired);
  expect(getPhone().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(getPhone());
  expect(getServer().listBodies(askCode)).toEqual([]);
});

it('the form to find an id sends one code for two presses, and focuses the field for it', async () => {
  getServer().reply(askCode, codeSent);
  const { user } = await open();
  await user.type(getName(), ' Kim  Mina ');
  await user.type(getPhone(), '01012345678');
  await user.dblClick(getSendButton());
  const code = await findCodeField();
  expect(document.activeElement).toBe(code);
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(getServer().listBodies(askCode)).toEqual([{ name_kor: 'Kim Mina', cellphone: '01012345678', langCode: 'En' }]);
});

it('the form to find an id reports a name that the server refuses at its field, and any other problem at the phone', async () => {
  const { user } = await open();
  await user.type(getName(), 'Kim Mina');
  await user.type(getPhone(), '01012345678');
  getServer().reply(askCode, createProblem('name_invalid', 422));
  await user.click(getSendButton());
  await confirmAlert(user, problems.name_invalid);
  expectFieldError(getName(), problems.name_invalid);
  getServer().reply(askCode, createProblem('code_not_sent', 502));
  await user.click(getSendButton());
  await confirmAlert(user, problems.code_not_sent);
  expect(document.activeElement).toBe(getPhone());
  expect(getName().getAttribute('aria-invalid')).toBeNull();
});

it('the form to find an id verifies a full-width code once for two presses', async () => {
  const { user, code } = await requestCode();
  getServer().reply(proveCode, createSuccess(foundIdentity));
  await user.type(code, '１２３ 456');
  await user.dblClick(screen.getByRole('button', { name: oneTimeCode.verify }));
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(onFound.mock.lastCall?.[0]).toEqual(foundIdentity);
  expect(getServer().listBodies(proveCode)).toEqual([{ code: '123456' }]);
});

it('the form to find an id reports a code that is incomplete and one that the server refuses at its field', async () => {
  const { user, code } = await requestCode();
  await user.keyboard('123{Enter}');
  await confirmAlert(user, oneTimeCode.required);
  expectFieldError(code, oneTimeCode.required);
  expect(getServer().listBodies(proveCode)).toEqual([]);
  getServer().reply(proveCode, createProblem('code_wrong', 422));
  await user.keyboard('456{Enter}');
  await confirmAlert(user, problems.code_wrong);
  expectFieldError(code, problems.code_wrong);
  expect(onFound).not.toHaveBeenCalled();
});

it('the form to find an id sends another code to the same person, and clears the field', async () => {
  const { user, code } = await requestCode();
  await user.type(code, '123{Enter}');
  await confirmAlert(user, oneTimeCode.required);
  await user.click(screen.getByRole('button', { name: oneTimeCode.again }));
  await waitFor(() => expect(getServer().listBodies(askCode)).toHaveLength(2));
  const [first, second] = getServer().listBodies(askCode);
  expect(second).toEqual(first);
  const empty = await findCodeField();
  await waitFor(() => expect(document.activeElement).toBe(empty));
  expect(empty.value).toBe('');
  expect(empty.getAttribute('aria-invalid')).toBeNull();
});

it('the form to find an id requires another code once the name changes', async () => {
  const { user } = await requestCode();
  expect(screen.queryByRole('button', { name: oneTimeCode.send })).toBeNull();
  await user.type(getName(), 'h');
  expect(screen.queryByRole('textbox', { name: new RegExp(`^${oneTimeCode.label}`) })).toBeNull();
  expect(getSendButton()).toBeDefined();
});
