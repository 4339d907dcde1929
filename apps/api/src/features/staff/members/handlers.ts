import { rejectCommand } from '@dining/contract/staff/command';
import { eraseMember, exportMember, signMemberOut } from '@dining/contract/staff/members';
import { releaseUnpaidHoldsOfMember } from '../../../booking/payments/release-unpaid-holds';
import { inTransaction } from '../../../db/transaction';
import { getAuditName } from '../../../members/account-audit';
import { endMembership } from '../../../members/end-membership';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listMemberRows } from '../../../stores/members/member-rows';
import { findMember } from '../../../stores/members/members';
import { endSessionsOfMember } from '../../../stores/session/member-sessions';
import { createCommandHandler } from '../../command';

export const members = [
  createCommandHandler(exportMember, async (deps, { userId, operator, reason }) => {
    const { pool } = deps.database;
    const all = await listMemberRows(pool, userId, getAuditName(deps, userId));
    const tables = Object.fromEntries(all.flatMap(({ table, rows }) => (rows === null ? [] : [[table, rows]])));
    if (tables['member'] === undefined) return rejectCommand('unknown_member');
    await insertAuditEntry(pool, {
      operator,
      action: 'member.export',
      subject: getAuditName(deps, userId),
      htlCode: null,
      detail: { reason },
    });
    return { tables };
  }),

  createCommandHandler(signMemberOut, async (deps, { userId, operator, reason }) => {
    const { pool } = deps.database;
    if ((await findMember(pool, userId)) === undefined) return rejectCommand('unknown_member');
    return inTransaction(pool, async (client) => {
      const ended = await endSessionsOfMember(client, userId, 'ended_elsewhere');
      const subject = getAuditName(deps, userId);
      await insertAuditEntry(client, {
        operator,
        action: 'member.sign_out',
        subject,
        htlCode: null,
        detail: { reason, ended },
      });
      return { ended };
    });
  }),

  createCommandHandler(eraseMember, async (deps, { userId, operator, reason, log }) => {
    const subject = getAuditName(deps, userId);
    const end = await endMembership(deps, userId, 'ko', async (client, anonymousId) => {
      await releaseUnpaidHoldsOfMember(client, userId);
      const detail = { reason, kept: anonymousId };
      await insertAuditEntry(client, { operator, action: 'member.erase', subject, htlCode: null, detail });
    });
    if (end.ended === 'gone') return rejectCommand('unknown_member');
    if (end.ended === 'refused') {
      const { reservations, payments } = end.blockers;
      return reservations > 0
        ? rejectCommand('reservations_stand', { reservations })
        : rejectCommand('payments_unfinished', { payments });
    }
    log.info({ event: 'member.erased', subject }, 'member erased');
    return { leftId: end.anonymousId };
  }),
];
