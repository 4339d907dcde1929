import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  endStaffSession as endStaffSessionCall,
  inviteStaff as inviteStaffCall,
  listStaff as listStaffCall,
  resetCredentials as resetCredentialsCall,
} from '@dining/contract/staff/staff';
import { parseEmail } from '@dining/domain/shared/email';
import { checkGrant, isGrantActive } from '@dining/domain/staff/permissions';
import { invitationValidSeconds } from '@dining/domain/staff/sign-in-limits';
import type { Deps } from '../../../config/deps';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { SignedInStaff } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listGrants, listGrantsOfStaff, type StoredGrant } from '../../../stores/staff/grants';
import { insertInvitation, listInvitations } from '../../../stores/staff/invitations';
import { listPasskeys } from '../../../stores/staff/passkeys';
import { deleteCredentials, findStaffByEmail, lockOrInsertStaff, lockStaff } from '../../../stores/staff/people';
import { listStaff } from '../../../stores/staff/staff-list';
import { endSessionsOfStaff, endStaffSessionByHandle, listSessionsOfStaff } from '../../../stores/staff/staff-sessions';
import { addGrant, authorizeGrant, isPast } from './grants';
import { canSeeStaffAt, isScopeKnown } from './scopes';

function groupByStaff<Row extends { readonly staffId: string }>(rows: readonly Row[]): (staffId: string) => Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.staffId, [...(groups.get(row.staffId) ?? []), row]);
  return (staffId) => groups.get(staffId) ?? [];
}

/**
 * Refuses to reset a person's credentials if the caller may not. New credentials give access to all roles of the
 * person, so the caller must be able to grant each of them.
 */
