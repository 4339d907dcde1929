// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '../../lib/clock';
import { hotelsQuery } from '../app/app-data';
import { createSearchStore } from './search-state';

const hotel = { htlCode: 'H01', htlHmcCode: 'DSE', htlName: 'Dalbit Seoul', resvReviewYn: 'Y' };
const dayMs = 86_400_000;
const firstDay = Date.parse('2026-11-27T03:00:00Z');

/**
 * Opens the site at a URL, `days` days after the first visit. Returns the initial search, and functions of the store.
 */
function openSite(days: number, url = '/') {
  vi.setSystemTime(firstDay + days * dayMs);
  history.replaceState(null, '', url);
  const queryClient = new QueryClient();
  queryClient.setQueryData(hotelsQuery.queryKey, [hotel] as never);
  const search = createSearchStore(queryClient, createClock());
  search.restore();
  return { initialSearch: search.get(), change: search.change, getPastDay: search.getPastDay };
}

const deleteCookies = () => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  deleteCookies();
});
afterEach(() => {
  vi.useRealTimers();
  deleteCookies();
});

it('the search restores the party and the day for 30 days after they were chosen, however often the site is opened', () => {
  const { change } = openSite(0);
  change((search) => ({ ...search, adults: 4, kids: 2, visitDay: '2027-02-14' }));
  const chosenValues = { adults: 4, kids: 2, visitDay: '2027-02-14' };
  for (const days of [1, 15, 30]) expect(openSite(days).initialSearch).toMatchObject(chosenValues);
  expect(openSite(31).initialSearch).toMatchObject({ adults: 1, kids: 0, visitDay: '2026-12-29' });
});

it('the search counts the age of each value separately', () => {
  const { change } = openSite(0);
  change((search) => ({ ...search, adults: 4, visitDay: '2027-02-14' }));
  openSite(20).change((search) => ({ ...search, visitDay: '2027-02-15' }));
  expect(openSite(31).initialSearch).toMatchObject({ adults: 1, visitDay: '2027-02-15' });
});

it('the search restores values of the URL whatever the age of their cookies, and stores them as new', () => {
  const { change } = openSite(0);
  change((search) => ({ ...search, adults: 4, visitDay: '2027-02-14' }));
  expect(openSite(40, '/?adultCount=4&resvDate=2027-02-14').initialSearch).toMatchObject({
    adults: 4,
    visitDay: '2027-02-14',
  });
  expect(openSite(60).initialSearch).toMatchObject({ adults: 4, visitDay: '2027-02-14' });
});

it('the search counts the age of a cookie without a recorded age from when it is first read', () => {
  vi.setSystemTime(firstDay);
  document.cookie = `adultCount=5; Path=/; Max-Age=31536000`;
  expect(openSite(1).initialSearch).toMatchObject({ adults: 5 });
  expect(openSite(31).initialSearch).toMatchObject({ adults: 5 });
  expect(openSite(32).initialSearch).toMatchObject({ adults: 1 });
});

it('the search returns the day of the URL only if it is past, and only until another day is chosen', () => {
  const { initialSearch, change, getPastDay } = openSite(0, '/?resvDate=2026-11-01 18:00');
  expect(initialSearch?.visitDay).toBe('2026-11-28');
  expect(getPastDay()).toBe('2026-11-01');
  change((search) => ({ ...search, adults: 3 }));
  expect(getPastDay()).toBe('2026-11-01');
  change((search) => ({ ...search, visitDay: '2026-12-24' }));
  expect(getPastDay()).toBeUndefined();
  for (const url of ['/', '/?resvDate=2026-11-27', '/?resvDate=2026-12-24', '/?resvDate=2026-02-30'])
    expect(openSite(0, url).getPastDay()).toBeUndefined();
});
