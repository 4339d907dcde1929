import type { Pool } from 'pg';
import type { Queryable } from '../db/queryable';
import type { Log } from '../ports/log';
import { closeOpenAlarm, closeOtherAlarms, insertAlarms, type NewAlarm } from '../stores/messages/alarms';
import type { DueMessage } from '../stores/messages/outbox';
import type { AlarmKind } from './alarm-kinds';

type KnownAlarm = NewAlarm & { readonly kind: AlarmKind };

/**
 * Raises alarms and enqueues mails to the operators, in the caller's transaction. Does nothing for an alarm of the same
 * kind and subject that is still open. Returns the number of new ones.
 */
export async function raiseAlarms(db: Queryable, log: Log, alarms: readonly KnownAlarm[]): Promise<number> {
  if (alarms.length === 0) return 0;
  const raised = await insertAlarms(db, alarms);
  for (const alarm of raised) log.error({ event: 'alarm.raised', ...alarm }, 'alarm raised');
  return raised.length;
}

/** Returns true if the alarm is new. */
export const raiseAlarm = async (
  db: Queryable,
  log: Log,
  kind: AlarmKind,
  subject: string,
  detail: string,
): Promise<boolean> => (await raiseAlarms(db, log, [{ kind, subject, detail }])) === 1;

export async function closeAlarm(db: Queryable, log: Log, kind: string, subject: string): Promise<boolean> {
  const isClosed = await closeOpenAlarm(db, { kind, subject });
  if (isClosed) log.info({ event: 'alarm.settled', kind, subject }, 'alarm closed');
  return isClosed;
}

/** Closes the open alarms of these kinds, except those about `exceptSubjects`. */
export async function closeObsoleteAlarms(
  pool: Pool,
  log: Log,
  kinds: readonly AlarmKind[],
  exceptSubjects: readonly string[] = [],
): Promise<void> {
  for (const alarm of await closeOtherAlarms(pool, kinds, exceptSubjects))
    log.info({ event: 'alarm.settled', ...alarm }, 'alarm closed');
}

const venueMails: ReadonlySet<DueMessage['kind']> = new Set([
  'answers_edited',
  'venue_booked',
  'venue_cancelled',
  'venue_sheet',
]);

/** Returns the kind of alarm about a message that did not arrive. It tells staff whom to inform in another way. */
export const getDeliveryAlarmKind = ({ kind }: DueMessage, guestAlarmKind: AlarmKind): AlarmKind =>
  venueMails.has(kind) ? 'venue_mail_failed' : guestAlarmKind;

/** Returns what an alarm about a message is about; undefined for a mail about an alarm, which raises none itself. */
export function getDeliveryAlarmSubject(due: DueMessage): string | undefined {
  switch (due.kind) {
    case 'alarm_raised':
      return undefined;
    case 'inquiry_answered':
      return `inquiry ${due.payload.qnaSeq}`;
    case 'review_hidden':
    case 'review_appeal_decided':
      return `review ${due.payload.reviewCode}`;
    case 'member_joined':
    case 'password_changed':
    case 'marketing_changed':
      return `member ${due.payload.cardNo}`;
    case 'pay_link_sent':
      return `pay link ${due.payload.linkId}`;
    case 'staff_invited':
      return `invitation ${due.payload.invitationId}`;
    case 'venue_sheet':
      return `venue ${due.payload.dinCode} ${due.payload.day}`;
    default:
      return due.payload.resvCode;
  }
}
