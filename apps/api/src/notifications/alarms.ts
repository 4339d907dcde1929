import type { Pool, PoolClient } from 'pg';
import type { Log } from '../ports/log';
import { insertAlarms, type NewAlarm, settleAlarmsExcept, settleOpenAlarm } from '../stores/messages/alarms';
import type { DueMessage } from '../stores/messages/outbox';
import type { AlarmKind } from './alarm-kinds';

type KnownAlarm = NewAlarm & { readonly kind: AlarmKind };

/**
 * Calls a person of the house, once a kind and subject until the alarm is settled: it is written with the promise of a mail to the
 * operators, in the commit that causes it, and logged. Answers how many were not open already.
 */
export async function raiseAlarms(
  run: Pick<Pool | PoolClient, 'query'>,
  log: Log,
  alarms: readonly KnownAlarm[],
): Promise<number> {
  if (alarms.length === 0) return 0;
  const raised = await insertAlarms(run, alarms);
  for (const one of raised) log.error({ event: 'alarm.raised', ...one }, 'alarm raised');
  return raised.length;
}

/** The same for one; answers whether it was not open already. */
export const raiseAlarm = async (
  run: Pick<Pool | PoolClient, 'query'>,
  log: Log,
  kind: AlarmKind,
  subject: string,
  detail: string,
): Promise<boolean> => (await raiseAlarms(run, log, [{ kind, subject, detail }])) === 1;

/** Settles the alarm of a kind about one subject, whose cause is over; answers whether there was one. */
export async function settleAlarm(
  run: Pick<Pool | PoolClient, 'query'>,
  log: Log,
  kind: string,
  subject: string,
): Promise<boolean> {
  const settled = await settleOpenAlarm(run, { kind, subject });
  if (settled) log.info({ event: 'alarm.settled', kind, subject }, 'alarm settled');
  return settled;
}

/** Settles the open alarms of these kinds whose cause is over: all but those about what still is so. */
export async function settleAlarms(
  pool: Pool,
  log: Log,
  kinds: readonly AlarmKind[],
  stillSo: readonly string[] = [],
): Promise<void> {
  for (const settled of await settleAlarmsExcept(pool, kinds, stillSo))
    log.info({ event: 'alarm.settled', ...settled }, 'alarm settled');
}

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
