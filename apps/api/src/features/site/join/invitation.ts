import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { viewJoinInvitation } from '@dining/contract/site/join';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { parseInvitationKey } from '../../../notifications/invitation-keys';
import { findMemberInvitation } from '../../../stores/members/member-invitations';
import { isIdTaken } from '../../../stores/members/member-lookup';

/** Finds the address that an invitation to join proves, or returns why the link is not valid. */
export async function findInvitedAddress(deps: Deps, key: string, address: string): Promise<string | Failure> {
  const limitResult = await rateLimit.consume(deps, [getLimit('joinInvitationsFromAddress', { address })]);
  if (!limitResult.ok) return limitResult.failure;
  const { pool } = deps.database;
  const invitationId = parseInvitationKey(deps.keyring.invitations, key);
  if (invitationId === undefined) return fail('invitation_unknown');
  const invitation = await findMemberInvitation(pool, invitationId);
  // The invitations that have expired are deleted.
  if (invitation === undefined || invitation.isExpired) return fail('invitation_expired');
  const { email } = invitation;
  return email === null || (await isIdTaken(pool, email)) ? fail('invitation_used') : email;
}

export async function showInvitation(
  deps: Deps,
  { body, request }: Call<typeof viewJoinInvitation>,
): Promise<HandlerResult<typeof viewJoinInvitation>> {
  const email = await findInvitedAddress(deps, body.invitation, getClientAddress(request));
  return typeof email === 'string' ? { result: 'success', user_id: email } : email;
}

/** Returns the address that the invitation of an agreement proves; null without an invitation. */
export async function findProvenAddress(
  deps: Deps,
  key: string | undefined,
  address: string,
): Promise<{ readonly email: string | null } | Failure> {
  if (key === undefined) return { email: null };
  const email = await findInvitedAddress(deps, key, address);
  return isFailure(email) ? email : { email };
}
