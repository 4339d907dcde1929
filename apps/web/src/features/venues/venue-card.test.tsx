// @vitest-environment jsdom
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { venue as texts } from '@dining/i18n/site/en/venue';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import type { Venue } from '../../entities/venues/venues';
import { VenueCard } from './venue-card';

prepareSite('venue');
const onOpenMenus = vi.fn<() => void>();
const onReserve = vi.fn<() => void>();
const noText = { default: '' };
const grill = {
  dinCode: toCode<DinCode>('GRILL'),
  htlHmcCode: 'DJJ',
  name: { default: '그릴', en: 'The Grill' },
  description: { default: 'Over oak' },
  location: { default: 'Annex' },
  openingHours: { default: 'Dinner 18:00–22:00' },
  facilities: noText,
  parking: noText,
  seatCount: 56,
  phone: '064-000-3302',
  introPicture: '',
  photos: [],
} as unknown as Venue;
const open = (overrides: Partial<Venue> = {}) =>
  renderInSite(
    <VenueCard isFirst onOpenMenus={onOpenMenus} onReserve={onReserve} venue={{ ...grill, ...overrides }} />,
  );
const getCard = () => within(screen.getByRole('region', { name: 'The Grill' }));
const listFacts = () =>
  getCard()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('the restaurant card shows location, opening hours, seats and phone number of the restaurant, and omits missing facts', async () => {
  await open();
  expect(listFacts()).toEqual([
    [texts.location, 'Annex'],
    [texts.hours, 'Dinner 18:00–22:00'],
    [texts.dining.seats, '56 seats'],
    [texts.dining.phone, '064-000-3302'],
  ]);
  expect(screen.getByRole('link', { name: '064-000-3302' }).getAttribute('href')).toBe('tel:064-000-3302');
});

it('the restaurant card omits seats if there are none', async () => {
  await open({ seatCount: 0 });
  expect(listFacts().map(([name]) => name)).not.toContain(texts.dining.seats);
});

it('the restaurant card names the restaurant in the button of its menu and in the link that reserves there', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${texts.viewMenu}\\s?· The Grill$`) }));
  expect(onOpenMenus).toHaveBeenCalledOnce();
  const reserveLink = screen.getByRole('link', { name: new RegExp(`^${common.buttons.reserve}\\s?· The Grill$`) });
  expect(reserveLink.getAttribute('href')).toBe('/reservation/step/1?hotelCode=DJJ&dinCode=GRILL');
  await user.click(reserveLink);
  expect(onReserve).toHaveBeenCalledOnce();
});
