import { ProblemError } from '@dining/client/problem-error';
import type { ProblemCode } from '@dining/contract/problem';
import { beforeAll, expect, it } from 'vitest';
import { formatProblem } from './format-problem';
import { createTranslations } from './i18n';

const translations = createTranslations('en');
beforeAll(() => translations.load(['common', 'problems', 'problemDetails']));

it.each([
  [
    'names the number of seats left',
    { remaining: 2 },
    'There are not enough seats at that time (seats left: 2). Please choose another time or date.',
  ],
  [
    'names no number if no seats are left',
    { remaining: 0 },
    'That time has just been fully booked. Please choose another time or date.',
  ],
  [
    'names no number if the server sent none',
    {},
    'That time has just been fully booked. Please choose another time or date.',
  ],
])('the text of a sold-out problem %s', (_case, detail, text) =>
  expect(formatProblem(translations, new ProblemError('sold_out', 409, [], detail))).toBe(text),
);

it.each([
  ['cover', 'This is more than we have for that day (servings left: 40). Please choose fewer or another date.'],
  ['guest', 'This is more than we have for that day (places left: 40). Please choose another date.'],
  ['item', 'This is more than we have for that day (left: 40). Please choose fewer or another date.'],
])('the text of an exceeded daily limit contains the remaining amount in its unit: %s', (unit, text) =>
  expect(formatProblem(translations, new ProblemError('day_sale_exceeded', 409, [], { remaining: 40, unit }))).toBe(
    text,
  ),
);

it('an unknown code, as from a newer server, is shown as a general error', () => {
  const problem = new ProblemError('seat_map_changed' as ProblemCode, 409);
  expect(formatProblem(translations, problem)).toBe('Something went wrong on our side. Please try again in a moment.');
});

it.each([
  ['names the menus for adults separately', { missing: 2, missingForAdults: 1 }, /2 more, including 1 for adults/],
  ['names only the total if no menu for adults is missing', { missing: 2 }, /choose 2 more: one per guest/],
])('the text about missing menus %s', (_case, detail, text) =>
  expect(formatProblem(translations, new ProblemError('menu_quantity_short', 422, [], detail))).toMatch(text),
);

it('the text about too many attempts contains the waiting time', () => {
  expect(formatProblem(translations, new ProblemError('too_many_requests', 429, [], { retryAfter: 86_400 }))).toBe(
    'There have been too many attempts. Please try again in 24 hours.',
  );
});
