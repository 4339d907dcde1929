import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { releaseUnpaidHolds } from '../../../booking/payments/release-unpaid-holds';
import { inTransaction } from '../../../db/transaction';
import { getSessionHash } from '../../../http/session';
import { updateSheetOwner } from '../../../stores/orders/order-sheets';
import { endSession } from '../../../stores/session/session-store';

/**
 * Merges the session of a visitor or guest who signs in into the member's: moves its order sheets to the account and
 * releases its unpaid holds, so that the member can order the same again; a payment in progress continues. Changes
 * nothing if this or another member is signed in already. Returns the guest id that the
 * member's session keeps, because orders belong to it; undefined if that session needs a new one.
 */
export async function mergeGuestSession(
  pool: Pool,
  request: FastifyRequest,
  userId: string,
): Promise<string | undefined> {
  const { userId: signedInUserId, guestId } = request.session;
  if (signedInUserId === userId) return guestId;
  if (signedInUserId !== undefined || guestId === undefined) return undefined;
  // Ends the session first. A concurrent order in it is then refused, or has already stored its hold, which is released
  // below.
  const isMerged = await inTransaction(
    pool,
    async (client) => {
      const wasLive = await endSession(client, getSessionHash(request));
      if (wasLive) await updateSheetOwner(client, userId, guestId);
      return wasLive;
    },
    (wasLive) => wasLive,
  );
  // Of two sign-ins from one session at the same time, only one can merge it.
  if (!isMerged) return undefined;
  await releaseUnpaidHolds(pool, guestId);
  return guestId;
}
