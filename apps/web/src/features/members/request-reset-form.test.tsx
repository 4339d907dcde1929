// @vitest-environment jsdom
import { login } from '@dining/i18n/site/en/login';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import { RequestResetForm, type ResetRequest } from './request-reset-form';

const getServer = prepareSite('login');
const onRequested = vi.fn<(request: ResetRequest) => void>();
const getIdField = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(login.id) });
const askResetEndpoint = 'POST /api/password/askReset';

const open = async () => {
  onRequested.mockClear();
  return renderInSite(<RequestResetForm onRequested={onRequested} />);
};

it('the password reset form reports a missing and an invalid e-mail address at the field', async () => {
  const { user } = await open();
  expect([getIdField().autocomplete, getIdField().inputMode]).toEqual(['username', 'email']);
  await user.click(getIdField());
  await user.keyboard('{Enter}');
  await confirmAlert(user, login.idRequired);
  expectFieldError(getIdField(), login.idRequired);
  await user.keyboard('mina{Enter}');
  await confirmAlert(user, problems.email_invalid);
  expectFieldError(getIdField(), problems.email_invalid);
  expect(getServer().listBodies(askResetEndpoint)).toEqual([]);
});

it('the password reset form sends one request for two presses, and reports how many minutes the link is valid', async () => {
  getServer().setReply(askResetEndpoint, createSuccess({ liveSeconds: 1800 }));
  const { user } = await open();
  await user.type(getIdField(), 'mina@dalbit.example');
  await user.dblClick(screen.getByRole('button', { name: login.reset.ask }));
  await waitFor(() =>
    expect(onRequested).toHaveBeenCalledExactlyOnceWith({ userId: 'mina@dalbit.example', validMinutes: 30 }),
  );
  expect(getServer().listBodies(askResetEndpoint)).toEqual([{ user_id: 'mina@dalbit.example', langCode: 'En' }]);
});

it('the password reset form reports a refusal of the server at the field', async () => {
  getServer().setReply(askResetEndpoint, createProblem('email_invalid', 422));
  const { user } = await open();
  await user.type(getIdField(), 'mina@dalbit.example{Enter}');
  await confirmAlert(user, problems.email_invalid);
  expectFieldError(getIdField(), problems.email_invalid);
  expect(onRequested).not.toHaveBeenCalled();
});
