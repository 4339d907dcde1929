import { cancelForVenue, confirmReservation, markAttendance } from '@dining/contract/staff/reservations';
import { normalizeReservationNumber } from '@dining/domain/shared/typed-text';
import { Stopped } from './ask';
import { type CommandLine, getTextOption, parseCode } from './command';
import { formatWon } from './words';

const codeIn = (args: readonly string[]): string => parseCode(normalizeReservationNumber(args[0] ?? ''), 'reservation');

const confirm: CommandLine = {
  usage: 'RESERVATION',
  about: 'confirms a reservation; from then on its guest can no longer cancel it online',
  more: ['The venue can still cancel it. The guest sees it as confirmed; no message leaves.'],
  run: async ({ args, ask }) => {
    const resvCode = codeIn(args);
    const { again } = await ask(confirmReservation, { resvCode });
    return again
      ? `${resvCode} was confirmed before.`
      : `${resvCode} is confirmed. Its guest can no longer cancel it online and is asked to call.`;
  },
};

function refundLine(refund: number, payment: string | null): string {
  if (refund === 0) return 'Nothing had been paid.';
  if (payment === 'refunded') return `${formatWon(refund)} went back, all that was paid.`;
  if (payment === 'refunding')
    return `${formatWon(refund)} is on its way back; the payment provider has not confirmed it yet (see «stuck»).`;
  if (payment === 'partly_refunded')
    return `Of ${formatWon(refund)} that must go back a part has gone back at the payment provider’s desk before: «stuck» says what is left.`;
  return `${formatWon(refund)} must go back, but its payment needs a person: see «stuck».`;
}

const cancel: CommandLine = {
  usage: 'RESERVATION --reason TEXT',
  about: 'cancels a reservation for the venue: the guest is told so and gets everything back',
  more: [
    'Also one that is confirmed. Seats, coupon and points go where they came from.',
    '--reason TEXT  why; for internal records, not shown to the guest.',
  ],
  options: { reason: 'string' },
  run: async ({ args, options, ask }) => {
    const resvCode = codeIn(args);
    const reason = getTextOption(options, 'reason')?.trim() ?? '';
    if (reason === '') throw new Stopped('Say why with --reason "…": it is kept for the record, the guest is not told.');
    const { again, refund, payment } = await ask(cancelForVenue, { resvCode, reason });
    const head = again
      ? `${resvCode} was cancelled for the venue before.`
      : `${resvCode} is cancelled for the venue; its guest is told.`;
    return `${head} ${refundLine(refund, payment)}`;
  },
};

type Mark = Parameters<typeof said>[0];
function said(to: 'done' | 'no_show' | 'expected', resvCode: string): string {
  if (to === 'done') return `${resvCode}: the guest came.`;
  return to === 'no_show' ? `${resvCode}: nobody came.` : `${resvCode}: nothing is said of the visit any more.`;
}

const marking = (to: Mark, about: string, more: readonly string[]): CommandLine => ({
  usage: 'RESERVATION',
  about,
  more,
  run: async ({ args, ask }) => {
    const resvCode = codeIn(args);
    const { again } = await ask(markAttendance, { resvCode, to });
    return again ? `${said(to, resvCode)} It had been said before.` : said(to, resvCode);
  },
});

export const reservationCommands = {
  confirm,
  cancel,
  done: marking('done', 'marks a visit as done: the guest came', ['From when the visit begins until 30 days after it.']),
  'no-show': marking('no_show', 'marks a visit that nobody came to; it brings no points', [
    'From when the visit begins until 30 days after it. Points that it has brought are taken back.',
  ]),
  undo: marking('expected', 'takes «done» or «no-show» back', ['Points are set right.']),
};
