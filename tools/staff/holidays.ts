import {
  addHoliday,
  enterHolidayYear,
  type HolidayChanged,
  type OverbookedTime,
  removeHoliday,
} from '@dining/contract/staff/availability';
import { Stopped } from './ask';
import { standingLine } from './availability';
import { type CommandLine, getTextOption, parseDay, parseNumber, readText } from './command';
import { readHolidayList } from './holiday-list';
import { formatCount, formatDay, formatJson } from './words';

const timeText = (one: OverbookedTime): string =>
  [
    `${one.venueName} (${one.dinCode}) ${formatDay(one.day)} ${one.time}${one.room === '' ? '' : ` ${one.room}`}: ` +
      (one.offered === 0
        ? 'taken, and not offered on such a day'
        : `${formatCount(one.taken, 'seat')} taken, ${one.offered} on such a day`),
    ...(one.standing.length === 0 ? ['  only guests who stay from an earlier time'] : one.standing.map(standingLine)),
  ].join('\n');

const overbookedText = (overbooked: readonly OverbookedTime[]): string =>
  overbooked.length === 0
    ? 'Nothing is overbooked by it.'
    : ['It leaves overbooked, and all of it stays:', ...overbooked.map(timeText)].join('\n');

function changedText({ day, isWeekend, isYearKnown, overbooked }: HolidayChanged, head: string): string {
  const year = day.slice(0, 4);
  const hours = isWeekend ? 'Its hours stay those of a weekend.' : overbookedText(overbooked);
  const unknown = `The holidays of ${year} are not entered, so its weekdays are not sold: npm run staff -- holiday-year ${year}`;
  return [`${head} ${hours}`, ...(isYearKnown ? [] : [unknown])].join('\n');
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
    const day = parseDay(given);
    if (what === 'remove') return changedText(await ask(removeHoliday, { day }), `${formatDay(day)} is no holiday any more.`);
    const name = getTextOption(options, 'name');
    const changed = await ask(addHoliday, { day, ...(name === undefined ? {} : { name }) });
    return changedText(changed, `${formatDay(day)} ${changed.again ? 'was a holiday before.' : 'is a holiday.'}`);
  },
};

const holidayYear: CommandLine = {
  usage: 'YEAR [FILE] [--json]',
  about: 'enters the public holidays of a year, whose other weekdays are sold from then on',
  more: [
    'Without FILE they are those of the official gazette, as this version of the product has it.',
    'FILE has a day a line with its name, 2028-01-01,신정; what the gazette calls a day so is read in all languages. - reads what is piped in.',
    'It holds for all venues, and lists what it leaves overbooked. What was entered before stays: «holiday remove» takes a day out.',
  ],
  options: { json: 'boolean' },
  run: async ({ args: [typed, file], options, ask }) => {
    const year = parseNumber(typed, 'year from 2000 to 2999', 2000, 2999);
    const named = file === undefined ? {} : { days: readHolidayList(await readText(file)) };
    const entered = await ask(enterHolidayYear, { year, ...named });
    if (options['json'] === true) return formatJson(entered);
    const { again, days, overbooked } = entered;
    return [
      `${year} ${again ? 'was entered before' : 'is entered'}, with ${formatCount(days.length, 'public holiday')}:`,
      ...days.map(({ day, name }) => `  ${formatDay(day)}  ${name}`),
      overbookedText(overbooked),
    ].join('\n');
  },
};

export const holidayCommands = { holiday, 'holiday-year': holidayYear };
