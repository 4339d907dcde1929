import {
  addHoliday,
  type Closed,
  closeVenue,
  type HolidayChanged,
  type OverbookedTime,
  removeHoliday,
  reopenVenue,
  type Standing,
} from '@dining/contract/staff/availability';
import { Stopped } from './ask';
import { type CommandLine, codeOf, dayOf, type Given, textOption, timeOf } from './command';
import { dayText, many, partyText } from './words';

const listed = (one: Standing): string =>
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

function standingText({ standing, underWay }: Closed): string[] {
  const paying =
    underWay === 0
      ? []
      : [`${many(underWay, 'guest is', 'guests are')} paying just now and may still get in: ask again in some minutes.`];
  if (standing.length === 0) return ['No reservation stands there.', ...paying];
  return [
    `${many(standing.length, 'reservation stands', 'reservations stand')} there and ${standing.length === 1 ? 'stays' : 'stay'}. Call ${standing.length === 1 ? 'its guest' : 'their guests'}, or cancel for the venue:`,
    ...standing.map(listed),
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
    return [`${what} ${closed.again ? 'was closed before.' : 'is closed.'}`, ...standingText(closed)].join('\n');
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

const overbookedText = (one: OverbookedTime): string =>
  [
    `${one.venueName} (${one.dinCode}) ${one.time}${one.room === '' ? '' : ` ${one.room}`}: ` +
      (one.offered === 0
        ? 'taken, and not offered on such a day'
        : `${many(one.taken, 'seat')} taken, ${one.offered} on such a day`),
    ...(one.standing.length === 0 ? ['  only guests who stay from an earlier time'] : one.standing.map(listed)),
  ].join('\n');

function changedText({ isWeekend, overbooked }: HolidayChanged, head: string): string {
  if (isWeekend) return `${head} Its hours stay those of a weekend.`;
  if (overbooked.length === 0) return `${head} Nothing is overbooked by it.`;
  return [`${head} It leaves overbooked, and all of it stays:`, ...overbooked.map(overbookedText)].join('\n');
}

const holiday: CommandLine = {
  usage: 'add|remove DAY [--name TEXT]',
  about: 'makes a day a public holiday, with the hours of a weekend, or a day like others again',
  more: [
    'It holds for all venues, and lists what it leaves overbooked. Repeating «add» lists it once more.',
    '--name TEXT  what guests read in all languages; without it: Temporary holiday, in theirs.',
  ],
  options: { name: 'string' },
  run: async ({ args, options, ask }) => {
    const [what, given] = args;
    if (what !== 'add' && what !== 'remove')
      throw new Stopped(`${what ?? 'Nothing'} is not what can be done with a holiday: add or remove.`);
    const day = dayOf(given);
    if (what === 'remove') return changedText(await ask(removeHoliday, { day }), `${dayText(day)} is no holiday any more.`);
    const name = textOption(options, 'name');
    const changed = await ask(addHoliday, { day, ...(name === undefined ? {} : { name }) });
    return changedText(changed, `${dayText(day)} ${changed.again ? 'was a holiday before.' : 'is a holiday.'}`);
  },
};

export const availabilityCommands = { close, reopen, holiday };
