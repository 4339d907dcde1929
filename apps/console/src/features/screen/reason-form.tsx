import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { type ReactNode, useState } from 'react';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface ReasonFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly missing: string;
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly children?: ReactNode;
  /** Returns why it was refused; what was typed stays. */
  readonly onSubmit: (reason: string) => Promise<ProblemError | undefined>;
}

const announceNothing = () => undefined;

/** One required text with its button. */
export function ReasonForm({ label, hint, missing, submitLabel, danger = false, children, onSubmit }: ReasonFormProps) {
  const translations = useTranslations();
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const { submit, requiredField } = useCheckedForm<{ reason: string }>({
    defaultValues: { reason: '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', text: missing }] : []),
    async send({ reason }) {
      setIsPending(true);
      setProblem(await onSubmit(reason.trim()));
      setIsPending(false);
    },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {children}
      {problem !== undefined && problem.status !== 401 && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <TextArea {...requiredField('reason')} description={hint} label={label} rows={2} />
      <Button className="justify-self-end" pending={isPending} type="submit" variant={danger ? 'danger' : 'primary'}>
        {submitLabel}
      </Button>
    </form>
  );
}
