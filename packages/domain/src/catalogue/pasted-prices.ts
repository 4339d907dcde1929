import type { ProdCode } from '../shared/codes';
import {
  findByName,
  findNamedColumn,
  hasUnknownColumn,
  type NamedCells,
  parseDay,
  parseWon,
  readPastedRows,
} from './pasted-table';
import { getPriceKey, type PriceRow } from './price-table';

/** What can have a price at a venue, with the names by which a spreadsheet may call it. */
export interface PriceNames {
  readonly menus: readonly { readonly menuIndex: number; readonly names: readonly string[] }[];
  readonly products: readonly {
    readonly prodCode: ProdCode;
    readonly names: readonly string[];
    readonly isPickup: boolean;
    readonly menuIndexes: readonly number[];
  }[];
}

export const pasteErrorCodes = [
  'columns_unclear',
  'column_unknown',
  'menu_missing',
  'menu_unknown',
  'menu_ambiguous',
  'product_unknown',
  'product_ambiguous',
  'menu_not_in_product',
  'price_unreadable',
  'day_unreadable',
  'day_ambiguous',
  'day_missing',
  'row_repeated',
  'too_many_rows',
] as const;
export type PasteErrorCode = (typeof pasteErrorCodes)[number];

/** Why a line could not be parsed, with the text of the error. */
export interface PasteError {
  /** Number of the line, counted from 1. */
  readonly line: number;
  readonly code: PasteErrorCode;
  readonly text: string;
}

const columnNames = {
  menu: ['메뉴', '메뉴명', 'menu', '菜单', '菜品', 'メニュー'],
  product: ['상품', '상품명', 'product', '产品', '商品'],
  from: ['시작일', '시작', 'from', 'first day', '开始日期', '开始', '開始日', '開始'],
  to: ['종료일', '종료', 'to', 'last day', '结束日期', '结束', '終了日', '終了'],
  price: ['가격', '금액', '원', 'price', 'won', 'krw', '价格', '价钱', '価格', '料金', '金額'],
} as const;
type Column = keyof typeof columnNames;

/** The columns of a row without a heading, by its number of cells. */
const columnsByCount: Readonly<Record<number, readonly Column[]>> = {
  2: ['menu', 'price'],
  3: ['menu', 'product', 'price'],
  4: ['menu', 'from', 'to', 'price'],
  5: ['menu', 'product', 'from', 'to', 'price'],
};

type Cells = NamedCells<Column>;
type RowResult = { readonly rows: readonly PriceRow[] } | { readonly code: PasteErrorCode; readonly text: string };

/** Swaps menu and product if only the other order is known, because a row without a heading may have either. */
function orderCells(cells: Cells, names: PriceNames): Cells {
  const { menu = '', product = '' } = cells;
  const isMenu = (text: string) => 'entry' in findByName(names.menus, ({ menuIndex }) => String(menuIndex), text);
  return product !== '' && !isMenu(menu) && isMenu(product) ? { ...cells, menu: product, product: menu } : cells;
}

/** Finds what a row is about. Without a product, it is about the menu and each product that sells it. */
function findOwners(
  { menu: menuText = '', product: productText = '' }: Cells,
  isForDays: boolean,
  { menus, products }: PriceNames,
): { readonly owners: readonly Pick<PriceRow, 'prodCode' | 'menuIndex'>[] } | Extract<RowResult, { code: unknown }> {
  const product = productText === '' ? undefined : findByName(products, ({ prodCode }) => prodCode, productText);
  if (product !== undefined && 'error' in product) return { code: `product_${product.error}`, text: productText };
  if (menuText === '') {
    return product?.entry.isPickup === true
      ? { owners: [{ prodCode: product.entry.prodCode, menuIndex: null }] }
      : { code: 'menu_missing', text: productText };
  }
  const menu = findByName(menus, ({ menuIndex }) => String(menuIndex), menuText);
  if ('error' in menu) return { code: `menu_${menu.error}`, text: menuText };
  const { menuIndex } = menu.entry;
  const sellers = (product === undefined ? products : [product.entry]).filter((entry) =>
    entry.menuIndexes.includes(menuIndex),
  );
  if (sellers.length === 0 && (product !== undefined || isForDays))
    return { code: 'menu_not_in_product', text: productText === '' ? menuText : productText };
  const owners = sellers.map(({ prodCode }) => ({ prodCode, menuIndex }));
  return { owners: product === undefined && !isForDays ? [{ prodCode: null, menuIndex }, ...owners] : owners };
}

const parseOptionalDay = (text: string) => (text === '' ? { day: null } : parseDay(text.normalize('NFKC')));

function parseRow(cells: Cells, names: PriceNames): RowResult {
  const { from = '', to = '', price: priceText = '' } = cells;
  const price = parseWon(priceText);
  if (price === null) return { code: 'price_unreadable', text: priceText };
  if ((from === '') !== (to === '')) return { code: 'day_missing', text: from === '' ? to : from };
  const [first, last] = [parseOptionalDay(from), parseOptionalDay(to)];
  if ('code' in first) return first;
  if ('code' in last) return last;
  const [fromDay, toDay] = [first.day, last.day];
  const ownersResult = findOwners(orderCells(cells, names), fromDay !== null, names);
  if ('code' in ownersResult) return ownersResult;
  return { rows: ownersResult.owners.map((owner) => ({ ...owner, fromDay, toDay, price })) };
}

/**
 * Parses prices that were copied from a spreadsheet: separated by tabs, semicolons or commas, with or without a
 * heading. Prices are in won and whole, days begin with the year, and menus and products are matched by number, code or
 * name. Returns the parsed rows, and an error for each other line; only one error if there are too many lines, or a
 * heading lacks a column. Returns no rows if a column is unknown.
 */
export function parsePastedPrices(
  text: string,
  names: PriceNames,
): { readonly rows: readonly PriceRow[]; readonly errors: readonly PasteError[] } {
  const table = readPastedRows<Column>(text, {
    findColumn: (heading) => findNamedColumn(columnNames, heading),
    isComplete: (columns) => columns.includes('price') && (columns.includes('menu') || columns.includes('product')),
    getColumns: (cells) => columnsByCount[cells.length],
  });
  const rows = new Map<string, PriceRow>();
  const errors: PasteError[] = [...table.errors];
  for (const { line, cells } of hasUnknownColumn(table.errors) ? [] : table.rows) {
    const result = parseRow(cells, names);
    if ('code' in result) errors.push({ line, code: result.code, text: result.text });
    else if (result.rows.some((row) => rows.has(getPriceKey(row))))
      errors.push({ line, code: 'row_repeated', text: cells.menu ?? '' });
    else for (const row of result.rows) rows.set(getPriceKey(row), row);
  }
  return { rows: [...rows.values()], errors: errors.toSorted((a, b) => a.line - b.line) };
}
