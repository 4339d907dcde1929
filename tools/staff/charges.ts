import { type ComparedCharge, compareCharges } from '@dining/contract/staff/payments';
import { parseChargeList } from './charge-list';
import { type CommandDefinition, getTextOption, readText } from './command';
import { formatCount, formatError, formatWon } from './formatters';
import { CommandError } from './send-command';

const batchSize = 20;

const meanings: Readonly<Record<ComparedCharge['verdict'], string>> = {
  known: 'matches',
  in_progress: 'in progress, or in manual review: see «stuck»',
  unknown: 'not recorded here',
  refund_missing: 'refunded, but not recorded here',
  manual_review: 'differs: needs manual review',
  failed: 'could not be completed: see the server’s log',
};

const formatComparison = ({ shopOrderNo, chargeId, left, verdict, state }: ComparedCharge): string =>
  [shopOrderNo, chargeId, formatWon(left), meanings[verdict], ...(state === null ? [] : [state])].join(' · ');

function formatComparisons(compared: readonly ComparedCharge[]): string {
  const others = compared.filter(({ verdict }) => verdict !== 'known');
  const head = `${formatCount(compared.length, 'charge')} compared, ${formatCount(others.length, 'differs', 'differ')} from our records.`;
  return [head, ...others.map(formatComparison)].join('\n');
}

const retryHint = 'Completed charges stay completed: save a new list from the provider, and run the command with it.';

const charges: CommandDefinition = {
  usage: 'FILE [--settle] --reason TEXT',
  summary: 'compares a list of charges from the payment provider with our records',
  details: [
    'FILE has a line of headings: order,charge,won,left,method. They are our order number, the provider’s number of the charge, the amount',
    'charged in won, the part of it that is not refunded, and card or account. Other columns are ignored.',
    'Without --settle nothing is changed. With it charges that are not recorded here are refunded, and other differences raise an alarm.',
    'Repeat it with a new list from the provider until nothing is unknown or in progress.',
  ],
  options: { settle: 'boolean', reason: 'string' },
  run: async ({ args: [file = ''], options, send }) => {
    const reason = getTextOption(options, 'reason')?.trim() ?? '';
    if (reason === '') throw new CommandError('Say why with --reason "…": it is kept in the audit.');
    const listedCharges = parseChargeList(await readText(file));
    const compared: ComparedCharge[] = [];
    for (let from = 0; from < listedCharges.length; from += batchSize) {
      const batch = listedCharges.slice(from, from + batchSize);
      const request = { charges: batch.map(({ charge }) => charge), settle: options['settle'] === true, reason };
      const comparison = await send(compareCharges, request).catch((error: unknown) => {
        throw new CommandError(
          `Stopped at line ${batch[0]?.line}: ${formatError(error)} ${retryHint}`,
          formatComparisons(compared),
        );
      });
      compared.push(...comparison.charges);
    }
    const failed = compared.filter(({ verdict }) => verdict === 'failed').length;
    if (failed > 0)
      throw new CommandError(
        `${formatCount(failed, 'charge')} could not be completed. ${retryHint}`,
        formatComparisons(compared),
      );
    return formatComparisons(compared);
  },
};

export const chargeCommands = { charges };
