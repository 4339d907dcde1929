import { verifyAudit as verifyAuditCommand } from '@dining/contract/staff/app';
import { verifyAudit } from '../../../booking/audit/verify-audit';
import { insertAuditEntry } from '../../../stores/app/audit';
import { createCommandHandler } from '../../command';

export const appCommandHandlers = [
  createCommandHandler(verifyAuditCommand, async ({ database: { pool } }, { operator }) => {
    const result = await verifyAudit(pool);
    const { entryId, fault } = result.broken ?? { entryId: null, fault: null };
    const detail = { sealed: result.sealed, hash: result.hash, entryId, fault };
    await insertAuditEntry(pool, {
      actorName: operator,
      action: 'audit.verify',
      subject: 'audit',
      htlCode: null,
      detail,
    });
    return result;
  }),
];
