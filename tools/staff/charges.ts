import { type ComparedCharge, compareCharges } from '@dining/contract/staff/payments';
import { Stopped } from './ask';
import { readChargeList } from './charge-list';
import { type CommandLine, getTextOption, readText } from './command';
import { formatCount, formatError, formatWon } from './words';

/** So many are asked about at once: the server gives each back that must be, one after the other. */
const atOnce = 20;

const meanings: Readonly<Record<ComparedCharge['verdict'], string>> = {
  known: 'both books say the same',
  under_way: 'on its way here, or waits for a person already: see «stuck»',
  unknown: 'our books do not know this charge',
  went_back: 'money went back of which our books know nothing',
  person: 'the books contradict each other: a person must look',
  failed: 'it could not be finished: the server’s log says why',
};

const formatComparison = ({ shopOrderNo, chargeId, left, verdict, state }: ComparedCharge): string =>
  [shopOrderNo, chargeId, formatWon(left), meanings[verdict], ...(state === null ? [] : [state])].join(' · ');

function comparedText(compared: readonly ComparedCharge[]): string {
  const others = compared.filter(({ verdict }) => verdict !== 'known');
  const head = `${formatCount(compared.length, 'charge')} compared, ${formatCount(others.length, 'differs', 'differ')} from our books.`;
  return [head, ...others.map(formatComparison)].join('\n');
}

const goOn = 'What is done stays done: save the provider’s list anew, and run it with that.';

const charges: CommandLine = {
  usage: 'FILE [--settle] --reason TEXT',
  about: 'compares a list of charges from the payment provider’s books with ours',
  more: [
    'FILE has a line of headings: order,charge,won,left,method. They are our order’s number, the provider’s of the charge, the won that were',
    'charged, those of them that have not gone back, and card or account. Save the provider’s list of a span so; other columns are overlooked.',
    'Without --settle nothing is changed. With it charges that our books do not know go back, and what no rule may settle calls a person.',
    'Run it again until nothing is unknown or under way, each time with the list saved anew: one from before tells of money that has gone back since.',
  ],
  options: { settle: 'boolean', reason: 'string' },
  run: async ({ args: [file = ''], options, ask }) => {
    const reason = getTextOption(options, 'reason')?.trim() ?? '';
    if (reason === '') throw new Stopped('Say why with --reason "…": it is kept for the record.');
    const listed = readChargeList(await readText(file));
    const compared: ComparedCharge[] = [];
    for (let from = 0; from < listed.length; from += atOnce) {
      const batch = listed.slice(from, from + atOnce);
      const asked = { charges: batch.map(({ charge }) => charge), settle: options['settle'] === true, reason };
      const told = await ask(compareCharges, asked).catch((error: unknown) => {
        throw new Stopped(`Stopped at line ${batch[0]?.line}: ${formatError(error)} ${goOn}`, comparedText(compared));
      });
      compared.push(...told.charges);
    }
    const failed = compared.filter(({ verdict }) => verdict === 'failed').length;
    if (failed > 0) throw new Stopped(`${formatCount(failed, 'charge')} could not be finished. ${goOn}`, comparedText(compared));
    return comparedText(compared);
  },
};

export const chargeCommands = { charges };
