// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createGrant, createId, createMe, createSession, createStaffMember, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const listCall = 'POST /api/staff/staff/list';
const saveCall = 'POST /api/staff/grant/save';
const endCall = 'POST /api/staff/grant/end';
const inviteCall = 'POST /api/staff/staff/invite';

async function openStaff(people = [createStaffMember('Jun Park')], me = createMe()) {
  getServer().setReply(listCall, createSuccess({ staff: people }));
  const openedConsole = await openConsole('/console/staff', me);
  await screen.findByRole('heading', { name: 'Staff' });
  return { ...openedConsole, me };
}

async function openStaffMember(staffMember = createStaffMember('Jun Park'), me = createMe()) {
  const openedConsole = await openStaff([staffMember], me);
  await openedConsole.user.click(await screen.findByRole('button', { name: new RegExp(`^${staffMember.name}`) }));
  await screen.findByRole('heading', { name: staffMember.name });
  return openedConsole;
}

describe('the list of staff', () => {
  it('shows roles and states in words, and is searched by name', async () => {
    const staffId = createId();
    const grants = [
      createGrant(staffId, 'kitchen', testScopes.grill),
      createGrant(staffId, 'host', testScopes.bakery, '2020-01-01'),
      createGrant(staffId, 'reservation_desk', testScopes.seoul),
    ];
    const { user } = await openStaff([
      createStaffMember('Jun Park'),
      createStaffMember('Sora Kim', { staffId, grants }),
      createStaffMember('New Person', { invitation: { invitedBy: 'Minji Han', expiresAt: '2999-01-01T00:00:00Z' } }),
      createStaffMember('Late Person', { invitation: { invitedBy: 'Minji Han', expiresAt: '2020-01-01T00:00:00Z' } }),
      createStaffMember('Former Person', { grants: [createGrant('9', 'host', testScopes.grill, '2020-01-01')] }),
    ]);
    const listStates = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent?.replace(/^\W+/, ''));
    await screen.findByRole('button', { name: 'Jun Park' });
    expect(listStates()).toEqual(['Active', 'Active', 'Invited', 'Invitation expired', 'No role']);
    expect(screen.getByText('Kitchen · The Grill, Dalbit Seoul and 1 more')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'sora');
    expect(screen.getByText('1 person')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('No matches')).toBeTruthy();
  });

  it('says that it could not be loaded, and is loaded again on demand', async () => {
    getServer().setReply(listCall, createProblem('internal_error', 500));
    const { user } = await openConsole('/console/staff', createMe());
    await screen.findByText('This could not be loaded. Please try again in a moment.');
    getServer().setReply(listCall, createSuccess({ staff: [createStaffMember('Jun Park')] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Jun Park' })).toBeTruthy();
  });

  it('shows keyboard shortcuts on `?`, focuses the search on `/`, and opens the invitation form on `n`', async () => {
    const { user } = await openStaff();
    await user.keyboard('?');
    expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.tab();
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { name: 'Invite a colleague' })).toBeTruthy();
  });
});

describe('the invitation dialog', () => {
  it('offers only roles that the staff member may grant, and sends one invitation for two presses', async () => {
    const { user } = await openStaff();
    let sendResponse: (() => void) | undefined;
    getServer().setReply(
      inviteCall,
      () =>
        new Promise((resolve) => {
          sendResponse = () => resolve(createSuccess({ staffId: createId(), invited: true }));
        }),
    );
    await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    const role = await screen.findByLabelText(/^Role/);
    expect([...role.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '–',
      'Host',
      'Kitchen',
    ]);
    await user.type(screen.getByLabelText(/^Name/), 'Yuna Choi');
    await user.type(screen.getByLabelText(/^Email(?! of)/), 'yuna@dalbit.example');
    await user.selectOptions(role, 'host');
    const scope = screen.getByLabelText(/^Where/);
    expect([...scope.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '–',
      'The Grill, Dalbit Seoul',
    ]);
    await user.selectOptions(scope, 'venue:H01:GRILL');
    await user.dblClick(screen.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(getServer().listBodies(inviteCall)).toHaveLength(1));
    sendResponse?.();
    expect(await screen.findByText('The invitation to Yuna Choi is on its way.')).toBeTruthy();
    expect(getServer().listBodies(inviteCall)).toEqual([
      {
        name: 'Yuna Choi',
        email: 'yuna@dalbit.example',
        language: 'en',
        grants: [{ role: 'host', scope: testScopes.grill, endsOn: null }],
      },
    ]);
  });

  it('keeps what was typed if it is closed or fails, and sends again with the same idempotency key', async () => {
    const { user } = await openStaff();
    await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    await user.type(await screen.findByLabelText(/^Name/), 'Yuna Choi');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
    expect(getServer().listBodies(inviteCall)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Yuna Choi');
    await user.type(screen.getByLabelText(/^Email(?! of)/), 'yuna@dalbit.example');
    await user.selectOptions(screen.getByLabelText(/^Role/), 'kitchen');
    await user.selectOptions(screen.getByLabelText(/^Where/), 'venue:H01:GRILL');
    getServer().setReply(inviteCall, createProblem('unavailable', 503));
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(getServer().listBodies(inviteCall)).toHaveLength(2));
    const [firstKey, secondKey] = getServer().listHeaders(inviteCall, 'idempotency-key');
    expect(firstKey).toMatch(/^[0-9a-f]{32}$/);
    expect(secondKey).toBe(firstKey);
  });
});

