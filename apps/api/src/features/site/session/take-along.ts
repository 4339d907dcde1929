import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { letGoUnpaid } from '../../../booking/payments/let-go';
import { inTransaction } from '../../../db/transaction';
import { sessionHash } from '../../../http/session';
import { updateSheetOwner } from '../../../stores/orders/order-sheets';
import { endSession } from '../../../stores/session/session-store';

/**
 * What goes with whoever signs in, as the holder that his orders go on under; undefined for a new one. The same member keeps
 * all. A visitor or guest takes his order sheets along and sees his payment on its way end; what he holds unpaid he lets go, to
 * order it as a member. Of another member nothing goes along.
 */
export async function takeAlong(pool: Pool, request: FastifyRequest, userId: string): Promise<string | undefined> {
  const { userId: before, holder } = request.session;
  if (before === userId) return holder;
  if (before !== undefined || holder === undefined) return undefined;
  // The session ends first: a payment that is being prepared in it then finds that it has (prepay), or is found here.
  const ended = await inTransaction(
    pool,
    async (client) => {
      const wasLive = await endSession(client, sessionHash(request));
      if (wasLive) await updateSheetOwner(client, userId, holder);
      return wasLive;
    },
    (wasLive) => wasLive,
  );
  // Of two who sign in over one session at once, only one can have been its guest.
  if (!ended) return undefined;
  await letGoUnpaid(pool, holder);
  return holder;
}
