import { expect, it } from 'vitest';
import { lastDayInSight } from './horizon';

it.each([
  ['2026-03-11', '2026-08-31'],
  ['2026-07-31', '2026-12-31'],
  ['2026-08-01', '2027-01-31'],
  ['2026-09-30', '2027-02-28'],
  ['2027-09-01', '2028-02-29'],
])('on %s guests can look as far as %s', (today, last) => expect(lastDayInSight(today)).toBe(last));
