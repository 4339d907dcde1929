// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createHotelFields } from '../../../test/hotel-fields';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const listCall = 'POST /api/staff/terms/list';
const viewCall = 'POST /api/staff/terms/view';
const saveCall = 'POST /api/staff/terms/save';
const policyCall = 'POST /api/staff/policy/view';
const savePolicyCall = 'POST /api/staff/policy/save';

const repeat = (text: string) => ({ ko: text, en: text, cn: text, ja: text });
const terms = { termsTypeCode: 'TT0001', title: 'Terms of Dalbit', reservations: 0, members: 0, partialCounts: [] };
const versions = [
  { ...terms, version: '3', state: 'coming', effectiveFrom: '2027-01-01' },
  { ...terms, version: '2', state: 'in_effect', effectiveFrom: '2026-06-01', reservations: 1_000, members: 31 },
  {
    ...terms,
    version: '1',
    state: 'past',
    effectiveFrom: '2025-01-01',
    reservations: 7,
    members: 900,
    partialCounts: ['reservations', 'members'],
  },
];
const title = repeat('Terms of Dalbit');
const termsView = {
  version: '2',
  state: 'in_effect',
  effectiveFrom: '2026-06-01',
  title,
  content: { ...repeat('Guests pay on the day after.\nDogs may stay.'), ja: '同じ内容' },
  previous: {
    version: '1',
    title,
    content: { ...repeat('Guests pay on the day before.\nDogs may stay.'), ja: '同じ内容' },
  },
};
const policy = {
  reservationBased: false,
  graceMinutes: 30,
  tiers: [{ hoursBefore: 24, feePercent: 20 }],
  description: repeat('Free until a day before.'),
};
const policies = [
  {
    ...policy,
    version: '2',
    state: 'in_effect',
    effectiveFrom: '2026-06-01',
    tiers: [
      { hoursBefore: 48, feePercent: 10 },
      { hoursBefore: 24, feePercent: 20 },
    ],
    description: repeat('Free until two days before.'),
  },
  { ...policy, version: '1', state: 'past', effectiveFrom: '2025-01-01' },
];

beforeEach(() => {
  getServer().setReply(listCall, createSuccess({ terms: versions }));
  getServer().setReply(viewCall, createSuccess(termsView));
  getServer().setReply(policyCall, createSuccess({ paysDepositsOnly: false, exampleBooking: null, policies }));
  getServer().setReply('POST /api/staff/hotel/view', createSuccess({ fields: createHotelFields(), version: 'v1' }));
});

const openPage = (role: 'owner' | 'privacy' | 'hotel_manager' | 'host', search = '') =>
  openConsole(
    `/console/agreements${search}`,
    createMe(role, role === 'hotel_manager' ? testScopes.seoul : role === 'host' ? testScopes.grill : testScopes.group),
  );
const findTable = (name: string) => screen.findByRole('table', { name });
const listChanges = (role: 'deletion' | 'insertion') =>
  screen.queryAllByRole(role).map((element) => element.textContent);

