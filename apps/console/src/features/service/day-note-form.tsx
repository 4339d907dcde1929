import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { type FormEvent, useState } from 'react';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface DayNoteFormProps {
  readonly text: string;
  readonly onSave: (text: string) => Promise<ProblemError | undefined>;
}

export function DayNoteForm({ text: saved, onSave }: DayNoteFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [text, setText] = useState(saved);
  const [problem, setProblem] = useState<ProblemError>();
  const [isSending, setIsSending] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    setProblem(await onSave(text));
    setIsSending(false);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
      <TextArea label={t('staffService.note.title')} onChange={(event) => setText(event.target.value)} value={text} />
      {problem !== undefined && problem.code !== 'changed_meanwhile' && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <Button className="justify-self-start" pending={isSending} size="sm" type="submit" variant="primary">
        {t('staffService.note.save')}
      </Button>
    </form>
  );
}
