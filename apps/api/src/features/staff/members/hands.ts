import { refuse } from '@dining/contract/staff/command';
import { eraseMember, exportMember, signMemberOut } from '@dining/contract/staff/members';
import { letGoOfMember } from '../../../booking/payments/let-go';
import { inTransaction } from '../../../db/transaction';
import { endMembership } from '../../../members/end-membership';
import { auditName } from '../../../members/own-acts';
import { writeAudit } from '../../../stores/app/audit';
import { memberById } from '../../../stores/members/members';
import { exportRows } from '../../../stores/members/own-rows';
import { endSessionsOf } from '../../../stores/session/sessions';
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

  hand(signMemberOut, async (deps, { userId, operator, reason }) => {
    const { pool } = deps.database;
    if ((await memberById(pool, userId)) === undefined) return refuse('unknown_member');
    return inTransaction(pool, async (client) => {
      const ended = await endSessionsOf(client, userId, 'ended_elsewhere');
      const subject = auditName(deps, userId);
      await writeAudit(client, { operator, action: 'member.sign_out', subject, htlCode: null, detail: { reason, ended } });
      return { ended };
    });
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
    log.info({ event: 'member.erased', subject }, 'member erased');
    return { leftId: end.leftId };
  }),
];
