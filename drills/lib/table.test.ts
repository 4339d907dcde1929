import { expect, it } from 'vitest';
import { expectAtLeast, expectAtMost, expectExactly, type Figure, formatTally, report } from './figures';
import { formatOutcome, formatStart, formatTable, isKept, type Outcome } from './table';

const none = { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0 };
const createOutcome = (changes: Partial<Outcome> = {}): Outcome => ({
  name: 'last-seat',
  description: 'many for one',
  seconds: 12.4,
  figures: [expectExactly('sold', 1, 1)],
  broken: none,
  faults: [],
  ...changes,
});

it.each<[string, Figure, boolean]>([
  ['a figure without a requirement', report('asked', 500), true],
  ['exactly what was wanted', expectExactly('sold', 1, 1), true],
  ['one more than was wanted', expectExactly('sold', 2, 1), false],
  ['enough', expectAtLeast('oversold', 1, 1), true],
  ['too few', expectAtLeast('oversold', 0, 1), false],
  ['soon enough', expectAtMost('seconds', 9, 10), true],
  ['too late', expectAtMost('seconds', 11, 10), false],
])('%s', (_name, { holds }, wanted) => {
  expect(holds).toBe(wanted);
});

it.each<[string, Partial<Outcome>, boolean]>([
  ['all figures hold and the auditor finds nothing', {}, true],
  ['a figure does not hold', { figures: [expectExactly('sold', 2, 1)] }, false],
  ['the auditor finds something', { broken: { ...none, D: 1 } }, false],
  ['the drill ended in an error', { faults: ['no answer'] }, false],
  ['no deployment was audited', { broken: undefined }, true],
])('%s', (_name, changes, remaining) => {
  expect(isKept(createOutcome(changes))).toBe(remaining);
});

it('counts words and lists the most frequent first', () => {
  expect(formatTally(['sold_out', 'held', 'sold_out'])).toBe('sold_out 2, held 1');
});

it('formats a drill as a line at its start, a line at its end, and its faults', () => {
  const place = { index: 1, total: 12 };
  expect(formatStart(place, createOutcome())).toBe('[2/12] last-seat begins: many for one');
  expect(formatOutcome(place, createOutcome())).toBe('[2/12] last-seat kept (12 s): sold 1');
  expect(formatOutcome(place, createOutcome({ figures: [expectExactly('sold', 2, 1)], faults: ['no answer'] }))).toBe(
    '[2/12] last-seat BROKEN (12 s): sold 2 (wanted: 1)\n  no answer',
  );
});

it('shows the requirement of a figure that does not meet it', () => {
  expect(
    formatTable([
      createOutcome(),
      createOutcome({ figures: [expectExactly('sold', 2, 1)], broken: { ...none, D: 1 } }),
    ]),
  ).toBe(
    [
      '| drill     | what         | figures            | A | B | C | D | E | F | s  | verdict |',
      '| --------- | ------------ | ------------------ | - | - | - | - | - | - | -- | ------- |',
      '| last-seat | many for one | sold 1             | 0 | 0 | 0 | 0 | 0 | 0 | 12 | kept    |',
      '| last-seat | many for one | sold 2 (wanted: 1) | 0 | 0 | 0 | 1 | 0 | 0 | 12 | BROKEN  |',
    ].join('\n'),
  );
});
