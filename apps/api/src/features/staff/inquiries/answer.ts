import { rejectCommand } from '@dining/contract/staff/command';
import type { answerInquiry } from '@dining/contract/staff/inquiries';
import type { PoolClient } from 'pg';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { type AuditOrigin, insertAuditEntry } from '../../../stores/app/audit';
import { type AnswerableInquiry, lockInquiry, updateAnswer } from '../../../stores/inquiries/answers';
import { enqueueInquiryAnswered } from '../../../stores/messages/outbox';
import type { CommandInput, CommandResult } from '../../command';

export interface NewAnswer {
  readonly qnaSeq: number;
  readonly words: string;
  readonly operator: string;
  readonly origin?: AuditOrigin;
  readonly at: Date;
}

/**
 * Answers a locked inquiry and enqueues the messages to its member, in the caller's transaction. An answer that
 * replaces another one sends no message.
 */
export async function applyAnswer(
  client: PoolClient,
  { answeredAt, htlCode }: AnswerableInquiry,
  { qnaSeq, words, operator, origin, at }: NewAnswer,
): Promise<void> {
  const isCorrection = answeredAt !== null;
  await updateAnswer(client, qnaSeq, words, at);
  if (!isCorrection) await enqueueInquiryAnswered(client, qnaSeq);
  await insertAuditEntry(client, {
    operator,
    action: isCorrection ? 'inquiry.edit' : 'inquiry.answer',
    subject: `inquiry ${qnaSeq}`,
    htlCode,
    ...(origin !== undefined && { origin }),
  });
}

/** Answers an inquiry as a command. An answered inquiry is changed only with `edit`. */
export function saveAnswer(
  { database, now }: Deps,
  { qnaSeq, answer: answerText, edit, operator }: CommandInput<typeof answerInquiry>,
): Promise<CommandResult<typeof answerInquiry>> {
  const trimmedAnswer = answerText.trim();
  return inTransaction<CommandResult<typeof answerInquiry>>(
    database.pool,
    async (client) => {
      if (trimmedAnswer === '') return rejectCommand('answer_empty');
      const inquiry = await lockInquiry(client, qnaSeq);
      if (inquiry === undefined) return rejectCommand('unknown_inquiry', { qnaSeq });
      const { answeredAt, language } = inquiry;
      if (answeredAt !== null && !edit)
        return rejectCommand('already_answered', { answeredAt: answeredAt.toISOString() });
      if (answeredAt === null && edit) return rejectCommand('not_answered', { qnaSeq });
      await applyAnswer(client, inquiry, { qnaSeq, words: trimmedAnswer, operator, at: now() });
      return { edited: edit, language };
    },
    (result) => !('refused' in result),
  );
}
