// @vitest-environment jsdom
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { problems } from '@dining/i18n/site/en/problems';
import { profile } from '@dining/i18n/site/en/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import type { LeaveForm } from '../../entities/members/profile';
import { AccountDeletionDialog } from './account-deletion-dialog';

const getServer = prepareSite('profile', 'login', 'oneTimeCode');
const texts = profile.leave;
const onClose = vi.fn<() => void>();
const leaveEndpoint = 'POST /api/mypage/leave';
const codeEndpoint = 'POST /api/mypage/askLeaveCode';
const getCheckbox = () => screen.getByRole('checkbox', { name: new RegExp(texts.agree) });
const getPasswordField = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${texts.password}`));
const findCodeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${oneTimeCode.label}`) });
const getDialog = () => screen.getByRole('dialog', { name: texts.title });
const getSubmitButton = () => within(getDialog()).getByRole('button', { name: texts.submit });

type User = Awaited<ReturnType<typeof renderInSite>>['user'];
const confirmDeletion = async (user: User): Promise<void> => {
  const alert = await screen.findByRole('alertdialog', { name: texts.sure });
  await user.dblClick(within(alert).getByRole('button', { name: texts.submit }));
};

const open = async (proofType: LeaveForm['proofType'] = 'password') => {
  onClose.mockClear();
  const form = { proofType, resvCnt: 0, paymentCnt: 0, couponCnt: 1, pointAmnt: 500, reviewCnt: 0 };
  return renderInSite(<AccountDeletionDialog form={form} onClose={onClose} userId="mina@dalbit.example" />);
};

it('the account deletion dialog asks for the agreement first, and focuses its checkbox without marking it as invalid', async () => {
  const { user } = await open();
  await user.click(getSubmitButton());
  await confirmAlert(user, texts.agreeRequired);
  await waitFor(() => expect(document.activeElement).toBe(getCheckbox()));
  expect(getCheckbox().getAttribute('aria-invalid')).toBeNull();
  expect(getPasswordField().getAttribute('aria-invalid')).toBeNull();
});

it('the account deletion dialog reports a missing password at its field', async () => {
  const { user } = await open();
  expect([getPasswordField().autocomplete, getPasswordField().type]).toEqual(['current-password', 'password']);
  await user.click(getCheckbox());
  await user.click(getSubmitButton());
  await confirmAlert(user, texts.passwordRequired);
  expectFieldError(getPasswordField(), texts.passwordRequired);
  expect(getServer().listBodies(leaveEndpoint)).toEqual([]);
});

it('the account deletion dialog asks for confirmation after Enter, and keeps the account on Escape', async () => {
  const { user } = await open();
  await user.click(getCheckbox());
  await user.type(getPasswordField(), 'moonlight-2026{Enter}');
  await screen.findByRole('alertdialog', { name: texts.sure });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(getServer().listBodies(leaveEndpoint)).toEqual([]);
  await user.click(getSubmitButton());
  await screen.findByRole('alertdialog', { name: texts.sure });
  await user.keyboard('{Escape}');
});

it('the account deletion dialog deletes the account once for double presses, and shows a farewell', async () => {
  getServer().setReply(leaveEndpoint, createSuccess({ result: 'success' }));
  const { user } = await open();
  await user.click(getCheckbox());
  await user.type(getPasswordField(), 'moonlight-2026');
  await user.dblClick(getSubmitButton());
  await confirmDeletion(user);
  await confirmAlert(user, profile.goodbye.title);
  expect(getServer().listBodies(leaveEndpoint)).toEqual([{ password: 'moonlight-2026', langCode: 'En' }]);
});

it('the account deletion dialog reports a wrong password at its field, and shows reservations that were made meanwhile', async () => {
  getServer().setReply(leaveEndpoint, createProblem('password_wrong', 422));
  const { user } = await open();
  await user.click(getCheckbox());
  await user.type(getPasswordField(), 'wrong');
  await user.click(getSubmitButton());
  await confirmDeletion(user);
  await confirmAlert(user, problems.password_wrong);
  expectFieldError(getPasswordField(), problems.password_wrong);
  getServer().setReply(leaveEndpoint, createProblem('reservations_stand', 409, { resvCnt: 1 }));
  await user.click(getSubmitButton());
  await confirmDeletion(user);
  expect(await screen.findByText((texts.standing_one ?? '').replace('{{count}}', '1'))).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.submit })).toBeNull();
});

it('the account deletion dialog asks for a code if the member has no password, and deletes the account with the code', async () => {
  getServer().setReply(codeEndpoint, createSuccess({ sentBy: 'mail', liveSeconds: 300, againSeconds: 0 }));
  getServer().setReply(leaveEndpoint, createSuccess({ result: 'success' }));
  const { user } = await open('code');
  await user.click(getCheckbox());
  await user.click(getSubmitButton());
  await confirmAlert(user, oneTimeCode.required);
  await user.click(screen.getByRole('button', { name: texts.sendCode }));
  const codeField = await findCodeField();
  expect(document.activeElement).toBe(codeField);
  expect([codeField.autocomplete, codeField.getAttribute('aria-invalid')]).toEqual(['one-time-code', null]);
  await user.keyboard('123');
  await user.click(getSubmitButton());
  await confirmAlert(user, oneTimeCode.required);
  expectFieldError(codeField, oneTimeCode.required);
  await user.keyboard('456');
  await user.click(getSubmitButton());
  await confirmDeletion(user);
  await confirmAlert(user, profile.goodbye.title);
  expect(getServer().listBodies(leaveEndpoint)).toEqual([{ code: '123456', langCode: 'En' }]);
});
