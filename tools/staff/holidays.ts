import {
  addHoliday,
  enterHolidayYear,
  type HolidayChangeResult,
  type OverbookedTime,
  removeHoliday,
} from '@dining/contract/staff/availability';
import { formatAffected } from './availability';
import { type CommandDefinition, getTextOption, parseDay, parseNumber, readText } from './command';
import { formatCount, formatDay, formatJson } from './formatters';
import { parseHolidayList } from './holiday-list';
import { CommandError } from './send-command';

const formatOverbookedTime = (one: OverbookedTime): string =>
  [
    `${one.venueName} (${one.dinCode}) ${formatDay(one.day)} ${one.time}${one.room === '' ? '' : ` ${one.room}`}: ` +
      (one.offered === 0
        ? 'taken, but not offered on such a day'
        : `${formatCount(one.taken, 'seat')} taken, ${one.offered} on such a day`),
    ...(one.standing.length === 0
      ? ['  only guests who arrived at an earlier time']
      : one.standing.map(formatAffected)),
  ].join('\n');

const formatOverbooked = (overbooked: readonly OverbookedTime[]): string =>
  overbooked.length === 0
    ? 'Nothing is overbooked.'
    : ['Overbooked now (all reservations stay valid):', ...overbooked.map(formatOverbookedTime)].join('\n');

function formatChange({ day, isWeekend, isYearKnown, overbooked }: HolidayChangeResult, head: string): string {
  const year = day.slice(0, 4);
  const hours = isWeekend ? 'Its hours stay those of a weekend.' : formatOverbooked(overbooked);
  const unknown = `The holidays of ${year} are not entered, so its weekdays cannot be booked: npm run staff -- holiday-year ${year}`;
  return [`${head} ${hours}`, ...(isYearKnown ? [] : [unknown])].join('\n');
}

const holiday: CommandDefinition = {
  usage: 'add|remove DAY [--name TEXT]',
  summary: 'adds or removes a public holiday',
  details: [
    'The day has the hours of a weekend.',
    'Applies to all venues, and lists what is overbooked by it; repeating «add» lists it again.',
    '--name TEXT  the name for guests, in all languages; by default “Temporary holiday” in their language.',
  ],
  options: { name: 'string' },
  run: async ({ args, options, send }) => {
    const [what, second] = args;
    if (what !== 'add' && what !== 'remove') throw new CommandError(`The first argument must be add or remove.`);
    const day = parseDay(second);
    if (what === 'remove')
      return formatChange(await send(removeHoliday, { day }), `${formatDay(day)} is no longer a holiday.`);
    const name = getTextOption(options, 'name');
    const changed = await send(addHoliday, { day, ...(name === undefined ? {} : { name }) });
    return formatChange(changed, `${formatDay(day)} ${changed.again ? 'was already a holiday.' : 'is a holiday.'}`);
  },
};

const holidayYear: CommandDefinition = {
  usage: 'YEAR [FILE] [--json]',
  summary: 'enters the public holidays of a year, so that its other weekdays can be booked',
  details: [
    'Without FILE, those of the official gazette in this version of the product.',
    'FILE has a day and its name per line, 2028-01-01,신정; names of the gazette are translated into all languages. - reads standard input.',
    'Applies to all venues, and lists what is overbooked by it. Earlier entries stay: «holiday remove» removes a day.',
  ],
  options: { json: 'boolean' },
  run: async ({ args: [typed, file], options, send }) => {
    const year = parseNumber(typed, 'year from 2000 to 2999', 2000, 2999);
    const named = file === undefined ? {} : { days: parseHolidayList(await readText(file)) };
    const entered = await send(enterHolidayYear, { year, ...named });
    if (options['json'] === true) return formatJson(entered);
    const { again, days, overbooked } = entered;
    return [
      `${year} ${again ? 'was already entered' : 'is entered'}, with ${formatCount(days.length, 'public holiday')}:`,
      ...days.map(({ day, name }) => `  ${formatDay(day)}  ${name}`),
      formatOverbooked(overbooked),
    ].join('\n');
  },
};

export const holidayCommands = { holiday, 'holiday-year': holidayYear };
