import { type ProdCode, toCode } from '../shared/codes';
import { isValidDate, type SeoulDate } from '../shared/seoul-time';
import type { FieldIssue } from './check-fields';
import { priceRange } from './check-product';
import type { DayPriceDocument, MenuDocument, ProductDocument } from './documents';

/** A price of a venue, in won: of a menu (without product), of a menu in a product, or of a piece (without menu). */
export interface PriceRow {
  readonly prodCode: ProdCode | null;
  readonly menuIndex: number | null;
  /** First and last day of visit; null for the usual price. */
  readonly fromDay: SeoulDate | null;
  readonly toDay: SeoulDate | null;
  readonly price: number;
}

type PriceOwner = Pick<PriceRow, 'prodCode' | 'menuIndex'>;

/** The menus and products of one venue. */
export interface PricedDocuments {
  readonly menus: readonly MenuDocument[];
  readonly products: readonly ProductDocument[];
}

const getOwnerKey = ({ prodCode, menuIndex }: PriceOwner): string => `${prodCode ?? ''} ${menuIndex ?? ''}`;

// A day that is not typed yet differs from that of a usual price.
const formatDayKey = (day: SeoulDate | null): string => (day === '' ? '?' : (day ?? ''));

/** Returns the key of a row: its product, menu and days. */
export const getPriceKey = ({ fromDay, toDay, ...owner }: Omit<PriceRow, 'price'>): string =>
  `${getOwnerKey(owner)} ${formatDayKey(fromDay)} ${formatDayKey(toDay)}`;

/** Parses what `getPriceKey` returns. */
export function parsePriceKey(key: string): Omit<PriceRow, 'price'> {
  const [prodCode = '', menu = '', fromDay = '', toDay = ''] = key.split(' ');
  return {
    prodCode: prodCode === '' ? null : toCode<ProdCode>(prodCode),
    menuIndex: menu === '' ? null : Number(menu),
    fromDay: fromDay === '' ? null : fromDay,
    toDay: toDay === '' ? null : toDay,
  };
}

/** Returns true for a price of days that are all before `today`. Staff no longer see it. */
const isOver = ({ toDay }: DayPriceDocument, today: SeoulDate): boolean => toDay < today;

interface OwnerPrices extends Pick<ProductDocument, 'price' | 'dayPrices'> {
  readonly owner: PriceOwner;
}

/** Lists what has a price in a venue: its menus, then its products. */
const listOwners = ({ menus, products }: PricedDocuments): OwnerPrices[] => [
  ...menus.map(({ menuIndex, price }) => ({ owner: { prodCode: null, menuIndex }, price, dayPrices: [] })),
  ...products.flatMap(({ prodCode, reservationType, price, dayPrices, options }) => [
    ...(reservationType === 'pickup' ? [{ owner: { prodCode, menuIndex: null }, price, dayPrices }] : []),
    ...options.map((option) => ({
      owner: { prodCode, menuIndex: option.menuIndex },
      price: option.price,
      dayPrices: option.dayPrices,
    })),
  ]),
];

/** Lists the prices of a venue: those of its menus, then those of its products. Omits prices of past days. */
export const listPriceRows = (documents: PricedDocuments, today: SeoulDate): PriceRow[] =>
  listOwners(documents).flatMap(({ owner, price, dayPrices }) => [
    { ...owner, fromDay: null, toDay: null, price },
    ...dayPrices.filter((row) => !isOver(row, today)).map((row) => ({ ...owner, ...row })),
  ]);

/** Lists the prices of past days, which staff no longer see. */
export const listPastPriceRows = (documents: PricedDocuments, today: SeoulDate): PriceRow[] =>
  listOwners(documents).flatMap(({ owner, dayPrices }) =>
    dayPrices.filter((row) => isOver(row, today)).map((row) => ({ ...owner, ...row })),
  );

const isDay = (day: SeoulDate | null): boolean => day !== null && isValidDate(day);

function checkDays(
  row: PriceRow,
  index: number,
  earlierRows: readonly PriceRow[],
  pastRows: readonly PriceRow[],
): FieldIssue[] {
  const { fromDay, toDay } = row;
  if (fromDay === null && toDay === null)
    return earlierRows.some((other) => getPriceKey(other) === getPriceKey(row))
      ? [{ path: `rows.${index}.price`, code: 'code_repeated', values: { code: getOwnerKey(row).trim() } }]
      : [];
  if (fromDay === null || !isDay(fromDay)) return [{ path: `rows.${index}.fromDay`, code: 'day_invalid' }];
  if (toDay === null || !isDay(toDay)) return [{ path: `rows.${index}.toDay`, code: 'day_invalid' }];
  if (fromDay > toDay) return [{ path: `rows.${index}.toDay`, code: 'period_reversed' }];
  const isOverlapping = (other: PriceRow): boolean =>
    getOwnerKey(other) === getOwnerKey(row) &&
    other.fromDay !== null &&
    other.toDay !== null &&
    other.fromDay <= toDay &&
    fromDay <= other.toDay;
  if (pastRows.some(isOverlapping)) return [{ path: `rows.${index}.fromDay`, code: 'past_days_overlap' }];
  return earlierRows.some(isOverlapping)
    ? [{ path: `rows.${index}.fromDay`, code: 'days_overlap', values: { from: fromDay, to: toDay } }]
    : [];
}

/**
 * Checks the prices that staff entered, at fields such as `rows.2.price`. `known` are the stored prices of the venue,
 * which contain each menu and product that may have one; `pastRows` are those of past days, which stay.
 */
