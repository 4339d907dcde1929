import { cancelReservationForVenue, confirmForVenue, viewReservation } from '@dining/contract/staff/desk';
import { moveAttendance, undoAttendance } from '@dining/contract/staff/service';
import type { Attendance } from '@dining/domain/reservations/attendance';
import { normalizeReservationNumber } from '@dining/domain/shared/typed-text';
import { type CommandDefinition, type CommandInput, getTextOption, parseCode } from './command';
import { formatWon } from './formatters';
import { CallRejectedError, CommandError, explain } from './send-command';

const parseResvCode = (args: readonly string[]): string =>
  parseCode(normalizeReservationNumber(args[0] ?? ''), 'reservation');

const confirm: CommandDefinition = {
  usage: 'RESERVATION',
  summary: 'confirms a reservation; from then on its guest can no longer cancel it online',
  details: ['The venue can still cancel it. The guest sees it as confirmed, and gets no message.'],
  run: async ({ args, call }) => {
    const resvCode = parseResvCode(args);
    const { isRepetition } = await call(confirmForVenue, { body: { resvCode } }).catch(
      explain({ not_found: `There is no reservation ${resvCode}.`, past: 'The day of the visit is over.' }),
    );
    return isRepetition
      ? `${resvCode} was already confirmed.`
      : `${resvCode} is confirmed. Its guest can no longer cancel it online, only by phone.`;
  },
};

function formatRefund(refund: number, payment: string | null): string {
  if (refund === 0) return 'Nothing was paid.';
  if (payment === 'refunded') return `${formatWon(refund)} was refunded, the whole amount.`;
  if (payment === 'refunding')
    return `${formatWon(refund)} is being refunded; the payment provider has not confirmed it yet (see the command «stuck»).`;
  if (payment === 'partly_refunded')
    return `${formatWon(refund)} must be refunded; a part was already refunded in the provider’s back office: see the command «stuck» for the rest.`;
  return `${formatWon(refund)} must be refunded, but the payment needs manual review: see the command «stuck».`;
}

function explainCancellation(resvCode: string): (error: unknown) => never {
  const explainOtherError = explain({ not_found: `There is no reservation ${resvCode}.` });
  return (error) => {
    const problem = error instanceof CallRejectedError ? error.problem : undefined;
    if (problem?.code !== 'already_cancelled') return explainOtherError(error);
    const { fee, refund } = problem.detail ?? {};
    throw new CommandError(
      `The guest has already cancelled it: ${formatWon(Number(fee))} kept, ${formatWon(Number(refund))} refunded. Nothing was changed.`,
    );
  };
}

const cancel: CommandDefinition = {
  usage: 'RESERVATION --reason TEXT',
  summary: 'cancels a reservation for the venue; the guest is informed and gets a full refund',
  details: [
    'Also possible for a confirmed one. Seats, coupon and points are returned.',
    '--reason TEXT  kept in the audit; the guest does not see it.',
  ],
  options: { reason: 'string' },
  run: async ({ args, options, call }) => {
    const resvCode = parseResvCode(args);
    const reason = getTextOption(options, 'reason')?.trim() ?? '';
    if (reason === '')
      throw new CommandError('Say why with --reason "…": it is kept in the audit; the guest does not see it.');
    const { isRepetition, refund } = await call(cancelReservationForVenue, { body: { resvCode, reason } }).catch(
      explainCancellation(resvCode),
    );
    const head = isRepetition
      ? `${resvCode} was already cancelled for the venue.`
      : `${resvCode} is cancelled for the venue; its guest is informed.`;
    if (refund === 0) return `${head} ${formatRefund(refund, null)}`;
    const { reservation } = await call(viewReservation, { body: { resvCode } });
    return `${head} ${formatRefund(refund, reservation.money?.state ?? null)}`;
  },
};

/** Returns the current attendance from the server's error that it has changed. Rethrows other errors. */
function getCurrentAttendance(error: unknown): Attendance {
  const problem = error instanceof CallRejectedError ? error.problem : undefined;
  if (problem?.code !== 'changed_meanwhile' || problem.current === undefined) throw error;
  return problem.current['attendance'] as Attendance;
}

/** Changes the attendance from the assumed one or, if the server has another one, from that. */
async function changeAttendance<Result>(
  change: (from: Attendance) => Promise<Result>,
  assumedAttendance: Attendance,
): Promise<Result> {
  return change(assumedAttendance).catch((error: unknown) => change(getCurrentAttendance(error)));
}

const createAttendanceCommand = (
  to: 'done' | 'no_show',
  summary: string,
  result: string,
  details: readonly string[],
): CommandDefinition => ({
  usage: 'RESERVATION',
  summary,
  details,
  run: async ({ args, call }) => {
    const resvCode = parseResvCode(args);
    await changeAttendance((from) => call(moveAttendance, { body: { resvCode, from, to } }), 'expected').catch(
      explain({
        not_found: `There is no reservation ${resvCode}.`,
        no_such_move: 'Not possible, because the visit is already marked; use «undo» first.',
      }),
    );
    return `${resvCode}: ${result}`;
  },
});

const undo: CommandDefinition = {
  usage: 'RESERVATION [--reason TEXT]',
  summary: 'undoes the last change of attendance: «done», «no-show», or a change made in the console',
  details: ['Points are corrected. After ten minutes it needs --reason TEXT, which is kept in the audit.'],
  options: { reason: 'string' },
  run: async ({ args, options, call }: CommandInput) => {
    const resvCode = parseResvCode(args);
    const reason = getTextOption(options, 'reason') ?? '';
    const { attendance } = await changeAttendance(
      (from) => call(undoAttendance, { body: { resvCode, from, reason } }),
      'done',
    ).catch(explain({ not_found: `There is no reservation ${resvCode}.` }));
    return attendance === 'expected'
      ? `${resvCode}: the visit is no longer marked.`
      : `${resvCode}: the visit is marked as ${attendance} again.`;
  },
};

export const reservationCommands = {
  confirm,
  cancel,
  done: createAttendanceCommand('done', 'marks a visit as done: the guest came', 'the guest came.', [
    'From the start of the visit until 30 days after it.',
  ]),
  'no-show': createAttendanceCommand(
    'no_show',
    'marks a visit as no-show; it earns no points',
    'the guest did not come.',
    [
      'From the start of the visit until 30 days after it. Earned points are taken back. Nothing is refunded: only the console can keep a no-show fee and refund the rest.',
    ],
  ),
  undo,
};
