import type { SearchFields, SearchKey } from './start-up';

/** Fields of a search that are restored from cookies for 30 days only (decision 59). */
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

/**
 * When each value was last changed, in milliseconds since 1970; missing for cookies written before change times were
 * stored.
 */
export type ChangeTimes = Readonly<Partial<Record<AgingKey, number>>>;

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Formats change times for a cookie, in seconds: `adultCount:1795777200,resvDate:1795777200`. */
export const formatChangeTimes = (times: ChangeTimes): string =>
  agingKeys.flatMap((key) => (times[key] === undefined ? [] : [`${key}:${Math.floor(times[key] / 1000)}`])).join(',');

/** Parses change times from a cookie. Leaves out malformed times and times in the future. */
export function parseChangeTimes(cookie: string | null, now: Date): ChangeTimes {
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
 * Sets fields to null that were changed more than 30 days ago. Fields of unknown age are restored, and their age counts
 * from now.
 */
export const dropOldFields = (cookie: SearchFields, times: ChangeTimes, now: Date): SearchFields => {
  const oldKeys = agingKeys.filter((key) => now.getTime() - (times[key] ?? now.getTime()) > maxAgeMs);
  return { ...cookie, ...Object.fromEntries(oldKeys.map((key) => [key, null])) };
};

/**
 * Returns the change times for the next cookies: now for values that differ, for `confirmedKeys`, which the visitor has
 * entered again, and for values of unknown age.
 */
export const updateChangeTimes = (
  times: ChangeTimes,
  previousFields: SearchFields,
  nextFields: SearchFields,
  { now, confirmedKeys = [] }: { readonly now: Date; readonly confirmedKeys?: readonly SearchKey[] },
): ChangeTimes =>
  Object.fromEntries(
    agingKeys.map((key) => [
      key,
      previousFields[key] === nextFields[key] && !confirmedKeys.includes(key)
        ? (times[key] ?? now.getTime())
        : now.getTime(),
    ]),
  );
