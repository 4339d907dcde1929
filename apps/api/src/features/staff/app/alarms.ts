import type { listAlarms, resolveAlarm } from '@dining/contract/staff/app';
import { rejectCommand } from '@dining/contract/staff/command';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { settleAlarm as settleOpenAlarm } from '../../../notifications/alarms';
import { insertAuditEntry } from '../../../stores/app/audit';
import { countOpenAlarms, findOpenAlarm, listOpenAlarms, paymentAlarms } from '../../../stores/messages/alarms';
import type { CommandInput, CommandResult } from '../../command';

const isOfPayment = (kind: string): boolean => paymentAlarms.some((one) => one === kind);

/** What waits for a person, of whatever kind. */
export async function list(
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
      isOfPayment: isOfPayment(alarm.kind),
    })),
  };
}

/** Settles one that a person has seen to. One of a payment goes with it alone: money may be on its way. */
export const settle = (
  { database }: Deps,
  { id, reason, operator, log }: CommandInput<typeof resolveAlarm>,
): Promise<CommandResult<typeof resolveAlarm>> =>
  inTransaction<CommandResult<typeof resolveAlarm>>(database.pool, async (client) => {
    const alarm = await findOpenAlarm(client, id);
    if (alarm === undefined) return rejectCommand('unknown_alarm', { id });
    const { kind, subject, htlCode } = alarm;
    if (isOfPayment(kind)) return rejectCommand('alarm_of_payment', { subject });
    if (!(await settleOpenAlarm(client, log, kind, subject))) return rejectCommand('unknown_alarm', { id });
    await insertAuditEntry(client, { operator, action: 'alarm.settle', subject, htlCode, detail: { alarm: kind, reason } });
    return { kind, subject };
  });
