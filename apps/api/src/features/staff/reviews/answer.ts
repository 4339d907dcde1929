import { rejectCommand } from '@dining/contract/staff/command';
import type { answerReview } from '@dining/contract/staff/reviews';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockReview, updateReviewAnswer } from '../../../stores/reviews/answers';
import type { CommandInput, CommandResult } from '../../command';

/** Stores the hotel's answer to a review. An answered review is changed only with `edit`. */
export function saveReviewAnswer(
  { database, now }: Deps,
  { reviewCode, answer, edit, operator }: CommandInput<typeof answerReview>,
): Promise<CommandResult<typeof answerReview>> {
  const trimmedAnswer = answer.trim();
  return inTransaction<CommandResult<typeof answerReview>>(
    database.pool,
    async (client) => {
      if (trimmedAnswer === '') return rejectCommand('answer_empty');
      const review = await lockReview(client, reviewCode);
      if (review === undefined) return rejectCommand('unknown_review', { reviewCode });
      const { answeredAt, htlCode } = review;
      if (answeredAt !== null && !edit)
        return rejectCommand('review_answered', { answeredAt: answeredAt.toISOString() });
      if (answeredAt === null && edit) return rejectCommand('review_not_answered', { reviewCode });
      await updateReviewAnswer(client, reviewCode, trimmedAnswer, now());
      const action = edit ? 'review.edit' : 'review.answer';
      await insertAuditEntry(client, { operator, action, subject: reviewCode, htlCode });
      return { edited: edit };
    },
    (result) => !('refused' in result),
  );
}
