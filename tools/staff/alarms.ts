import type { CallTypes } from '@dining/contract/endpoint';
import { closeAlarmByStaff, listAlarms } from '@dining/contract/staff/app';
import {
  type CommandDefinition,
  type CommandInput,
  getTextOption,
  listRowsOfPages,
  parseId,
  parseLimit,
} from './command';
import { formatCount, formatInstant, formatJson } from './formatters';
import { CommandError, explain } from './send-command';

type OpenAlarm = CallTypes<typeof listAlarms>['result']['alerts'][number];

const listOpenAlarms = (call: CommandInput['call']): Promise<OpenAlarm[]> =>
  listRowsOfPages(async (after) => {
    const page = await call(listAlarms, { body: { after } });
    return { rows: page.alerts, next: page.next };
  });

const formatAlarm = ({ id, kind, subject, detail, since, isOfPayment }: OpenAlarm): string =>
  [
    `${id}  ${kind} · ${subject} · since ${formatInstant(since)}`,
    `    ${detail}`,
    ...(isOfPayment ? [`    settled with its payment: settle ${subject}`] : []),
  ].join('\n');

const alarms: CommandDefinition = {
  usage: '[--settle NUMBER] [--reason TEXT] [--most COUNT] [--json]',
  summary: 'lists the open alarms, the oldest first, or settles one',
  details: [
    'Without --most: the first 20.',
    '--settle NUMBER  closes an alarm that has been handled. Needs --reason TEXT, which is kept in the audit.',
    'Alarms about payments are closed by the command «settle». An alarm whose cause remains is raised again.',
  ],
  options: { settle: 'string', reason: 'string', most: 'string', json: 'boolean' },
  run: async ({ options, call }) => {
    const numberText = getTextOption(options, 'settle');
    const openAlarms = await listOpenAlarms(call);
    if (numberText !== undefined) {
      const reason = getTextOption(options, 'reason')?.trim() ?? '';
      if (reason === '')
        throw new CommandError('Say why with --reason "…": it is kept in the audit. Do not name guests in it.');
      const id = parseId(numberText, 'number of an alarm: «alarms» lists them');
      const alarm = openAlarms.find((openAlarm) => openAlarm.id === id);
      const subject = alarm?.subject ?? '';
      await call(closeAlarmByStaff, { body: { id, reason } }).catch(
        explain({
          not_found: `No alarm ${id} is open. «npm run staff -- alarms» lists them.`,
          alarm_of_payment: `This alarm is settled together with its payment: npm run staff -- settle ${subject} --outcome … (see help settle).`,
        }),
      );
      return `${alarm?.kind ?? 'The alarm'} · ${subject} is settled.`;
    }
    const shownAlarms = openAlarms.slice(0, parseLimit(options));
    if (options['json'] === true) return formatJson(shownAlarms);
    if (openAlarms.length === 0) return 'No alarm is open.';
    const hiddenCount = openAlarms.length - shownAlarms.length;
    return [
      `${formatCount(openAlarms.length, 'alarm is', 'alarms are')} open:`,
      ...shownAlarms.map(formatAlarm),
      ...(hiddenCount > 0 ? [`… and ${hiddenCount} more (--most ${openAlarms.length})`] : []),
    ].join('\n');
  },
};

export const alarmCommands = { alarms };
