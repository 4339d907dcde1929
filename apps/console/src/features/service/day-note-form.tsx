import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { TextArea } from '@dining/ui/text-area';
import { Refusal } from '../../components/refusal';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface DayNoteFormProps {
  readonly text: string;
  readonly onSave: (text: string) => Promise<ProblemError | undefined>;
}

export function DayNoteForm({ text: savedText, onSave }: DayNoteFormProps) {
  const { t } = useTranslations();
  const { submit, getFieldProps, problem, isPending } = useRequestForm<{ text: string }>({
    defaultValues: { text: savedText },
    check: () => [],
    send: ({ text }) => onSave(text),
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextArea {...getFieldProps('text')} label={t('staffService.note.title')} />
      <Refusal hasConflictDialog problem={problem} />
      <Button className="justify-self-start" pending={isPending} size="sm" type="submit" variant="primary">
        {t('staffService.note.save')}
      </Button>
    </form>
  );
}
