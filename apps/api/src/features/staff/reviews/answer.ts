import { rejectCommand } from '@dining/contract/staff/command';
import type { answerReview } from '@dining/contract/staff/reviews';
import type { PoolClient } from 'pg';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { type AuditOrigin, insertAuditEntry } from '../../../stores/app/audit';
import { type AnswerableReview, lockReview, updateReviewAnswer } from '../../../stores/reviews/answers';
import type { CommandInput, CommandResult } from '../../command';

export interface NewReviewAnswer {
  readonly reviewCode: string;
  readonly words: string;
  readonly operator: string;
  readonly origin?: AuditOrigin;
  readonly at: Date;
}

/** Stores the hotel's answer to a locked review, in the caller's transaction. */
export async function applyReviewAnswer(
  client: PoolClient,
  { answeredAt, htlCode }: AnswerableReview,
  { reviewCode, words, operator, origin, at }: NewReviewAnswer,
): Promise<void> {
  await updateReviewAnswer(client, reviewCode, words, at);
  await insertAuditEntry(client, {
    operator,
    action: answeredAt === null ? 'review.answer' : 'review.edit',
    subject: reviewCode,
    htlCode,
    ...(origin !== undefined && { origin }),
  });
}

/** Answers a review as a command. An answered review is changed only with `edit`. */
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
      const { answeredAt } = review;
      if (answeredAt !== null && !edit)
        return rejectCommand('review_answered', { answeredAt: answeredAt.toISOString() });
      if (answeredAt === null && edit) return rejectCommand('review_not_answered', { reviewCode });
      await applyReviewAnswer(client, review, { reviewCode, words: trimmedAnswer, operator, at: now() });
      return { edited: edit };
    },
    (result) => !('refused' in result),
  );
}
