import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface PointRateFormProps {
  readonly pointRate: number;
  /** Saves the rate. Returns why it was refused; what was typed stays. */
  readonly onSave: (pointRate: number, reason: string) => Promise<ProblemError | undefined>;
}

const announceNothing = () => undefined;
const isPercentage = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100;

/** Changes the percentage that a hotel gives as points. */
export function PointRateForm({ pointRate, onSave }: PointRateFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const { submit, field, requiredField } = useCheckedForm<{ percent: string; reason: string }>({
    defaultValues: { percent: String(pointRate), reason: '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check: ({ percent }) =>
      isPercentage(percent) ? [] : [{ field: 'percent', text: t('staffSettings.points.wrong') }],
    async send({ percent, reason }) {
      setIsPending(true);
      setProblem(await onSave(Number(percent), reason.trim()));
      setIsPending(false);
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {problem !== undefined && problem.status !== 401 && problem.code !== 'changed_meanwhile' && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <TextField
        {...requiredField('percent')}
        autoComplete="off"
        description={t('staffSettings.points.percentHint')}
        inputMode="numeric"
        label={t('staffSettings.points.percent')}
        suffix="%"
      />
      <TextField
        {...field('reason')}
        autoComplete="off"
        description={t('staffSettings.reasonHint')}
        label={t('staffSettings.reason')}
      />
      <Button className="justify-self-end" pending={isPending} type="submit" variant="primary">
        {t('staffSettings.save')}
      </Button>
    </form>
  );
}
