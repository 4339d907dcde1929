import { fail } from '@dining/contract/failure';
import type { closeAlarmByStaff, listAlarms } from '@dining/contract/staff/app';
import { getAlarmCapability } from '@dining/domain/staff/alarm-capabilities';
import { getPermission } from '@dining/domain/staff/permissions';
import type { Deps } from '../../../config/deps';
import { createPage, pageSize } from '../../../http/keyset-page';
import {
  authorize,
  createCallerFilter,
  runStaffWrite,
  type StaffCall,
  toSubjectScope,
} from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { closeAlarm } from '../../../notifications/alarms';
import { insertAuditEntry } from '../../../stores/app/audit';
import {
  type AlarmFilter,
  type AlarmWithVenue,
  findOpenAlarmWithVenue,
  listOpenAlarmsWithVenue,
  manuallyResolvedAlarmKinds,
} from '../../../stores/messages/alarms';

const isPaymentAlarm = (kind: string): boolean =>
  manuallyResolvedAlarmKinds.some((paymentAlarmKind) => paymentAlarmKind === kind);

export const createAlarmFilter = (staff: StaffCaller, now: Date): AlarmFilter => ({
  payment: createCallerFilter(staff, 'payment.see', now),
  message: createCallerFilter(staff, 'inquiry', now),
  catalogue: createCallerFilter(staff, 'catalogue', now),
  system: createCallerFilter(staff, 'system', now),
});

function canSettle(staff: StaffCaller, alarm: AlarmWithVenue, now: Date): boolean {
  const permission = getPermission(staff.grants, getAlarmCapability(alarm.kind), toSubjectScope(alarm), now);
  return permission.allowed && permission.access === 'full' && !isPaymentAlarm(alarm.kind);
}

/** Lists the open alarms that the caller may see. */
export async function listVisibleAlarms(deps: Deps, { staff, body }: StaffCall<typeof listAlarms>) {
  const now = deps.now();
  const alarms = await listOpenAlarmsWithVenue(
    deps.database.pool,
    createAlarmFilter(staff, now),
    body.after,
    pageSize + 1,
  );
  const { rows, next } = createPage(alarms);
  return {
    alerts: rows.map(({ at: _at, key: _key, raisedAt, ...alarm }) => ({
      ...alarm,
      since: raisedAt.toISOString(),
      isOfPayment: isPaymentAlarm(alarm.kind),
      canSettle: canSettle(staff, { raisedAt, ...alarm }, now),
    })),
    next,
  };
}

/** Closes a handled alarm with a reason. Refuses alarms about a payment, which close once the payment is resolved. */
export async function closeVisibleAlarm(deps: Deps, call: StaffCall<typeof closeAlarmByStaff>) {
  const { staff, body, request } = call;
  return runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const alarm = await findOpenAlarmWithVenue(client, body.id);
    if (alarm === undefined) return fail('not_found');
    const { kind, subject, htlCode } = alarm;
    const refusal = authorize(staff, getAlarmCapability(kind), toSubjectScope(alarm), deps.now());
    if (refusal !== undefined) return refusal;
    if (isPaymentAlarm(kind)) return fail('alarm_of_payment');
    if (!(await closeAlarm(client, request.log, kind, subject))) return fail('not_found');
    await insertAuditEntry(client, {
      actorName: staff.name,
      action: 'alarm.settle',
      subject,
      htlCode,
      origin: { staffId: staff.staffId, ...staff.clientInfo },
      detail: { alarm: kind, reason: body.reason },
    });
    return { result: 'success' };
  });
}
