// @vitest-environment jsdom
import type { Service, ServiceParty } from '@dining/contract/staff/service';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createParty, createService, serviceCall } from '../../../test/service';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
afterEach(() => vi.restoreAllMocks());

const replyWithService = (service: object) =>
  getServer().setReply(serviceCall, createSuccess({ at: new Date().toISOString(), service }));

async function openService(parties: readonly ServiceParty[], changes: Partial<Service> = {}, me = createMe()) {
  replyWithService(createService(parties, changes));
  const openedConsole = await openConsole('/console/service', me);
  await screen.findByRole('searchbox');
  return openedConsole;
}

const startPrinting = () => act(() => dispatchEvent(new Event('beforeprint')));

/** Starts printing, and returns the printed section whose heading starts with a name. */
const printAndFindSheet = async (name: string) => {
  await screen.findByRole('table', { name: 'Service' });
  await startPrinting();
  const heading = await screen.findByRole('heading', { name: new RegExp(`^${name} · The Grill · `) });
  const sheet = heading.closest('section');
  if (sheet === null) throw new Error(`${name} is in no section`);
  return sheet;
};
const listRowTexts = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the printed sheets', () => {
  it('list the note of the day, the parties with menus, request and payment, and their allergies', async () => {
    await openService(
      [
        createParty('R1', {
          kids: 1,
          room: 'Moon room',
          allergies: ['Kiwi', 'Milk'],
          request: 'Quiet',
          payment: 'at_venue',
        }),
        createParty('R2', { time: '19:00', attendance: 'seated', menus: [] }),
      ],
      { note: { text: 'Critic at eight', version: 1, changedBy: 'Mina', changedAt: '2026-11-29T01:00:00Z' } },
    );
    const sheet = await printAndFindSheet('Service sheet');
    expect(within(sheet).getByText('Critic at eight')).toBeTruthy();
    expect(listRowTexts(sheet).slice(1)).toEqual([
      '18:00○ ExpectedGuest R12 + 1 childMoon room, Dinner, 1 × LambTo pay at the venue · Allergy · Quiet',
      '19:00● SeatedGuest R22Dinner',
    ]);
    expect(within(sheet).getByText(/^Printed \d{4}-\d{2}-\d{2}/)).toBeTruthy();
    const allergyList = await printAndFindSheet('Allergy list');
    expect(listRowTexts(allergyList)).toEqual(['18:00Guest R12 + 1 childKiwi, Milk1 × Lamb']);
  });

  it('have no allergy list on a day without allergies', async () => {
    await openService([createParty('R1')]);
    await printAndFindSheet('Service sheet');
    expect(screen.queryByRole('heading', { name: /^Allergy list/ })).toBeNull();
  });

  it('have all parties, even if the screen is filtered', async () => {
    const { user } = await openService([createParty('R1'), createParty('R2', { time: '19:00' })]);
    await user.type(screen.getByRole('searchbox'), 'R2');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Guest R/ })).toHaveLength(1));
    expect(listRowTexts(await printAndFindSheet('Service sheet'))).toHaveLength(3);
  });

  it('leave out what the staff member may not see', async () => {
    const hiddenFields = { name: null, phone: null, allergies: null, noAllergies: null };
    await openService([createParty('R1', hiddenFields)]);
    expect(listRowTexts(await printAndFindSheet('Service sheet'))[1]).toMatch(/Name not shown/);
    expect(screen.queryByRole('heading', { name: /^Allergy list/ })).toBeNull();
  });

  it('show the last copy while the service cannot be loaded', async () => {
    const { site } = await openService([createParty('R1')]);
    await printAndFindSheet('Service sheet');
    getServer().setReply(serviceCall, createProblem('internal_error', 500));
    await site.queryClient.invalidateQueries({ queryKey: ['service'] });
    await screen.findByText(/^Last copy, of /);
    expect(listRowTexts(await printAndFindSheet('Service sheet'))[1]).toMatch(/Guest R1/);
  });

  it('are rendered only while the page is printed', async () => {
    await openService([createParty('R1')]);
    expect(screen.queryByRole('heading', { name: /^Service sheet/ })).toBeNull();
    await printAndFindSheet('Service sheet');
    await act(() => dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('heading', { name: /^Service sheet/ })).toBeNull();
  });

  it('are printed by keyboard', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    const { user } = await openService([createParty('R1')]);
    screen.getByRole('button', { name: 'Print' }).focus();
    await user.keyboard('{Enter}');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('are not available while all venues of a hotel are shown', async () => {
    getServer().setReply(
      serviceCall.replace('GRILL', 'hotel/H01'),
      createSuccess({ at: new Date().toISOString(), services: [createService([createParty('R1')])] }),
    );
    await openConsole('/console/service?venue=H01', createMe('hotel_manager', testScopes.seoul));
    await screen.findByRole('button', { name: 'Guest R1' });
    await startPrinting();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Service sheet/ })).toBeNull();
  });
});
