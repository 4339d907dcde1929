import { describe, expect, it } from 'vitest';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import { type ComparableVenue, filterVenuesOfSameType, listComparableVenues } from './comparable-venues';
import type { Slot } from './slots';

const createVenue = (name: string, types: readonly ('table' | 'room' | 'pickup')[] = ['table']): ComparableVenue => ({
  dinCode: toCode<DinCode>(name),
  htlCode: toCode<HtlCode>(name.startsWith('Seoul') ? 'Seoul' : 'Busan'),
  categories: types.map((reservationType) => ({ reservationType })),
});
const createSlots = (...times: string[]): Slot[] =>
  times.map((text) => {
    const [time = '', state = 'open'] = text.split(' ');
    return { time, meal: 'D', state: state as Slot['state'], seatsLeft: 4, rooms: [] };
  });
const unavailableVisit = { dinCode: toCode<DinCode>('Seoul sushi'), htlCode: toCode<HtlCode>('Seoul'), time: '18:30' };

describe('the alternatives when sushi in Seoul at 18:30 is full', () => {
  it.each([
    ['the same time', { 'Seoul grill': ['18:30'] }, ['Seoul grill 18:30']],
    ['the nearest time of each venue', { 'Seoul grill': ['17:30', '19:00', '20:00'] }, ['Seoul grill 19:00']],
    ['the earlier of two times that are equally near', { 'Seoul grill': ['19:00', '18:00'] }, ['Seoul grill 18:00']],
    ['no full or past times', { 'Seoul grill': ['18:30 full', '18:00 past'] }, []],
    ['no time more than 90 minutes away', { 'Seoul grill': ['13:00'] }, []],
    [
      'the same hotel first, even if its time is further away',
      { Busan: ['18:30'], 'Seoul grill': ['19:30'] },
      ['Seoul grill 19:30', 'Busan 18:30'],
    ],
    [
      'the nearer time first within a hotel',
      { 'Seoul a': ['19:00'], 'Seoul b': ['18:30'] },
      ['Seoul b 18:30', 'Seoul a 19:00'],
    ],
    [
      'at most as many venues as the limit',
      { 'Seoul a': ['18:30'], 'Seoul b': ['18:30'], 'Seoul c': ['18:30'], 'Seoul d': ['18:30'] },
      ['Seoul a 18:30', 'Seoul b 18:30', 'Seoul c 18:30'],
    ],
  ] as [string, Record<string, string[]>, string[]][])('contain %s', (_case, timesByVenue, expected) => {
    const venues = Object.entries(timesByVenue).map(([name, times]) => ({
      venue: createVenue(name),
      slots: createSlots(...times),
    }));
    const alternatives = listComparableVenues({ ...unavailableVisit, type: 'table' }, venues, { limit: 3 });
    expect(alternatives.map(({ venue, time }) => `${venue.dinCode} ${time}`)).toEqual(expected);
  });

  it('contain any time of the day if times may be a whole day apart', () => {
    const venues = [{ venue: createVenue('Seoul grill'), slots: createSlots('12:00') }];
    expect(
      listComparableVenues({ ...unavailableVisit, type: 'table' }, venues, { limit: 3, maxMinutesApart: 24 * 60 }),
    ).toHaveLength(1);
  });
});

describe('the other venues of the same type', () => {
  const venues = [
    createVenue('Seoul sushi', ['table', 'pickup']),
    createVenue('Seoul grill', ['table', 'room']),
    createVenue('Seoul deli', ['pickup']),
  ];
  it.each([
    ['table', ['Seoul grill']],
    ['room', ['Seoul grill']],
    ['pickup', []],
  ] as const)('are found for a %s: $1', (type, expected) => {
    expect(
      filterVenuesOfSameType({ dinCode: unavailableVisit.dinCode, type }, venues).map(({ dinCode }) => dinCode),
    ).toEqual(expected);
  });
});
