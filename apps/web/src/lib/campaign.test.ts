// @vitest-environment jsdom
import { campaignParamNames } from '@dining/domain/campaigns/campaign-params';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Analytics, createAnalytics } from './analytics';
import { findPlainAddress, getCampaign, saveCampaign } from './campaign';
import { findLanding } from './landing';
import { clearTab } from './tab-storage';

let analytics: Analytics;
const origin = 'http://localhost:3000';
const visit = (address: string) => {
  history.replaceState(null, '', address);
  const landing = findLanding();
  if (landing !== null) analytics.setLanding(saveCampaign(landing));
};
const pushView = (path: string) => {
  delete window.dataLayer;
  analytics.pushPageView({ path, title: 'A page', language: 'en', hotelCode: 'H01', loginState: 'guest' });
  return (window.dataLayer as unknown as { page_location: string }[] | undefined)?.[0]?.page_location.replace(
    location.origin,
    origin,
  );
};

beforeEach(() => {
  clearTab();
  analytics = createAnalytics();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

describe('the campaign of a visit', () => {
  it('is kept on pages whose URL names none', () => {
    visit('/?utm_source=instagram&utm_medium=social&utm_campaign=winter&fbclid=abc');
    visit('/reservation/step/1?dinCode=D302');
    expect(getCampaign()).toEqual({
      utm_source: 'instagram',
      utm_medium: 'social',
      utm_campaign: 'winter',
      fbclid: 'abc',
    });
  });

  it('is replaced entirely by a newer one', () => {
    visit('/?utm_source=instagram&utm_campaign=winter');
    visit('/fnb/find?gclid=abc');
    expect(getCampaign()).toEqual({ gclid: 'abc' });
  });

  it('is not replaced by empty parameters', () => {
    visit('/?utm_source=instagram');
    visit('/?utm_source=&gclid=%3Cscript%3E');
    expect(getCampaign()).toEqual({ utm_source: 'instagram' });
  });

  it('is found if its page was left before the code was loaded', () => {
    sessionStorage.setItem('landing', JSON.stringify('?utm_source=naver'));
    visit('/reservation/step/1');
    expect(getCampaign()).toEqual({ utm_source: 'naver' });
    pushView('/reservation/step/1');
    visit('/?utm_source=kakao');
    visit('/reservation/step/1');
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

  it('is kept until the next reload if the browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    visit('/?utm_source=instagram');
    expect(getCampaign()).toEqual({ utm_source: 'instagram' });
  });
});

describe('the first page view after a landing', () => {
  it('has the campaign in its location, and no later one has', () => {
    visit('/?utm_source=instagram&gclid=abc&key=secret');
    expect(pushView('/')).toBe(`${origin}/?utm_source=instagram&gclid=abc`);
    expect(pushView('/reservation/step/1')).toBe(`${origin}/reservation/step/1`);
    visit('/');
    expect(pushView('/')).toBe(`${origin}/`);
  });

  it('has the campaign even if the page was reloaded before', () => {
    visit('/?utm_source=instagram');
    analytics = createAnalytics();
    visit('/');
    expect(pushView('/')).toBe(`${origin}/?utm_source=instagram`);
    expect(findLanding()).toBe(null);
  });

  it('has the campaign of each new landing', () => {
    visit('/?utm_source=instagram');
    pushView('/');
    visit('/?utm_source=naver');
    expect(pushView('/fnb/find')).toBe(`${origin}/fnb/find?utm_source=naver`);
  });

  it('has no personal data of its link', () => {
    visit('/?utm_source=mail&utm_content=jane@example.test&utm_term=010-1234-5678');
    expect(pushView('/')).toBe(`${origin}/?utm_source=mail`);
  });
});

describe('the URL without its campaign', () => {
  it.each([
    ['/?utm_source=a', '/'],
    ['/?utm_source=&gclid=x#venues', '/#venues'],
    ['/fnb/dinInfo?dinCode=D302&utm_source=a&fbclid=b&lang=ko', '/fnb/dinInfo?dinCode=D302&lang=ko'],
    ['/fnb/dinInfo?dinCode=D302', null],
    ['/', null],
  ])('is, for %s, %s', (address, plain) => {
    history.replaceState(null, '', address);
    expect(findPlainAddress()).toBe(plain);
  });
});

it('the page stores a URL with any campaign parameter before the code of the site is loaded', async () => {
  // Stops the page's timers, which would fire after the test.
  vi.useFakeTimers();
  for (const name of campaignParamNames) {
    sessionStorage.clear();
    history.replaceState(null, '', `/?lang=ko&${name}=abc`);
    vi.resetModules();
    await import('../early');
    expect(sessionStorage.getItem('landing'), name).toBe(JSON.stringify(`?lang=ko&${name}=abc`));
    sessionStorage.clear();
    expect(findLanding(), name).toBe(`?lang=ko&${name}=abc`);
  }
});

it('the page does not store a URL without campaign parameters', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/reservation/prod/payment/complete/R1?key=secret&dinCode=D302&resvDate=2027-01-01');
  vi.resetModules();
  await import('../early');
  expect(sessionStorage.getItem('landing')).toBe(null);
  expect(findLanding()).toBe(null);
});
