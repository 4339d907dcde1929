import { describe, expect, it } from 'vitest';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import { type ComparableVenue, filterVenuesOfSameType, listComparableVenues } from './comparable-venues';
import type { Slot } from './slots';

const venue = (name: string, types: readonly ('table' | 'room' | 'pickup')[] = ['table']): ComparableVenue => ({
  dinCode: toCode<DinCode>(name),
  htlCode: toCode<HtlCode>(name.startsWith('Seoul') ? 'Seoul' : 'Busan'),
  categories: types.map((reservationType) => ({ reservationType })),
});
const createSlots = (...times: string[]): Slot[] =>
  times.map((text) => {
    const [time = '', state = 'open'] = text.split(' ');
    return { time, meal: 'D', state: state as Slot['state'], seatsLeft: 4, rooms: [] };
  });
const missed = { dinCode: toCode<DinCode>('Seoul sushi'), htlCode: toCode<HtlCode>('Seoul'), time: '18:30' };

describe('alternatives when sushi in Seoul at 18:30 is full', () => {
  it.each([
    ['the same hour', { 'Seoul grill': ['18:30'] }, ['Seoul grill 18:30']],
    ['the nearest time of each', { 'Seoul grill': ['17:30', '19:00', '20:00'] }, ['Seoul grill 19:00']],
    ['of two as near the earlier', { 'Seoul grill': ['19:00', '18:00'] }, ['Seoul grill 18:00']],
    ['full and past times do not count', { 'Seoul grill': ['18:30 full', '18:00 past'] }, []],
    ['lunch is not dinner', { 'Seoul grill': ['13:00'] }, []],
    [
      'the same hotel first, though later',
      { Busan: ['18:30'], 'Seoul grill': ['19:30'] },
      ['Seoul grill 19:30', 'Busan 18:30'],
    ],
    ['then the nearer time', { 'Seoul a': ['19:00'], 'Seoul b': ['18:30'] }, ['Seoul b 18:30', 'Seoul a 19:00']],
    [
      'no more than three',
      { 'Seoul a': ['18:30'], 'Seoul b': ['18:30'], 'Seoul c': ['18:30'], 'Seoul d': ['18:30'] },
      ['Seoul a 18:30', 'Seoul b 18:30', 'Seoul c 18:30'],
    ],
  ] as [string, Record<string, string[]>, string[]][])('%s', (_case, offered, expected) => {
    const venues = Object.entries(offered).map(([name, times]) => ({
      venue: venue(name),
      slots: createSlots(...times),
    }));
    const found = listComparableVenues({ ...missed, type: 'table' }, venues, { limit: 3 });
    expect(found.map((one) => `${one.venue.dinCode} ${one.time}`)).toEqual(expected);
  });

  it('accepts any time of the day if the whole day is full', () => {
    const venues = [{ venue: venue('Seoul grill'), slots: createSlots('12:00') }];
    expect(listComparableVenues({ ...missed, type: 'table' }, venues, { limit: 3, reach: 24 * 60 })).toHaveLength(1);
  });
});

describe('venues of the same type', () => {
  const venues = [
    venue('Seoul sushi', ['table', 'pickup']),
    venue('Seoul grill', ['table', 'room']),
    venue('Seoul deli', ['pickup']),
  ];
  it.each([
    ['table', ['Seoul grill']],
    ['room', ['Seoul grill']],
    ['pickup', []],
  ] as const)('are listed for a %s', (type, expected) => {
    expect(filterVenuesOfSameType({ dinCode: missed.dinCode, type }, venues).map((one) => one.dinCode)).toEqual(
      expected,
    );
  });
});
