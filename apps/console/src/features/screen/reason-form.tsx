import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { TextArea } from '@dining/ui/text-area';
import type { ReactNode } from 'react';
import { Refusal } from '../../components/refusal';
import { useRequestForm } from '../../lib/use-request-form';

interface ReasonFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly missingText: string;
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly children?: ReactNode;
  /** Sends the reason. Returns the problem if it was refused; the typed text then stays. */
  readonly onSubmit: (reason: string) => Promise<ProblemError | undefined>;
}

/** Shows a form with one required text. */
export function ReasonForm({
  label,
  hint,
  missingText,
  submitLabel,
  danger = false,
  children,
  onSubmit,
}: ReasonFormProps) {
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<{ reason: string }>({
    defaultValues: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', text: missingText }] : []),
    send: ({ reason }) => onSubmit(reason.trim()),
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {children}
      <Refusal problem={problem} />
      <TextArea {...getRequiredFieldProps('reason')} description={hint} label={label} rows={2} />
      <Button className="justify-self-end" pending={isPending} type="submit" variant={danger ? 'danger' : 'primary'}>
        {submitLabel}
      </Button>
    </form>
  );
}
