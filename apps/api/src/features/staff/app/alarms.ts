import type { listAlarms, resolveAlarm } from '@dining/contract/staff/app';
import { rejectCommand } from '@dining/contract/staff/command';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { settleAlarm as settleOpenAlarm } from '../../../notifications/alarms';
import { insertAuditEntry } from '../../../stores/app/audit';
import { countOpenAlarms, findOpenAlarm, listOpenAlarms, paymentAlarms } from '../../../stores/messages/alarms';
import type { CommandInput, CommandResult } from '../../command';

export const isPaymentAlarm = (kind: string): boolean => paymentAlarms.some((paymentAlarm) => paymentAlarm === kind);

export async function listAlarmsForStaff(
  { database }: Deps,
  { most }: CommandInput<typeof listAlarms>,
): Promise<CommandResult<typeof listAlarms>> {
  const { pool } = database;
  const counts = Object.values(await countOpenAlarms(pool));
  const alarms = await listOpenAlarms(pool, most);
  return {
    open: counts.reduce((sum, count) => sum + count, 0),
    alarms: alarms.map(({ raisedAt, htlCode: _hotel, ...alarm }) => ({
      ...alarm,
      since: raisedAt.toISOString(),
      isOfPayment: isPaymentAlarm(alarm.kind),
    })),
  };
}

/**
 * Settles an alarm that staff have handled. Alarms about payments are settled only with their payment, because money
 * may be in transit.
 */
export const settleAlarmForStaff = (
  { database }: Deps,
  { id, reason, operator, log }: CommandInput<typeof resolveAlarm>,
): Promise<CommandResult<typeof resolveAlarm>> =>
  inTransaction<CommandResult<typeof resolveAlarm>>(database.pool, async (client) => {
    const alarm = await findOpenAlarm(client, id);
    if (alarm === undefined) return rejectCommand('unknown_alarm', { id });
    const { kind, subject, htlCode } = alarm;
    if (isPaymentAlarm(kind)) return rejectCommand('alarm_of_payment', { subject });
    if (!(await settleOpenAlarm(client, log, kind, subject))) return rejectCommand('unknown_alarm', { id });
    await insertAuditEntry(client, {
      operator,
      action: 'alarm.settle',
      subject,
      htlCode,
      detail: { alarm: kind, reason },
    });
    return { kind, subject };
  });
