import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface RenewFormProps {
  readonly name: string;
  /** Sends the new link. Returns why it was refused. */
  readonly onRenew: (reason: string) => Promise<ProblemError | undefined>;
}

const announceNothing = () => undefined;

/** Removes the sign-in of a staff member who can no longer use it, and sends them a new link. */
export function RenewForm({ name, onRenew }: RenewFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const { submit, requiredField } = useCheckedForm<{ reason: string }>({
    defaultValues: { reason: '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check: ({ reason }) =>
      reason.trim() === '' ? [{ field: 'reason', text: t('staffPeople.renew.reasonMissing') }] : [],
    async send({ reason }) {
      setIsPending(true);
      setProblem(await onRenew(reason.trim()));
      setIsPending(false);
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p>{t('staffPeople.renew.text', { name })}</p>
      {problem !== undefined && problem.status !== 401 && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <TextField
        {...requiredField('reason')}
        description={t('staffPeople.renew.reasonHint')}
        label={t('staffPeople.renew.reason')}
      />
      <Button className="justify-self-end" pending={isPending} type="submit" variant="danger">
        {t('staffPeople.renew.submit')}
      </Button>
    </form>
  );
}
