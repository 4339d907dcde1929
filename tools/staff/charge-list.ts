import { Stopped } from './ask';

/** A charge as a list from the provider's books names it; won. */
export interface ListedCharge {
  readonly shopOrderNo: string;
  readonly pgCno: string;
  readonly charged: number;
  readonly left: number;
  readonly method: 'card' | 'account';
}

const columns = ['order', 'charge', 'won', 'left', 'method'] as const;

const wonOf = (text: string, line: number): number => {
  if (!/^\d{1,10}$/.test(text)) throw new Stopped(`Line ${line}: ${text} is no sum in won, digits alone.`);
  return Number(text);
};

/**
 * Reads a list of charges: a line of headings, then a charge a line, with commas between and neither quotation marks nor commas within.
 * Columns stand in any order, others beside them are overlooked. @throws Stopped with the line that cannot be read
 */
export function readChargeList(text: string): readonly ListedCharge[] {
  const [headings = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = headings.split(',').map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new Stopped(`The first line has no heading ${missing.join(', ')}: it names ${columns.join(', ')}.`);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = line.split(',').map((cell) => cell.trim());
    const number = index + 2;
    if (cells.length !== names.length) throw new Stopped(`Line ${number} has ${cells.length} cells, not ${names.length}.`);
    const cell = (column: (typeof columns)[number]): string => cells[names.indexOf(column)] ?? '';
    const method = cell('method');
    if (method !== 'card' && method !== 'account') throw new Stopped(`Line ${number}: ${method} is neither card nor account.`);
    const [charged, left] = [wonOf(cell('won'), number), wonOf(cell('left'), number)];
    if (left > charged) throw new Stopped(`Line ${number}: more is left than was charged.`);
    return [{ shopOrderNo: cell('order'), pgCno: cell('charge'), charged, left, method }];
  });
}
