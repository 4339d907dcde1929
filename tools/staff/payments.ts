import type { CallTypes } from '@dining/contract/endpoint';
import { type AuditFault, listAuditRecords, verifyAudit } from '@dining/contract/staff/app';
import { listPaymentCases, proposeResolution, viewPayment } from '@dining/contract/staff/payments';
import {
  type ManualResolution,
  manualResolutions,
  type ProposableResolution,
} from '@dining/domain/payments/resolutions';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { type CommandDefinition, getTextOption, listRowsOfPages, parseCode, parseLimit } from './command';
import { formatCount, formatInstant, formatJson, formatWon } from './formatters';
import { CommandError, explain } from './send-command';

type StuckPayment = CallTypes<typeof listPaymentCases>['result']['payments'][number];
type AuditRow = CallTypes<typeof listAuditRecords>['result']['entries'][number];

const stateTexts: Partial<Record<NonNullable<StuckPayment['state']>, string>> = {
  approving: 'being approved; not known yet whether the guest was charged',
  unknown: 'the provider has not reported whether the guest was charged',
  approved: 'charged, but the reservation is not created yet',
  voiding: 'an unwanted charge is being refunded',
  refunding: 'a cancelled reservation is being refunded',
  manual: 'needs manual review: check the provider’s back office',
};

const refundStateTexts = { requested: 'requested', refused: 'refused by the provider', manual: 'needs manual review' };

const formatStuckPayment = ({ state, refund, alarm, hasProposal, ...payment }: StuckPayment): string =>
  [
    [
      payment.shopOrderNo,
      ...(payment.amount === null ? [] : [formatWon(payment.amount)]),
      `${state ?? 'no payment of ours'} since ${formatInstant(payment.since)}`,
      ...(payment.resvCode === null ? [] : [payment.resvCode]),
    ].join(' · '),
    ...(state === null || stateTexts[state] === undefined ? [] : [`    ${stateTexts[state]}`]),
    ...(refund === null
      ? []
      : [`    refund: ${formatWon(refund.amount)}, ${refundStateTexts[refund.state]} (${refund.reason})`]),
    ...(alarm === null ? [] : [`    alarm: ${alarm}`]),
    ...(hasProposal ? ['    proposed: a second person confirms it in the console'] : []),
  ].join('\n');

const stuck: CommandDefinition = {
  usage: '[--json]',
  summary: 'lists payments that are unfinished, need manual review, or whose refund is not done',
  details: ['Unfinished means for more than a minute; the server keeps querying the provider about them.'],
  options: { json: 'boolean' },
  run: async ({ call, options }) => {
    const payments = await listRowsOfPages(async (after) => {
      const page = await call(listPaymentCases, { body: { after } });
      return { rows: page.payments, next: page.next };
    });
    if (options['json'] === true) return formatJson(payments);
    if (payments.length === 0) return 'No payment is stuck.';
    return [
      `${formatCount(payments.length, 'payment is', 'payments are')} stuck:`,
      ...payments.map(formatStuckPayment),
    ].join('\n');
  },
};

function parseResolution(text: string | undefined): ManualResolution | undefined {
  const word = text?.replace('-', '_');
  const resolution = manualResolutions.find((knownResolution) => knownResolution === word);
  if (text !== undefined && resolution === undefined)
    throw new CommandError('--outcome must be reserved, refunded, not-charged or seen.');
  return resolution;
}

