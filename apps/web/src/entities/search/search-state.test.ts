// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const hotel = { htlCode: 'H01', htlHmcCode: 'DSE', htlName: 'Dalbit Seoul', resvReviewYn: 'Y' };
const dayMs = 86_400_000;
const firstDay = Date.parse('2026-11-27T03:00:00Z');

/** Loads the site anew at an address, so many days after the first one, and returns its search. */
async function openSite(days: number, address = '/') {
  vi.setSystemTime(firstDay + days * dayMs);
  history.replaceState(null, '', address);
  vi.resetModules();
  const [{ queryClient }, { hotelsQuery }, search] = await Promise.all([
    import('../../lib/query-client'),
    import('../app/app-data'),
    import('./search-state'),
  ]);
  queryClient.setQueryData(hotelsQuery.queryKey, [hotel] as never);
  search.restoreSearch();
  let current: { adults: number; kids: number; visitDay: string | null } | undefined;
  search.changeSearch((now) => {
    current = now;
    return now;
  });
  return { current, change: search.changeSearch };
}

const forgetCookies = () => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  forgetCookies();
});
afterEach(() => {
  vi.useRealTimers();
  forgetCookies();
});

it('restores counts and the day for 30 days after they were chosen, however often the site is opened', async () => {
  const { change } = await openSite(0);
  change((search) => ({ ...search, adults: 4, kids: 2, visitDay: '2027-02-14' }));
  const chosen = { adults: 4, kids: 2, visitDay: '2027-02-14' };
  for (const days of [1, 15, 30]) expect((await openSite(days)).current).toMatchObject(chosen);
  expect((await openSite(31)).current).toMatchObject({ adults: 1, kids: 0, visitDay: '2026-12-29' });
});

it('counts the age of each value separately', async () => {
  const { change } = await openSite(0);
  change((search) => ({ ...search, adults: 4, visitDay: '2027-02-14' }));
  (await openSite(20)).change((search) => ({ ...search, visitDay: '2027-02-15' }));
  expect((await openSite(31)).current).toMatchObject({ adults: 1, visitDay: '2027-02-15' });
});

it('restores what the address names, whatever the age of the cookie, and keeps that as new', async () => {
  const { change } = await openSite(0);
  change((search) => ({ ...search, adults: 4, visitDay: '2027-02-14' }));
  expect((await openSite(40, '/?adultCount=4&resvDate=2027-02-14')).current).toMatchObject({ adults: 4, visitDay: '2027-02-14' });
  expect((await openSite(60)).current).toMatchObject({ adults: 4, visitDay: '2027-02-14' });
});

it('counts the age of a cookie without a date from when it is first read', async () => {
  vi.setSystemTime(firstDay);
  document.cookie = `adultCount=5; Path=/; Max-Age=31536000`;
  expect((await openSite(1)).current).toMatchObject({ adults: 5 });
  expect((await openSite(31)).current).toMatchObject({ adults: 5 });
  expect((await openSite(32)).current).toMatchObject({ adults: 1 });
});
