import { rejectCommand } from '@dining/contract/staff/command';
import type { answerInquiry } from '@dining/contract/staff/inquiries';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockInquiry, updateAnswer } from '../../../stores/inquiries/answers';
import { enqueueInquiryAnswered } from '../../../stores/messages/outbox';
import type { CommandInput, CommandResult } from '../../command';

/**
 * Answers an inquiry and enqueues the messages to its member, in one commit. An answered inquiry is changed only with
 * `edit`, and without another message.
 */
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
      const { answeredAt, language, htlCode } = inquiry;
      if (answeredAt !== null && !edit)
        return rejectCommand('already_answered', { answeredAt: answeredAt.toISOString() });
      if (answeredAt === null && edit) return rejectCommand('not_answered', { qnaSeq });
      await updateAnswer(client, qnaSeq, trimmedAnswer, now());
      if (!edit) await enqueueInquiryAnswered(client, qnaSeq);
      const action = edit ? 'inquiry.edit' : 'inquiry.answer';
      await insertAuditEntry(client, { operator, action, subject: `inquiry ${qnaSeq}`, htlCode });
      return { edited: edit, language };
    },
    (result) => !('refused' in result),
  );
}
