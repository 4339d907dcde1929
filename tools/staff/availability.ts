import { type Closed, closeVenue, reopenVenue, type Standing } from '@dining/contract/staff/availability';
import { type CommandLine, type Given, getTextOption, parseCode, parseDay, parseTime } from './command';
import { formatCount, formatDay, formatParty } from './words';

/** A reservation that stands where nothing is offered any more, in one line. */
export const standingLine = (one: Standing): string =>
  `  ${one.time}  ${one.visitorName} · ${formatParty(one)}${one.room === '' ? '' : ` · ${one.room}`} · ${one.phone} · ${one.resvCode}`;

function placeIn({ args, options }: Given) {
  const [venue, day, time] = args;
  return {
    dinCode: parseCode(venue, 'venue'),
    day: parseDay(day),
    ...(time === undefined ? {} : { time: parseTime(time) }),
    reason: getTextOption(options, 'reason') ?? '',
  };
}

function standingText({ standing, underWay }: Closed): string[] {
  const paying =
    underWay === 0
      ? []
      : [`${formatCount(underWay, 'guest is', 'guests are')} paying just now and may still get in: ask again in some minutes.`];
  if (standing.length === 0) return ['No reservation stands there.', ...paying];
  return [
    `${formatCount(standing.length, 'reservation stands', 'reservations stand')} there and ${standing.length === 1 ? 'stays' : 'stay'}. Call ${standing.length === 1 ? 'its guest' : 'their guests'}, or cancel for the venue:`,
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
    const what = `${closed.venueName}, ${formatDay(place.day)}${place.time === undefined ? '' : ` ${place.time}`}`;
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
    const what = `${venueName}, ${formatDay(place.day)}${place.time === undefined ? '' : ` ${place.time}`}`;
    return `${what} ${again ? 'was not closed.' : 'is open again.'}`;
  },
};

export const availabilityCommands = { close, reopen };
