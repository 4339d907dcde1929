// @vitest-environment jsdom
import { encodePromotion, type Promotion } from '@dining/contract/codecs/promotion';
import { type DinCode, type HtlCode, type ProdCode, type PromCode, toCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatDayInText } from '@dining/i18n/formats';
import { banner } from '@dining/i18n/site/en/banner';
import { common } from '@dining/i18n/site/en/common';
import { offer } from '@dining/i18n/site/en/offer';
import { promotion as texts } from '@dining/i18n/site/en/promotion';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { addSlideLayout } from '../../../../../packages/ui/test/browser';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { PromotionCard } from './promotion-card';
import { PromotionCarousel } from './promotion-carousel';

prepareSite('banner', 'promotion', 'offer');
beforeAll(addSlideLayout);
const today = getTodayInSeoul(new Date());

const createPromotion = (name: string, overrides: Partial<Promotion> = {}): Promotion => ({
  promCode: toCode<PromCode>(name.toUpperCase()),
  htlCode: toCode<HtlCode>('H01'),
  dinCode: toCode<DinCode>('GRILL'),
  venueName: { default: 'The Grill' },
  name: { default: name },
  simpleDescription: { default: `${name} in a few words` },
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  period: { startsOn: '2026-01-01', endsOn: '2026-12-31' },
  running: true,
  linkUrl: `https://dalbit.example/${name.toLowerCase()}`,
  product: null,
  banner: '/pictures/wide.svg',
  bannerMobile: '/pictures/square.svg',
  bannerAlt: { default: `Picture of ${name}` },
  ...overrides,
});
const showBanner = (...promotions: readonly Promotion[]) =>
  renderInSite(<PromotionCarousel promotions={promotions.map(encodePromotion)} />);

it('the promotion banner shows promotions as slides of a named carousel with a pause button', async () => {
  await showBanner(createPromotion('Winter'), createPromotion('Truffles'));
  const carousel = within(screen.getByRole('group', { name: banner.promotions }));
  expect(carousel.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
  expect(carousel.getByRole('button', { name: common.carousel.pause })).toBeDefined();
});

it('the promotion banner shows a single promotion without a carousel', async () => {
  await showBanner(createPromotion('Winter'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the promotion banner opens a promotion in a new window, and says so in the name of its link', async () => {
  await showBanner(createPromotion('Winter'));
  const link = screen.getByRole('link', { name: /^Picture of Winter.*Winter.*Opens in a new window$/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://dalbit.example/winter', '_blank']);
});

it('the promotion banner renders no link for a promotion without a page', async () => {
  await showBanner(createPromotion('Winter', { linkUrl: '' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Winter in a few words')).toBeDefined();
});

it('the promotion banner shows an illustration with the same name instead of a picture that cannot be loaded', async () => {
  await showBanner(createPromotion('Winter'));
  fireEvent.error(screen.getByRole('img', { name: 'Picture of Winter' }));
  expect(screen.getByRole('img', { name: 'Picture of Winter' }).tagName).toBe('svg');
});

it('the promotion card shows the restaurant and that the promotion is running, and links to its page', async () => {
  await renderInSite(<PromotionCard isFirst nextFreeDays={undefined} promotion={createPromotion('Winter')} />);
  const card = screen.getByRole('article');
  expect(card.textContent).toContain(texts.filter.running);
  expect(card.textContent).toContain('The Grill · Winter in a few words');
  const link = within(screen.getByRole('heading')).getByRole('link', { name: 'Winter' });
  expect(link.getAttribute('href')).toBe('/fnb/prom/detail?promCode=WINTER');
});

it('the promotion card shows that a promotion has ended', async () => {
  await renderInSite(
    <PromotionCard isFirst nextFreeDays={undefined} promotion={createPromotion('Winter', { running: false })} />,
  );
  expect(screen.getByText(texts.filter.ended)).toBeDefined();
});

it('the promotion card shows the start of a future promotion', async () => {
  const startsOn = addDays(today, 3);
  await renderInSite(
    <PromotionCard
      isFirst
      nextFreeDays={undefined}
      promotion={createPromotion('Winter', { period: { startsOn, endsOn: null } })}
    />,
  );
  expect(screen.getByText(texts.from.replace('{{date}}', startsOn.slice(5)))).toBeDefined();
});

const product = { prodCode: toCode<ProdCode>('DINNER'), fromPrice: 88_000, takesDeposit: false };

it('the promotion card shows the lowest price of its product and the next day on which it is available', async () => {
  const winter = createPromotion('Winter', { product });
  await renderInSite(
    <PromotionCard isFirst nextFreeDays={new Map([[winter.promCode, addDays(today, 1)]])} promotion={winter} />,
  );
  const card = screen.getByRole('article');
  expect(card.textContent).toContain(offer.adultFrom.replace('{{price}}', '₩88,000'));
  const day = formatDayInText(addDays(today, 1), 'en', today);
  expect(card.textContent).toContain(texts.nextDay.replace('{{day}}', day));
});

it('the promotion card shows that its product is not available soon', async () => {
  await renderInSite(
    <PromotionCard isFirst nextFreeDays={new Map()} promotion={createPromotion('Winter', { product })} />,
  );
  expect(screen.getByText(texts.noDay)).toBeDefined();
});

it('the promotion card labels a deposit, and shows neither price nor day of a promotion that has ended', async () => {
  const deposit = { ...product, takesDeposit: true };
  await renderInSite(
    <PromotionCard isFirst nextFreeDays={undefined} promotion={createPromotion('Winter', { product: deposit })} />,
  );
  expect(screen.getByText(offer.depositFrom.replace('{{price}}', '₩88,000'))).toBeDefined();
  cleanup();
  await renderInSite(
    <PromotionCard
      isFirst
      nextFreeDays={new Map()}
      promotion={createPromotion('Winter', { product, running: false })}
    />,
  );
  expect(screen.getByRole('article').textContent).not.toMatch(/₩|within four weeks/);
});
