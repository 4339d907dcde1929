import { expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { createForecast, type ForecastEntry } from './forecast';

const createReading = (dateTime: string, degrees: number): ForecastEntry => ({
  date: dateTime.slice(0, 10),
  time: dateTime.slice(11),
  degrees,
  sky: 'clear',
  description: null,
});

/** Creates 40 readings at the next 00:00, 03:00, 06:00 and so on, like the service (facts on integrations §3.1). */
const createFiveDaysOfReadings = (now: Date): ForecastEntry[] => {
  const stepMs = 3 * 3_600_000;
  const firstMs = Math.ceil(now.getTime() / stepMs) * stepMs;
  return Array.from({ length: 40 }, (_, index) => {
    const iso = new Date(firstMs + index * stepMs + 9 * 3_600_000).toISOString();
    return createReading(`${iso.slice(0, 10)} ${iso.slice(11, 16)}`, index);
  });
};

const formatTable = (readings: readonly ForecastEntry[], now: string): string[] =>
  createForecast(readings, parseSeoulTime(now)).map(({ cells }) =>
    cells.map(({ reading }) => (reading === null ? '–' : 'x')).join(''),
  );

it.each([
  ['at midnight', '2026-11-21 00:00', ['xx', 'xx', 'xx', 'xx', 'xx', '––']],
  ['at nine in the morning', '2026-11-21 09:00', ['xx', 'xx', 'xx', 'xx', 'xx', '––']],
  ['a minute past nine', '2026-11-21 09:01', ['–x', 'xx', 'xx', 'xx', 'xx', 'x–']],
  ['at three in the afternoon', '2026-11-21 15:00', ['–x', 'xx', 'xx', 'xx', 'xx', 'x–']],
  ['a minute past three', '2026-11-21 15:01', ['––', 'xx', 'xx', 'xx', 'xx', 'xx']],
  ['late in the evening', '2026-11-21 23:30', ['––', 'xx', 'xx', 'xx', 'xx', 'xx']],
])('five days of readings fill ten of twelve cells if they are requested %s', (_case, now, expected) => {
  expect(formatTable(createFiveDaysOfReadings(parseSeoulTime(now)), now)).toEqual(expected);
});

it.each([
  ['no readings', [], ['––', '––', '––', '––', '––', '––']],
  ['yesterday and the seventh day', ['2026-11-20 09:00', '2026-11-27 09:00'], ['––', '––', '––', '––', '––', '––']],
  ['other hours', ['2026-11-21 10:00', '2026-11-21 12:00'], ['––', '––', '––', '––', '––', '––']],
  ['the first and the last cell', ['2026-11-21 09:00', '2026-11-26 15:00'], ['x–', '––', '––', '––', '––', '–x']],
])('a reading fills only the cell of its day and hour: %s', (_case, dateTimes, expected) => {
  const readings = dateTimes.map((dateTime) => createReading(dateTime, 1));
  expect(formatTable(readings, '2026-11-21 08:00')).toEqual(expected);
});

it('of two readings for an hour, the later one in the list is used', () => {
  const [today] = createForecast(
    [createReading('2026-11-21 09:00', 4), createReading('2026-11-21 09:00', 7)],
    parseSeoulTime('2026-11-21 08:00'),
  );
  expect(today?.cells[0]?.reading?.degrees).toBe(7);
});
