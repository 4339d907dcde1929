import { beforeEach, expect, it } from 'vitest';
import { type Analytics, createAnalytics } from './analytics';

let analytics: Analytics;

/** Replaces the location, which does not exist in this environment. */
const setPath = (pathname: string) =>
  Object.assign(globalThis, { location: { origin: 'https://dining.example', pathname } });
beforeEach(() => {
  Object.assign(globalThis, { window: {} });
  analytics = createAnalytics();
  setPath('/');
});

const pushView = (path: string) =>
  analytics.pushPageView({ path, title: 'A page', language: 'en', hotelCode: 'H01', loginState: 'guest' });
const refund = { transaction_id: '20260310-AAAAAAAAAA', currency: 'KRW', value: 81_000 } as const;
const listEvents = () => window.dataLayer?.map((entry) => ('event' in entry ? entry.event : 'clear'));

it('analytics reports a page view with path, title, language, hotel and sign-in state, and without ecommerce data', () => {
  pushView('/reservation/step/1');
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      page_location: 'https://dining.example/reservation/step/1',
      page_path: '/reservation/step/1',
      page_title: 'A page',
      language: 'en',
      hotel_code: 'H01',
      login_state: 'guest',
    },
  ]);
});

it('analytics clears the previous items before an ecommerce event, and keeps entries that other scripts have pushed', () => {
  window.dataLayer = [{ event: 'gtm.js' }];
  pushView('/');
  analytics.pushEvent('refund', refund);
  expect(listEvents()).toEqual(['gtm.js', 'page_view', 'clear', 'refund']);
  expect(window.dataLayer.at(-2)).toEqual({ ecommerce: null });
  expect(window.dataLayer.at(-1)).toEqual({ event: 'refund', ecommerce: refund });
});

it('analytics pushes an event only after the view of its page', () => {
  pushView('/');
  analytics.pushEvent('refund', refund);
  setPath('/reservation/prod/payment');
  analytics.pushEvent('refund', refund);
  expect(listEvents()).toEqual(['page_view', 'clear', 'refund']);
  pushView('/reservation/prod/payment');
  expect(listEvents()).toEqual(['page_view', 'clear', 'refund', 'page_view', 'clear', 'refund']);
});
