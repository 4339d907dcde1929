// @vitest-environment jsdom
import { encodePromotion, type Promotion } from '@dining/contract/codecs/promotion';
import { type DinCode, type HtlCode, type PromCode, toCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { banner } from '@dining/i18n/site/en/banner';
import { common } from '@dining/i18n/site/en/common';
import { promotion as texts } from '@dining/i18n/site/en/promotion';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { addSlideLayout } from '../../../../../packages/ui/test/browser';
import { prepareSite, show } from '../../../test/show';
import { PromotionCard } from './promotion-card';
import { Promotions } from './promotions';

prepareSite('banner', 'promotion');
beforeAll(addSlideLayout);
const today = getTodayInSeoul(new Date());

const create = (name: string, changed: Partial<Promotion> = {}): Promotion => ({
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
  banner: '/pictures/wide.svg',
  bannerMobile: '/pictures/square.svg',
  bannerAlt: { default: `Picture of ${name}` },
  ...changed,
});
const showBanner = (...promotions: readonly Promotion[]) =>
  show(<Promotions promotions={promotions.map(encodePromotion)} />);

it('plays running promotions as slides of a named carousel, and can be paused', async () => {
  await showBanner(create('Winter'), create('Truffles'));
  const carousel = within(screen.getByRole('group', { name: banner.promotions }));
  expect(carousel.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
  expect(carousel.getByRole('button', { name: common.carousel.pause })).toBeDefined();
});

it('shows one promotion alone without a carousel', async () => {
  await showBanner(create('Winter'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens a promotion in a new window, as the name of its link says', async () => {
  await showBanner(create('Winter'));
  const link = screen.getByRole('link', { name: /^Picture of Winter.*Winter.*Opens in a new window$/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://dalbit.example/winter', '_blank']);
});

it('renders no link for a promotion without a page', async () => {
  await showBanner(create('Winter', { linkUrl: '' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Winter in a few words')).toBeDefined();
});

it('keeps the name of a picture that cannot be loaded', async () => {
  await showBanner(create('Winter'));
  fireEvent.error(screen.getByRole('img', { name: 'Picture of Winter' }));
  expect(screen.getByRole('img', { name: 'Picture of Winter' }).tagName).toBe('svg');
});

it('says in a card whose promotion it is and that it is running, and links to its page', async () => {
  await show(<PromotionCard first promotion={create('Winter')} />);
  const card = screen.getByRole('article');
  expect(card.textContent).toContain(texts.filter.running);
  expect(card.textContent).toContain('The Grill · Winter in a few words');
  const link = within(screen.getByRole('heading')).getByRole('link', { name: 'Winter' });
  expect(link.getAttribute('href')).toBe('/fnb/prom/detail?promCode=WINTER');
});

it('shows that a promotion has ended', async () => {
  await show(<PromotionCard first promotion={create('Winter', { running: false })} />);
  expect(screen.getByText(texts.filter.ended)).toBeDefined();
});

it('shows when a promotion that has not begun begins', async () => {
  const startsOn = addDays(today, 3);
  await show(<PromotionCard first promotion={create('Winter', { period: { startsOn, endsOn: null } })} />);
  expect(screen.getByText(texts.from.replace('{{date}}', startsOn.slice(5)))).toBeDefined();
});
