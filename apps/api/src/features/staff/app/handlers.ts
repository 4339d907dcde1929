import { listAlarms, listAudit, resolveAlarm, verifyAudit as verifyAuditCommand } from '@dining/contract/staff/app';
import { verifyAudit } from '../../../booking/audit/verify-audit';
import { getAuditName } from '../../../members/account-audit';
import { insertAuditEntry, listAuditEntries, listSubjectAuditEntries } from '../../../stores/app/audit';
import { createCommandHandler } from '../../command';
import { listAlarmsForStaff, settleAlarmForStaff } from './alarms';

/** Reading the audit is itself recorded before the entries are shown. A subject with an @ is a member's id. */
export const app = [
  createCommandHandler(listAlarms, listAlarmsForStaff),
  createCommandHandler(resolveAlarm, settleAlarmForStaff),
  createCommandHandler(verifyAuditCommand, async ({ database: { pool } }, { operator }) => {
    const result = await verifyAudit(pool);
    const { entryId, fault } = result.broken ?? { entryId: null, fault: null };
    const detail = { sealed: result.sealed, hash: result.hash, entryId, fault };
    await insertAuditEntry(pool, { operator, action: 'audit.verify', subject: 'audit', htlCode: null, detail });
    return result;
  }),
  createCommandHandler(listAudit, async (deps, { subject: asked, most, operator }) => {
    const { pool } = deps.database;
    const subject = asked?.includes('@') === true ? getAuditName(deps, asked.toLowerCase()) : asked;
    const entries =
      subject === undefined ? await listAuditEntries(pool, most) : await listSubjectAuditEntries(pool, subject, most);
    await insertAuditEntry(pool, { operator, action: 'audit.read', subject: subject ?? 'audit', htlCode: null });
    return { entries: entries.map(({ htlCode: _hotel, at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
  }),
];
