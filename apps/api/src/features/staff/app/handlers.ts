import { listAlarms, listAudit, resolveAlarm } from '@dining/contract/staff/app';
import { getAuditName } from '../../../members/account-audit';
import { insertAuditEntry, listAuditEntries, listSubjectAuditEntries } from '../../../stores/app/audit';
import { createCommandHandler } from '../../command';
import { listAlarmsForStaff, settleAlarmForStaff } from './alarms';

/** Reading the audit is itself recorded before the entries are shown. A subject with an @ is a member's id. */
export const app = [
  createCommandHandler(listAlarms, listAlarmsForStaff),
  createCommandHandler(resolveAlarm, settleAlarmForStaff),
  createCommandHandler(listAudit, async (deps, { subject: subjectText, most, operator }) => {
    const { pool } = deps.database;
    const subject = subjectText?.includes('@') === true ? getAuditName(deps, subjectText.toLowerCase()) : subjectText;
    const entries =
      subject === undefined ? await listAuditEntries(pool, most) : await listSubjectAuditEntries(pool, subject, most);
    await insertAuditEntry(pool, { operator, action: 'audit.read', subject: subject ?? 'audit', htlCode: null });
    return { entries: entries.map(({ htlCode: _hotel, at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
  }),
];
