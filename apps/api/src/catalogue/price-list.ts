import { resolvePeriod } from '@dining/contract/catalogue/dates';
import type { DayPriceDocument } from '@dining/domain/catalogue/documents';
import type { DocumentPath } from '@dining/domain/catalogue/issues';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { ParsedFiles } from './parse-files';

/** A place in the files. */
export interface FileLocation {
  readonly file: string;
  readonly line: number;
}

/** What a row of `prices.csv` is about: a menu (`product` empty), a menu in a product, or a product. */
interface PriceKey {
  readonly product: string;
  readonly menu: string;
}

/** The rows of `prices.csv` about one menu or product. */
export interface ListedPrices extends PriceKey {
  /** The venue in whose folder the first row is. */
  readonly dinCode: DinCode;
  /** The row without days; undefined if there are only rows for some days. */
  readonly usual: { readonly price: number; readonly discountRate: number } | undefined;
  readonly dayPrices: readonly DayPriceDocument[];
  /** The first row. */
  readonly location: FileLocation;
  /** Returns the row of a place such as `price` or `dayPrices.1.toDay`; undefined for other places. */
  readonly locate: (path: DocumentPath) => FileLocation | undefined;
}

export interface PriceList {
  /** Finds the prices of a menu in a product; `product` or `menu` may be empty, as in the row. */
  readonly find: (product: string, menu: string) => ListedPrices | undefined;
  /** Lists the prices that `find` has not returned. */
  readonly listUnused: () => readonly ListedPrices[];
  /** The rows without days whose product and menu an earlier one has too. */
  readonly repeated: readonly (PriceKey & { readonly location: FileLocation })[];
}

interface PriceRow extends PriceKey {
  readonly dinCode: DinCode;
  readonly price: number;
  readonly discountRate: number;
  readonly days: { readonly fromDay: SeoulDate; readonly toDay: SeoulDate } | undefined;
  readonly location: FileLocation;
}

/** Formats what a row is about for messages, such as `P10101 10103`. */
export const formatPriceCode = ({ product, menu }: PriceKey): string =>
  [product, menu].filter((part) => part !== '').join(' ');

const formatKey = ({ product, menu }: PriceKey): string => `${product} ${menu}`;

function readRows({ prices }: Pick<ParsedFiles, 'prices'>, today: SeoulDate): PriceRow[] {
  return prices.flatMap(({ path, file, content, getLine }) =>
    content.map(({ product, menu, price, discountRate, from, to }, index): PriceRow => {
      const period = from === '' ? { from: null, to: null } : resolvePeriod(from, to, today);
      return {
        dinCode: file.dinCode,
        product,
        menu,
        price: Number(price.replaceAll(',', '')),
        discountRate,
        days: from === '' ? undefined : { fromDay: period.from ?? from, toDay: period.to ?? to },
        location: { file: path, line: getLine([index]) },
      };
    }),
  );
}

function listPrices(rows: readonly [PriceRow, ...PriceRow[]]): ListedPrices {
  const [{ product, menu, dinCode, location }] = rows;
  const usual = rows.find(({ days }) => days === undefined);
  const dayRows = rows.flatMap(({ days, price, ...row }) => (days === undefined ? [] : [{ ...row, days, price }]));
  return {
    product,
    menu,
    dinCode,
    location,
    usual,
    dayPrices: dayRows.map(({ days, price }) => ({ ...days, price })),
    locate: ([field, index]) => {
      if (field === 'price') return usual?.location;
      return field === 'dayPrices' ? dayRows[Number(index)]?.location : undefined;
    },
  };
}

/** Groups the rows of all `prices.csv` by product and menu. Relative days count from `today`. */
export function createPriceList(files: Pick<ParsedFiles, 'prices'>, today: SeoulDate): PriceList {
  const rowsByKey = new Map<string, [PriceRow, ...PriceRow[]]>();
  const repeated: PriceRow[] = [];
  for (const row of readRows(files, today)) {
    const known = rowsByKey.get(formatKey(row));
    if (known === undefined) rowsByKey.set(formatKey(row), [row]);
    else if (row.days === undefined && known.some(({ days }) => days === undefined)) repeated.push(row);
    else known.push(row);
  }
  const lists = new Map([...rowsByKey].map(([key, rows]) => [key, listPrices(rows)]));
  const used = new Set<ListedPrices>();
  return {
    find(product, menu) {
      const listed = lists.get(formatKey({ product, menu }));
      if (listed !== undefined) used.add(listed);
      return listed;
    },
    listUnused: () => [...lists.values()].filter((listed) => !used.has(listed)),
    repeated,
  };
}
