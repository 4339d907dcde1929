import { listAlarms, listAudit, resolveAlarm } from '@dining/contract/staff/app';
import { auditName } from '../../../members/own-acts';
import { insertAuditEntry, listAuditEntries, listSubjectAuditEntries } from '../../../stores/app/audit';
import { createCommandHandler } from '../../command';
import { list, settle } from './alarms';

/**
 * What waits for a person, what staff have done and how money moved, or all of one subject; an address names what its member did at his
 * account. Looking at what was done is written down like the rest, before it is shown.
 */
export const app = [
  createCommandHandler(listAlarms, list),
  createCommandHandler(resolveAlarm, settle),
  createCommandHandler(listAudit, async (deps, { subject: asked, most, operator }) => {
    const { pool } = deps.database;
    const subject = asked?.includes('@') === true ? auditName(deps, asked.toLowerCase()) : asked;
    const entries =
      subject === undefined ? await listAuditEntries(pool, most) : await listSubjectAuditEntries(pool, subject, most);
    await insertAuditEntry(pool, { operator, action: 'audit.read', subject: subject ?? 'audit', htlCode: null });
    return { entries: entries.map(({ htlCode: _hotel, at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
  }),
];
