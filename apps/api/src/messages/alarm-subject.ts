import type { DueMessage } from '../stores/messages/outbox';

/** What a message is about, as an alarm names it; undefined for one to the operators. */
export function alarmSubject(due: DueMessage): string | undefined {
  switch (due.kind) {
    case 'alarm_raised':
      return undefined;
    case 'inquiry_answered':
      return `inquiry ${due.payload.qnaSeq}`;
    case 'password_changed':
    case 'marketing_changed':
      return `member ${due.payload.cardNo}`;
    default:
      return due.payload.resvCode;
  }
}
