/** A charge in a list of the payment provider; amounts in won. */
export interface ListedCharge {
  readonly shopOrderNo: string;
  readonly chargeId: string;
  readonly charged: number;
  /** The amount that was not refunded. */
  readonly left: number;
  readonly method: 'card' | 'account';
}

export const chargeListColumns = ['order', 'charge', 'won', 'left', 'method'] as const;
export type ChargeListColumn = (typeof chargeListColumns)[number];

export type ChargeListError =
  | { readonly type: 'headings_missing'; readonly missing: readonly ChargeListColumn[] }
  | { readonly type: 'cell_count_mismatch'; readonly line: number; readonly count: number; readonly expected: number }
  | {
      readonly type: 'cell_unreadable';
      readonly line: number;
      readonly column: ChargeListColumn;
      readonly cell: string;
    };

export type ChargeList =
  | { readonly ok: true; readonly charges: readonly { readonly line: number; readonly charge: ListedCharge }[] }
  | { readonly ok: false; readonly error: ChargeListError };

const parseWon = (text: string): number => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN);

/** Parses the cells of a line. Returns the first column that cannot be read instead of a charge. */
function parseCharge(getCell: (column: ChargeListColumn) => string): ListedCharge | ChargeListColumn {
  const [shopOrderNo, chargeId, method] = [getCell('order'), getCell('charge'), getCell('method')];
  const [charged, left] = [parseWon(getCell('won')), parseWon(getCell('left'))];
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(shopOrderNo)) return 'order';
  if (!/^[\w.-]{1,64}$/.test(chargeId)) return 'charge';
  if (!(charged >= 1)) return 'won';
  if (!(left >= 0 && left <= charged)) return 'left';
  if (method !== 'card' && method !== 'account') return 'method';
  return { shopOrderNo, chargeId, charged, left, method };
}

/**
 * Parses a list of charges without quotation marks: comma-separated, or tab-separated as spreadsheets copy it. Columns
 * may be in any order; unknown ones are ignored.
 */
export function parseChargeList(text: string): ChargeList {
  const [headings = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = headings.includes('\t') ? '\t' : ',';
  const columnNames = headings.split(separator).map((name) => name.trim().toLowerCase());
  const missing = chargeListColumns.filter((column) => !columnNames.includes(column));
  if (missing.length > 0) return { ok: false, error: { type: 'headings_missing', missing } };
  const charges: { line: number; charge: ListedCharge }[] = [];
  for (const [index, row] of lines.entries()) {
    if (row.trim() === '') continue;
    const line = index + 2;
    const cells = row.split(separator).map((cell) => cell.trim());
    if (cells.length !== columnNames.length)
      return {
        ok: false,
        error: { type: 'cell_count_mismatch', line, count: cells.length, expected: columnNames.length },
      };
    const getCell = (column: ChargeListColumn): string => cells[columnNames.indexOf(column)] ?? '';
    const charge = parseCharge(getCell);
    if (typeof charge === 'string')
      return { ok: false, error: { type: 'cell_unreadable', line, column: charge, cell: getCell(charge) } };
    charges.push({ line, charge });
  }
  return { ok: true, charges };
}