function authorizeCredentialReset(
  deps: Deps,
  staff: SignedInStaff,
  staffId: string,
  grants: readonly StoredGrant[],
): Failure | undefined {
  const activeGrants = grants.filter((grant) => isGrantActive(grant, deps.now()));
  if (activeGrants.length === 0)
    return canSeeStaffAt(staff, { type: 'group' }, deps.now()) ? undefined : fail('not_found');
  if (!activeGrants.some(({ scope }) => canSeeStaffAt(staff, scope, deps.now()))) return fail('not_found');
  for (const grant of activeGrants) {
    const decision = checkGrant(staff, { ...grant, staffId }, deps.now());
    if (!decision.ok) return fail(decision.error);
    const refusal = authorizeGrant(deps, staff, grant);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Lists the people with a grant in the caller's scope. Callers with the scope of the group also see all others. */
export async function listPeople(deps: Deps, { staff }: StaffCall<typeof listStaffCall>) {
  const { pool } = deps.database;
  const now = deps.now();
  const getGrants = groupByStaff(await listGrants(pool));
  const canSeeAll = canSeeStaffAt(staff, { type: 'group' }, now);
  const people = (await listStaff(pool)).filter(
    ({ staffId }) => canSeeAll || getGrants(staffId).some(({ scope }) => canSeeStaffAt(staff, scope, now)),
  );
  const ids = people.map(({ staffId }) => staffId);
  const getSessions = groupByStaff(await listSessionsOfStaff(pool, ids));
  const getPasskeys = groupByStaff(await listPasskeys(pool, ids));
  const getInvitations = groupByStaff(await listInvitations(pool, ids));
  return {
    staff: people.map(({ staffId, email, name, language, hasPassword }) => {
      const grants = getGrants(staffId);
      const [invitation] = getInvitations(staffId);
      const passkeyCount = getPasskeys(staffId).length;
      const refusal = authorizeCredentialReset(deps, staff, staffId, grants);
      return {
        staffId,
        email,
        name,
        language,
        hasPassword,
        passkeys: passkeyCount,
        invitation:
          invitation === undefined || hasPassword || passkeyCount > 0
            ? null
            : { invitedBy: invitation.invitedBy, expiresAt: invitation.expiresAt.toISOString() },
        grants: grants.filter(({ scope }) => canSeeStaffAt(staff, scope, now)),
        sessions: getSessions(staffId).map(({ handle, device, address, startedAt, seenAt }) => ({
          handle,
          device,
          address,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
          isCurrent: handle === staff.handle,
        })),
        canRenewSignIn: refusal === undefined || refusal.failure === 'second_factor_needed',
      };
    }),
  };
}

/** Gives roles to the person with this e-mail address, and invites them if they cannot sign in yet. */
export async function handleInviteStaff(deps: Deps, call: StaffCall<typeof inviteStaffCall>) {
  const { body, staff } = call;
  const email = parseEmail(body.email);
  if (email === null) return fail('email_invalid');
  if (body.grants.some(({ endsOn }) => isPast(deps, endsOn))) return fail('past');
  const existingPerson = await findStaffByEmail(deps.database.pool, email);
  for (const grant of body.grants) {
    const refusal = authorizeGrant(deps, staff, { ...grant, staffId: existingPerson?.staffId ?? '' });
    if (refusal !== undefined) return refusal;
    if (!(await isScopeKnown(deps, grant.scope))) return fail('not_found');
  }
  return runStaffWrite<{ staffId: string; invited: boolean }>(deps, call, async (client) => {
    const { name, language } = body;
    const person = await lockOrInsertStaff(client, { email, name, language });
    const { staffId } = person;
    for (const grant of body.grants) {
      const result = await addGrant(client, staff, { ...grant, staffId });
      if (isFailure(result)) return result;
    }
    await endSessionsOfStaff(client, staffId, 'grants_changed');
    const invited = person.passwordHash === null && (await listPasskeys(client, [staffId])).length === 0;
    if (invited) {
      await insertInvitation(client, { staffId, purpose: 'join', invitedBy: staff.name }, invitationValidSeconds);
      await insertAuditEntry(client, {
        actorName: staff.name,
        action: 'staff.invite',
        subject: `staff ${staffId}`,
        htlCode: null,
        origin: { staffId: staff.staffId, ...staff.clientInfo },
        after: { email, name: person.name },
      });
    }
    return { staffId, invited };
  });
}

/** Removes the credentials of a staff member who has lost their second factor, and invites them again. */
export const handleResetCredentials = (deps: Deps, call: StaffCall<typeof resetCredentialsCall>) =>
  runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const { body, staff } = call;
    const { staffId, reason } = body;
    if (staffId === staff.staffId) return fail('own_grant');
    const person = await lockStaff(client, staffId);
    if (person === undefined) return fail('not_found');
    const refusal = authorizeCredentialReset(deps, staff, staffId, await listGrantsOfStaff(client, staffId));
    if (refusal !== undefined) return refusal;
    await deleteCredentials(client, staffId);
    await endSessionsOfStaff(client, staffId, 'sign_in_renewed');
    await insertInvitation(client, { staffId, purpose: 'renew', invitedBy: staff.name }, invitationValidSeconds);
    await insertAuditEntry(client, {
      actorName: staff.name,
      action: 'staff.renew_sign_in',
      subject: `staff ${staffId}`,
      htlCode: null,
      origin: { staffId: staff.staffId, ...staff.clientInfo },
      detail: { reason },
    });
    return { result: 'success' };
  });

/** Ends a session of a staff member with a grant in the caller's scope. */
export const handleEndStaffSession = (deps: Deps, call: StaffCall<typeof endStaffSessionCall>) =>
  runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const { body, staff } = call;
    const grants = await listGrantsOfStaff(client, body.staffId);
    const refusals = grants.map(({ scope }) => authorize(staff, 'staff', scope, deps.now()));
    if (!refusals.includes(undefined))
      return refusals.find((refusal) => refusal?.failure === 'second_factor_needed') ?? fail('not_found');
    if (!(await endStaffSessionByHandle(client, body.staffId, body.handle))) return fail('not_found');
    await insertAuditEntry(client, {
      actorName: staff.name,
      action: 'staff.session_end',
      subject: `staff ${body.staffId}`,
      htlCode: null,
      origin: { staffId: staff.staffId, ...staff.clientInfo },
    });
    return { result: 'success' };
  });
