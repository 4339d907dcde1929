import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { appealReview } from '@dining/contract/site/reviews';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import type { Call, HandlerResult } from '../../../http/mount';
import { raiseReviewVersion, updateHideDecisionToAppealed } from '../../../stores/reviews/hide-decisions';
import { findReview } from '../../../stores/reviews/reviews';

/** Records an author's appeal against the hiding of their review, once. */
export async function appealOwnReview(
  deps: Deps,
  { body, visitor }: Call<typeof appealReview>,
): Promise<HandlerResult<typeof appealReview>> {
  const { pool } = deps.database;
  const { reviewCode, appeal } = body;
  const review = await findReview(pool, reviewCode);
  if (review === undefined) return fail('not_found');
  if (review.userId !== visitor.userId) return fail('forbidden');
  return inTransaction<{ result: 'success' } | Failure>(
    pool,
    async (client) => {
      if (!(await updateHideDecisionToAppealed(client, reviewCode, appeal))) return fail('appeal_used');
      await raiseReviewVersion(client, reviewCode);
      return { result: 'success' };
    },
    (answer) => !isFailure(answer),
  );
}
