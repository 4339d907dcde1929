import type { SearchFields, SearchKey } from './start-up';

/** Counts and days of a search: kept in cookies, they are restored for 30 days (decision 59). */
export const agingKeys = [
  'resvDate',
  'checkInDate',
  'checkOutDate',
  'adultCount',
  'childCount',
  'resvMenu',
  'resvTotalPrice',
] as const;
export type AgingKey = (typeof agingKeys)[number];

/** When each count and day was last changed, in milliseconds since 1970; nothing for one that a cookie kept before this was known. */
export type ChangeTimes = Readonly<Partial<Record<AgingKey, number>>>;

const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Writes change times for a cookie, in seconds: `adultCount:1795777200,resvDate:1795777200`. */
export const writeChangeTimes = (times: ChangeTimes): string =>
  agingKeys.flatMap((key) => (times[key] === undefined ? [] : [`${key}:${Math.floor(times[key] / 1000)}`])).join(',');

/** Reads change times from a cookie; what is malformed, or lies ahead, is overlooked. */
export function readChangeTimes(cookie: string | null, now: Date): ChangeTimes {
  const pairs = (cookie ?? '').split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    agingKeys.flatMap((key) => {
      const text = pairs.find(([name]) => name === key)?.[1] ?? '';
      const time = /^\d{1,12}$/.test(text) ? Number(text) * 1000 : Number.NaN;
      return time <= now.getTime() ? [[key, time]] : [];
    }),
  );
}

/**
 * Leaves out counts and days that were changed more than 30 days ago. One of unknown age is restored: its age counts from the first start
 * that finds it.
 */
export const dropOldFields = (cookie: SearchFields, times: ChangeTimes, now: Date): SearchFields => {
  const old = agingKeys.filter((key) => now.getTime() - (times[key] ?? now.getTime()) > longestMs);
  return { ...cookie, ...Object.fromEntries(old.map((key) => [key, null])) };
};

/** Returns the change times of what cookies keep next: those that stay the same keep their time, but for what the visitor named anew. */
export const updateChangeTimes = (
  times: ChangeTimes,
  before: SearchFields,
  after: SearchFields,
  { now, named = [] }: { readonly now: Date; readonly named?: readonly SearchKey[] },
): ChangeTimes =>
  Object.fromEntries(
    agingKeys.map((key) => [
      key,
      before[key] === after[key] && !named.includes(key) ? (times[key] ?? now.getTime()) : now.getTime(),
    ]),
  );
