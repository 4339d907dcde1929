import { cancelForVenue, confirmReservation, markAttendance } from '@dining/contract/staff/reservations';
import { normalizeReservationNumber } from '@dining/domain/shared/typed-text';
import { type CommandLine, getTextOption, parseCode } from './command';
import { formatWon } from './formatters';
import { CommandError } from './send-command';

const parseResvCode = (args: readonly string[]): string =>
  parseCode(normalizeReservationNumber(args[0] ?? ''), 'reservation');

const confirm: CommandLine = {
  usage: 'RESERVATION',
  about: 'confirms a reservation; from then on its guest can no longer cancel it online',
  more: ['The venue can still cancel it. The guest sees it as confirmed, and gets no message.'],
  run: async ({ args, send }) => {
    const resvCode = parseResvCode(args);
    const { again } = await send(confirmReservation, { resvCode });
    return again
      ? `${resvCode} was already confirmed.`
      : `${resvCode} is confirmed. Its guest can no longer cancel it online, only by phone.`;
  },
};

function formatRefund(refund: number, payment: string | null): string {
  if (refund === 0) return 'Nothing was paid.';
  if (payment === 'refunded') return `${formatWon(refund)} was refunded, the whole amount.`;
  if (payment === 'refunding')
    return `${formatWon(refund)} is being refunded; the payment provider has not confirmed it yet (see «stuck»).`;
  if (payment === 'partly_refunded')
    return `${formatWon(refund)} must be refunded; a part was already refunded in the provider’s back office: see «stuck» for the rest.`;
  return `${formatWon(refund)} must be refunded, but the payment needs manual review: see «stuck».`;
}

const cancel: CommandLine = {
  usage: 'RESERVATION --reason TEXT',
  about: 'cancels a reservation for the venue; the guest is informed and gets a full refund',
  more: [
    'Also possible for a confirmed one. Seats, coupon and points are returned.',
    '--reason TEXT  kept in the audit; the guest does not see it.',
  ],
  options: { reason: 'string' },
  run: async ({ args, options, send }) => {
    const resvCode = parseResvCode(args);
    const reason = getTextOption(options, 'reason')?.trim() ?? '';
    if (reason === '')
      throw new CommandError('Say why with --reason "…": it is kept in the audit; the guest does not see it.');
    const { again, refund, payment } = await send(cancelForVenue, { resvCode, reason });
    const head = again
      ? `${resvCode} was already cancelled for the venue.`
      : `${resvCode} is cancelled for the venue; its guest is informed.`;
    return `${head} ${formatRefund(refund, payment)}`;
  },
};

type Attendance = Parameters<typeof formatAttendance>[0];
function formatAttendance(to: 'done' | 'no_show' | 'expected', resvCode: string): string {
  if (to === 'done') return `${resvCode}: the guest came.`;
  return to === 'no_show' ? `${resvCode}: the guest did not come.` : `${resvCode}: the visit is no longer marked.`;
}

const createAttendanceCommand = (to: Attendance, about: string, more: readonly string[]): CommandLine => ({
  usage: 'RESERVATION',
  about,
  more,
  run: async ({ args, send }) => {
    const resvCode = parseResvCode(args);
    const { again } = await send(markAttendance, { resvCode, to });
    return again ? `${formatAttendance(to, resvCode)} It was already marked.` : formatAttendance(to, resvCode);
  },
});

export const reservationCommands = {
  confirm,
  cancel,
  done: createAttendanceCommand('done', 'marks a visit as done: the guest came', [
    'From the start of the visit until 30 days after it.',
  ]),
  'no-show': createAttendanceCommand('no_show', 'marks a visit as no-show; it earns no points', [
    'From the start of the visit until 30 days after it. Earned points are taken back.',
  ]),
  undo: createAttendanceCommand('expected', 'undoes «done» or «no-show»', ['Points are corrected.']),
};
