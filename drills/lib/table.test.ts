import { expect, it } from 'vitest';
import { expectAtLeast, expectAtMost, expectExactly, type Figure, formatTally, report } from './figures';
import { formatOutcome, formatStart, formatTable, hasPassed, type Outcome } from './table';

const noFindings = { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0 };
const createOutcome = (changes: Partial<Outcome> = {}): Outcome => ({
  name: 'last-seat',
  description: 'many for one',
  seconds: 12.4,
  figures: [expectExactly('sold', 1, 1)],
  findingCounts: noFindings,
  failures: [],
  ...changes,
});

it.each<[string, Figure, boolean]>([
  ['a figure without a requirement', report('requests', 500), true],
  ['exactly the expected value', expectExactly('sold', 1, 1), true],
  ['one more than expected', expectExactly('sold', 2, 1), false],
  ['at least the minimum', expectAtLeast('oversold', 1, 1), true],
  ['less than the minimum', expectAtLeast('oversold', 0, 1), false],
  ['at most the maximum', expectAtMost('seconds', 9, 10), true],
  ['more than the maximum', expectAtMost('seconds', 11, 10), false],
])('isMet of %s is $2', (_case, { isMet }, expected) => {
  expect(isMet).toBe(expected);
});

it.each<[string, Partial<Outcome>, boolean]>([
  ['all requirements are met and the consistency check finds nothing', {}, true],
  ['a requirement is not met', { figures: [expectExactly('sold', 2, 1)] }, false],
  ['the consistency check finds something', { findingCounts: { ...noFindings, D: 1 } }, false],
  ['the drill ended in an error', { failures: ['no response'] }, false],
  ['no deployment was checked', { findingCounts: undefined }, true],
])('hasPassed returns $2 if %s', (_case, changes, expected) => {
  expect(hasPassed(createOutcome(changes))).toBe(expected);
});

it('a tally counts each value and lists the most frequent first', () => {
  expect(formatTally(['sold_out', 'held', 'sold_out'])).toBe('sold_out 2, held 1');
});

it('a drill is formatted as a line at its start, a line at its end, and its failures', () => {
  const position = { index: 1, total: 12 };
  expect(formatStart(position, createOutcome())).toBe('[2/12] last-seat started: many for one');
  expect(formatOutcome(position, createOutcome())).toBe('[2/12] last-seat passed (12 s): sold 1');
  expect(
    formatOutcome(position, createOutcome({ figures: [expectExactly('sold', 2, 1)], failures: ['no answer'] })),
  ).toBe('[2/12] last-seat FAILED (12 s): sold 2 (expected: 1)\n  no answer');
});

it('the table has a row for each drill, and shows the expected value of a requirement that is not met', () => {
  expect(
    formatTable([
      createOutcome(),
      createOutcome({ figures: [expectExactly('sold', 2, 1)], findingCounts: { ...noFindings, D: 1 } }),
    ]),
  ).toBe(
    [
      '| drill     | description  | figures              | A | B | C | D | E | F | s  | verdict |',
      '| --------- | ------------ | -------------------- | - | - | - | - | - | - | -- | ------- |',
      '| last-seat | many for one | sold 1               | 0 | 0 | 0 | 0 | 0 | 0 | 12 | passed  |',
      '| last-seat | many for one | sold 2 (expected: 1) | 0 | 0 | 0 | 1 | 0 | 0 | 12 | FAILED  |',
    ].join('\n'),
  );
});
