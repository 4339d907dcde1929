// @vitest-environment jsdom
import { campaignParamNames } from '@dining/domain/campaigns/campaign-params';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Analytics, createAnalytics } from './analytics';
import { findUrlWithoutCampaign, getCampaign, saveCampaign } from './campaign';
import { findLandingQuery } from './landing';
import { clearTabItems } from './tab-storage';

let analytics: Analytics;
const origin = 'http://localhost:3000';
const openPage = (url: string) => {
  history.replaceState(null, '', url);
  const landing = findLandingQuery();
  if (landing !== null) analytics.setCampaignQuery(saveCampaign(landing));
};
/** Pushes a page view, and returns its location. */
const pushView = (path: string) => {
  delete window.dataLayer;
  analytics.pushPageView({ path, title: 'A page', language: 'en', hotelCode: 'H01', loginState: 'guest' });
  return (window.dataLayer as unknown as { page_location: string }[] | undefined)?.[0]?.page_location.replace(
    location.origin,
    origin,
  );
};

beforeEach(() => {
  clearTabItems();
  analytics = createAnalytics();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

describe('the campaign that brought the guest', () => {
  it('is kept on pages whose URL names none', () => {
    openPage('/?utm_source=instagram&utm_medium=social&utm_campaign=winter&fbclid=abc');
    openPage('/reservation/step/1?dinCode=D302');
    expect(getCampaign()).toEqual({
      utm_source: 'instagram',
      utm_medium: 'social',
      utm_campaign: 'winter',
      fbclid: 'abc',
    });
  });

  it('is replaced entirely by a newer one', () => {
    openPage('/?utm_source=instagram&utm_campaign=winter');
    openPage('/fnb/find?gclid=abc');
    expect(getCampaign()).toEqual({ gclid: 'abc' });
  });

  it('is not replaced by empty or invalid parameters', () => {
    openPage('/?utm_source=instagram');
    openPage('/?utm_source=&gclid=%3Cscript%3E');
    expect(getCampaign()).toEqual({ utm_source: 'instagram' });
  });

  it('is found if its page was left before the site’s code was loaded', () => {
    sessionStorage.setItem('landing', JSON.stringify('?utm_source=naver'));
    openPage('/reservation/step/1');
    expect(getCampaign()).toEqual({ utm_source: 'naver' });
    pushView('/reservation/step/1');
    openPage('/?utm_source=kakao');
    openPage('/reservation/step/1');
    expect(getCampaign()).toEqual({ utm_source: 'kakao' });
  });

  it.each(['null', '7', '"text"', '{"utm_source":7}', '{"__proto__":"x"}', '["utm_source"]', 'not JSON'])(
    'is missing if the tab contains %s',
    (text) => {
      sessionStorage.setItem('campaign', text);
      expect(getCampaign()).toBe(null);
      expect(pushView('/')).toBe(`${origin}/`);
    },
  );

  it('is kept in memory if the browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    openPage('/?utm_source=instagram');
    expect(getCampaign()).toEqual({ utm_source: 'instagram' });
  });
});

describe('the first page view after a landing', () => {
  it('has the campaign in its location, and no later one has', () => {
    openPage('/?utm_source=instagram&gclid=abc&key=secret');
    expect(pushView('/')).toBe(`${origin}/?utm_source=instagram&gclid=abc`);
    expect(pushView('/reservation/step/1')).toBe(`${origin}/reservation/step/1`);
    openPage('/');
    expect(pushView('/')).toBe(`${origin}/`);
  });

  it('has the campaign even if the page was reloaded before', () => {
    openPage('/?utm_source=instagram');
    analytics = createAnalytics();
    openPage('/');
    expect(pushView('/')).toBe(`${origin}/?utm_source=instagram`);
    expect(findLandingQuery()).toBe(null);
  });

  it('has the campaign of each new landing', () => {
    openPage('/?utm_source=instagram');
    pushView('/');
    openPage('/?utm_source=naver');
    expect(pushView('/fnb/find')).toBe(`${origin}/fnb/find?utm_source=naver`);
  });

  it('has no personal data of its link', () => {
    openPage('/?utm_source=mail&utm_content=jane@example.test&utm_term=010-1234-5678');
    expect(pushView('/')).toBe(`${origin}/?utm_source=mail`);
  });
});

describe('the URL without campaign parameters', () => {
  it.each([
    ['/?utm_source=a', '/'],
    ['/?utm_source=&gclid=x#venues', '/#venues'],
    ['/fnb/dinInfo?dinCode=D302&utm_source=a&fbclid=b&lang=ko', '/fnb/dinInfo?dinCode=D302&lang=ko'],
    ['/fnb/dinInfo?dinCode=D302', null],
    ['/', null],
  ])('is $1 for %s', (url, urlWithoutCampaign) => {
    history.replaceState(null, '', url);
    expect(findUrlWithoutCampaign()).toBe(urlWithoutCampaign);
  });
});

it('the page stores a query with any campaign parameter before the code of the site is loaded', async () => {
  // Stops the page's timers, which would fire after the test.
  vi.useFakeTimers();
  for (const name of campaignParamNames) {
    sessionStorage.clear();
    history.replaceState(null, '', `/?lang=ko&${name}=abc`);
    vi.resetModules();
    await import('../early');
    expect(sessionStorage.getItem('landing'), name).toBe(JSON.stringify(`?lang=ko&${name}=abc`));
    sessionStorage.clear();
    expect(findLandingQuery(), name).toBe(`?lang=ko&${name}=abc`);
  }
});

it('the page does not store a query without campaign parameters', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/reservation/prod/payment/complete/R1?key=secret&dinCode=D302&resvDate=2027-01-01');
  vi.resetModules();
  await import('../early');
  expect(sessionStorage.getItem('landing')).toBe(null);
  expect(findLandingQuery()).toBe(null);
});
