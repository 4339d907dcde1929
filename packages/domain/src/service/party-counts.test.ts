import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { type CountedParty, countArrivals, countParties, isOverdue } from './party-counts';

const createParty = (changes: Partial<CountedParty> = {}): CountedParty => ({
  time: '18:00',
  attendance: 'expected',
  lateUntil: null,
  people: 2,
  ...changes,
});

describe('the counts of a service', () => {
  it('contain parties and people by their attendance', () => {
    const counts = countParties([
      createParty(),
      createParty({ people: 4 }),
      createParty({ attendance: 'seated', people: 3 }),
      createParty({ attendance: 'no_show' }),
    ]);
    expect(counts.expected).toEqual({ parties: 2, people: 6 });
    expect(counts.seated).toEqual({ parties: 1, people: 3 });
    expect(counts.no_show).toEqual({ parties: 1, people: 2 });
    expect(counts.done).toEqual({ parties: 0, people: 0 });
  });

  it('contain arrivals by quarter of an hour, with announced delays and without no-shows', () =>
    expect(
      countArrivals([
        createParty({ time: '18:30' }),
        createParty(),
        createParty({ time: '18:10', people: 3 }),
        createParty({ attendance: 'late', lateUntil: '18:40' }),
        createParty({ attendance: 'no_show' }),
      ]),
    ).toEqual([
      { time: '18:00', people: 5 },
      { time: '18:30', people: 4 },
    ]));
});

it.each([
  ['a party before its time', {}, '17:59', false],
  ['a party at its time', {}, '18:00', true],
  ['a party that is late as announced', { attendance: 'late', lateUntil: '18:30' }, '18:29', false],
  ['a party that is later than announced', { attendance: 'late', lateUntil: '18:30' }, '18:30', true],
  ['a party at the table', { attendance: 'seated' }, '19:00', false],
] as const)('%s is overdue: $3', (_case, changes, time, expected) =>
  expect(isOverdue(createParty(changes), '2026-11-27', parseSeoulTime(`2026-11-27 ${time}`))).toBe(expected),
);
