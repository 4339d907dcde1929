import {
  type AffectedReservation,
  type ClosingResult,
  closeVenue,
  reopenVenue,
} from '@dining/contract/staff/availability';
import { type CommandDefinition, type CommandInput, getTextOption, parseCode, parseDay, parseTime } from './command';
import { formatCount, formatDay, formatParty } from './formatters';

export const formatAffected = (one: AffectedReservation): string =>
  `  ${one.time}  ${one.visitorName} · ${formatParty(one)}${one.room === '' ? '' : ` · ${one.room}`} · ${one.phone} · ${one.resvCode}`;

function parseClosingInput({ args, options }: CommandInput) {
  const [venue, day, time] = args;
  return {
    dinCode: parseCode(venue, 'venue'),
    day: parseDay(day),
    ...(time === undefined ? {} : { time: parseTime(time) }),
    reason: getTextOption(options, 'reason') ?? '',
  };
}

function formatClosing({ standing, underWay }: ClosingResult): string[] {
  const paying =
    underWay === 0
      ? []
      : [
          `${formatCount(underWay, 'guest is', 'guests are')} paying now and may still get a reservation: repeat the command in some minutes.`,
        ];
  if (standing.length === 0) return ['There are no reservations.', ...paying];
  return [
    `${formatCount(standing.length, 'reservation is', 'reservations are')} affected and ${standing.length === 1 ? 'stays' : 'stay'} valid. Call ${standing.length === 1 ? 'its guest' : 'their guests'}, or cancel for the venue:`,
    ...standing.map(formatAffected),
    ...paying,
  ];
}

const close: CommandDefinition = {
  usage: 'VENUE DAY [TIME] [--reason TEXT]',
  summary: 'closes a day of a venue, or one start time of it, for new reservations',
  details: [
    'Existing reservations stay valid and are listed; a repeat lists them again. Closing one time does not affect pickups.',
  ],
  options: { reason: 'string' },
  run: async (input) => {
    const closing = parseClosingInput(input);
    const result = await input.send(closeVenue, closing);
    const what = `${result.venueName}, ${formatDay(closing.day)}${closing.time === undefined ? '' : ` ${closing.time}`}`;
    const dateWarning = result.isBeyondSight ? ['Guests cannot book that day yet: check the year.'] : [];
    return [
      `${what} ${result.again ? 'was already closed.' : 'is closed.'}`,
      ...formatClosing(result),
      ...dateWarning,
    ].join('\n');
  },
};

const reopen: CommandDefinition = {
  usage: 'VENUE DAY [TIME] [--reason TEXT]',
  summary: 'reopens a start time, or a day with all of its times',
  options: { reason: 'string' },
  run: async (input) => {
    const closing = parseClosingInput(input);
    const { again, venueName } = await input.send(reopenVenue, closing);
    const what = `${venueName}, ${formatDay(closing.day)}${closing.time === undefined ? '' : ` ${closing.time}`}`;
    return `${what} ${again ? 'was not closed.' : 'is open again.'}`;
  },
};

export const availabilityCommands = { close, reopen };
