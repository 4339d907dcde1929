import { downloadMemberExport, proposeMemberExport, searchMembers } from '@dining/contract/staff/members';
import type { Pool } from 'pg';
import type { OperatorResponse, StaffCommandClient } from './staff-command-client';

/** Finds the membership number of a member, as commands do; 'unknown' if there is none. */
export async function findCardNo(staff: StaffCommandClient, email: string): Promise<string> {
  const { members = [] } = await staff.call(searchMembers, { body: { text: email } });
  return members[0]?.cardNo ?? 'unknown';
}

/** Exports a member's data: the operator proposes it, it is marked as confirmed, and the operator downloads it. */
export async function exportMemberData(
  staff: StaffCommandClient,
  pool: Pool,
  email: string,
  reason: string,
): Promise<OperatorResponse<typeof downloadMemberExport>> {
  const cardNo = await findCardNo(staff, email);
  const { member, code } = await staff.call(proposeMemberExport, { body: { cardNo, reason } });
  if (code !== undefined) return { code };
  const proposalId = member?.proposals[0]?.proposalId ?? '';
  await pool.query(
    `UPDATE staff_proposal SET state = 'confirmed', decider_name = 'Sora', decided_at = now() WHERE proposal_id = $1`,
    [proposalId],
  );
  return staff.call(downloadMemberExport, { body: { proposalId, reason } });
}
