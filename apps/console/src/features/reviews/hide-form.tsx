import type { ProblemError } from '@dining/client/problem-error';
import { type HidingReason, hidingReasons } from '@dining/domain/reviews/hiding';
import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { TextArea } from '@dining/ui/text-area';
import type { FieldFailure } from '@dining/ui/use-checked-form';
import { Refusal } from '../../components/refusal';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface HideDraft {
  reason: string;
  note: string;
}

interface HideFormProps {
  /** Hides the review. Returns the problem if it was refused. */
  readonly onHide: (reason: HidingReason, note: string) => Promise<ProblemError | undefined>;
}

/** Shows the form that hides a review for one of the permitted reasons, with a note to its author. */
export function HideForm({ onHide }: HideFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const form = useRequestForm<HideDraft>({
    defaultValues: { reason: '', note: '' },
    check({ reason, note }) {
      const failures: FieldFailure<'reason' | 'note'>[] = [];
      if (reason === '') failures.push({ field: 'reason', text: t('inbox.reviews.whyMissing') });
      if (note.trim() === '') failures.push({ field: 'note', text: t('inbox.reviews.noteMissing') });
      return failures;
    },
    async send({ reason, note }) {
      const chosenReason = hidingReasons.find((each) => each === reason);
      return chosenReason === undefined ? undefined : onHide(chosenReason, note.trim());
    },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <p>{t('inbox.reviews.hideText')}</p>
      <Refusal problem={form.problem} />
      <Select
        {...form.getRequiredFieldProps('reason')}
        label={t('inbox.reviews.why')}
        options={hidingReasons.map((reason) => ({ value: reason, label: t(`inbox.reviews.reasons.${reason}`) }))}
        placeholder="–"
      />
      <TextArea {...form.getRequiredFieldProps('note')} label={t('inbox.reviews.note')} rows={3} />
      <Button className="justify-self-end" pending={form.isPending} type="submit" variant="danger">
        {t('inbox.reviews.hide')}
      </Button>
    </form>
  );
}
