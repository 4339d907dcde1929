import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { Refusal } from '../../components/refusal';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

export interface NewClosing {
  readonly dinCode: string;
  readonly from: string;
  readonly to: string;
  readonly time: string | null;
  readonly reason: string;
}

type ClosingDraft = { readonly [Field in keyof NewClosing]: string };

interface ClosingFormProps {
  readonly venues: readonly { readonly dinCode: string; readonly name: string }[];
  readonly today: string;
  readonly onSave: (closing: NewClosing) => Promise<ProblemError | undefined>;
}

/** Shows the form that closes a venue on some days, or one start time on each of them. */
export function ClosingForm({ venues, today, onSave }: ClosingFormProps) {
  const { t } = useTranslations();
  const { submit, getFieldProps, getRequiredFieldProps, values, problem, isPending } = useRequestForm<ClosingDraft>({
    defaultValues: { dinCode: venues[0]?.dinCode ?? '', from: today, to: today, time: '', reason: '' },
    check: ({ from, to }) => [
      ...(from === '' ? [{ field: 'from' as const, text: t('staffCalendar.form.missing') }] : []),
      ...(to === '' ? [{ field: 'to' as const, text: t('staffCalendar.form.missing') }] : []),
      ...(to !== '' && to < from ? [{ field: 'to' as const, text: t('staffCalendar.form.orderWrong') }] : []),
    ],
    send: (draft) => onSave({ ...draft, time: draft.time === '' ? null : draft.time }),
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Select
        {...getFieldProps('dinCode')}
        label={t('staffCalendar.form.venue')}
        options={venues.map(({ dinCode, name }) => ({ value: dinCode, label: name }))}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...getRequiredFieldProps('from')}
          label={t('staffCalendar.form.from')}
          min={today}
          type="date"
          verbatim
        />
        <TextField
          {...getRequiredFieldProps('to')}
          label={t('staffCalendar.form.to')}
          min={values.from}
          type="date"
          verbatim
        />
      </div>
      <TextField
        {...getFieldProps('time')}
        description={t('staffCalendar.form.timeHint')}
        label={t('staffCalendar.form.time')}
        type="time"
        verbatim
      />
      <TextField {...getFieldProps('reason')} label={t('staffCalendar.form.reason')} />
      <Refusal problem={problem} />
      <Button className="justify-self-start" pending={isPending} size="sm" type="submit" variant="danger">
        {t('staffCalendar.form.submit')}
      </Button>
    </form>
  );
}
