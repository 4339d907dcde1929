import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { Refusal } from '../../components/refusal';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface PointRateFormProps {
  readonly pointRate: number;
  /** Saves the rate. Returns the problem if it was refused; typed values stay. */
  readonly onSave: (pointRate: number, reason: string) => Promise<ProblemError | undefined>;
}

const isPercentage = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100;

/** Shows the form that changes the percentage that a hotel gives as points. */
export function PointRateForm({ pointRate, onSave }: PointRateFormProps) {
  const { t } = useTranslations();
  const { submit, getFieldProps, getRequiredFieldProps, problem, isPending } = useRequestForm<{
    percent: string;
    reason: string;
  }>({
    defaultValues: { percent: String(pointRate), reason: '' },
    check: ({ percent }) =>
      isPercentage(percent) ? [] : [{ field: 'percent', text: t('staffSettings.points.wrong') }],
    send: ({ percent, reason }) => onSave(Number(percent), reason.trim()),
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Refusal hasConflictDialog problem={problem} />
      <TextField
        {...getRequiredFieldProps('percent')}
        autoComplete="off"
        description={t('staffSettings.points.percentHint')}
        inputMode="numeric"
        label={t('staffSettings.points.percent')}
        suffix="%"
      />
      <TextField
        {...getFieldProps('reason')}
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
