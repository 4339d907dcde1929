import type { listAuditRecords } from '@dining/contract/staff/app';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../../config/deps';
import { createPage, pageSize } from '../../../http/keyset-page';
import { createCallerFilter, type StaffCall } from '../../../http/staff-mount';
import { getAuditName } from '../../../members/account-audit';
import {
  insertReadingEntry,
  listAuditRecords as listRecords,
  listSubjectAuditRecords,
} from '../../../stores/app/audit';

/** Days that a search with neither a subject nor a first day covers, because only subjects and hotels have an index. */
const defaultDays = 92;
const earliestDay = '2020-01-01';

/** Lists audit entries, newest first, and audits that they were read. A subject with an @ is a member's id. */
export async function listAuditForStaff(deps: Deps, { staff, body }: StaffCall<typeof listAuditRecords>) {
  const { pool } = deps.database;
  const today = getTodayInSeoul(deps.now());
  const subject = body.subject.includes('@') ? getAuditName(deps, body.subject.toLowerCase()) : body.subject;
  const filter = {
    scopes: createCallerFilter(staff, 'audit', deps.now()),
    action: body.action,
    actor: body.actor,
    from: body.from ?? (subject === '' ? addDays(today, -defaultDays) : earliestDay),
    to: body.to ?? addDays(today, 1),
    after: body.after,
  };
  await insertReadingEntry(pool, staff, {
    action: 'audit.read',
    subject: subject === '' ? 'audit' : subject,
    htlCode: null,
  });
  const records =
    subject === ''
      ? await listRecords(pool, filter, pageSize + 1)
      : await listSubjectAuditRecords(pool, { ...filter, subject }, pageSize + 1);
  const { rows, next } = createPage(records);
  return {
    entries: rows.map(({ at: _at, key: _key, atDate, ...entry }) => ({
      ...entry,
      at: atDate.toISOString(),
      detail: { ...entry.detail },
    })),
    next,
  };
}
