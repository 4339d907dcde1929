import { ProblemError } from '@dining/client/problem-error';
import type { ProblemCode } from '@dining/contract/problem';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from './i18n';
import { problemText } from './problem-text';

// A document stands in for the browser's: only its language is set.
beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await startTexts('en', ['common', 'problems', 'problemDetails']);
});

it.each([
  [
    'what is left is told',
    { remaining: 2 },
    'There is not enough left at that time (seats left: 2). Please choose another time or date.',
  ],
  ['that nothing is left is no number', { remaining: 0 }, 'That place has just been taken. Please choose another time or date.'],
  ['nor is what nobody has said', {}, 'That place has just been taken. Please choose another time or date.'],
])('%s', (_case, detail, text) => expect(problemText(new ProblemError('sold_out', 409, [], detail))).toBe(text));

it.each([
  ['cover', 'This is more than we have for that day (servings left: 40). Please choose fewer or another date.'],
  ['guest', 'This is more than we have for that day (guests there is room for: 40). Please choose another date.'],
  ['item', 'This is more than we have for that day (left: 40). Please choose fewer or another date.'],
])('names the remaining quantity in the unit that is counted: %s', (unit, text) =>
  expect(problemText(new ProblemError('day_sale_exceeded', 409, [], { remaining: 40, unit }))).toBe(text),
);

it('reports a code that only a newer server knows as a general failure', () => {
  const unknown = new ProblemError('seat_map_changed' as ProblemCode, 409);
  expect(problemText(unknown)).toBe('Something went wrong on our side. Please try again in a moment.');
});

it.each([
  ['those for adults are told apart', { missing: 2, missingForAdults: 1 }, /2 more, including 1 for adults/],
  ['where adults lack nothing, the number alone', { missing: 2 }, /short by 2/],
])('says of missing menus %s', (_case, detail, text) =>
  expect(problemText(new ProblemError('menu_quantity_short', 422, [], detail))).toMatch(text),
);

it('states a wait in minutes or hours', () => {
  expect(problemText(new ProblemError('too_many_requests', 429, [], { retryAfter: 86_400 }))).toBe(
    'There have been too many attempts. Please try again in 24 hours.',
  );
});
