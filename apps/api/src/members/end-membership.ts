import { randomUUID } from 'node:crypto';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Deps } from '../config/deps';
import { inTransaction } from '../db/transaction';
import { lockMemberOrders } from '../stores/inventory/holds';
import { findMarketingStatus, insertConsents } from '../stores/members/consents';
import {
  countDeletionBlockers,
  type DeletionBlockers,
  deleteMemberDrafts,
  lockMemberForDeletion,
  updateMemberReferences,
  updateMemberToDeleted,
} from '../stores/members/deletion';
import { findFormerMemberIdentifiers, insertFormerMemberKeys } from '../stores/members/former-members';
import { eraseSessionsOfMember } from '../stores/session/member-sessions';
import { createMarketingConsents } from './consents';
import { createFormerMemberKeys } from './former-member';

export type EndResult =
  | { readonly ended: 'left'; readonly anonymousId: string }
  | { readonly ended: 'refused'; readonly blockers: DeletionBlockers }
  | { readonly ended: 'gone' };

/**
 * Deletes a member's account in the caller's transaction unless something prevents it; roll back then. Concurrent
 * orders of the member wait and then find no member. `beforeCheck` runs before the check.
 */
export async function endMembershipIn(
  client: PoolClient,
  deps: Pick<Deps, 'keyring' | 'now'>,
  userId: string,
  language: string,
  beforeCheck: (client: PoolClient, anonymousId: string) => Promise<void>,
): Promise<EndResult> {
  if (!(await lockMemberOrders(client, userId))) return { ended: 'gone' };
  const anonymousId = `left-${randomUUID()}`;
  await beforeCheck(client, anonymousId);
  const blockers = await countDeletionBlockers(client, userId, getTodayInSeoul(deps.now()));
  if (blockers.reservations > 0 || blockers.payments > 0) return { ended: 'refused', blockers };
  await lockMemberForDeletion(client, userId);
  const noMarketing = { marketing: false, sms: false, email: false };
  if ((await findMarketingStatus(client, userId))?.marketing === true)
    await insertConsents(client, userId, createMarketingConsents(noMarketing, null), language);
  const formerMember = await findFormerMemberIdentifiers(client, userId);
  if (formerMember !== undefined)
    await insertFormerMemberKeys(client, createFormerMemberKeys(deps.keyring, formerMember));
  await eraseSessionsOfMember(client, userId);
  await deleteMemberDrafts(client, userId);
  await updateMemberReferences(client, userId, anonymousId);
  await updateMemberToDeleted(client, userId, anonymousId);
  return { ended: 'left', anonymousId };
}

/** Deletes a member's account in a transaction of its own unless something prevents it. Idempotent. */
export const endMembership = (
  deps: Pick<Deps, 'database' | 'keyring' | 'now'>,
  userId: string,
  language: string,
  beforeCheck: (client: PoolClient, leftId: string) => Promise<void>,
): Promise<EndResult> =>
  inTransaction<EndResult>(
    deps.database.pool,
    (client) => endMembershipIn(client, deps, userId, language, beforeCheck),
    ({ ended }) => ended === 'left',
  );
