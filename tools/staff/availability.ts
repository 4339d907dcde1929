import { addClosing, listHolidays, previewClosing, removeClosing } from '@dining/contract/staff/availability';
import { isBeyondBookingHorizon } from '@dining/domain/availability/horizon';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type CommandDefinition, type CommandInput, getTextOption, parseCode, parseDay, parseTime } from './command';
import { formatCount, formatDay } from './formatters';
import { CallRejectedError, CommandError } from './send-command';
import { explainVenue, formatAffectedParty, getServiceDay, getVenue, type Service } from './venues';

interface Closing {
  readonly dinCode: string;
  readonly day: string;
  readonly time: string | null;
  readonly reason: string;
}

function parseClosing({ args: [venue, day, time], options }: CommandInput): Closing {
  return {
    dinCode: parseCode(venue, 'venue'),
    day: parseDay(day),
    time: time === undefined ? null : parseTime(time),
    reason: getTextOption(options, 'reason') ?? '',
  };
}

const createBody = ({ dinCode, day, time, reason }: Closing) => ({ dinCode, from: day, to: day, time, reason });

/**
 * Throws an error that says why a start time is unknown: the holidays of the year are not entered, or the day has no
 * such time. `startTimes` lists the start times of the day.
 */
async function explainUnknownTime(call: CommandInput['call'], day: string, startTimes: string): Promise<never> {
  const year = Number(day.slice(0, 4));
  if (!(await call(listHolidays, { body: { year } })).isComplete)
    throw new CommandError(
      `The holidays of ${year} are not entered, so the start times of that day are unknown: npm run staff -- holiday-year ${year}`,
    );
  throw new CommandError(
    startTimes === ''
      ? `No meal is served on ${formatDay(day)}: it has no start times.`
      : `Not a start time of ${formatDay(day)}. The start times are: ${startTimes}`,
  );
}

/** Adds or removes a closing. Returns true if something has changed. */
async function changeClosing(
  call: CommandInput['call'],
  endpoint: typeof addClosing | typeof removeClosing,
  closing: Closing,
): Promise<boolean> {
  const { dinCode, day } = closing;
  const explainOtherError = explainVenue(dinCode, {
    past: `${formatDay(day)} is over.`,
    day_closed: `All of ${formatDay(day)} is closed. Reopen the day, then close the times that stay closed.`,
  });
  const { changedDayCount } = await call(endpoint, { body: createBody(closing) }).catch((error: unknown) => {
    if (error instanceof CallRejectedError && error.problem.code === 'no_such_time')
      return explainUnknownTime(call, day, String(error.problem.detail?.['times'] ?? ''));
    return explainOtherError(error);
  });
  return changedDayCount > 0;
}

function formatAffectedReservations(parties: Service['parties'], ordersBeingPaid: number): string[] {
  const payingHint =
    ordersBeingPaid === 0
      ? []
      : [
          `${formatCount(ordersBeingPaid, 'guest is', 'guests are')} paying now and may still get a reservation: repeat the command in a few minutes.`,
        ];
  if (parties.length === 0) return ['There are no reservations.', ...payingHint];
  return [
    `${formatCount(parties.length, 'reservation is', 'reservations are')} affected and ${parties.length === 1 ? 'stays' : 'stay'} valid. Call ${parties.length === 1 ? 'its guest' : 'their guests'}, or cancel for the venue:`,
    ...parties.map(formatAffectedParty),
    ...payingHint,
  ];
}

const formatVenueAndTime = (venueName: string, { day, time }: Closing): string =>
  `${venueName}, ${formatDay(day)}${time === null ? '' : ` ${time}`}`;

const close: CommandDefinition = {
  usage: 'VENUE DAY [TIME] [--reason TEXT]',
  summary: 'closes a day of a venue, or one start time of it, for new reservations',
  details: [
    'Existing reservations stay valid and are listed; a repeat lists them again. Closing one time does not affect pickups.',
  ],
  options: { reason: 'string' },
  run: async (input) => {
    const closing = parseClosing(input);
    const { dinCode, day, time } = closing;
    const { call } = input;
    const hasChanged = await changeClosing(call, addClosing, closing);
    // Read after the commit: from then on, only guests who are already paying can still get a reservation.
    const { venue, parties } = await getServiceDay(call, dinCode, day);
    const { ordersBeingPaid } = await call(previewClosing, { body: { dinCode, from: day, to: day, time } });
    const affectedParties =
      time === null ? parties : parties.filter((party) => party.time === time && party.type !== 'pickup');
    return [
      `${formatVenueAndTime(venue, closing)} ${hasChanged ? 'is closed.' : 'was already closed.'}`,
      ...formatAffectedReservations(affectedParties, ordersBeingPaid),
      ...(isBeyondBookingHorizon(day, getTodayInSeoul(new Date()))
        ? ['Guests cannot book that day yet: check the year.']
        : []),
    ].join('\n');
  },
};

const reopen: CommandDefinition = {
  usage: 'VENUE DAY [TIME] [--reason TEXT]',
  summary: 'reopens a start time, or a day with all of its times',
  options: { reason: 'string' },
  run: async (input) => {
    const closing = parseClosing(input);
    const { name } = await getVenue(input.call, closing.dinCode);
    const hasChanged = await changeClosing(input.call, removeClosing, closing);
    return `${formatVenueAndTime(name, closing)} ${hasChanged ? 'is open again.' : 'was not closed.'}`;
  },
};

export const availabilityCommands = { close, reopen };
