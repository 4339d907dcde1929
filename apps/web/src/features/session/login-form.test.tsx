// @vitest-environment jsdom
import { login } from '@dining/i18n/site/en/login';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import { LoginForm } from './login-form';

const getServer = prepareSite('login');
const member = { user_id: 'mina@dalbit.example' };
const onSignedIn = vi.fn<() => void>();
const getIdField = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(login.id) });
const getPasswordField = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${login.password}`));

const open = async () => {
  onSignedIn.mockClear();
  return renderInSite(<LoginForm onSignedIn={onSignedIn} />);
};

it('the sign-in form marks the id as required, and lets the browser fill in id and password', async () => {
  await open();
  expect([getIdField().autocomplete, getIdField().inputMode, getIdField().getAttribute('aria-required')]).toEqual([
    'username',
    'email',
    'true',
  ]);
  expect([getPasswordField().autocomplete, getPasswordField().type]).toEqual(['current-password', 'password']);
});

it('the sign-in form reports the missing id before the missing password, each at its field', async () => {
  const { user } = await open();
  await user.click(getPasswordField());
  await user.keyboard('{Enter}');
  await confirmAlert(user, login.idRequired);
  expectFieldError(getIdField(), login.idRequired);
  await user.keyboard('mina@dalbit.example{Enter}');
  await confirmAlert(user, login.passwordRequired);
  expectFieldError(getPasswordField(), login.passwordRequired);
  expect(getIdField().getAttribute('aria-invalid')).toBeNull();
});

it('the sign-in form signs in once for two presses, with the normalised id and the unchanged password', async () => {
  const server = getServer();
  server.setReply('POST /api/authentications', createSuccess({ userDetails: member }));
  server.setReply('GET /api/me', createSuccess({ userDetails: member }));
  const { user } = await open();
  await user.type(getIdField(), ' ＭＩＮＡ@dalbit.example');
  await user.type(getPasswordField(), ' s3cret ');
  await user.dblClick(screen.getByRole('button', { name: login.submit }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(server.listBodies('POST /api/authentications')).toEqual([
    { username: 'MINA@dalbit.example', password: ' s3cret ' },
  ]);
});

it('the sign-in form reports a refusal of the server at the password field', async () => {
  getServer().setReply('POST /api/authentications', createProblem('wrong_credentials', 400));
  const { user } = await open();
  await user.type(getIdField(), 'mina@dalbit.example');
  await user.type(getPasswordField(), 'wrong{Enter}');
  await confirmAlert(user, problems.wrong_credentials);
  expectFieldError(getPasswordField(), problems.wrong_credentials);
  expect(getPasswordField().value).toBe('wrong');
  expect(onSignedIn).not.toHaveBeenCalled();
});
