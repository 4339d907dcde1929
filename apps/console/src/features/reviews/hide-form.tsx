import type { ProblemError } from '@dining/client/problem-error';
import { type HidingReason, hidingReasons } from '@dining/domain/reviews/hiding';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { TextArea } from '@dining/ui/text-area';
import { type FieldFailure, useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface Draft {
  reason: string;
  note: string;
}

interface HideFormProps {
  /** Hides the review. Returns why it was refused. */
  readonly onHide: (reason: HidingReason, note: string) => Promise<ProblemError | undefined>;
}

const announceNothing = () => undefined;

/** Hides a review for one of six reasons, with words for its author. */
export function HideForm({ onHide }: HideFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const form = useCheckedForm<Draft>({
    defaultValues: { reason: '', note: '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check({ reason, note }) {
      const failures: FieldFailure<'reason' | 'note'>[] = [];
      if (reason === '') failures.push({ field: 'reason', text: t('inbox.reviews.whyMissing') });
      if (note.trim() === '') failures.push({ field: 'note', text: t('inbox.reviews.noteMissing') });
      return failures;
    },
    async send({ reason, note }) {
      const chosen = hidingReasons.find((each) => each === reason);
      if (chosen === undefined) return;
      setIsPending(true);
      setProblem(await onHide(chosen, note.trim()));
      setIsPending(false);
    },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <p>{t('inbox.reviews.hideText')}</p>
      {problem !== undefined && problem.status !== 401 && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <Select
        {...form.requiredField('reason')}
        label={t('inbox.reviews.why')}
        options={hidingReasons.map((reason) => ({ value: reason, label: t(`inbox.reviews.reasons.${reason}`) }))}
        placeholder="–"
      />
      <TextArea {...form.requiredField('note')} label={t('inbox.reviews.note')} rows={3} />
      <Button className="justify-self-end" pending={isPending} type="submit" variant="danger">
        {t('inbox.reviews.hide')}
      </Button>
    </form>
  );
}
