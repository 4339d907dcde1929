import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { TextArea } from '@dining/ui/text-area';
import { Refusal } from '../../components/refusal';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface NoteFormProps {
  /** Saves the note. Returns the problem if it was refused. */
  readonly onSave: (note: string) => Promise<ProblemError | undefined>;
}

/** Shows the form that adds an internal note, and clears the form once the note is saved. */
export function NoteForm({ onSave }: NoteFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { submit, getFieldProps, reset, problem, isPending } = useRequestForm<{ note: string }>({
    defaultValues: { note: '' },
    check: ({ note }) => (note.trim() === '' ? [{ field: 'note', text: t('staffDesk.notes.empty') }] : []),
    async send({ note }) {
      const refusal = await onSave(note.trim());
      if (refusal === undefined) reset();
      return refusal;
    },
  });
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Refusal problem={problem} />
      <TextArea
        {...getFieldProps('note')}
        description={t('staffDesk.notes.hint')}
        label={t('staffDesk.notes.label')}
        rows={2}
      />
      <Button className="justify-self-end" pending={isPending} size="sm" type="submit">
        {t('staffDesk.notes.save')}
      </Button>
    </form>
  );
}
