import { beforeEach, expect, it } from 'vitest';
import { pushPageView, pushStep } from './analytics';

// A window stands in for the browser's: only its data layer is written.
beforeEach(() => Object.assign(globalThis, { window: {}, location: { origin: 'https://dining.example' } }));

it('clears the last items before each step, and keeps what others have pushed', () => {
  window.dataLayer = [{ event: 'gtm.js' }];
  pushStep('refund', { transaction_id: '20260310-AAAAAAAAAA', currency: 'KRW', value: 81_000 });
  expect(window.dataLayer).toEqual([
    { event: 'gtm.js' },
    { ecommerce: null },
    { event: 'refund', ecommerce: { transaction_id: '20260310-AAAAAAAAAA', currency: 'KRW', value: 81_000 } },
  ]);
});

it('tells a page view outside of ecommerce, and of its address the path alone', () => {
  const path = '/reservation/prod/payment/complete/20260310-AAAAAAAAAA';
  pushPageView({ path, title: 'Completed', language: 'en', hotelCode: 'H01', loginState: 'guest' });
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      page_location: `https://dining.example${path}`,
      page_path: path,
      page_title: 'Completed',
      language: 'en',
      hotel_code: 'H01',
      login_state: 'guest',
    },
  ]);
});
