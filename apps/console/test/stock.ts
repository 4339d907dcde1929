import type { StockPreview, VenueStockView } from '../src/entities/inventory/stock';

const createUnits = (seats: number, roomSeats: number) => [
  { kind: 'table', dinRoomCode: null, seats, minSeats: 1, open: true },
  { kind: 'room', dinRoomCode: 'LIBRARY', seats: roomSeats, minSeats: 4, open: true },
];

/** Creates the stock of a venue with dinner at 18:00 and 19:00, 40 seats and a room for 4 to 8 guests. */
export const createStockView = (changes: Partial<VenueStockView> = {}): VenueStockView =>
  ({
    version: 'v1',
    rows: ['weekdays', 'weekend'].flatMap((day) =>
      ['18:00', '19:00'].map((startTime) => ({ day, startTime, units: createUnits(40, 8) })),
    ),
    meals: [
      { meal: 'D', open: true, weekdayFlags: [true, true, true, true, true], onWeekdays: true, onHolidays: true },
    ],
    seasons: [],
    dayPlans: [],
    closings: [],
    tableTurnMinutes: null,
    roomTurnMinutes: null,
    rooms: [{ dinRoomCode: 'LIBRARY', name: 'Library' }],
    ...changes,
  }) as VenueStockView;

/** Creates a preview with two parties of a start time that is no longer offered. */
export const createPreview = ({ date }: { readonly date: string }): StockPreview =>
  ({
    conflicts: [
      {
        date,
        time: '18:00',
        type: 'table',
        dinRoomCode: null,
        roomName: '',
        taken: 9,
        offeredBefore: 40,
        offered: 0,
        resvCodes: ['R2', 'R1'],
        ordersBeingPaid: 1,
      },
    ],
    reservations: [
      { resvCode: 'R2', visit: { date, time: '18:00' }, adults: 4, kids: 1, productName: 'Dinner', refund: 200_000 },
      { resvCode: 'R1', visit: { date, time: '18:00' }, adults: 2, kids: 0, productName: 'Dinner', refund: 100_000 },
    ],
  }) as unknown as StockPreview;
