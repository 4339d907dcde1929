import type { Pool } from 'pg';
import type { Queryable } from '../db/queryable';
import type { Log } from '../ports/log';
import { closeOpenAlarm, closeOtherAlarms, insertAlarms, type NewAlarm } from '../stores/messages/alarms';
import type { DueMessage } from '../stores/messages/outbox';
import type { AlarmKind } from './alarm-kinds';

type KnownAlarm = NewAlarm & { readonly kind: AlarmKind };

/**
 * Raises alarms and enqueues a mail to the operators about each new one. If an alarm of the same kind and subject is
 * still open, only its detail is updated. Returns the number of new alarms.
 */
export async function raiseAlarms(db: Queryable, log: Log, alarms: readonly KnownAlarm[]): Promise<number> {
  if (alarms.length === 0) return 0;
  const newAlarms = await insertAlarms(db, alarms);
  for (const alarm of newAlarms) log.error({ event: 'alarm.raised', ...alarm }, 'alarm raised');
  return newAlarms.length;
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

const venueMailKinds: ReadonlySet<DueMessage['kind']> = new Set([
  'answers_edited',
  'venue_booked',
  'venue_cancelled',
  'venue_sheet',
]);

/**
 * Returns the kind of the alarm about a message that did not arrive: for a mail to a restaurant the kind that asks
 * staff to inform the restaurant, otherwise `guestAlarmKind`.
 */
export const getDeliveryAlarmKind = ({ kind }: DueMessage, guestAlarmKind: AlarmKind): AlarmKind =>
  venueMailKinds.has(kind) ? 'venue_mail_failed' : guestAlarmKind;

/** Returns the subject of the alarm about a message that did not arrive; undefined for mails that report alarms. */
export function getDeliveryAlarmSubject(message: DueMessage): string | undefined {
  switch (message.kind) {
    case 'alarm_raised':
      return undefined;
    case 'inquiry_answered':
      return `inquiry ${message.payload.qnaSeq}`;
    case 'review_hidden':
    case 'review_appeal_decided':
      return `review ${message.payload.reviewCode}`;
    case 'member_joined':
    case 'password_changed':
    case 'marketing_changed':
      return `member ${message.payload.cardNo}`;
    case 'pay_link_sent':
      return `pay link ${message.payload.linkId}`;
    case 'staff_invited':
    case 'member_invited':
      return `invitation ${message.payload.invitationId}`;
    case 'venue_sheet':
      return `venue ${message.payload.dinCode} ${message.payload.day}`;
    default:
      return message.payload.resvCode;
  }
}
