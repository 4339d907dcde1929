import { maxSeats } from '../availability/stock-checks';
import { checkEmail, checkFilled, checkLineFields } from './check-lines';
import { checkAlt, checkName, checkTextFields } from './check-texts';
import type { SeasonDocument, StockDocument, VenueDocument } from './documents';
import type { DocumentIssue, DocumentPath } from './issues';

type StockRow = Omit<StockDocument, 'stockDay'>;

function checkStockRow(row: StockRow, path: DocumentPath, roomCodes: ReadonlySet<string>): DocumentIssue[] {
  const issues: DocumentIssue[] = [];
  if (row.seats < 0 || row.seats > maxSeats)
    issues.push({ path: [...path, 'seats'], code: 'seats_out_of_range', values: { min: 0, max: maxSeats } });
  else if (row.dinRoomCode !== null && row.minSeats > row.seats)
    issues.push({ path: [...path, 'minSeats'], code: 'min_above_seats', values: { max: row.seats } });
  if (row.dinRoomCode !== null && !roomCodes.has(row.dinRoomCode))
    issues.push({ path: [...path, 'dinRoomCode'], code: 'room_unknown', values: { code: row.dinRoomCode } });
  return issues;
}

/** Checks a list of stock; `getDay` returns the day, or kind of day, of a row. */
function checkStock<Row extends StockRow>(
  rows: readonly Row[],
  path: DocumentPath,
  getDay: (row: Row) => string,
  roomCodes: ReadonlySet<string>,
): DocumentIssue[] {
  const keys = new Set<string>();
  return rows.flatMap((row, index): DocumentIssue[] => {
    const rowPath = [...path, index];
    const key = `${getDay(row)} ${row.startTime} ${row.dinRoomCode ?? ''}`;
    const isRepeated = keys.has(key);
    keys.add(key);
    return [
      ...(isRepeated
        ? [{ path: [...rowPath, 'startTime'], code: 'start_time_repeated', values: { time: row.startTime } } as const]
        : []),
      ...checkStockRow(row, rowPath, roomCodes),
    ];
  });
}

function checkSeasons(seasons: readonly SeasonDocument[], roomCodes: ReadonlySet<string>): DocumentIssue[] {
  const sortedSeasons = seasons.toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1));
  return seasons.flatMap((season, index): DocumentIssue[] => {
    const previous = sortedSeasons[sortedSeasons.indexOf(season) - 1];
    const path = ['seasons', index];
    return [
      ...(season.fromDay > season.toDay ? [{ path: [...path, 'toDay'], code: 'period_reversed' } as const] : []),
      ...(previous !== undefined && previous.toDay >= season.fromDay
        ? [{ path: [...path, 'fromDay'], code: 'seasons_overlap', values: { name: previous.name } } as const]
        : []),
      ...checkStock(season.stock, [...path, 'stock'], ({ stockDay }) => stockDay, roomCodes),
    ];
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
    ...checkLineFields(venue, ['name', 'cuisineLabel', 'chefName', 'phone']),
    ...checkFilled(venue.phone, ['phone']),
    ...checkEmail(venue.mailbox ?? '', ['mailbox']),
    ...venue.categories.flatMap(({ name }, index) => checkName(name, ['categories', index, 'name'])),
    ...venue.photos.flatMap(({ alt }, index) => checkAlt(alt, ['photos', index, 'alt'])),
    ...venue.rooms.flatMap(({ name, picture }, index) => [
      ...checkName(name, ['rooms', index, 'name']),
      ...(picture === null ? [] : checkAlt(picture.alt, ['rooms', index, 'picture', 'alt'])),
    ]),
    ...checkHours(venue),
    ...checkStock(venue.stock, ['stock'], ({ stockDay }) => stockDay, roomCodes),
    ...checkSeasons(venue.seasons, roomCodes),
    ...checkStock(venue.dayStock, ['dayStock'], ({ day }) => day, roomCodes),
  ];
}
