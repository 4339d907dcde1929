import { type AuditRow, listAudit } from '@dining/contract/staff/app';
import {
  listStuckPayments,
  type ManualResolution,
  manualResolutions,
  type StuckPayment,
  settlePayment,
} from '@dining/contract/staff/payments';
import { asCode, type ShopOrderNo } from '@dining/domain/shared/codes';
import { Stopped } from './ask';
import { type CommandLine, getTextOption, parseCode, parseLimit } from './command';
import { formatCount, formatInstant, formatJson, formatWon } from './words';

const meanings: Partial<Record<StuckPayment['state'], string>> = {
  approving: 'being approved; nobody knows yet whether the guest was charged',
  unknown: 'the provider has not said whether the guest was charged',
  approved: 'charged, and the reservation is not written yet',
  voiding: 'a charge that must not stand is going back',
  refunding: 'the money of a cancelled reservation is going back',
  manual: 'waits for a person: look at the provider’s own books',
};

const refunds = { asked: 'asked for', refused: 'refused by the provider', manual: 'waits for a person' };

const listed = ({ state, refund, alarm, ...one }: StuckPayment): string =>
  [
    `${one.shopOrderNo} · ${formatWon(one.amount)} · ${state} since ${formatInstant(one.since)}${one.resvCode === null ? '' : ` · ${one.resvCode}`}`,
    ...(meanings[state] === undefined ? [] : [`    ${meanings[state]}`]),
    ...(refund === null ? [] : [`    to go back: ${formatWon(refund.amount)}, ${refunds[refund.state]} (${refund.reason})`]),
    ...(alarm === null ? [] : [`    alarm: ${alarm}`]),
  ].join('\n');

const stuck: CommandLine = {
  usage: '[--json]',
  about: 'lists payments that do not come to rest, wait for a person, or whose refund is not done',
  more: ['Those that are passing for more than a minute; the product goes on asking the provider about them by itself.'],
  options: { json: 'boolean' },
  run: async ({ ask, options }) => {
    const { payments } = await ask(listStuckPayments, {});
    if (options['json'] === true) return formatJson(payments);
    if (payments.length === 0) return 'No payment is stuck.';
    return [`${formatCount(payments.length, 'payment is', 'payments are')} stuck:`, ...payments.map(listed)].join('\n');
  },
};

/** @throws Stopped */
function parseResolution(text: string | undefined): ManualResolution | undefined {
  const said = text?.replace('-', '_');
  const word = manualResolutions.find((one) => one === said);
  if (text !== undefined && word === undefined) throw new Stopped('--outcome is reserved, refunded, not-charged or seen.');
  return word;
}

const settle: CommandLine = {
  usage: 'ORDER [--outcome WORD] [--charge NUMBER] --reason TEXT',
  about: 'settles a payment that waits for a person, and the alarm about it',
  more: [
    'Without --outcome the payment provider is asked, who tells of yesterday and today alone; a refund that it never got is asked for again.',
    '--outcome reserved      the guest was charged, as the provider’s own books say: his reservation is written, or the money goes back',
    '--charge NUMBER    with it: the provider’s number of the charge, by which it can be given back later',
    '--outcome refunded      his money has gone back',
    '--outcome not-charged   he was not charged: his seats are free',
    '--outcome seen          nothing is to be moved: only the alarm goes',
  ],
  options: { outcome: 'string', charge: 'string', reason: 'string' },
  run: async ({ args: [order], options, ask }) => {
    const reason = getTextOption(options, 'reason')?.trim() ?? '';
    if (reason === '') throw new Stopped('Say why with --reason "…": it is kept for the record.');
    const [word, chargeId] = [parseResolution(getTextOption(options, 'outcome')), getTextOption(options, 'charge')];
    const { from, to, resvCode } = await ask(settlePayment, {
      shopOrderNo: asCode<ShopOrderNo>(parseCode(order, 'payment')),
      reason,
      ...(word === undefined ? {} : { word }),
      ...(chargeId === undefined ? {} : { chargeId }),
    });
    if (to === null) return `Our books know no order ${order}; the alarm about its charge is settled.`;
    const reservation = resvCode === null ? '' : ` Reservation ${resvCode}.`;
    return from === to ? `${order} stays ${to}; its alarm is settled.` : `${order}: ${from} → ${to}.${reservation}`;
  },
};

/** The facts of an act, a move before the rest; what was left out is not said. */
function factsOf({ detail: { from, to, ...rest } }: AuditRow): string[] {
  const facts = Object.entries(rest).filter(([, value]) => value !== null && value !== '');
  return [...(from === undefined ? [] : [`${from} → ${to}`]), ...facts.map(([name, value]) => `${name}: ${value}`)];
}

/** Staff by their names, all others by what they are. */
const nameOf = ({ kind, operator }: AuditRow): string => (kind === 'staff' ? operator : `${kind} ${operator}`.trim());

const audit: CommandLine = {
  usage: '[SUBJECT] [--most COUNT] [--json]',
  about: 'lists who has moved money, seen or changed what, the latest first',
  more: [
    'SUBJECT is a reservation, an order, a venue, a day, "inquiry 12", or the address of a member: who came into his account, and how.',
    'Without --most: the last 20.',
  ],
  options: { most: 'string', json: 'boolean' },
  run: async ({ args: [subject], options, ask }) => {
    const most = parseLimit(options);
    const { entries } = await ask(listAudit, { most, ...(subject === undefined ? {} : { subject }) });
    if (options['json'] === true) return formatJson(entries);
    if (entries.length === 0) return 'Nothing was done.';
    return entries
      .map((one) => [formatInstant(one.at), nameOf(one), one.action, one.subject, ...factsOf(one)].join(' · '))
      .join('\n');
  },
};

export const bookCommands = { stuck, settle, audit };
