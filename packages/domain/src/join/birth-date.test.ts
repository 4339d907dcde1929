import { expect, it } from 'vitest';
import { checkBirthDate } from './birth-date';

it.each([
  ['an adult', '1988-03-14', '2026-11-22', 'ok'],
  ['fourteen today', '2012-11-22', '2026-11-22', 'ok'],
  ['fourteen tomorrow', '2012-11-23', '2026-11-22', 'under_fourteen'],
  ['born on a leap day, on the last of February', '2012-02-29', '2026-02-28', 'under_fourteen'],
  ['born on a leap day, on the first of March', '2012-02-29', '2026-03-01', 'ok'],
  ['a child', '2020-01-01', '2026-11-22', 'under_fourteen'],
  ['born today', '2026-11-22', '2026-11-22', 'under_fourteen'],
  ['not born yet', '2026-11-23', '2026-11-22', 'birth_date_invalid'],
  ['a day that does not exist', '2001-02-29', '2026-11-22', 'birth_date_invalid'],
  ['a different notation', '880314', '2026-11-22', 'birth_date_invalid'],
  ['more than 120 years ago', '1890-01-01', '2026-11-22', 'birth_date_invalid'],
  ['nothing', '', '2026-11-22', 'birth_date_invalid'],
])('a birth date is checked: %s is $3', (_case, birthday, today, expected) => {
  const checkResult = checkBirthDate(birthday, today);
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
