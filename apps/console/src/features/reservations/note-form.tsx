import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface NoteFormProps {
  /** Saves the note. Returns why it was refused. */
  readonly onSave: (note: string) => Promise<ProblemError | undefined>;
}

const announceNothing = () => undefined;

/** Adds an internal note; it is emptied once the note is saved. */
export function NoteForm({ onSave }: NoteFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const { submit, field, reset } = useCheckedForm<{ note: string }>({
    defaultValues: { note: '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check: ({ note }) => (note.trim() === '' ? [{ field: 'note', text: t('staffDesk.notes.empty') }] : []),
    async send({ note }) {
      setIsPending(true);
      const refusal = await onSave(note.trim());
      setProblem(refusal);
      setIsPending(false);
      if (refusal === undefined) reset();
    },
  });
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      {problem !== undefined && problem.status !== 401 && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <TextArea
        {...field('note')}
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
