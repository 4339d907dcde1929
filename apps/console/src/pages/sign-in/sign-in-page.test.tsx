// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, createMeWithoutGrants, createStaffMember } from '../../../test/staff';

const getServer = prepareConsole();
const passwordCall = 'POST /api/staff/session/password';
const codeCall = 'POST /api/staff/session/totp';

async function openCodeStep(href = '/console/sign-in') {
  getServer().setReply(passwordCall, createSuccess({ next: 'totp' }));
  const openedConsole = await openConsole(href);
  const { user } = openedConsole;
  await user.type(await screen.findByLabelText(/^Email/), 'minji@dalbit.example');
  await user.type(screen.getByLabelText(/^Password/), 'a long walk by the sea');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText(/^Code/);
  return openedConsole;
}

describe('a person who is signed out', () => {
  it('is redirected to the sign-in, and then to the screen that they wanted', async () => {
    const me = createMe();
    getServer().setReply(codeCall, createSuccess({ me }));
    getServer().setReply('POST /api/staff/staff/list', createSuccess({ staff: [createStaffMember('Jun Park')] }));
    const { user, router } = await openCodeStep('/console/staff?person=7');
    expect(router.state.location.pathname).toBe('/console/sign-in');
    await user.type(screen.getByLabelText(/^Code/), '123 456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Staff' });
    expect(router.state.location.href).toBe('/console/staff?person=7');
    expect(getServer().listBodies(codeCall)).toEqual([{ code: '123456' }]);
  });

  it.each(['https://evil.example/console', '//evil.example/console', '/elsewhere'])(
    'is not redirected out of the console to %s',
    async (next) => {
      getServer().setReply(codeCall, createSuccess({ me: createMeWithoutGrants() }));
      const { user, router } = await openCodeStep(`/console/sign-in?next=${encodeURIComponent(next)}`);
      await user.type(screen.getByLabelText(/^Code/), '123456');
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/console'));
    },
  );
});

describe('the sign-in', () => {
  it('reports missing values, focuses the first field, and sends nothing', async () => {
    const { user } = await openConsole('/console/sign-in');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const email = screen.getByLabelText(/^Email/);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    expect(getServer().listBodies(passwordCall)).toEqual([]);
  });

  it('marks the password as invalid if the credentials are wrong, and keeps e-mail address and password', async () => {
    getServer().setReply(passwordCall, createProblem('wrong_credentials', 400));
    const { user } = await openConsole('/console/sign-in');
    await user.type(await screen.findByLabelText(/^Email/), 'minji@dalbit.example');
    await user.type(screen.getByLabelText(/^Password/), 'not the right one');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('not the right one');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('minji@dalbit.example');
  });

  it('shows only the latest refusal', async () => {
    getServer().setReply(passwordCall, createProblem('too_many_requests', 429, { retryAfter: 60 }));
    const { user } = await openConsole('/console/sign-in');
    await user.type(await screen.findByLabelText(/^Email/), 'minji@dalbit.example');
    await user.type(screen.getByLabelText(/^Password/), 'not the right one');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/too many attempts/);
    getServer().setReply(passwordCall, createProblem('wrong_credentials', 400));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText(/too many attempts/)).toBeNull();
  });

  it('asks for six digits, or for a recovery code instead', async () => {
    getServer().setReply(codeCall, createSuccess({ me: createMeWithoutGrants() }));
    const { user, router } = await openCodeStep();
    await user.type(screen.getByLabelText(/^Code/), '12');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Please enter six digits.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(await screen.findByLabelText(/^Recovery code/), 'abcd-efgh');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/console'));
    expect(getServer().listBodies(codeCall)).toEqual([{ recoveryCode: 'abcd-efgh' }]);
  });

  it('says how many attempts are left after a wrong code', async () => {
    getServer().setReply(codeCall, createProblem('code_wrong', 422, { left: 4 }));
    const { user } = await openCodeStep();
    await user.type(screen.getByLabelText(/^Code/), '000000');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('The code is incorrect. Attempts left: 4.')).toBeTruthy();
  });

  it('starts over once the password step has expired', async () => {
    getServer().setReply(codeCall, createProblem('session_ended', 401));
    const { user } = await openCodeStep();
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
  });
});

it('a URL without a screen requires the sign-in first, as screens do', async () => {
  const { router } = await openConsole('/console/nowhere');
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeTruthy();
  expect(router.state.location.search).toEqual({ next: '/console/nowhere' });
});

it('the console offers to retry if the session could not be loaded when it starts', async () => {
  getServer().setReply('GET /api/staff/session/me', createProblem('unavailable', 503));
  const { user } = await openConsole('/console/account');
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  getServer().setReply('GET /api/staff/session/me', createSuccess({ me: createMe() }));
  await user.click(retryButton);
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeTruthy();
});