describe('the versions of terms', () => {
  it('are listed with state, first day and number of agreements', async () => {
    await openPage('owner');
    const rows = within(await findTable('Terms of use'))
      .getAllByRole('row')
      .slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent?.trim()),
      ),
    ).toMatchObject([
      [expect.any(String), expect.stringContaining('from'), expect.stringContaining('2027'), '0', '0'],
      [expect.any(String), expect.stringContaining('in effect'), expect.any(String), '1,000 or more', '31'],
      [
        expect.any(String),
        expect.stringContaining('former'),
        expect.any(String),
        '7 of the newest 2,000',
        '900 or more',
      ],
    ]);
    expect(screen.getAllByText('There is no version yet.')).toHaveLength(4);
  });

  it('show the changes and the whole text in each language', async () => {
    const { user } = await openPage('privacy');
    await user.click(within(await findTable('Terms of use')).getByRole('button', { name: 'Version 2' }));
    expect(await screen.findByText('Compared with Version 1.')).toBeTruthy();
    expect(listChanges('deletion')).toEqual(['Removed: before']);
    expect(listChanges('insertion')).toEqual(['Added: after']);
    expect(screen.getAllByText(/1 paragraph unchanged/)).toHaveLength(2);
    expect(screen.getByText(/^Guests pay on the day after\.\s+Dogs may stay\.$/)).toBeTruthy();
    expect(getServer().listBodies(viewCall)).toEqual([{ htlCode: 'H01', termsTypeCode: 'TT0001', version: '2' }]);
    await user.click(screen.getByRole('tab', { name: '日本語' }));
    expect(screen.getByText('The text in this language is the same as in the version before.')).toBeTruthy();
    expect(screen.getByText('同じ内容')).toBeTruthy();
  });

  it('can be read, but not changed, by privacy officers, for each hotel', async () => {
    const { user } = await openPage('privacy');
    await findTable('Terms of use');
    expect(screen.getByText('Your role may only read them.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /New version/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hotel' }), 'Dalbit Busan');
    await waitFor(() => expect(getServer().listBodies(listCall)).toContainEqual({ htlCode: 'H02' }));
  });

  it('can be loaded again after a failure', async () => {
    getServer().setReply(listCall, createProblem('internal_error', 500));
    const { user } = await openPage('owner');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    getServer().setReply(listCall, createSuccess({ terms: versions }));
    await user.click(retry);
    expect(await findTable('Terms of use')).toBeTruthy();
  });

  it('can be started from the version in effect, which replaces typed text only after a question', async () => {
    getServer().setReply(saveCall, createSuccess({ version: '4' }));
    const { user } = await openPage('owner');
    await user.click(await screen.findByRole('button', { name: 'New version: Terms of use' }));
    const start = async () =>
      user.click(await screen.findByRole('button', { name: 'Start from the version in effect' }));
    const getText = () =>
      within(screen.getByRole('group', { name: /^Text/ })).getByRole<HTMLTextAreaElement>('textbox', {
        name: /English/,
      });
    await start();
    await waitFor(() => expect(getText().value).toBe('Guests pay on the day after.\nDogs may stay.'));
    await user.clear(getText());
    await user.type(getText(), 'Mine.');
    await start();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(getText().value).toBe('Mine.');
    await start();
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Start from the version in effect' }));
    await waitFor(() => expect(getText().value).toBe('Guests pay on the day after.\nDogs may stay.'));
    await user.click(screen.getByRole('checkbox', { name: /The text has been checked/ }));
    await user.click(screen.getByRole('button', { name: 'Save as a new version' }));
    await waitFor(() =>
      expect(getServer().listBodies(saveCall)).toMatchObject([
        { htlCode: 'H01', termsTypeCode: 'TT0001', lastVersion: '3', content: termsView.content },
      ]),
    );
    expect(await findTable('Terms of use')).toBeTruthy();
  });
});

describe('the versions of a cancellation policy', () => {
  it('are the only tab for a hotel manager, and show the fees before and after', async () => {
    const { user } = await openPage('hotel_manager');
    expect(await screen.findAllByRole('tab')).toHaveLength(1);
    const table = within(await findTable('Cancellation policies'));
    expect(table.getByText(/48 h before: 10%/)).toBeTruthy();
    await user.click(table.getByRole('button', { name: 'Version 2' }));
    const row = (await screen.findByRole('rowheader', { name: '48 h before the visit' })).closest('tr');
    expect(row?.textContent).toContain('–10%');
    expect(row?.textContent).toContain('changed');
    expect(screen.getByRole('rowheader', { name: '24 h before the visit' }).closest('tr')?.textContent).not.toContain(
      'changed',
    );
    expect(screen.getByText('The fees of this restaurant may be 20% at most.')).toBeTruthy();
    expect(screen.getByRole('img', { name: /none until 48 h before the visit, 10% until 24 h/ })).toBeTruthy();
    expect(listChanges('insertion')).not.toEqual([]);
  });

  it('can be started from the version in effect', async () => {
    getServer().setReply(savePolicyCall, createSuccess({ version: '3' }));
    const { user } = await openPage('hotel_manager', '?tab=policies&venue=BAKERY&item=new');
    await user.click(await screen.findByRole('button', { name: 'Start from the version in effect' }));
    await user.click(screen.getByRole('button', { name: 'Save as a new version' }));
    await waitFor(() =>
      expect(getServer().listBodies(savePolicyCall)).toMatchObject([
        { dinCode: 'BAKERY', lastVersion: '2', tiers: policies[0]?.tiers, description: policies[0]?.description },
      ]),
    );
  });

  it('are not shown to staff without the right to terms and policies', async () => {
    await openPage('host');
    expect(await screen.findByText('There are no terms or policies that you may see')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Terms and policies' })).toBeNull();
  });
});
