// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, createSession } from '../../../test/staff';

const getServer = prepareConsole();

it('the account page shows the venue of a role, and ends the other sessions after a confirmation', async () => {
  const me = createMe();
  const { user } = await openConsole('/console/account', {
    ...me,
    sessions: [...me.sessions, createSession('Safari on iPad')],
  });
  expect(await screen.findByText(/The Grill, Dalbit Seoul/, { selector: 'li' })).toBeTruthy();
  getServer().setReply('POST /api/staff/session/end-others', createSuccess({ endedSessionCount: 1 }));
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^1 other session ends at once\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('1 other session has ended.')).toBeTruthy();
});

it('the account page shows new recovery codes after a confirmation', async () => {
  const { user } = await openConsole('/console/account', createMe());
  await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
  const confirmDialog = within(await screen.findByRole('alertdialog'));
  expect(confirmDialog.getByText('Your present 10 codes stop working at once.')).toBeTruthy();
  getServer().setReply('POST /api/staff/session/recovery-codes', createSuccess({ recoveryCodes: ['aaaa-bbbb'] }));
  await user.click(confirmDialog.getByRole('button', { name: 'Create new codes' }));
  expect(await screen.findByText('aaaa-bbbb')).toBeTruthy();
});

it('the account page removes a passkey after a confirmation', async () => {
  const me = createMe();
  const passkey = { credentialId: 'abc', device: 'Pixel', createdAt: '2026-11-01T00:00:00Z', usedAt: null };
  const { user } = await openConsole('/console/account', { ...me, passkeys: [passkey] });
  getServer().setReply('POST /api/staff/session/passkey/remove', createSuccess({ me }));
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey of Pixel' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The passkey was removed.')).toBeTruthy();
  expect(await screen.findByText('You have no passkey.')).toBeTruthy();
  expect(getServer().listBodies('POST /api/staff/session/passkey/remove')).toEqual([{ credentialId: 'abc' }]);
});

it('the top bar changes the colour scheme, and offers the places within the staff member’s roles', async () => {
  const { user } = await openConsole(
    '/console/account',
    createMe('hotel_manager', { type: 'hotel', htlCode: 'H01' as never }),
  );
  await user.selectOptions(await screen.findByLabelText('Appearance'), 'Dark');
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  await user.selectOptions(screen.getByLabelText('Appearance'), 'As the device');
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
  const scope = await screen.findByLabelText('Hotel or venue');
  expect([...scope.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Everything I may see',
    'All of Dalbit Seoul',
    'The Grill, Dalbit Seoul',
    'Bakery, Dalbit Seoul',
  ]);
});
