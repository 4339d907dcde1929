import { listedChargeSchema } from '@dining/contract/staff/payments';
import { parseWholeNumber } from './command';
import { CommandError } from './send-command';

const columns = ['order', 'charge', 'won', 'left', 'method'] as const;
type Column = (typeof columns)[number];

const columnByField: Readonly<Record<string, Column>> = {
  shopOrderNo: 'order',
  chargeId: 'charge',
  charged: 'won',
  left: 'left',
  method: 'method',
};

/** Applies the server's own rules, so that invalid lines stop the command before anything is sent. */
function parseChargeLine(line: number, cell: (column: Column) => string) {
  const [charged, left] = [parseWholeNumber(cell('won')), parseWholeNumber(cell('left'))];
  const fields = { shopOrderNo: cell('order'), chargeId: cell('charge'), charged, left, method: cell('method') };
  const parsed = listedChargeSchema.safeParse(fields);
  if (parsed.success) return { line, charge: parsed.data };
  const [issue] = parsed.error.issues;
  const column = columnByField[String(issue?.path[0])] ?? 'order';
  throw new CommandError(`Line ${line}: ${column} «${cell(column)}» cannot be read: ${issue?.message}.`);
}

/**
 * Parses a CSV list of charges without quotation marks. Columns may be in any order; unknown ones are ignored.
 * @throws CommandError with the invalid line
 */
export function parseChargeList(text: string): readonly ReturnType<typeof parseChargeLine>[] {
  const [headings = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = headings.split(',').map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new CommandError(
      `The first line has no heading ${missing.join(', ')}: it must contain ${columns.join(', ')}.`,
    );
  return lines.flatMap((row, index) => {
    if (row.trim() === '') return [];
    const cells = row.split(',').map((cell) => cell.trim());
    const line = index + 2;
    if (cells.length !== names.length)
      throw new CommandError(`Line ${line} has ${cells.length} cells, not ${names.length}.`);
    return [parseChargeLine(line, (column) => cells[names.indexOf(column)] ?? '')];
  });
}
