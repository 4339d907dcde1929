import { type AffectedReservation, type ClosingResult, closeVenue, reopenVenue } from '@dining/contract/staff/availability';
import { type CommandLine, codeOf, dayOf, type Given, textOption, timeOf } from './command';
import { dayText, many, partyText } from './words';

/** A reservation that stands where nothing is offered any more, in one line. */
export const standingLine = (one: AffectedReservation): string =>
  `  ${one.time}  ${one.visitorName} · ${partyText(one)}${one.room === '' ? '' : ` · ${one.room}`} · ${one.phone} · ${one.resvCode}`;

function placeIn({ args, options }: Given) {
  const [venue, day, time] = args;
  return {
    dinCode: codeOf(venue, 'venue'),
    day: dayOf(day),
    ...(time === undefined ? {} : { time: timeOf(time) }),
    reason: textOption(options, 'reason') ?? '',
  };
}

function standingText({ standing, underWay }: ClosingResult): string[] {
  const paying =
    underWay === 0
      ? []
      : [`${many(underWay, 'guest is', 'guests are')} paying just now and may still get in: ask again in some minutes.`];
  if (standing.length === 0) return ['No reservation stands there.', ...paying];
  return [
    `${many(standing.length, 'reservation stands', 'reservations stand')} there and ${standing.length === 1 ? 'stays' : 'stay'}. Call ${standing.length === 1 ? 'its guest' : 'their guests'}, or cancel for the venue:`,
    ...standing.map(standingLine),
    ...paying,
  ];
}

const close: CommandLine = {
  usage: 'VENUE DAY [TIME] [--reason TEXT]',
  about: 'closes a day of a venue, or one start time: nothing more is sold there',
  more: ['What stands there stays, and is listed. Repeating it lists it once more. A time alone leaves pickups as they are.'],
  options: { reason: 'string' },
  run: async (given) => {
    const place = placeIn(given);
    const closed = await given.ask(closeVenue, place);
    const what = `${closed.venueName}, ${dayText(place.day)}${place.time === undefined ? '' : ` ${place.time}`}`;
    const beyond = closed.isBeyondSight ? ['Guests do not see that day yet: is its year right?'] : [];
    return [`${what} ${closed.again ? 'was closed before.' : 'is closed.'}`, ...standingText(closed), ...beyond].join('\n');
  },
};

const reopen: CommandLine = {
  usage: 'VENUE DAY [TIME] [--reason TEXT]',
  about: 'opens again what was closed: one start time, or a day with all of its times',
  options: { reason: 'string' },
  run: async (given) => {
    const place = placeIn(given);
    const { again, venueName } = await given.ask(reopenVenue, place);
    const what = `${venueName}, ${dayText(place.day)}${place.time === undefined ? '' : ` ${place.time}`}`;
    return `${what} ${again ? 'was not closed.' : 'is open again.'}`;
  },
};

export const availabilityCommands = { close, reopen };
