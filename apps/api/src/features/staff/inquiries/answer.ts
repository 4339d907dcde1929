import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../../stores/app/audit';
import { type AnswerableInquiry, updateAnswer } from '../../../stores/inquiries/answers';
import { enqueueInquiryAnswered } from '../../../stores/messages/outbox';

export interface NewAnswer {
  readonly qnaSeq: number;
  readonly answer: string;
  readonly actorName: string;
  readonly origin: AuditOrigin;
  readonly at: Date;
}

/**
 * Answers a locked inquiry, enqueues the messages to its member and audits the answer, in the caller's transaction. An
 * answer that replaces another one sends no message.
 */
export async function applyAnswer(
  client: PoolClient,
  { answeredAt, htlCode }: AnswerableInquiry,
  { qnaSeq, answer, actorName, origin, at }: NewAnswer,
): Promise<void> {
  const isCorrection = answeredAt !== null;
  await updateAnswer(client, qnaSeq, answer, at);
  if (!isCorrection) await enqueueInquiryAnswered(client, qnaSeq);
  await insertAuditEntry(client, {
    actorName,
    action: isCorrection ? 'inquiry.edit' : 'inquiry.answer',
    subject: `inquiry ${qnaSeq}`,
    htlCode,
    origin,
  });
}
