import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../../stores/app/audit';
import { type AnswerableReview, updateReviewAnswer } from '../../../stores/reviews/answers';

export interface NewReviewAnswer {
  readonly reviewCode: string;
  readonly answer: string;
  readonly actorName: string;
  readonly origin: AuditOrigin;
  readonly at: Date;
}

/** Stores and audits the hotel's answer to a locked review, in the caller's transaction. */
export async function applyReviewAnswer(
  client: PoolClient,
  { answeredAt, htlCode }: AnswerableReview,
  { reviewCode, answer, actorName, origin, at }: NewReviewAnswer,
): Promise<void> {
  await updateReviewAnswer(client, reviewCode, answer, at);
  await insertAuditEntry(client, {
    actorName,
    action: answeredAt === null ? 'review.answer' : 'review.edit',
    subject: reviewCode,
    htlCode,
    origin,
  });
}