describe('a staff member’s page', () => {
  it('grants a role until a day, which must not be past', async () => {
    const staffMember = createStaffMember('Jun Park');
    const { user } = await openStaffMember(staffMember);
    await user.click(screen.getByRole('button', { name: 'Add a role' }));
    const form = within(screen.getByRole('form', { name: 'Add a role' }));
    await user.selectOptions(form.getByLabelText(/^Role/), 'kitchen');
    await user.selectOptions(form.getByLabelText(/^Where/), 'venue:H01:GRILL');
    await user.type(form.getByLabelText('Last day'), '2020-05-01');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter today or a later day.')).toBeTruthy();
    await user.clear(form.getByLabelText('Last day'));
    await user.type(form.getByLabelText('Last day'), '2999-05-01');
    getServer().setReply(
      saveCall,
      createSuccess({ grant: createGrant(staffMember.staffId, 'kitchen', testScopes.grill) }),
    );
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Jun Park is now Kitchen.')).toBeTruthy();
    expect(getServer().listBodies(saveCall)).toEqual([
      { staffId: staffMember.staffId, role: 'kitchen', scope: testScopes.grill, endsOn: '2999-05-01' },
    ]);
  });

  it('ends a role only after a confirmation that names the consequence', async () => {
    const staffMember = createStaffMember('Jun Park', { sessions: [createSession('Safari on iPad')] });
    const [grant] = staffMember.grants;
    const { user } = await openStaffMember(staffMember);
    getServer().setReply(endCall, createSuccess({ result: 'success' }));
    await user.click(screen.getByRole('button', { name: 'End the role: Host · The Grill, Dalbit Seoul' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'End the role' });
    expect(dialog.textContent).toContain(
      'Jun Park can no longer work as Host at The Grill, Dalbit Seoul, and is signed out at once (1 session).',
    );
    expect(dialog.textContent).toContain('It is their last role');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(getServer().listBodies(endCall)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'End the role: Host · The Grill, Dalbit Seoul' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End the role' }));
    expect(await screen.findByText('The role Host of Jun Park has ended.')).toBeTruthy();
    expect(getServer().listBodies(endCall)).toEqual([{ grantId: grant?.grantId, version: 1 }]);
  });

  it('asks for the second factor if the server requires it, and then repeats the request', async () => {
    const me = createMe('owner', testScopes.group);
    const { user } = await openStaffMember(createStaffMember('Jun Park'), me);
    getServer().setReply(endCall, createProblem('second_factor_needed', 403));
    await user.click(screen.getByRole('button', { name: 'End the role: Host · The Grill, Dalbit Seoul' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End the role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    getServer().setReply('POST /api/staff/session/totp', createSuccess({ me }));
    getServer().setReply(endCall, createSuccess({ result: 'success' }));
    await user.type(dialog.getByLabelText(/^Code/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The role Host of Jun Park has ended.')).toBeTruthy();
    expect(getServer().listBodies(endCall)).toHaveLength(2);
  });

  it('shows both versions of a grant that another person has changed, and saves the chosen one', async () => {
    const staffMember = createStaffMember('Jun Park');
    const [grant] = staffMember.grants;
    const { user } = await openStaffMember(staffMember);
    await user.click(screen.getByRole('button', { name: 'Change the end: Host · The Grill, Dalbit Seoul' }));
    await user.type(screen.getByLabelText('Last day'), '2999-05-01');
    getServer().setReply(
      saveCall,
      createProblem('changed_meanwhile', 409, {}, { current: { ...grant, endsOn: '2998-01-01', version: 4 } }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has changed this' }));
    expect(dialog.getByText(/until 2999-05-01/)).toBeTruthy();
    expect(dialog.getByText(/until 2998-01-01/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Someone else/ })).toBeNull());
    expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2999-05-01');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialogAgain = within(await screen.findByRole('dialog', { name: 'Someone else has changed this' }));
    getServer().setReply(saveCall, createSuccess({ grant: { ...grant, endsOn: '2999-05-01', version: 5 } }));
    await user.click(dialogAgain.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('The last day was saved.')).toBeTruthy();
    expect(getServer().listBodies(saveCall)).toEqual([
      { grantId: grant?.grantId, version: 1, endsOn: '2999-05-01' },
      { grantId: grant?.grantId, version: 1, endsOn: '2999-05-01' },
      { grantId: grant?.grantId, version: 4, endsOn: '2999-05-01' },
    ]);
  });

  it('shows what the staff member may do, where, and under which conditions', async () => {
    const staffId = createId();
    const grants = [createGrant(staffId, 'venue_manager', testScopes.grill)];
    const { user } = await openStaffMember(createStaffMember('Sora Kim', { staffId, grants }));
    const table = within(screen.getByRole('table', { name: 'What may they do?' }));
    const getPermissionText = (name: string) =>
      table.getByRole('rowheader', { name }).closest('tr')?.textContent?.replace(name, '');
    expect(getPermissionText('Cancel for the venue')).toContain('may docode again');
    expect(getPermissionText('Products and menus')).toContain('drafts only');
    expect(getPermissionText('Take reservations')).toContain('The Grill, Dalbit Seoul');
    expect(table.queryByRole('rowheader', { name: 'Export member data' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show what they may not do too' }));
    expect(getPermissionText('Export member data')).toContain('may not');
  });

  it('ends the session on one device', async () => {
    const staffMember = createStaffMember('Jun Park', { sessions: [createSession('Safari on iPad')] });
    const { user } = await openStaffMember(staffMember);
    getServer().setReply('POST /api/staff/staff/end-session', createSuccess({ result: 'success' }));
    await user.click(screen.getByRole('button', { name: 'End the session: Safari on iPad' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End the session' }));
    expect(await screen.findByText('The session on Safari on iPad has ended.')).toBeTruthy();
    expect(getServer().listBodies('POST /api/staff/staff/end-session')).toEqual([
      { staffId: staffMember.staffId, handle: staffMember.sessions[0]?.handle },
    ]);
  });

  it('sends a new link to a staff member who has lost their sign-in, and requires a reason', async () => {
    const staffMember = createStaffMember('Jun Park');
    const { user } = await openStaffMember(staffMember);
    getServer().setReply('POST /api/staff/staff/renew-sign-in', createSuccess({ result: 'success' }));
    await user.click(screen.getByRole('button', { name: 'Set up the sign-in again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up the sign-in again' }));
    await user.click(dialog.getByRole('button', { name: 'Send a new link' }));
    expect(await dialog.findByText('Please enter a reason.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Reason/), 'Lost phone');
    await user.click(dialog.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('A new link is on its way to Jun Park.')).toBeTruthy();
    expect(getServer().listBodies('POST /api/staff/staff/renew-sign-in')).toEqual([
      { staffId: staffMember.staffId, reason: 'Lost phone' },
    ]);
  });

  it('does not let staff members add or end their own roles', async () => {
    const me = createMe();
    await openStaffMember(createStaffMember(me.name, { staffId: me.staffId, grants: me.grants }), me);
    expect(screen.getByText(/Nobody can change their own roles/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a role' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^End the role/ })).toBeNull();
  });
});

describe('a session that ends while a form is open', () => {
  it('shows a sign-in dialog over the screen, and the form keeps what was typed', async () => {
    const me = createMe();
    const { user } = await openStaffMember(createStaffMember('Jun Park'), me);
    await user.click(screen.getByRole('button', { name: 'Change the end: Host · The Grill, Dalbit Seoul' }));
    await user.type(screen.getByLabelText('Last day'), '2999-05-01');
    getServer().setReply(saveCall, createProblem('session_ended', 401));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    await user.keyboard('{Escape}');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Email/).value).toBe(me.email);
    getServer().setReply('POST /api/staff/session/password', createSuccess({ next: 'totp' }));
    getServer().setReply('POST /api/staff/session/totp', createSuccess({ me }));
    await user.type(dialog.getByLabelText(/^Password/), 'a long walk by the sea');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await user.type(await dialog.findByLabelText(/^Code/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please sign in again' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2999-05-01');
  });
});
