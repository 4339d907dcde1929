import { refuse } from '@dining/contract/staff/command';
import { eraseMember, exportMember } from '@dining/contract/staff/members';
import { letGoOfMember } from '../../../booking/payments/let-go';
import { endMembership } from '../../../members/end-membership';
import { auditName } from '../../../members/own-acts';
import { writeAudit } from '../../../stores/app/audit';
import { exportRows } from '../../../stores/members/own-rows';
import { hand } from '../../command';

/** A member's right to know what is kept of him, and to have it go. */
export const members = [
  hand(exportMember, async (deps, { userId, operator, reason }) => {
    const { pool } = deps.database;
    const tables = await exportRows(pool, userId, auditName(deps, userId));
    if (tables['member'] === undefined) return refuse('unknown_member');
    await writeAudit(pool, {
      operator,
      action: 'member.export',
      subject: auditName(deps, userId),
      htlCode: null,
      detail: { reason },
    });
    return { tables };
  }),

  hand(eraseMember, async (deps, { userId, operator, reason, log }) => {
    const subject = auditName(deps, userId);
    const end = await endMembership(deps, userId, 'ko', async (client, leftId) => {
      await letGoOfMember(client, userId);
      const detail = { reason, kept: leftId };
      await writeAudit(client, { operator, action: 'member.erase', subject, htlCode: null, detail });
    });
    if (end.ended === 'gone') return refuse('unknown_member');
    if (end.ended === 'refused') {
      const { reservations, payments } = end.inTheWay;
      return reservations > 0 ? refuse('reservations_stand', { reservations }) : refuse('payments_unfinished', { payments });
    }
    log.info({ subject }, 'a member was erased');
    return { leftId: end.leftId };
  }),
];
