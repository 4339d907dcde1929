import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { addDays, isValidDate, type SeoulDate, toSeoul } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';

const relativePattern = /^[+-]\d{1,4}d$/;
const monthDayPattern = /^\d{2}-\d{2}$/;

/** Returns true for the day of a season, `MM-DD`. */
const isMonthDay = (text: string): boolean => monthDayPattern.test(text) && isValidDate(`2024-${text}`);

const isDayText = (text: string): boolean => isValidDate(text) || relativePattern.test(text) || isMonthDay(text);

/**
 * A day in a file of the catalogue: `2027-12-24`; relative to the day of the import, such as `+14d`; or the day of a
 * season, such as `12-24`.
 */
export const dayFileSchema = z.string().refine(isDayText, { message: 'no such day: write 2027-12-24, +14d or 12-24' });

const resolveDay = (text: string, today: SeoulDate): SeoulDate =>
  relativePattern.test(text) ? addDays(today, Number.parseInt(text, 10)) : text;

/**
 * Returns the days of a period whose ends are days of a file, as of `today`. A period of two days of a season is the
 * current one, or else the next; it may include New Year. A single day of a season is the next one.
 */
export function resolvePeriod(
  from: string | null,
  to: string | null,
  today: SeoulDate,
): { readonly from: SeoulDate | null; readonly to: SeoulDate | null } {
  const year = Number(today.slice(0, 4));
  const resolve = (text: string | null, seasonYear: number) =>
    text !== null && isMonthDay(text) ? `${seasonYear}-${text}` : text === null ? null : resolveDay(text, today);
  const end = to !== null && isMonthDay(to) ? to : from !== null && isMonthDay(from) ? from : null;
  if (end === null) return { from: resolve(from, year), to: resolve(to, year) };
  const endsNextYear = from !== null && isMonthDay(from) && from > end;
  const endYear = [year, year + 1].find((candidate) => `${candidate}-${end}` >= today) ?? year + 1;
  return { from: resolve(from, endsNextYear ? endYear - 1 : endYear), to: resolve(to, endYear) };
}

/** An instant in a file of the catalogue: a day, which means 00:00 in Seoul, or a date and time with its time zone. */
export const instantFileSchema = z
  .string()
  .refine((text) => isValidDate(text) || !Number.isNaN(Date.parse(text)), {
    message: 'no such day: write 2027-12-24 or 2027-12-24T09:00:00+09:00',
  })
  .transform((text) => (isValidDate(text) ? getVisitStart({ date: text, time: '00:00' }) : new Date(text)));

/** Formats an instant so that `instantFileSchema` can parse it. */
export function encodeInstantFile(instant: Date): string {
  const { date } = toSeoul(instant);
  return getVisitStart({ date, time: '00:00' }).getTime() === instant.getTime() ? date : instant.toISOString();
}
