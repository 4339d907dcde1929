// @vitest-environment jsdom
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { reservation } from '@dining/i18n/site/en/reservation';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { addCssEscape } from '../../../../../packages/ui/test/browser';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import type { Venue } from '../../entities/venues/venues';
import { VenueChoice } from './venue-choice';

prepareSite('reservation');
beforeAll(addCssEscape);
const createVenue = (dinCode: string, name: string, cuisineLabel: string) =>
  ({
    dinCode: toCode<DinCode>(dinCode),
    name: { default: name },
    cuisineLabel: { default: cuisineLabel },
    introPicture: '',
  }) as Venue;
const venues = [
  createVenue('GRILL', 'The Grill', 'Charcoal'),
  createVenue('SUSHI', 'Sushi Nami', 'Japanese'),
  createVenue('BAKERY', 'Bakery', ''),
];

function StatefulVenueChoice({ error }: { error?: string }) {
  const [chosenCode, setChosenCode] = useState<DinCode | null>(null);
  return (
    <VenueChoice error={error} onChange={({ dinCode }) => setChosenCode(dinCode)} value={chosenCode} venues={venues} />
  );
}
const getVenueRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

it('the restaurant choice lists each restaurant with its cuisine, and none is chosen', async () => {
  await renderInSite(<StatefulVenueChoice />);
  const group = screen.getByRole('group', { name: reservation.venue.label });
  expect(within(group).getAllByRole('radio')).toEqual(['The Grill', 'Sushi Nami', 'Bakery'].map(getVenueRadio));
  expect(getVenueRadio('Sushi Nami').closest('label')?.textContent).toBe('Sushi NamiJapanese');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('the restaurant choice can be changed with the arrow keys, and the focus follows', async () => {
  const { user } = await renderInSite(<StatefulVenueChoice />);
  await user.click(getVenueRadio('The Grill'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { checked: true })).toBe(getVenueRadio('Sushi Nami'));
  expect(document.activeElement).toBe(getVenueRadio('Sushi Nami'));
});

it('the restaurant choice links the error to the group', async () => {
  await renderInSite(<StatefulVenueChoice error={reservation.alerts.venue} />);
  expect(screen.getByRole('group', { description: reservation.alerts.venue })).toBeDefined();
});
