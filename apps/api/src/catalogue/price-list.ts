import type { DinCode } from '@dining/domain/shared/codes';
import type { ParsedFiles } from './parse-files';

/** A place in the files. */
export interface FileLocation {
  readonly file: string;
  readonly line: number;
}

export interface ListedPrice {
  readonly price: number;
  readonly discountRate: number;
  readonly location: FileLocation;
}

/** A row of `prices.csv`: the price of a menu (`product` empty), of a menu in a product, or of a product. */
export interface PriceRow extends ListedPrice {
  /** The venue in whose folder the row is. */
  readonly dinCode: DinCode;
  readonly product: string;
  readonly menu: string;
}

/** The prices of all `prices.csv`, with their places. */
export interface PriceList {
  /** Finds the price of a menu in a product; `prodCode` or `menu` may be empty, as in the row. */
  readonly find: (prodCode: string, menu: string) => ListedPrice | undefined;
  /** Lists the rows that `find` has not returned. */
  readonly listUnused: () => readonly PriceRow[];
  /** The rows whose product and menu an earlier row has too. */
  readonly repeated: readonly PriceRow[];
}

/** Formats what a row is about for messages, such as `P10101 10103`. */
export const formatPriceCode = ({ product, menu }: Pick<PriceRow, 'product' | 'menu'>): string =>
  [product, menu].filter((part) => part !== '').join(' ');

const readWon = (text: string): number => Number(text.replaceAll(',', ''));

const formatKey = ({ product, menu }: Pick<PriceRow, 'product' | 'menu'>): string => `${product} ${menu}`;

export function createPriceList({ prices }: Pick<ParsedFiles, 'prices'>): PriceList {
  const rows = prices.flatMap(({ path, file, content, getLine }) =>
    content.map(
      ({ product, menu, price, discountRate }, index): PriceRow => ({
        dinCode: file.dinCode,
        product,
        menu,
        price: readWon(price),
        discountRate,
        location: { file: path, line: getLine([index]) },
      }),
    ),
  );
  const rowByKey = new Map<string, PriceRow>();
  const repeated: PriceRow[] = [];
  for (const row of rows) {
    const key = formatKey(row);
    if (rowByKey.has(key)) repeated.push(row);
    else rowByKey.set(key, row);
  }
  const used = new Set<PriceRow>();
  return {
    find(product, menu) {
      const row = rowByKey.get(formatKey({ product, menu }));
      if (row !== undefined) used.add(row);
      return row;
    },
    listUnused: () => [...rowByKey.values()].filter((row) => !used.has(row)),
    repeated,
  };
}
