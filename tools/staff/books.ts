import { type AuditRow, listAudit } from '@dining/contract/staff/app';
import { listStuckPayments, type StuckPayment } from '@dining/contract/staff/payments';
import { Stopped } from './ask';
import { type CommandLine, textOption } from './command';
import { at, many, won } from './words';

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
    `${one.shopOrderNo} · ${won(one.amount)} · ${state} since ${at(one.since)}${one.resvCode === null ? '' : ` · ${one.resvCode}`}`,
    ...(meanings[state] === undefined ? [] : [`    ${meanings[state]}`]),
    ...(refund === null ? [] : [`    to go back: ${won(refund.amount)}, ${refunds[refund.state]} (${refund.reason})`]),
    ...(alarm === null ? [] : [`    alarm: ${alarm}`]),
  ].join('\n');

const stuck: CommandLine = {
  usage: '[--json]',
  about: 'lists payments that do not come to rest, wait for a person, or whose refund is not done',
  more: ['Those that are passing for more than a minute; the product goes on asking the provider about them by itself.'],
  options: { json: 'boolean' },
  run: async ({ ask, options }) => {
    const { payments } = await ask(listStuckPayments, {});
    if (options['json'] === true) return JSON.stringify(payments, null, 2);
    if (payments.length === 0) return 'No payment is stuck.';
    return [`${many(payments.length, 'payment is', 'payments are')} stuck:`, ...payments.map(listed)].join('\n');
  },
};

/** The facts of an act, a move before the rest; what was left out is not said. */
function factsOf({ detail: { from, to, ...rest } }: AuditRow): string[] {
  const facts = Object.entries(rest).filter(([, value]) => value !== null && value !== '');
  return [...(from === undefined ? [] : [`${from} → ${to}`]), ...facts.map(([name, value]) => `${name}: ${value}`)];
}

const audit: CommandLine = {
  usage: '[SUBJECT] [--most COUNT] [--json]',
  about: 'lists what staff have done, the latest first',
  more: ['SUBJECT is a reservation, a venue, a day, or "inquiry 12". Without --most: the last 20.'],
  options: { most: 'string', json: 'boolean' },
  run: async ({ args: [subject], options, ask }) => {
    const most = Number(textOption(options, 'most') ?? 20);
    if (!Number.isInteger(most) || most < 1 || most > 1_000) throw new Stopped('--most is a number from 1 to 1000.');
    const { entries } = await ask(listAudit, { most, ...(subject === undefined ? {} : { subject }) });
    if (options['json'] === true) return JSON.stringify(entries, null, 2);
    if (entries.length === 0) return 'Nothing was done.';
    return entries.map((one) => [at(one.at), one.operator, one.action, one.subject, ...factsOf(one)].join(' · ')).join('\n');
  },
};

export const bookCommands = { stuck, audit };
