import type { CallTypes } from '@dining/contract/endpoint';
import { compareCharges, proposeCharges } from '@dining/contract/staff/payments';
import { readChargeList } from './charge-list';
import { type CommandDefinition, getTextOption, readText } from './command';
import { formatCount, formatError, formatWon } from './formatters';
import { CommandError } from './send-command';

type ComparedCharge = CallTypes<typeof compareCharges>['result']['charges'][number];

const batchSize = 20;

const verdictTexts: Readonly<Record<ComparedCharge['verdict'], string>> = {
  known: 'matches',
  in_progress: 'in progress, or in manual review: see the command «stuck»',
  unknown: 'not recorded here',
  refund_missing: 'refunded, but not recorded here',
  manual_review: 'differs: needs manual review',
  not_found: 'not for an order of ours',
  failed: 'could not be compared: see the server’s log',
};

const formatComparison = ({ shopOrderNo, chargeId, left, verdict, state, hasProposal }: ComparedCharge): string =>
  [
    shopOrderNo,
    chargeId,
    formatWon(left),
    verdictTexts[verdict],
    ...(state === null ? [] : [state]),
    ...(hasProposal ? ['proposed'] : []),
  ].join(' · ');

function formatComparisons(comparedCharges: readonly ComparedCharge[]): string {
  const differingCharges = comparedCharges.filter(({ verdict }) => verdict !== 'known');
  const head = `${formatCount(comparedCharges.length, 'charge')} compared, ${formatCount(differingCharges.length, 'differs', 'differ')} from our records.`;
  return [head, ...differingCharges.map(formatComparison)].join('\n');
}

const retryHint = 'The proposals made so far stay: save a new list from the provider, and run the command with it.';

const charges: CommandDefinition = {
  usage: 'FILE [--settle] [--reason TEXT]',
  summary: 'compares a list of charges from the payment provider with our records',
  details: [
    'FILE has a line of headings: order,charge,won,left,method. They are our order number, the provider’s number of the charge, the amount',
    'charged in won, the part of it that is not refunded, and card or account. Other columns are ignored.',
    'Without --settle nothing is changed. With it the settlement of each difference is proposed, with --reason TEXT; a person of finance',
    'confirms it in the console. Then a charge that is not recorded here is refunded, a refund that is not recorded here is looked up and recorded, and any other difference raises an alarm.',
    'Repeat it with a new list from the provider until every charge is recorded here and none is in progress.',
  ],
  options: { settle: 'boolean', reason: 'string' },
  run: async ({ args: [file = ''], options, call }) => {
    const shouldPropose = options['settle'] === true;
    const reason = getTextOption(options, 'reason')?.trim() ?? '';
    if (shouldPropose && reason === '') throw new CommandError('Say why with --reason "…": it is kept in the audit.');
    const listedCharges = readChargeList(await readText(file));
    const comparedCharges: ComparedCharge[] = [];
    let proposedCount = 0;
    for (let start = 0; start < listedCharges.length; start += batchSize) {
      const batch = listedCharges.slice(start, start + batchSize);
      const body = { charges: batch.map(({ charge }) => charge) };
      const response = shouldPropose
        ? call(proposeCharges, { body: { ...body, reason } })
        : call(compareCharges, { body }).then((comparison) => ({ ...comparison, proposedCount: 0 }));
      const comparison = await response.catch((error: unknown) => {
        throw new CommandError(
          `Stopped at line ${batch[0]?.line}: ${formatError(error)} ${retryHint}`,
          formatComparisons(comparedCharges),
        );
      });
      comparedCharges.push(...comparison.charges);
      proposedCount += comparison.proposedCount;
    }
    const failedCount = comparedCharges.filter(({ verdict }) => verdict === 'failed').length;
    if (failedCount > 0)
      throw new CommandError(
        `${formatCount(failedCount, 'charge')} could not be compared. ${retryHint}`,
        formatComparisons(comparedCharges),
      );
    if (!shouldPropose) return formatComparisons(comparedCharges);
    const proposalHint = `${formatCount(proposedCount, 'settlement is', 'settlements are')} proposed. A person of finance confirms them in the console, under Inbox.`;
    return `${formatComparisons(comparedCharges)}\n${proposalHint}`;
  },
};

export const chargeCommands = { charges };
