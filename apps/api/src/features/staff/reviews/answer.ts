import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../../stores/app/audit';
import { type AnswerableReview, updateReviewAnswer } from '../../../stores/reviews/answers';

export interface NewReviewAnswer {
  readonly reviewCode: string;
  readonly words: string;
  readonly operator: string;
  readonly origin: AuditOrigin;
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
    origin,
  });
}
