import { expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { forecastTimes, listForecastDates } from './forecast-slots';

it.each([
  ['today and the next five days', '2026-11-21 10:00', '2026-11-21', '2026-11-26'],
  ['a minute before midnight', '2026-11-21 23:59', '2026-11-21', '2026-11-26'],
  ['over the end of a year', '2026-12-29 09:00', '2026-12-29', '2027-01-03'],
])('the forecast has six days: %s', (_case, now, first, last) => {
  const dates = listForecastDates(parseSeoulTime(now));
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([6, first, last]);
});

it('the times of the forecast are 09:00 and 15:00', () => expect(forecastTimes).toEqual(['09:00', '15:00']));
