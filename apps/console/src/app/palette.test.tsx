// @vitest-environment jsdom
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../test/open-console';
import { createReservation, createReservationRow } from '../../test/reservations';
import { createMe, testScopes } from '../../test/staff';

const getServer = prepareConsole();
const searchEndpoint = 'POST /api/staff/resv/search';
const today = getTodayInSeoul(new Date());

beforeEach(() => {
  getServer().setReply(searchEndpoint, createSuccess({ reservations: [], next: null }));
});

async function openPalette(me = createMe('hotel_manager', testScopes.seoul)) {
  const openedConsole = await openConsole('/console/account', me);
  await screen.findByRole('heading', { name: 'My account' });
  await openedConsole.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Screen, day, venue or reservation' });
  return { ...openedConsole, field };
}

const getList = () => within(screen.getByRole('listbox', { name: 'Matches' }));
const listOptions = () =>
  getList()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
/** Returns the text of the option that a screen reader announces as the active one of the field. */
const getActiveText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the palette', () => {
  it('opens over a screen with the focus in its field, and lists screens, days and venues', async () => {
    const { field } = await openPalette();
    expect(document.activeElement).toBe(field);
    const list = screen.getByRole('listbox', { name: 'Matches' });
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    const listNames = (group: string) =>
      within(within(list).getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(listNames('Screens').slice(0, 2)).toEqual(['Service', 'Reservations']);
    expect(listNames('Days')).toEqual([expect.stringMatching(/^Today/), expect.stringMatching(/^Tomorrow/)]);
    expect(listNames('Venues')).toEqual(['All venues of Dalbit Seoul', 'The GrillDalbit Seoul', 'BakeryDalbit Seoul']);
  });

  it('lists only what the staff member may open', async () => {
    await openPalette(createMe('finance', testScopes.group));
    expect(listOptions()).toEqual(['Inbox', 'Benefits', 'Campaigns', 'Settings', 'My account']);
  });

  it('moves through the matches in a circle with the arrow keys, and opens the active one with Enter', async () => {
    const { user, field, router } = await openPalette();
    const [first, second] = listOptions();
    expect(getActiveText(field)).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(getActiveText(field)).toBe(second);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(getActiveText(field)).toBe(listOptions().at(-1));
    expect(getList().getAllByRole('option', { selected: true })).toHaveLength(1);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByRole('heading', { name: 'Reservations' });
    expect(router.state.location.pathname).toBe('/console/reservations');
    expect(screen.queryByRole('combobox', { name: /^Screen/ })).toBeNull();
  });

  it('closes on Escape, and returns the focus to the button that opened it', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const button = screen.getByRole('button', { name: /^Go to a screen, day, venue or reservation/ });
    await user.click(button);
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('opens a typed venue, and a typed day at the venue that is shown', async () => {
    const { user, router } = await openPalette();
    await user.keyboard('bak{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ venue: 'BAKERY' }));
    await screen.findByRole('heading', { name: 'Service' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Screen/ }), '2030-12-24');
    expect(listOptions()).toEqual([expect.stringContaining('2030-12-24')]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ venue: 'BAKERY', day: '2030-12-24' }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Screen/ }), 'tomorrow{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ venue: 'BAKERY', day: addDays(today, 1) }));
  });

  it('searches reservations after a pause in typing, and opens one', async () => {
    const { user, router } = await openPalette();
    getServer().setReply(searchEndpoint, createSuccess({ reservations: [createReservationRow()], next: null }));
    getServer().setReply('POST /api/staff/resv/view', createSuccess({ reservation: createReservation() }));
    getServer().setReply('POST /api/staff/resv/link/list', createSuccess({ links: [] }));
    await user.keyboard('tanaka');
    const option = await screen.findByRole('option', { name: /Yui Tanaka.*2999-03-13.*The Grill.*2 guests/ });
    expect(getServer().listBodies(searchEndpoint)).toEqual([{ text: 'tanaka', isPast: false }]);
    expect(screen.getByText('1 match')).toBeTruthy();
    await user.click(option);
    await screen.findByRole('heading', { name: 'Reservations' });
    expect(router.state.location.search).toEqual({ reservation: '29990313-7K2MABCDEF' });
  });

  it('says that nothing matches, and why reservations could not be searched', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'xyzzy');
    expect(await screen.findByText('No matches')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('listbox')).toBeTruthy();
    getServer().setReply(searchEndpoint, createProblem('internal_error', 500));
    await user.type(field, 'y');
    await screen.findByText(
      'Reservations could not be searched: Something went wrong on our side. Please try again in a moment.',
    );
  });

  it('receives the characters typed while it loads, which trigger no shortcuts', async () => {
    const { user } = await openConsole('/console/account', createMe('hotel_manager', testScopes.seoul));
    await screen.findByRole('heading', { name: 'My account' });
    await user.keyboard('{Control>}k{/Control}bak?');
    expect(await screen.findByRole('combobox', { name: /^Screen/ })).toHaveProperty('value', 'bak?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });

  it('does not open over a dialog', async () => {
    const { user } = await openConsole('/console/account', createMe());
    await screen.findByRole('heading', { name: 'My account' });
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
