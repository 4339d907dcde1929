import { listAudit } from '@dining/contract/staff/app';
import { latestAudit, writeAudit } from '../../../stores/app/audit';
import { hand } from '../../command';

/** What staff have done. Looking at it is written down like the rest, before it is shown. */
export const app = [
  hand(listAudit, async ({ database: { pool } }, { subject = null, most, operator }) => {
    const entries = await latestAudit(pool, subject, most);
    await writeAudit(pool, { operator, action: 'audit.read', subject: subject ?? 'audit', htlCode: null });
    return { entries: entries.map(({ htlCode: _hotel, at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
  }),
];
