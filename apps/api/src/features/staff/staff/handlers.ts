import { createStaffError } from '@dining/contract/staff/command';
import { inviteOwner } from '@dining/contract/staff/staff';
import { parseEmail } from '@dining/domain/shared/email';
import { hasLastingOwner } from '@dining/domain/staff/permissions';
import { invitationValidSeconds } from '@dining/domain/staff/sign-in-limits';
import type { PoolClient } from 'pg';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { createInvitationLink } from '../../../notifications/invitation-keys';
import { insertAuditEntry } from '../../../stores/app/audit';
import { insertGrant, listGrantsOfStaff, updateGrantEnd } from '../../../stores/staff/grants';
import { insertInvitation } from '../../../stores/staff/invitations';
import { deleteCredentials, lockOrInsertStaff } from '../../../stores/staff/people';
import { endSessionsOfStaff } from '../../../stores/staff/staff-sessions';
import { type CommandInput, type CommandResult, createCommandHandler } from '../../command';

/** Makes a person an owner of the group without an end date. */
async function ensureOwner(client: PoolClient, staffId: string): Promise<void> {
  const owner = { staffId, role: 'owner', scope: { type: 'group' }, endsOn: null } as const;
  if ((await insertGrant(client, owner)) !== undefined) return;
  const grants = await listGrantsOfStaff(client, staffId);
  if (hasLastingOwner(grants)) return;
  const endingGrant = grants.find(({ role, scope }) => role === 'owner' && scope.type === 'group');
  if (endingGrant !== undefined) await updateGrantEnd(client, endingGrant, null);
}

/**
 * Makes a person an owner and invites them, or renews the sign-in of an owner who has lost it. Only the system user who
 * owns the data folder can call it.
 */
async function inviteByCommand(
  deps: Deps,
  { operator, email: typedEmail, name, language }: CommandInput<typeof inviteOwner>,
): Promise<CommandResult<typeof inviteOwner>> {
  const email = parseEmail(typedEmail);
  if (email === null) return createStaffError('email_invalid');
  return inTransaction(deps.database.pool, async (client) => {
    const person = await lockOrInsertStaff(client, { email, name, language });
    const { staffId } = person;
    const isNew = (await listGrantsOfStaff(client, staffId)).length === 0;
    await ensureOwner(client, staffId);
    await deleteCredentials(client, staffId);
    await endSessionsOfStaff(client, staffId, 'sign_in_renewed');
    const purpose = isNew ? 'join' : 'renew';
    const invitationId = await insertInvitation(
      client,
      { staffId, purpose, invitedBy: operator },
      invitationValidSeconds,
    );
    await insertAuditEntry(client, {
      actorName: operator,
      action: 'staff.invite',
      subject: `staff ${staffId}`,
      htlCode: null,
      after: { email, name: person.name, role: 'owner', scope: 'group' },
    });
    return { link: createInvitationLink(deps, invitationId, person.language), isNew };
  });
}

export const staffCommandHandlers = [createCommandHandler(inviteOwner, inviteByCommand)];
