import { listAlarms, type OpenAlarm, resolveAlarm } from '@dining/contract/staff/app';
import { type CommandLine, getTextOption, parseId, parseLimit } from './command';
import { formatCount, formatInstant, formatJson } from './formatters';
import { CommandError } from './send-command';

const formatAlarm = ({ id, kind, subject, detail, since, isOfPayment }: OpenAlarm): string =>
  [
    `${id}  ${kind} · ${subject} · since ${formatInstant(since)}`,
    `    ${detail}`,
    ...(isOfPayment ? [`    settled with its payment: settle ${subject}`] : []),
  ].join('\n');

const alarms: CommandLine = {
  usage: '[--settle NUMBER] [--reason TEXT] [--most COUNT] [--json]',
  about: 'lists the open alarms, the oldest first, or settles one',
  more: [
    'Without --most: the first 20.',
    '--settle NUMBER  closes an alarm that has been handled. Needs --reason TEXT, which is kept in the audit.',
    'Alarms about payments are closed by «settle ORDER». An alarm whose cause remains is raised again.',
  ],
  options: { settle: 'string', reason: 'string', most: 'string', json: 'boolean' },
  run: async ({ options, send }) => {
    const typed = getTextOption(options, 'settle');
    if (typed !== undefined) {
      const reason = getTextOption(options, 'reason')?.trim() ?? '';
      if (reason === '')
        throw new CommandError('Say why with --reason "…": it is kept in the audit. Do not name guests in it.');
      const { kind, subject } = await send(resolveAlarm, {
        id: parseId(typed, 'number of an alarm: «alarms» lists them'),
        reason,
      });
      return `${kind} · ${subject} is settled.`;
    }
    const alarmList = await send(listAlarms, { most: parseLimit(options) });
    if (options['json'] === true) return formatJson(alarmList.alarms);
    if (alarmList.open === 0) return 'No alarm is open.';
    const hiddenCount = alarmList.open - alarmList.alarms.length;
    return [
      `${formatCount(alarmList.open, 'alarm is', 'alarms are')} open:`,
      ...alarmList.alarms.map(formatAlarm),
      ...(hiddenCount > 0 ? [`… and ${hiddenCount} more (--most ${alarmList.open})`] : []),
    ].join('\n');
  },
};

export const alarmCommands = { alarms };
