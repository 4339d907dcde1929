import type { VenueTimesWire } from '@dining/contract/site/availability';
import { toCode } from '@dining/domain/shared/codes';
import { beforeAll, expect, it } from 'vitest';
import { saveOpenPayment } from '../payments/open-payment';
import { parseFoundVenue } from './free-tables';

const day = '2026-03-13';
/** This tab is paying for two at 18:00. */
beforeAll(() =>
  saveOpenPayment({
    shopOrderNo: toCode('A'),
    holdUntil: '2026-03-10T03:10:00.000Z',
    renewed: false,
    page: '/reservation/prod/payment',
    holds: {
      dinCode: toCode('D302'),
      prodCode: toCode('P30201'),
      visit: { date: day, time: '18:00' },
      seats: 2,
      dinRoomCode: null,
      units: 2,
    },
  }),
);

const createTimes = (...free: readonly string[]): VenueTimesWire['timeList'] =>
  ['18:00', '20:00'].map((time) => ({
    resvStartTime: time,
    seatAmnt: free.includes(time) ? 8 : 1,
    resvYn: free.includes(time) ? 'Y' : 'N',
  }));
const dinner = { amount: 88_000, deposit: false };

it.each<[string, string[], number | null, number, string[], typeof dinner | null | undefined]>([
  ['a free time beside the own one names its price', ['20:00'], 88_000, 2, ['18:00', '20:00'], dinner],
  ['where it is paid at the restaurant, too', ['20:00'], null, 2, ['18:00', '20:00'], null],
  ['of the own time alone no price is known', [], null, 2, ['18:00'], undefined],
  ['a party that finds no seats in the own place', [], null, 4, [], undefined],
])('%s', (_case, free, dinFromPrice, adults, found, price) => {
  const wire = {
    dinCode: toCode('D302'),
    htlCode: toCode('H03'),
    dinFromPrice,
    dinFromDepositYn: 'N',
    timeList: createTimes(...free),
  } as const;
  const venue = parseFoundVenue(wire as VenueTimesWire, { party: { adults, kids: 0 }, day });
  expect(venue.times.filter((time) => time.free).map(({ time }) => time)).toEqual(found);
  expect(venue.price).toEqual(price);
});
