import { listAlarms, type OpenAlarm, settleAlarm } from '@dining/contract/staff/app';
import { Stopped } from './ask';
import { type CommandLine, getTextOption, parseId, parseLimit } from './command';
import { formatCount, formatInstant, formatJson } from './words';

const listed = ({ id, kind, subject, detail, since, isOfPayment }: OpenAlarm): string =>
  [
    `${id}  ${kind} · ${subject} · since ${formatInstant(since)}`,
    `    ${detail}`,
    ...(isOfPayment ? [`    goes with its payment: settle ${subject}`] : []),
  ].join('\n');

const alarms: CommandLine = {
  usage: '[--settle NUMBER] [--reason TEXT] [--most COUNT] [--json]',
  about: 'lists what waits for a person, the longest first, or settles one',
  more: [
    'Without --most: the first 20.',
    '--settle NUMBER  somebody has seen to it: it is counted and told no more. With --reason TEXT, which is kept for the record.',
    'One about a payment goes with «settle ORDER»; one whose cause still stands is raised anew.',
  ],
  options: { settle: 'string', reason: 'string', most: 'string', json: 'boolean' },
  run: async ({ options, ask }) => {
    const typed = getTextOption(options, 'settle');
    if (typed !== undefined) {
      const reason = getTextOption(options, 'reason')?.trim() ?? '';
      if (reason === '') throw new Stopped('Say why with --reason "…": it is kept for the record. Name nobody in it.');
      const { kind, subject } = await ask(settleAlarm, { id: parseId(typed, 'number of an alarm: «alarms» lists them'), reason });
      return `${kind} · ${subject} is settled.`;
    }
    const told = await ask(listAlarms, { most: parseLimit(options) });
    if (options['json'] === true) return formatJson(told.alarms);
    if (told.open === 0) return 'No alarm is open.';
    const left = told.open - told.alarms.length;
    return [
      `${formatCount(told.open, 'alarm is', 'alarms are')} open:`,
      ...told.alarms.map(listed),
      ...(left > 0 ? [`… and ${left} more (--most ${told.open})`] : []),
    ].join('\n');
  },
};

export const alarmCommands = { alarms };
