import { expect, it } from 'vitest';
import { pickupTime } from '../availability/pickup';
import { getSearchVisit } from './search-visit';

const date = '2026-03-13';
const cases = [
  ['a table at its time', 'table', date, '18:00', { date, time: '18:00' }],
  ['a room at its time', 'room', date, '12:30', { date, time: '12:30' }],
  ['a table before a time is chosen', 'table', date, null, null],
  ['a table before a day is chosen', 'table', null, '18:00', null],
  ['a pickup without a time', 'pickup', date, null, { date, time: pickupTime }],
  ['a pickup with a stored time', 'pickup', date, '18:00', { date, time: pickupTime }],
  ['a pickup before a day is chosen', 'pickup', null, null, null],
] as const;

it.each(cases)('the visit of a search is determined for %s', (_name, type, visitDay, visitTime, visit) => {
  expect(getSearchVisit({ type, visitDay, visitTime })).toEqual(visit);
});
