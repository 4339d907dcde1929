import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import type { TestOutcome } from '../../entities/setup/setup';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import type { Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

type Write = ReturnType<typeof useIdempotentWrite>;

interface TestFormProps {
  readonly title: string;
  readonly label: string;
  readonly description?: string;
  readonly type: 'email' | 'tel';
  /** True if the server lacks the settings for it. */
  readonly isOff: boolean;
  /** Code of the problem that is shown at the field. */
  readonly problemCode: string;
  readonly send: (to: string, write: Write) => Promise<Outcome<{ readonly outcome: TestOutcome }>>;
}

/** Shows the form that sends a test mail or SMS, and the response of the service. */
export function TestForm({ title, label, description, type, isOff, problemCode, send }: TestFormProps) {
  const { t } = useTranslations();
  const write = useIdempotentWrite();
  const [result, setResult] = useState<TestOutcome>();
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<{ to: string }>({
    defaultValues: { to: '' },
    check: ({ to }) => (to.trim() === '' ? [{ field: 'to', text: t('catalogue.issues.field_missing') }] : []),
    fieldByProblem: { [problemCode]: 'to' },
    onChange: () => setResult(undefined),
    async send({ to }) {
      const outcome = await send(to.trim(), write);
      if (!outcome.ok) return outcome.problem;
      setResult(outcome.value.outcome);
      return undefined;
    },
  });
  return (
    <form className="grid content-start gap-3" noValidate onSubmit={submit}>
      <h3 className="font-medium">{title}</h3>
      {isOff ? (
        <p className="text-ink-soft">{t('setup.settings.notConfigured')}</p>
      ) : (
        <>
          <TextField
            {...getRequiredFieldProps('to')}
            {...(description !== undefined && { description })}
            autoComplete="off"
            label={label}
            type={type}
          />
          <Refusal problem={problem} />
          {result !== undefined && (
            <Notice announce tone={result === 'sent' ? 'success' : 'warning'}>
              {t(`setup.settings.outcomes.${result}`)}
            </Notice>
          )}
          <Button className="justify-self-start" pending={isPending} size="sm" type="submit">
            {t('setup.settings.send')}
          </Button>
        </>
      )}
    </form>
  );
}
