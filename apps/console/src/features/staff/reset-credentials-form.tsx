import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { Refusal } from '../../components/refusal';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface ResetCredentialsFormProps {
  readonly name: string;
  /** Removes the credentials and sends the link. Returns the problem if it was refused. */
  readonly onReset: (reason: string) => Promise<ProblemError | undefined>;
}

/**
 * Shows the form that removes the credentials of a staff member who can no longer use them, and sends them a link for
 * setting up new ones.
 */
export function ResetCredentialsForm({ name, onReset }: ResetCredentialsFormProps) {
  const { t } = useTranslations();
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<{ reason: string }>({
    defaultValues: { reason: '' },
    check: ({ reason }) =>
      reason.trim() === '' ? [{ field: 'reason', text: t('staffPeople.renew.reasonMissing') }] : [],
    send: ({ reason }) => onReset(reason.trim()),
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p>{t('staffPeople.renew.text', { name })}</p>
      <Refusal problem={problem} />
      <TextField
        {...getRequiredFieldProps('reason')}
        description={t('staffPeople.renew.reasonHint')}
        label={t('staffPeople.renew.reason')}
      />
      <Button className="justify-self-end" pending={isPending} type="submit" variant="danger">
        {t('staffPeople.renew.submit')}
      </Button>
    </form>
  );
}
