import type { CallTypes } from '@dining/contract/endpoint';
import { addHolidayDay, enterHolidays, listHolidays, removeHolidayDay } from '@dining/contract/staff/availability';
import { isWeekend } from '@dining/domain/shared/holidays';
import { type CommandDefinition, type CommandInput, getTextOption, parseDay, parseNumber, readText } from './command';
import { formatCount, formatDay, formatJson } from './formatters';
import { parseHolidayList } from './holiday-list';
import { CommandError, explain } from './send-command';
import { formatAffectedParty, getServiceDay, type Service } from './venues';

type OverbookedTime = CallTypes<typeof addHolidayDay>['result']['overbooked'][number];
type OverbookedTimeWithParties = OverbookedTime & { readonly parties: Service['parties'] };

/** Returns the overbooked start times with their parties, whose guests are to be called. */
async function loadParties(
  call: CommandInput['call'],
  overbookedTimes: readonly OverbookedTime[],
): Promise<readonly OverbookedTimeWithParties[]> {
  const times: OverbookedTimeWithParties[] = [];
  for (const start of overbookedTimes) {
    const { parties } = await getServiceDay(call, start.dinCode, start.day);
    times.push({
      ...start,
      parties: parties.filter(
        ({ type, time, room }) => type !== 'pickup' && time === start.time && room === start.room,
      ),
    });
  }
  return times;
}

const formatOverbookedTime = (start: OverbookedTimeWithParties): string =>
  [
    `${start.venue} (${start.dinCode}) ${formatDay(start.day)} ${start.time}${start.room === '' ? '' : ` ${start.room}`}: ` +
      (start.offered === 0
        ? `${formatCount(start.taken, 'seat')} taken, none offered`
        : `${formatCount(start.taken, 'seat')} taken, ${start.offered} offered`),
    ...(start.parties.length === 0
      ? ['  no party starts then; the seats belong to parties of earlier start times']
      : start.parties.map(formatAffectedParty)),
  ].join('\n');

const formatOverbooked = (overbookedTimes: readonly OverbookedTimeWithParties[]): string =>
  overbookedTimes.length === 0
    ? 'Nothing is overbooked.'
    : ['Overbooked now (all reservations stay valid):', ...overbookedTimes.map(formatOverbookedTime)].join('\n');

/** Describes what is overbooked by an added or removed holiday, and whether the holidays of its year are missing. */
async function describeConsequences(
  call: CommandInput['call'],
  day: string,
  overbookedTimes: readonly OverbookedTime[],
): Promise<string> {
  const year = Number(day.slice(0, 4));
  const { isComplete } = await call(listHolidays, { body: { year } });
  const consequences = isWeekend(day)
    ? 'Its hours stay those of a weekend.'
    : formatOverbooked(await loadParties(call, overbookedTimes));
  const missingYearHint = `The holidays of ${year} are not entered, so its weekdays cannot be booked: npm run staff -- holiday-year ${year}`;
  return [consequences, ...(isComplete ? [] : [missingYearHint])].join('\n');
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
  run: async ({ args, options, call }) => {
    const [action, typedDay] = args;
    if (action !== 'add' && action !== 'remove') throw new CommandError(`The first argument must be add or remove.`);
    const day = parseDay(typedDay);
    const explainDay = explain({ past: `${formatDay(day)} is over.` });
    if (action === 'remove') {
      const { changed, overbooked: overbookedTimes } = await call(removeHolidayDay, { body: { day } }).catch(
        explainDay,
      );
      if (!changed) throw new CommandError(`${formatDay(day)} is not a holiday.`);
      return `${formatDay(day)} is no longer a holiday. ${await describeConsequences(call, day, overbookedTimes)}`;
    }
    const name = getTextOption(options, 'name') ?? '';
    const { changed, overbooked: overbookedTimes } = await call(addHolidayDay, { body: { day, name } }).catch(
      explainDay,
    );
    const head = `${formatDay(day)} ${changed ? 'is a holiday.' : 'was already a holiday.'}`;
    return `${head} ${await describeConsequences(call, day, overbookedTimes)}`;
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
  run: async ({ args: [yearText, file], options, call }) => {
    const year = parseNumber(yearText, 'year from 2000 to 2999', 2000, 2999);
    const fileBody = file === undefined ? {} : { days: parseHolidayList(await readText(file)) };
    const dayOfOtherYear = fileBody.days?.find(({ day }) => !day.startsWith(`${year}-`));
    if (dayOfOtherYear !== undefined)
      throw new CommandError(`${formatDay(dayOfOtherYear.day)} is not in ${year}. Nothing was entered.`);
    const response = await call(enterHolidays, { body: { year, ...fileBody } }).catch(
      explain({
        past: `${year} is over.`,
        gazette_unknown: `This version does not contain the official holidays of ${year}: give them in a FILE (see help holiday-year).`,
      }),
    );
    const overbookedTimes = await loadParties(call, response.overbooked);
    const { days } = await call(listHolidays, { body: { year } });
    if (options['json'] === true) return formatJson({ changed: response.changed, days, overbooked: overbookedTimes });
    return [
      `${year} ${response.changed ? 'is entered' : 'was already entered'}, with ${formatCount(days.length, 'public holiday')}:`,
      ...days.map(({ day, name }) => `  ${formatDay(day)}  ${name}`),
      formatOverbooked(overbookedTimes),
    ].join('\n');
  },
};

export const holidayCommands = { holiday, 'holiday-year': holidayYear };
