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
  updateMemberToLeft,
} from '../stores/members/deletion';
import { eraseSessionsOfMember } from '../stores/session/member-sessions';
import { marketingGiven } from './given-consents';

/** How it ended: under which name the rows stand that must be kept, what was in its way, or that there is no such member any more. */
export type Ended =
  | { readonly ended: 'left'; readonly leftId: string }
  | { readonly ended: 'refused'; readonly blockers: DeletionBlockers }
  | { readonly ended: 'gone' };

/**
 * Ends a membership, unless something stands in its way by then. Orders of the member queue behind it and find no member any more;
 * `first` lets go what he has begun to pay for. Done already is done: the second of two at once finds nobody.
 */
export const endMembership = (
  deps: Pick<Deps, 'database' | 'now'>,
  userId: string,
  language: string,
  first: (client: PoolClient, leftId: string) => Promise<void>,
): Promise<Ended> =>
  inTransaction<Ended>(
    deps.database.pool,
    async (client) => {
      if (!(await lockMemberOrders(client, userId))) return { ended: 'gone' };
      const leftId = `left-${randomUUID()}`;
      await first(client, leftId);
      const blockers = await countDeletionBlockers(client, userId, getTodayInSeoul(deps.now()));
      if (blockers.reservations > 0 || blockers.payments > 0) return { ended: 'refused', blockers };
      await lockMemberForDeletion(client, userId);
      const nothing = { marketing: false, sms: false, email: false };
      if ((await findMarketingStatus(client, userId))?.marketing === true)
        await insertConsents(client, userId, marketingGiven(nothing, null), language);
      await eraseSessionsOfMember(client, userId);
      await deleteMemberDrafts(client, userId);
      await updateMemberReferences(client, userId, leftId);
      await updateMemberToLeft(client, userId, leftId);
      return { ended: 'left', leftId };
    },
    ({ ended }) => ended === 'left',
  );
