import type { VenueTimesWire } from '@dining/contract/site/availability';
import { toCode } from '@dining/domain/shared/codes';
import { beforeAll, expect, it } from 'vitest';
import { saveOpenPayment } from '../payments/open-payment';
import { parseVenueTimes } from './free-tables';

const day = '2026-03-13';
/** Simulates that this tab holds two seats at 18:00. */
beforeAll(() =>
  saveOpenPayment({
    shopOrderNo: toCode('A'),
    holdUntil: '2026-03-10T03:10:00.000Z',
    canRenew: true,
    page: '/reservation/prod/payment',
    hold: {
      dinCode: toCode('D302'),
      prodCode: toCode('P30201'),
      visit: { date: day, time: '18:00' },
      seats: 2,
      dinRoomCode: null,
      units: 2,
    },
  }),
);

const createTimes = (...freeTimes: readonly string[]): VenueTimesWire['timeList'] =>
  ['18:00', '20:00'].map((time) => ({
    resvStartTime: time,
    seatAmnt: freeTimes.includes(time) ? 8 : 1,
    resvYn: freeTimes.includes(time) ? 'Y' : 'N',
  }));
const dinnerPrice = { amount: 88_000, isDeposit: false };

it.each<[string, string[], number | null, number, string[], typeof dinnerPrice | null | undefined]>([
  [
    'has the price of a free time, and the time that this tab holds is free',
    ['20:00'],
    88_000,
    2,
    ['18:00', '20:00'],
    dinnerPrice,
  ],
  ['has a null price if nothing is paid in advance', ['20:00'], null, 2, ['18:00', '20:00'], null],
  ['has an unknown price if only the time that this tab holds is free', [], null, 2, ['18:00'], undefined],
  ['has no free time if this tab holds too few seats for the party', [], null, 4, [], undefined],
])('a venue %s', (_case, freeTimes, dinFromPrice, adults, expectedTimes, price) => {
  const wire = {
    dinCode: toCode('D302'),
    htlCode: toCode('H03'),
    dinFromPrice,
    dinFromDepositYn: 'N',
    timeList: createTimes(...freeTimes),
  } as const;
  const venue = parseVenueTimes(wire as VenueTimesWire, { party: { adults, kids: 0 }, day });
  expect(venue.times.filter(({ isFree }) => isFree).map(({ time }) => time)).toEqual(expectedTimes);
  expect(venue.price).toEqual(price);
});
