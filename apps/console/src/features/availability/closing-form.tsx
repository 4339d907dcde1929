import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { type FormEvent, useState } from 'react';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

export interface NewClosing {
  readonly dinCode: string;
  readonly from: string;
  readonly to: string;
  readonly time: string | null;
  readonly reason: string;
}

interface ClosingFormProps {
  readonly venues: readonly { readonly dinCode: string; readonly name: string }[];
  readonly today: string;
  readonly onSave: (closing: NewClosing) => Promise<ProblemError | undefined>;
}

/** Closes days of a venue, or a start time on each of them. */
export function ClosingForm({ venues, today, onSave }: ClosingFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [closing, setClosing] = useState({
    dinCode: venues[0]?.dinCode ?? '',
    from: today,
    to: today,
    time: '',
    reason: '',
  });
  const [problem, setProblem] = useState<ProblemError>();
  const [isSending, setIsSending] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const change = (field: keyof typeof closing) => (event: { target: { value: string } }) =>
    setClosing({ ...closing, [field]: event.target.value });
  const missing = (text: string) => (isChecked && text === '' ? t('staffCalendar.form.missing') : undefined);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (closing.from === '' || closing.to === '') return;
    setIsSending(true);
    setProblem(await onSave({ ...closing, time: closing.time === '' ? null : closing.time }));
    setIsSending(false);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
      <Select
        label={t('staffCalendar.form.venue')}
        onChange={change('dinCode')}
        options={venues.map(({ dinCode, name }) => ({ value: dinCode, label: name }))}
        value={closing.dinCode}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          error={missing(closing.from)}
          label={t('staffCalendar.form.from')}
          min={today}
          onChange={change('from')}
          type="date"
          value={closing.from}
          verbatim
        />
        <TextField
          error={missing(closing.to)}
          label={t('staffCalendar.form.to')}
          min={closing.from}
          onChange={change('to')}
          type="date"
          value={closing.to}
          verbatim
        />
      </div>
      <TextField
        description={t('staffCalendar.form.timeHint')}
        label={t('staffCalendar.form.time')}
        onChange={change('time')}
        type="time"
        value={closing.time}
        verbatim
      />
      <TextField label={t('staffCalendar.form.reason')} onChange={change('reason')} value={closing.reason} />
      {problem !== undefined && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <Button className="justify-self-start" pending={isSending} size="sm" type="submit" variant="danger">
        {t('staffCalendar.form.submit')}
      </Button>
    </form>
  );
}
