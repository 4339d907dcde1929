import { randomUUID } from 'node:crypto';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Deps } from '../config/deps';
import { inTransaction } from '../db/transaction';
import { insertFormerMemberOffers } from '../stores/coupons/redemptions';
import { lockMemberOrders } from '../stores/inventory/holds';
import { findMarketingStatus, insertConsents } from '../stores/members/consents';
import {
  countDeletionBlockers,
  type DeletionBlockers,
  deleteTemporaryMemberData,
  lockMemberForDeletion,
  updateMemberReferences,
  updateMemberToDeleted,
} from '../stores/members/deletion';
import { findFormerMemberIdentifiers, insertFormerMemberKeys } from '../stores/members/former-members';
import { eraseSessionsOfMember } from '../stores/session/member-sessions';
import { createMarketingConsents } from './consents';
import { createFormerMemberKeys } from './former-member-keys';

export type EndMembershipResult =
  | { readonly outcome: 'deleted'; readonly anonymousId: string }
  | { readonly outcome: 'refused'; readonly blockers: DeletionBlockers }
  | { readonly outcome: 'not_found' };

/**
 * Deletes a member's account in the caller's transaction unless something prevents it. The caller must roll back unless
 * the outcome is `deleted`. Concurrent orders of the member wait and then find no member. `beforeCheck` runs under the
 * same lock.
 */
export async function endMembershipInTransaction(
  client: PoolClient,
  deps: Pick<Deps, 'keyring' | 'now'>,
  userId: string,
  language: string,
  beforeCheck: (client: PoolClient, anonymousId: string) => Promise<void>,
): Promise<EndMembershipResult> {
  if (!(await lockMemberOrders(client, userId))) return { outcome: 'not_found' };
  const anonymousId = `left-${randomUUID()}`;
  await beforeCheck(client, anonymousId);
  const blockers = await countDeletionBlockers(client, userId, getTodayInSeoul(deps.now()));
  if (blockers.reservations > 0 || blockers.payments > 0) return { outcome: 'refused', blockers };
  await lockMemberForDeletion(client, userId);
  const noMarketing = { marketing: false, sms: false, email: false };
  if ((await findMarketingStatus(client, userId))?.marketing === true)
    await insertConsents(client, userId, createMarketingConsents(noMarketing, null), language);
  const formerMember = await findFormerMemberIdentifiers(client, userId);
  if (formerMember !== undefined) {
    const keys = createFormerMemberKeys(deps.keyring, formerMember);
    await insertFormerMemberKeys(client, keys);
    await insertFormerMemberOffers(client, { userId, keys });
  }
  await eraseSessionsOfMember(client, userId);
  await deleteTemporaryMemberData(client, userId);
  await updateMemberReferences(client, userId, anonymousId);
  await updateMemberToDeleted(client, userId, anonymousId);
  return { outcome: 'deleted', anonymousId };
}

/** Deletes a member's account in a transaction of its own unless something prevents it. */
export const endMembership = (
  deps: Pick<Deps, 'database' | 'keyring' | 'now'>,
  userId: string,
  language: string,
  beforeCheck: (client: PoolClient, anonymousId: string) => Promise<void>,
): Promise<EndMembershipResult> =>
  inTransaction<EndMembershipResult>(
    deps.database.pool,
    (client) => endMembershipInTransaction(client, deps, userId, language, beforeCheck),
    ({ outcome }) => outcome === 'deleted',
  );
