import type { ProblemError } from '@dining/client/problem-error';
import { languageNames } from '@dining/domain/shared/language';
import { Notice } from '@dining/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerInquiry, getInquiryQuery, type Inquiry } from '../../entities/inquiries/inquiries';
import { AnswerForm } from '../../features/inquiries/answer-form';
import { useTypingIndicator } from '../../features/inquiries/use-typing-indicator';
import { type Conflict, ConflictDialog } from '../../features/screen/conflict-dialog';
import { Facts } from '../../features/screen/list-detail';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useWriteHandlers } from './use-inbox';

function InquiryDetails({ inquiry }: { inquiry: Inquiry }) {
  const translations = useTranslations();
  const { t } = translations;
  const write = useIdempotentWrite();
  const notify = useNotify();
  const { refresh, showProblem } = useWriteHandlers();
  const [conflict, setConflict] = useState<Conflict & { readonly version: number }>();
  // The version with which the form was filled. Text typed since then is kept when a newer version arrives, and the
  // server refuses to overwrite that version until the staff member has seen it.
  const [version, setVersion] = useState(inquiry.version);
  const { qnaSeq } = inquiry;
  const typingIndicator = useTypingIndicator(qnaSeq);
  const writer = typingIndicator.writer ?? inquiry.writer?.name;

  const send = async (answer: string, seenVersion: number): Promise<ProblemError | undefined> => {
    const outcome = await write(answerInquiry, { qnaSeq, version: seenVersion, answer });
    if (outcome.ok) {
      typingIndicator.forgetReports();
      setConflict(undefined);
      setVersion(outcome.value.inquiry.version);
      notify(t(outcome.value.isCorrected ? 'inbox.inquiries.corrected' : 'inbox.inquiries.sent'));
      await refresh();
      return undefined;
    }
    const { code, current } = outcome.problem;
    if (code !== 'changed_meanwhile') return outcome.problem;
    const { answer: savedAnswer, version: newerVersion } = current;
    setConflict({
      rows: [
        {
          label: t('inbox.inquiries.answer'),
          yours: answer,
          theirs: typeof savedAnswer === 'string' ? savedAnswer : t('inbox.inquiries.noAnswer'),
        },
      ],
      version: Number(newerVersion),
      keepYours: () => void overwrite(answer, Number(newerVersion)),
    });
    return outcome.problem;
  };
  const overwrite = async (answer: string, newerVersion: number): Promise<void> => {
    setConflict(undefined);
    const problem = await send(answer, newerVersion);
    if (problem !== undefined && problem.code !== 'changed_meanwhile') showProblem(problem);
  };

  return (
    <div className="grid content-start gap-5">
      <header className="grid gap-1">
        <h2 className="font-medium text-lg">
          <bdi>{inquiry.title}</bdi>
        </h2>
        <p className="text-ink-soft">{inquiry.venueName}</p>
      </header>
      <div aria-live="polite">
        {writer !== undefined && <Notice tone="warning">{t('inbox.inquiries.writing', { name: writer })}</Notice>}
      </div>
      <Facts
        rows={[
          [t('inbox.inquiries.from'), inquiry.memberName ?? t('inbox.inquiries.hidden')],
          [t('inbox.inquiries.language'), languageNames[inquiry.language].native],
          [t('inbox.inquiries.received'), formatInstant(translations, inquiry.createdAt)],
          inquiry.answeredAt !== null && [
            t('inbox.inquiries.answeredAt'),
            formatInstant(translations, inquiry.answeredAt),
          ],
        ]}
      />
      <p className="whitespace-pre-line rounded-sm bg-sunk p-4" dir="auto" lang={languageNames[inquiry.language].html}>
        {inquiry.content}
      </p>
      <Block title={t('inbox.inquiries.answer')}>
        <AnswerForm
          inquiry={inquiry}
          key={version}
          onAnswer={(answer) => send(answer, version)}
          onTyping={typingIndicator.reportTyping}
        />
      </Block>
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(undefined)}
        onKeepTheirs={() => {
          setConflict(undefined);
          void refresh().then(() => setVersion(conflict?.version ?? version));
        }}
      />
    </div>
  );
}

/** Shows one inquiry with the form that answers it. */
export function InquiryPanel({ qnaSeq }: { qnaSeq: number }) {
  const { data, error, isFetching, refetch } = useQuery(getInquiryQuery(qnaSeq));
  if (data !== undefined) return <InquiryDetails inquiry={data} />;
  if (error === null) return <LoadingRows count={6} />;
  return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