export function checkPriceRows(
  rows: readonly PriceRow[],
  known: readonly PriceRow[],
  pastRows: readonly PriceRow[] = [],
): FieldIssue[] {
  const knownKeys = new Set(known.map(getOwnerKey));
  return rows.flatMap((row, index): FieldIssue[] => {
    const isKnown = knownKeys.has(getOwnerKey(row)) && (row.prodCode !== null || row.fromDay === null);
    if (!isKnown)
      return [{ path: `rows.${index}.price`, code: 'reference_unknown', values: { code: getOwnerKey(row).trim() } }];
    const isInRange = Number.isInteger(row.price) && row.price >= priceRange.min && row.price <= priceRange.max;
    return [
      ...checkDays(row, index, rows.slice(0, index), pastRows),
      ...(isInRange
        ? []
        : [{ path: `rows.${index}.price`, code: 'price_out_of_range', values: { ...priceRange } } as const]),
    ];
  });
}

/**
 * Returns the documents with checked prices. Rows with days replace all stored ones that are not over; a usual price
 * without a row stays.
 */
export function applyPriceRows<Documents extends PricedDocuments>(
  documents: Documents,
  rows: readonly PriceRow[],
  today: SeoulDate,
): PricedDocuments {
  const rowsByOwner = new Map<string, PriceRow[]>();
  for (const row of rows) rowsByOwner.set(getOwnerKey(row), [...(rowsByOwner.get(getOwnerKey(row)) ?? []), row]);
  const findPrices = (
    owner: PriceOwner,
    stored: Pick<ProductDocument, 'price' | 'dayPrices'>,
  ): Pick<ProductDocument, 'price' | 'dayPrices'> => {
    const ownerRows = rowsByOwner.get(getOwnerKey(owner)) ?? [];
    const dayPrices = ownerRows.flatMap(({ fromDay, toDay, price }) =>
      fromDay === null || toDay === null ? [] : [{ fromDay, toDay, price }],
    );
    return {
      price: ownerRows.find(({ fromDay }) => fromDay === null)?.price ?? stored.price,
      dayPrices: [...stored.dayPrices.filter((row) => isOver(row, today)), ...dayPrices].toSorted((a, b) =>
        a.fromDay < b.fromDay ? -1 : 1,
      ),
    };
  };
  return {
    menus: documents.menus.map((menu) => ({
      ...menu,
      price: findPrices({ prodCode: null, menuIndex: menu.menuIndex }, { price: menu.price, dayPrices: [] }).price,
    })),
    products: documents.products.map((product) => ({
      ...product,
      ...(product.reservationType === 'pickup' && findPrices({ prodCode: product.prodCode, menuIndex: null }, product)),
      options: product.options.map((option) => ({
        ...option,
        ...findPrices({ prodCode: product.prodCode, menuIndex: option.menuIndex }, option),
      })),
    })),
  };
}

/** A price before and after a change; null where there is none. */
export interface PriceChange extends Omit<PriceRow, 'price'> {
  readonly before: number | null;
  readonly after: number | null;
}

/** Lists the prices that differ, in the order of `after`, then those that are removed. */
export function comparePriceRows(before: readonly PriceRow[], after: readonly PriceRow[]): PriceChange[] {
  const toPrices = (rows: readonly PriceRow[]) => new Map(rows.map((row) => [getPriceKey(row), row.price]));
  const [pricesBefore, pricesAfter] = [toPrices(before), toPrices(after)];
  return [
    ...after.flatMap(({ price, ...row }): PriceChange[] => {
      const former = pricesBefore.get(getPriceKey(row)) ?? null;
      return former === price ? [] : [{ ...row, before: former, after: price }];
    }),
    ...before.flatMap(({ price, ...row }): PriceChange[] =>
      pricesAfter.has(getPriceKey(row)) ? [] : [{ ...row, before: price, after: null }],
    ),
  ];
}

/** Merges rows: each of `others` replaces the row with the same menu, product and days, or is added. */
export function mergePriceRows(rows: readonly PriceRow[], others: readonly PriceRow[]): PriceRow[] {
  const otherByKey = new Map(others.map((row) => [getPriceKey(row), row]));
  const keys = new Set(rows.map(getPriceKey));
  const replaced = rows.map((row) => otherByKey.get(getPriceKey(row)) ?? row);
  const added = [...otherByKey.values()].filter((row) => !keys.has(getPriceKey(row)));
  // A new row follows the last one of the same menu and product.
  return added.reduce<PriceRow[]>((list, row) => {
    const place = list.findLastIndex((other) => getOwnerKey(other) === getOwnerKey(row)) + 1;
    return place === 0 ? [...list, row] : list.toSpliced(place, 0, row);
  }, replaced);
}

/**
 * Returns the rows of a form that puts an earlier version of the prices into effect: its usual prices, and its prices
 * of days that are not over, for what has a price now. What is newer than the version keeps its prices in `current`.
 */
export const restorePriceRows = (
  version: readonly PriceRow[],
  current: readonly PriceRow[],
  today: SeoulDate,
): PriceRow[] =>
  current
    .filter(({ fromDay }) => fromDay === null)
    .flatMap((row) => {
      const isAboutSame = (other: PriceRow): boolean => getOwnerKey(other) === getOwnerKey(row);
      const rows = version.filter(isAboutSame);
      if (rows.length === 0) return current.filter(isAboutSame);
      return rows.filter(({ toDay }) => toDay === null || toDay >= today);
    });
