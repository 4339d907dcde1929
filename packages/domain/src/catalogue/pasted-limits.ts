import type { ProdCode } from '../shared/codes';
import type { SeoulDate } from '../shared/seoul-time';
import { getLimitKey, type LimitRow } from './limit-table';
import {
  findByName,
  findNamedColumn,
  hasUnknownColumn,
  type NamedCells,
  normalizeName,
  parseDay,
  readPastedRows,
} from './pasted-table';

/** A product of the venue, with the names by which a spreadsheet may call it. */
export interface NamedProduct {
  readonly prodCode: ProdCode;
  readonly names: readonly string[];
}

export const limitPasteErrorCodes = [
  'columns_unclear',
  'column_unknown',
  'product_unknown',
  'product_ambiguous',
  'limit_unreadable',
  'day_unreadable',
  'day_ambiguous',
  'row_repeated',
  'too_many_rows',
] as const;
export type LimitPasteErrorCode = (typeof limitPasteErrorCodes)[number];

/** Why a line could not be parsed, with the text of the error. */
export interface LimitPasteError {
  readonly line: number;
  readonly code: LimitPasteErrorCode;
  readonly text: string;
}

const columnNames = {
  product: ['상품', '상품명', 'product', '产品', '商品'],
  from: [
    '시작일',
    '시작',
    '날짜',
    'from',
    'first day',
    'day',
    'date',
    '开始日期',
    '开始',
    '日期',
    '開始日',
    '開始',
    '日付',
  ],
  to: ['종료일', '종료', 'to', 'last day', '结束日期', '结束', '終了日', '終了'],
  limit: [
    '한도',
    '판매 한도',
    '하루 한도',
    '수량',
    'limit',
    'limit per day',
    'quantity',
    '限量',
    '数量',
    '上限',
    '販売上限',
  ],
} as const;
type Column = keyof typeof columnNames;

/** The columns of a row without a heading, by its number of cells. With three, `from` is the only day. */
const columnsByCount: Readonly<Record<number, readonly Column[]>> = {
  3: ['product', 'from', 'limit'],
  4: ['product', 'from', 'to', 'limit'],
};

const noLimitWords = [
  '없음',
  '제한 없음',
  '무제한',
  'none',
  'no limit',
  'unlimited',
  '无',
  '不限',
  '无限制',
  'なし',
  '無制限',
  '制限なし',
];

/** Parses a limit, such as `20` or `none`; undefined if it is neither. */
function parseLimit(text: string): number | null | undefined {
  if (noLimitWords.some((word) => normalizeName(word) === normalizeName(text))) return null;
  const digits = text.normalize('NFKC').replaceAll(',', '').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

type Cells = NamedCells<Column>;
type RowResult = { readonly row: LimitRow } | Omit<LimitPasteError, 'line'>;

function parseRow(cells: Cells, products: readonly NamedProduct[]): RowResult {
  const { product: productText = '', from = '', limit: limitText = '' } = cells;
  const to = cells.to === undefined || cells.to === '' ? from : cells.to;
  const product = findByName(products, ({ prodCode }) => prodCode, productText);
  if ('error' in product) return { code: `product_${product.error}`, text: productText };
  const limit = parseLimit(limitText);
  if (limit === undefined) return { code: 'limit_unreadable', text: limitText };
  const days: SeoulDate[] = [];
  for (const text of [from, to]) {
    const result = parseDay(text.normalize('NFKC'));
    if ('code' in result) return result;
    days.push(result.day);
  }
  const [fromDay = '', toDay = ''] = days;
  return { row: { prodCode: product.entry.prodCode, fromDay, toDay, limit } };
}

/**
 * Parses daily limits that were copied from a spreadsheet, with or without a heading. Days begin with the year, and
 * products are matched by code or name. Returns the parsed rows, and an error for each other line; only one error if
 * there are too many lines, or a heading lacks a column. Returns no rows if a column is unknown.
 */
export function parsePastedLimits(
  text: string,
  products: readonly NamedProduct[],
): { readonly rows: readonly LimitRow[]; readonly errors: readonly LimitPasteError[] } {
  const table = readPastedRows<Column>(text, {
    findColumn: (heading) => findNamedColumn(columnNames, heading),
    isComplete: (columns) => (['product', 'from', 'limit'] as const).every((column) => columns.includes(column)),
    getColumns: (cells) => columnsByCount[cells.length],
  });
  const rows = new Map<string, LimitRow>();
  const errors: LimitPasteError[] = [...table.errors];
  for (const { line, cells } of hasUnknownColumn(table.errors) ? [] : table.rows) {
    const result = parseRow(cells, products);
    if ('code' in result) errors.push({ line, code: result.code, text: result.text });
    else if (rows.has(getLimitKey(result.row))) errors.push({ line, code: 'row_repeated', text: cells.product ?? '' });
    else rows.set(getLimitKey(result.row), result.row);
  }
  return { rows: [...rows.values()], errors: errors.toSorted((a, b) => a.line - b.line) };
}
