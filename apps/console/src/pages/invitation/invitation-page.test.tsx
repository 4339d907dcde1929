// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createGrant, createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const viewCall = 'POST /api/staff/invitation/view';
const acceptCall = 'POST /api/staff/invitation/accept';
const password = 'a long walk by the sea';
const invitation = {
  email: 'jun@dalbit.example',
  name: 'Jun Park',
  language: 'en',
  purpose: 'join',
  invitedBy: 'Minji Han',
  expiresAt: '2026-12-02T01:00:00Z',
  grants: [createGrant('7', 'host', testScopes.grill)],
  totp: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Dalbit:jun?secret=JBSWY3DPEHPK3PXP&issuer=Dalbit' },
  passkeyOptions: {},
};

afterEach(() => {
  location.hash = '';
});

async function openInvitation() {
  location.hash = '#the-key';
  return openConsole('/console/invitation');
}

async function openAppStep() {
  getServer().setReply(viewCall, createSuccess(invitation));
  const openedConsole = await openInvitation();
  await openedConsole.user.type(await screen.findByLabelText(/^New password/), password);
  await openedConsole.user.type(screen.getByLabelText(/^Repeat the new password/), password);
  await openedConsole.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  return openedConsole;
}

describe('an invitation', () => {
  it('shows the granted roles, and refuses a password that is short or differs from its repetition', async () => {
    getServer().setReply(viewCall, createSuccess(invitation));
    const { user } = await openInvitation();
    expect(await screen.findByRole('heading', { name: 'Welcome, Jun Park' })).toBeTruthy();
    expect(await screen.findByText(/The Grill, Dalbit Seoul/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Your roles' }).textContent).toBe('Host · The Grill, Dalbit Seoul');
    expect(getServer().listBodies(viewCall)).toEqual([{ key: 'the-key' }]);
    await user.type(screen.getByLabelText(/^New password/), 'short');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('The password needs at least 12 characters.')).toBeTruthy();
    await user.clear(screen.getByLabelText(/^New password/));
    await user.type(screen.getByLabelText(/^New password/), password);
    await user.type(screen.getByLabelText(/^Repeat the new password/), `${password}!`);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('The two passwords differ.')).toBeTruthy();
  });

  it('is accepted with a code of the authenticator app, and asks to keep the recovery codes', async () => {
    const { user, router } = await openAppStep();
    expect(screen.getByTestId('totp-secret').textContent).toBe('JBSW Y3DP EHPK 3PXP');
    getServer().setReply(acceptCall, createSuccess({ me: createMe(), recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }));
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('aaaa-bbbb')).toBeTruthy();
    expect(getServer().listBodies(acceptCall)).toEqual([
      { method: 'password', key: 'the-key', password, code: '123456' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Go to the console' }));
    expect(screen.getByText('Please keep the codes and tick this before you go on.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Go to the console' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/service'));
  });

  it('returns to the password step if the server refuses the password, and keeps what was typed', async () => {
    const { user } = await openAppStep();
    getServer().setReply(acceptCall, createProblem('password_common', 422));
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^New password/)).value).toBe(password);
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('says that the code is wrong, and how many attempts are left', async () => {
    const { user } = await openAppStep();
    getServer().setReply(acceptCall, createProblem('code_wrong', 422, { left: 2 }));
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('The code is incorrect. Attempts left: 2.')).toBeTruthy();
  });

  it.each([
    ['invitation_expired', 422],
    ['invitation_used', 422],
    ['invitation_unknown', 404],
  ] as const)('cannot be used if the server answers %s, and links to the sign-in', async (code, status) => {
    getServer().setReply(viewCall, createProblem(code, status));
    await openInvitation();
    expect(await screen.findByRole('heading', { name: 'This invitation cannot be used' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/console/sign-in');
  });
});