const settle: CommandDefinition = {
  usage: 'ORDER [--outcome WORD] [--charge NUMBER] --reason TEXT',
  summary: 'proposes how a payment that needs manual review is settled; a person of finance confirms it in the console',
  details: [
    'Without --outcome the provider is queried, which only knows payments of yesterday and today; a refund that it never received is sent again.',
    '--outcome reserved      the provider’s back office shows the charge: the reservation is created, or the charge is refunded',
    '--charge NUMBER         needed with reserved: the provider’s number of the charge, for later refunds',
    '--outcome refunded      the guest has been refunded',
    '--outcome not-charged   the guest was not charged: the seats are released',
    '--outcome seen          nothing changes except that the alarm is closed',
  ],
  options: { outcome: 'string', charge: 'string', reason: 'string' },
  run: async ({ args: [order], options, call }) => {
    const reason = getTextOption(options, 'reason')?.trim() ?? '';
    if (reason === '') throw new CommandError('Say why with --reason "…": it is kept in the audit.');
    const move: ProposableResolution = parseResolution(getTextOption(options, 'outcome')) ?? 'as_provider';
    const chargeId = getTextOption(options, 'charge') ?? null;
    const shopOrderNo = toCode<ShopOrderNo>(parseCode(order, 'payment'));
    const explainRefusal = explain({
      not_found: `There is no payment ${shopOrderNo}.`,
      already_proposed: `A proposal for ${shopOrderNo} is open already. It is confirmed, refused or withdrawn in the console.`,
      not_stuck: `${shopOrderNo} does not need manual review.`,
      charge_unnamed:
        'Not possible: «reserved» needs --charge NUMBER and a payment without a refund; one with a refund can only be «refunded» or «seen».',
      charge_of_another: 'That charge paid another order: check its number.',
    });
    const { payment } = await call(viewPayment, { body: { shopOrderNo } }).catch(explainRefusal);
    const body = { shopOrderNo, version: payment.version, move, chargeId, reason } as const;
    const response = await call(proposeResolution, { body }).catch(explainRefusal);
    const proposal = response.payment.proposals.find(({ state }) => state === 'open');
    return `${shopOrderNo}: proposed (${proposal?.proposalId}). A person of finance confirms it in the console, under Inbox, until ${formatInstant(proposal?.lapsesAt ?? '')}.`;
  },
};

function formatFacts({ detail: { from, to, ...otherDetails } }: AuditRow): string[] {
  const facts = Object.entries(otherDetails).filter(([, value]) => value !== null && value !== '');
  return [...(from === undefined ? [] : [`${from} → ${to}`]), ...facts.map(([name, value]) => `${name}: ${value}`)];
}

const formatActor = ({ kind, actor }: AuditRow): string => (kind === 'staff' ? actor : `${kind} ${actor}`.trim());

const audit: CommandDefinition = {
  usage: '[SUBJECT] [--most COUNT] [--json]',
  summary: 'lists the entries of the audit, the latest first',
  details: [
    'SUBJECT is a reservation, an order, a venue, a day, "inquiry 12", or a member’s e-mail address, which lists the sign-ins of the account.',
    'Without --most: the last 20. Without SUBJECT: those of the last three months.',
  ],
  options: { most: 'string', json: 'boolean' },
  run: async ({ args: [subject = ''], options, call }) => {
    const entries = await listRowsOfPages(async (after) => {
      const page = await call(listAuditRecords, { body: { subject, after } });
      return { rows: page.entries, next: page.next };
    }, parseLimit(options));
    if (options['json'] === true) return formatJson(entries);
    if (entries.length === 0) return 'No entries.';
    return entries
      .map((row) => [formatInstant(row.at), formatActor(row), row.action, row.subject, ...formatFacts(row)].join(' · '))
      .join('\n');
  },
};

const faultTexts: Readonly<Record<AuditFault, string>> = {
  entry_changed: 'was changed after it was sealed',
  entry_missing: 'is missing, although its retention period is not over',
  entry_unsealed: 'was never sealed, although it is older than an hour',
  seal_changed: 'has a seal that was changed',
  seal_missing: 'follows a seal that is missing',
};

const auditVerify: CommandDefinition = {
  usage: '[--json]',
  summary: 'compares every entry of the audit with its seal, and reports the first that does not match',
  details: [
    'Compare the hash with one in the log (event audit.sealed): it shows whether the end of the chain was cut off.',
  ],
  options: { json: 'boolean' },
  run: async ({ options, send }) => {
    const result = await send(verifyAudit, {});
    if (options['json'] === true) return formatJson(result);
    const { sealed, unsealed, hash, broken } = result;
    if (broken !== null) throw new CommandError(`Entry ${broken.entryId} of the audit ${faultTexts[broken.fault]}.`);
    return `${formatCount(sealed, 'entry matches its seal', 'entries match their seals')}, ${unsealed} not sealed yet. Hash: ${hash}`;
  },
};

export const paymentCommands = { stuck, settle, audit, 'audit-verify': auditVerify };
