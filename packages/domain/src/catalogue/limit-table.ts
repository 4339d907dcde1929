import { type ProdCode, toCode } from '../shared/codes';
import { isValidDate, type SeoulDate } from '../shared/seoul-time';
import type { FieldIssue } from './check-fields';
import type { ProductDocument } from './documents';

/** A limit of units sold on each day of visit from `fromDay` to `toDay`; null for no limit on these days. */
export interface LimitRow {
  readonly prodCode: ProdCode;
  readonly fromDay: SeoulDate;
  readonly toDay: SeoulDate;
  readonly limit: number | null;
}

/** The units of a product that are sold on a day of visit, unpaid orders included. */
export interface SoldUnits {
  readonly prodCode: ProdCode;
  readonly date: SeoulDate;
  readonly sold: number;
}

const limitRange = { min: 0, max: 100_000 } as const;

/** Returns the key of a row: its product and days. */
export const getLimitKey = ({ prodCode, fromDay, toDay }: Omit<LimitRow, 'limit'>): string =>
  `${prodCode} ${fromDay} ${toDay}`;

/** Parses what `getLimitKey` returns. */
export function parseLimitKey(key: string): Omit<LimitRow, 'limit'> {
  const [prodCode = '', fromDay = '', toDay = ''] = key.split(' ');
  return { prodCode: toCode<ProdCode>(prodCode), fromDay, toDay };
}

const listAllRows = (products: readonly ProductDocument[]): LimitRow[] =>
  products.flatMap(({ prodCode, dayLimits }) => dayLimits.map((row) => ({ prodCode, ...row })));

/** Lists the limits of a venue's products. Omits those of past days. */
export const listLimitRows = (products: readonly ProductDocument[], today: SeoulDate): LimitRow[] =>
  listAllRows(products).filter(({ toDay }) => toDay >= today);

/** Lists the limits of past days, which staff no longer see. */
export const listPastLimitRows = (products: readonly ProductDocument[], today: SeoulDate): LimitRow[] =>
  listAllRows(products).filter(({ toDay }) => toDay < today);

const hasOverlap = (row: LimitRow, others: readonly LimitRow[]): boolean =>
  others.some(
    ({ prodCode, fromDay, toDay }) => prodCode === row.prodCode && fromDay <= row.toDay && row.fromDay <= toDay,
  );

function checkDays(
  row: LimitRow,
  index: number,
  earlierRows: readonly LimitRow[],
  pastRows: readonly LimitRow[],
): FieldIssue[] {
  const { fromDay, toDay } = row;
  if (!isValidDate(fromDay)) return [{ path: `rows.${index}.fromDay`, code: 'day_invalid' }];
  if (!isValidDate(toDay)) return [{ path: `rows.${index}.toDay`, code: 'day_invalid' }];
  if (fromDay > toDay) return [{ path: `rows.${index}.toDay`, code: 'period_reversed' }];
  if (hasOverlap(row, pastRows)) return [{ path: `rows.${index}.fromDay`, code: 'past_days_overlap' }];
  return hasOverlap(row, earlierRows)
    ? [{ path: `rows.${index}.fromDay`, code: 'days_overlap', values: { from: fromDay, to: toDay } }]
    : [];
}

/**
 * Checks the limits that staff entered, at fields such as `rows.2.limit`. `pastRows` are the stored ones of past days,
 * which stay.
 */
export function checkLimitRows(
  rows: readonly LimitRow[],
  prodCodes: readonly ProdCode[],
  pastRows: readonly LimitRow[] = [],
): FieldIssue[] {
  return rows.flatMap((row, index): FieldIssue[] => {
    const { prodCode, limit } = row;
    if (!prodCodes.includes(prodCode))
      return [{ path: `rows.${index}.limit`, code: 'reference_unknown', values: { code: prodCode } }];
    const isInRange = limit === null || (Number.isInteger(limit) && limit >= limitRange.min && limit <= limitRange.max);
    return [
      ...checkDays(row, index, rows.slice(0, index), pastRows),
      ...(isInRange
        ? []
        : [{ path: `rows.${index}.limit`, code: 'number_invalid', values: { ...limitRange } } as const]),
    ];
  });
}

/** Returns the products with checked limits, which replace all stored ones that are not over. */
export const applyLimitRows = (
  products: readonly ProductDocument[],
  rows: readonly LimitRow[],
  today: SeoulDate,
): ProductDocument[] =>
  products.map((product) => ({
    ...product,
    dayLimits: [
      ...product.dayLimits.filter(({ toDay }) => toDay < today),
      ...rows
        .filter(({ prodCode }) => prodCode === product.prodCode)
        .map(({ fromDay, toDay, limit }) => ({ fromDay, toDay, limit })),
    ].toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1)),
  }));

/** A limit before and after a change; `undefined` where the days have no limit of their own. */
export interface LimitChange extends Omit<LimitRow, 'limit'> {
  readonly before: number | null | undefined;
  readonly after: number | null | undefined;
}

/** Lists the limits that differ, in the order of `after`, then those that are removed. */
export function compareLimitRows(before: readonly LimitRow[], after: readonly LimitRow[]): LimitChange[] {
  const toLimits = (rows: readonly LimitRow[]) => new Map(rows.map((row) => [getLimitKey(row), row.limit]));
  const [limitsBefore, limitsAfter] = [toLimits(before), toLimits(after)];
  return [
    ...after.flatMap(({ limit, ...row }): LimitChange[] => {
      const former = limitsBefore.get(getLimitKey(row));
      return former === limit ? [] : [{ ...row, before: former, after: limit }];
    }),
    ...before.flatMap(({ limit, ...row }): LimitChange[] =>
      limitsAfter.has(getLimitKey(row)) ? [] : [{ ...row, before: limit, after: undefined }],
    ),
  ];
}

/** Merges rows, stored or typed: each of `others` replaces the row with the same product and days, or is added. */
export function mergeLimitRows<Row extends Omit<LimitRow, 'limit'>>(
  rows: readonly Row[],
  others: readonly Row[],
): Row[] {
  const otherByKey = new Map(others.map((row) => [getLimitKey(row), row]));
  const keys = new Set(rows.map(getLimitKey));
  return [
    ...rows.map((row) => otherByKey.get(getLimitKey(row)) ?? row),
    ...[...otherByKey.values()].filter((row) => !keys.has(getLimitKey(row))),
  ];
}

/**
 * Lists the days on which more units are sold than a row allows. These reservations stay; nothing more is sold on such
 * a day until some are cancelled.
 */
export const listOversoldDays = (rows: readonly LimitRow[], soldUnits: readonly SoldUnits[]) =>
  rows.flatMap(({ limit, ...row }) =>
    limit === null
      ? []
      : soldUnits
          .filter(
            ({ prodCode, date, sold }) =>
              prodCode === row.prodCode && date >= row.fromDay && date <= row.toDay && sold > limit,
          )
          .map((units) => ({ ...units, limit })),
  );

/** Returns the rows of an earlier version that can apply again: those of existing products, and of days to come. */
export const restoreLimitRows = (
  version: readonly LimitRow[],
  prodCodes: readonly ProdCode[],
  today: SeoulDate,
): LimitRow[] => version.filter(({ prodCode, toDay }) => prodCodes.includes(prodCode) && toDay >= today);
