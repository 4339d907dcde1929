import type { ProblemError } from '@dining/client/problem-error';
import { planPublication } from '@dining/domain/catalogue/plan-publication';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { TextField } from '@dining/ui/text-field';
import { Refusal } from '../../components/refusal';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { useRequestForm } from '../../lib/use-request-form';

interface PlanDialogProps {
  /** Plans the publication at a time in Seoul. Returns the problem if it is refused. */
  readonly onPlan: (publishAt: string) => Promise<ProblemError | undefined>;
  readonly onClose: () => void;
}

/** Asks for the time at which a draft is published. */
export function PlanDialog({ onPlan, onClose }: PlanDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog closeOnClickOutside={false} onClose={onClose} open size="sm" title={t('documents.plan.title')}>
      <PlanForm onClose={onClose} onPlan={onPlan} />
    </Dialog>
  );
}

function PlanForm({ onPlan, onClose }: PlanDialogProps) {
  const now = useNow();
  const { t } = useTranslations();
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<{ day: string; time: string }>({
    defaultValues: { day: addDays(getTodayInSeoul(now), 1), time: '09:00' },
    check: ({ day, time }) => {
      if (day === '' || time === '') return [{ field: day === '' ? 'day' : 'time', text: t('documents.plan.missing') }];
      return planPublication(`${day}T${time}`, now).ok ? [] : [{ field: 'time', text: t('documents.plan.past') }];
    },
    send: async ({ day, time }) => {
      const refusal = await onPlan(`${day}T${time}`);
      // Rule violations are shown at their fields in the form behind the dialog.
      if (refusal === undefined || refusal.code === 'catalogue_refused') onClose();
      return refusal;
    },
    fieldByProblem: { past: 'time' },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p>{t('documents.plan.text')}</p>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField {...getRequiredFieldProps('day')} label={t('documents.plan.day')} type="date" verbatim />
        <TextField {...getRequiredFieldProps('time')} label={t('documents.plan.time')} type="time" verbatim />
      </div>
      <Refusal hasConflictDialog problem={problem} />
      <Button className="justify-self-end" pending={isPending} type="submit" variant="primary">
        {t('documents.plan.action')}
      </Button>
    </form>
  );
}
