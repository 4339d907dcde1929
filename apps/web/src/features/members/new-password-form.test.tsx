// @vitest-environment jsdom
import { login } from '@dining/i18n/site/en/login';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import { NewPasswordForm } from './new-password-form';

const getServer = prepareSite('login');
const onPasswordSet = vi.fn<() => void>();
const onLinkExpired = vi.fn<() => void>();
const getPasswordField = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${login.reset.newPassword}`));
const resetEndpoint = 'POST /api/password/reset';

const open = async () => {
  onPasswordSet.mockClear();
  onLinkExpired.mockClear();
  return renderInSite(
    <NewPasswordForm
      linkKey="key"
      onLinkExpired={onLinkExpired}
      onPasswordSet={onPasswordSet}
      userId="mina@dalbit.example"
    />,
  );
};

it('the new password form reports a missing password, and one that breaks the rules, at the field', async () => {
  const { user } = await open();
  expect([getPasswordField().autocomplete, getPasswordField().type]).toEqual(['new-password', 'password']);
  await user.click(getPasswordField());
  await user.keyboard('{Enter}');
  await confirmAlert(user, login.passwordRequired);
  expectFieldError(getPasswordField(), login.passwordRequired);
  await user.keyboard('short{Enter}');
  await confirmAlert(user, problems.password_short);
  expectFieldError(getPasswordField(), problems.password_short);
  expect(getServer().listBodies(resetEndpoint)).toEqual([]);
});

it('the new password form sets the password once for two presses', async () => {
  getServer().setReply(resetEndpoint, createSuccess({ result: 'success' }));
  const { user } = await open();
  await user.type(getPasswordField(), 'moonlight-2027');
  await user.dblClick(screen.getByRole('button', { name: login.reset.submit }));
  await waitFor(() => expect(onPasswordSet).toHaveBeenCalledOnce());
  expect(getServer().listBodies(resetEndpoint)).toEqual([{ key: 'key', password: 'moonlight-2027', langCode: 'En' }]);
});

it('the new password form reports a refusal of the server at the field', async () => {
  getServer().setReply(resetEndpoint, createProblem('password_known', 422));
  const { user } = await open();
  await user.type(getPasswordField(), 'moonlight-2027{Enter}');
  await confirmAlert(user, problems.password_known);
  expectFieldError(getPasswordField(), problems.password_known);
});

it('the new password form reports an expired link to the page, without an alert', async () => {
  getServer().setReply(resetEndpoint, createProblem('link_expired', 409));
  const { user } = await open();
  await user.type(getPasswordField(), 'moonlight-2027{Enter}');
  await waitFor(() => expect(onLinkExpired).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
