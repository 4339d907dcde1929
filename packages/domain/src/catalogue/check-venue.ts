import { checkLanguages, checkTextFields } from './check-texts';
import type { StockDocument, VenueDocument } from './documents';
import type { DocumentIssue } from './issues';

/** Maximum seats of a start time. */
export const maxSeats = 2_000;

function checkStockRow(row: StockDocument, index: number, roomCodes: ReadonlySet<string>): DocumentIssue[] {
  const issues: DocumentIssue[] = [];
  if (row.seats < 0 || row.seats > maxSeats)
    issues.push({ path: ['stock', index, 'seats'], code: 'seats_out_of_range', values: { min: 0, max: maxSeats } });
  else if (row.dinRoomCode !== null && row.minSeats > row.seats)
    issues.push({ path: ['stock', index, 'minSeats'], code: 'min_above_seats', values: { max: row.seats } });
  if (row.dinRoomCode !== null && !roomCodes.has(row.dinRoomCode))
    issues.push({ path: ['stock', index, 'dinRoomCode'], code: 'room_unknown', values: { code: row.dinRoomCode } });
  return issues;
}

function findRepeatedStartTimes(stock: readonly StockDocument[]): DocumentIssue[] {
  const keys = new Set<string>();
  return stock.flatMap((row, index): DocumentIssue[] => {
    const key = `${row.stockDay} ${row.startTime} ${row.dinRoomCode ?? ''}`;
    if (keys.has(key))
      return [{ path: ['stock', index, 'startTime'], code: 'start_time_repeated', values: { time: row.startTime } }];
    keys.add(key);
    return [];
  });
}

/** Checks that a venue which sells visits has hours: at least one start time. */
function checkHours({ active, categories, stock }: VenueDocument): DocumentIssue[] {
  const sellsVisits = categories.some(({ reservationType }) => reservationType !== 'pickup');
  return active && sellsVisits && stock.length === 0 ? [{ path: ['stock'], code: 'venue_without_hours' }] : [];
}

export function checkVenue(venue: VenueDocument): DocumentIssue[] {
  const roomCodes = new Set<string>(venue.rooms.map(({ dinRoomCode }) => dinRoomCode));
  return [
    ...checkTextFields(venue, {
      required: ['name', 'description'],
      optional: [
        'cuisineLabel',
        'location',
        'openingHours',
        'facilities',
        'parking',
        'notice',
        'pickupNotice',
        'chefName',
        'chefStatement',
        'dressCode',
        'children',
      ],
    }),
    ...venue.categories.flatMap(({ name }, index) => checkLanguages(name, ['categories', index, 'name'])),
    ...venue.photos.flatMap(({ alt }, index) => checkLanguages(alt, ['photos', index, 'alt'], true)),
    ...venue.rooms.flatMap(({ name, picture }, index) => [
      ...checkLanguages(name, ['rooms', index, 'name']),
      ...(picture === null ? [] : checkLanguages(picture.alt, ['rooms', index, 'picture', 'alt'], true)),
    ]),
    ...checkHours(venue),
    ...venue.stock.flatMap((row, index) => checkStockRow(row, index, roomCodes)),
    ...findRepeatedStartTimes(venue.stock),
  ];
}
