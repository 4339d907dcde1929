import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { TextField } from '@dining/ui/text-field';
import { Refusal } from '../../components/refusal';
import { submitPassword } from '../../entities/session/sign-in';
import { attempt } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface PasswordFormProps {
  /** E-mail address of a staff member who signs in again, which cannot be changed; undefined if they type it. */
  readonly email: string | undefined;
  readonly onPasswordAccepted: () => void;
}

/** Shows the first step of the sign-in: e-mail address and password. */
export function PasswordForm({ email, onPasswordAccepted }: PasswordFormProps) {
  const { t } = useTranslations();
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<Credentials>({
    defaultValues: { email: email ?? '', password: '' },
    check: ({ email: typedEmail, password }) => [
      ...(typedEmail.trim() === '' ? [{ field: 'email' as const, text: t('staffSignIn.errors.email') }] : []),
      ...(password === '' ? [{ field: 'password' as const, text: t('staffSignIn.errors.password') }] : []),
    ],
    fieldByProblem: { wrong_credentials: 'password' },
    async send({ email: typedEmail, password }) {
      const outcome = await attempt(() => submitPassword({ email: typedEmail.trim(), password }));
      if (!outcome.ok) return outcome.problem;
      onPasswordAccepted();
      return undefined;
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Refusal isSignIn problem={problem} />
      <TextField
        {...getRequiredFieldProps('email')}
        autoCapitalize="none"
        autoComplete="username"
        inputMode="email"
        label={t('staffSignIn.email')}
        readOnly={email !== undefined}
        spellCheck={false}
        type="email"
      />
      <PasswordField
        {...getRequiredFieldProps('password')}
        autoComplete="current-password"
        hideText={{ text: t('staffSignIn.hide.word'), accessibleName: t('staffSignIn.hide.name') }}
        label={t('staffSignIn.password')}
        showText={{ text: t('staffSignIn.show.word'), accessibleName: t('staffSignIn.show.name') }}
      />
      <Button pending={isPending} type="submit" variant="primary" wide>
        {t('staffSignIn.next')}
      </Button>
    </form>
  );
}
