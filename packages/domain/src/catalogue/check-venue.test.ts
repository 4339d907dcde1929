import { expect, it } from 'vitest';
import { changeVenue, listCatalogueIssues, validVenue } from '../../test/catalogue';
import { type DinRoomCode, toCode } from '../shared/codes';
import type { Catalogue } from './documents';

const text = { default: 'a', ko: 'a', en: 'a', cn: 'a', ja: 'a' };
const [stock] = validVenue.stock;
if (stock === undefined) throw new Error('the fixture has no stock');

it.each<readonly [what: string, changes: Partial<Catalogue>, issue: string]>([
  ['a restaurant without start times', changeVenue({ stock: [] }), 'venue D101 stock: venue_without_hours'],
  [
    'a start time with more than 2,000 seats',
    changeVenue({ stock: [{ ...stock, seats: 2_001 }] }),
    'venue D101 stock[1].seats: seats_out_of_range',
  ],
  [
    'a repeated start time',
    changeVenue({ stock: [stock, stock] }),
    'venue D101 stock[2].startTime: start_time_repeated',
  ],
  [
    'stock of a room that does not exist',
    changeVenue({ stock: [{ ...stock, dinRoomCode: toCode<DinRoomCode>('R1') }] }),
    'venue D101 stock[1].dinRoomCode: room_unknown',
  ],
  [
    'a room for more people than it seats',
    changeVenue({
      rooms: [{ dinRoomCode: toCode<DinRoomCode>('R1'), name: text, area: null, picture: null }],
      stock: [{ ...stock, dinRoomCode: toCode<DinRoomCode>('R1'), seats: 4, minSeats: 6 }],
    }),
    'venue D101 stock[1].minSeats: min_above_seats',
  ],
  [
    'two seasons that overlap',
    changeVenue({
      seasons: [
        { name: 'Winter', fromDay: '2026-12-01', toDay: '2026-12-31', stock: [stock] },
        { name: 'Christmas', fromDay: '2026-12-20', toDay: '2026-12-26', stock: [stock] },
      ],
    }),
    'venue D101 seasons[2].fromDay: seasons_overlap',
  ],
  [
    'a room on one date that does not exist',
    changeVenue({ dayStock: [{ ...stock, day: '2026-12-24', dinRoomCode: toCode<DinRoomCode>('R1') }] }),
    'venue D101 dayStock[1].dinRoomCode: room_unknown',
  ],
])('%s is reported at its field', (_what, changes, issue) => {
  expect(listCatalogueIssues(changes)).toEqual([issue]);
});
