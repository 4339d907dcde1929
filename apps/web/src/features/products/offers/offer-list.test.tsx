// @vitest-environment jsdom
import type { ProductAvailability } from '@dining/domain/availability/product-at-visit';
import type { Product } from '@dining/domain/products/product';
import { createSearch, type SearchState } from '@dining/domain/search/search-state';
import { type ProdCode, toCode } from '@dining/domain/shared/codes';
import { reservation } from '@dining/i18n/site/en/reservation';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  createDepositProduct,
  createPickupProduct,
  createProduct,
  hotelCode,
} from '../../../../../../packages/domain/test/fixtures';
import { addFonts, addSlideLayout } from '../../../../../../packages/ui/test/browser';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { OfferList } from './offer-list';
import type { ProductOffer } from './use-products-at-visit';

prepareSite('reservation', 'offer', 'product');
beforeAll(() => {
  addSlideLayout();
  addFonts();
});
const texts = reservation.list;
const onSelect = vi.fn<(offer: ProductOffer) => void>();
const onSelectTime = vi.fn<(time: string) => void>();
beforeEach(() => {
  vi.resetAllMocks();
});

const hotel = { htlCode: hotelCode, htlHmcCode: 'DJJ', name: { default: 'Dalbit' }, reviewsOn: true };
const search: SearchState = {
  ...createSearch(hotel, new Date('2026-11-28T00:00:00Z')),
  adults: 2,
  kids: 0,
  visitDay: '2026-12-24',
  visitTime: '18:00',
};
const noText = { default: '' };
const createOffer = (
  product: Product,
  availability: unknown = { ok: true },
  otherTimes: readonly string[] = [],
): ProductOffer => ({
  listedProduct: {
    product,
    display: {
      description: { default: 'Over oak' },
      category: noText,
      depositNote: noText,
      bannerPicture: '',
      photos: [],
    },
    sold: { onDay: 0, toPerson: 0 },
  },
  availability: availability as ProductAvailability,
  otherTimes,
});
const dinner = createProduct({ prodCode: toCode<ProdCode>('DINNER'), name: { default: 'Dinner' } });
const tasting = createDepositProduct({
  prodCode: toCode<ProdCode>('TASTING'),
  name: { default: 'Tasting menu' },
  membersOnly: true,
});
const fullOffer = createOffer(tasting, { ok: false, error: 'sold_out', remaining: 1 }, ['19:00']);

const open = (offers: readonly ProductOffer[], overrides: Partial<SearchState> = {}) =>
  renderInSite(
    <OfferList
      date="2026-12-24"
      emptyAction={<a href="#date">Another date</a>}
      offers={offers}
      onSelect={onSelect}
      onSelectTime={onSelectTime}
      venueName="The Grill · Dalbit"
      search={{ ...search, ...overrides }}
    />,
  );
const getCard = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (card === null) throw new Error(`no card of ${name}`);
  return within(card);
};
const getUnavailableOffers = () => screen.getByText(new RegExp(`^${texts.others}`)).closest('details');

it('the list of offers announces how many experiences there are, and shows their facts', async () => {
  await open([createOffer(dinner), createOffer(tasting)]);
  const list = screen.getByRole('region', { name: '2 experiences' });
  expect(within(list).getByRole('heading', { name: '2 experiences' }).getAttribute('aria-live')).toBe('polite');
  for (const fact of [texts.category.inStore, 'The Grill · Dalbit', 'Over oak'])
    expect(getCard('Dinner').getByText(fact)).toBeDefined();
  expect(getCard('Tasting menu').getByText('Deposit ₩50,000 per person')).toBeDefined();
  expect(getCard('Tasting menu').getByText('Members only')).toBeDefined();
});

it('the list of offers names the experience in the button that selects it', async () => {
  const { user } = await open([createOffer(dinner), createOffer(tasting)]);
  await user.click(screen.getByRole('button', { name: `${texts.select} Tasting menu` }));
  expect(onSelect.mock.lastCall?.[0].listedProduct.product).toBe(tasting);
});

it('the list of offers collapses unavailable products, which cannot be selected', async () => {
  const { user } = await open([createOffer(dinner), fullOffer]);
  expect(getUnavailableOffers()?.open).toBe(false);
  await user.click(screen.getByText(new RegExp(`^${texts.others}`)));
  expect(getUnavailableOffers()?.open).toBe(true);
  expect(getCard('Tasting menu').getByText('Fully booked · 1 seat left')).toBeDefined();
  expect(screen.queryByRole('button', { name: `${texts.select} Tasting menu` })).toBeNull();
});

it('the list of offers suggests another time of the day for an unavailable product, and reports that it is chosen', async () => {
  const { user } = await open([fullOffer], { prodCode: tasting.prodCode });
  await user.click(getCard('Tasting menu').getByRole('button', { name: '19:00' }));
  expect(onSelectTime).toHaveBeenCalledExactlyOnceWith('19:00');
});

it('the list of offers expands the unavailable products if the guest requested one of them', async () => {
  await open([createOffer(dinner), fullOffer], { prodCode: tasting.prodCode });
  expect(getUnavailableOffers()?.open).toBe(true);
});

it('the list of offers says that nothing is available, expands the unavailable products, and offers another visit', async () => {
  await open([fullOffer]);
  expect(screen.getByRole('heading', { name: texts.empty })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Another date' })).toBeDefined();
  expect(getUnavailableOffers()?.open).toBe(true);
});

it('the list of offers counts a pickup as an item, and shows its price', async () => {
  await open([createOffer(createPickupProduct())], { type: 'pickup' });
  expect(screen.getByRole('region', { name: '1 item' })).toBeDefined();
  expect(getCard('Cake').getByText('₩60,000', { exact: false })).toBeDefined();
});

it('the list of offers says that no pickup is available', async () => {
  await open([], { type: 'pickup' });
  expect(screen.getByRole('heading', { name: texts.pickupEmpty })).toBeDefined();
});
