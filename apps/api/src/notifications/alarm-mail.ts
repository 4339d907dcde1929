import { formatInstant } from '@dining/i18n/formats';
import type { Mail } from '../ports/mail';
import type { Alarm } from '../stores/messages/alarms';
import { getAlarmText } from './alarm-kinds';

export function renderAlarmMail(alarm: Alarm, to: readonly string[], publicUrl: string): Mail {
  const { ko, en } = getAlarmText(alarm.kind);
  const raisedAt = formatInstant(alarm.raisedAt.getTime(), 'en');
  return {
    id: `alarm.${alarm.id}.${alarm.raisedAt.getTime()}`,
    fromName: new URL(publicUrl).host,
    to,
    subject: `[${alarm.kind}] ${alarm.subject}`,
    html: undefined,
    text: [
      ko,
      en,
      [`${alarm.kind}: ${alarm.subject}`, alarm.detail, `${raisedAt} (Asia/Seoul)`, publicUrl].join('\n'),
    ].join('\n\n'),
    pictures: [],
  };
}
