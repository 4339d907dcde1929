import { type ChargeListError, chargeListColumns, parseChargeList } from '@dining/domain/payments/charge-list';
import { CommandError } from './send-command';

function formatListError(error: ChargeListError): string {
  if (error.type === 'headings_missing')
    return `The first line has no heading ${error.missing.join(', ')}: it must contain ${chargeListColumns.join(', ')}.`;
  if (error.type === 'cell_count_mismatch')
    return `Line ${error.line} has ${error.count} cells, not ${error.expected}.`;
  return `Line ${error.line}: ${error.column} «${error.cell}» cannot be read.`;
}

/** Returns the charges of a list. @throws CommandError that names the missing headings or the invalid line */
export function readChargeList(text: string) {
  const list = parseChargeList(text);
  if (!list.ok) throw new CommandError(formatListError(list.error));
  return list.charges;
}
