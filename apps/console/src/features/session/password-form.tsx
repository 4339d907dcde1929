import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { PasswordField } from '@dining/ui/password-field';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import { checkPassword } from '../../entities/session/sign-in';
import { attempt } from '../../lib/attempt';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface PasswordFormProps {
  /** The fixed address of a staff member who signs in again. */
  readonly email: string | undefined;
  readonly onChecked: () => void;
}

const announceNothing = () => undefined;

/** The first step of the sign-in: address and password. */
export function PasswordForm({ email, onChecked }: PasswordFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const { submit, requiredField, reportFailures } = useCheckedForm<Credentials>({
    defaultValues: { email: email ?? '', password: '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check: ({ email: typed, password }) => [
      ...(typed.trim() === '' ? [{ field: 'email' as const, text: t('staffSignIn.errors.email') }] : []),
      ...(password === '' ? [{ field: 'password' as const, text: t('staffSignIn.errors.password') }] : []),
    ],
    async send({ email: typed, password }) {
      setIsPending(true);
      const outcome = await attempt(() => checkPassword({ email: typed.trim(), password }));
      setIsPending(false);
      if (outcome.ok) return onChecked();
      setProblem(outcome.problem);
      if (outcome.problem.code === 'wrong_credentials')
        await reportFailures({ field: 'password', text: formatProblem(translations, outcome.problem) });
      return undefined;
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {problem !== undefined && problem.code !== 'wrong_credentials' && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <TextField
        {...requiredField('email')}
        autoCapitalize="none"
        autoComplete="username"
        inputMode="email"
        label={t('staffSignIn.email')}
        readOnly={email !== undefined}
        spellCheck={false}
        type="email"
      />
      <PasswordField
        {...requiredField('password')}
        autoComplete="current-password"
        hide={{ word: t('staffSignIn.hide.word'), name: t('staffSignIn.hide.name') }}
        label={t('staffSignIn.password')}
        show={{ word: t('staffSignIn.show.word'), name: t('staffSignIn.show.name') }}
      />
      <Button pending={isPending} type="submit" variant="primary" wide>
        {t('staffSignIn.next')}
      </Button>
    </form>
  );
}
