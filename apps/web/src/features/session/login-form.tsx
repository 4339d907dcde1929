import type { ProblemError } from '@dining/client/problem-error';
import type { UserDetails } from '@dining/contract/site/session/session';
import { checkLogin } from '@dining/domain/session/login-checks';
import { normalizeEmail } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation } from '@tanstack/react-query';
import { signInByPassword } from '../../entities/session/session-writes';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

const failures = {
  id_required: { field: 'username', key: 'login.idRequired' },
  password_required: { field: 'password', key: 'login.passwordRequired' },
} as const;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const normalizeLogin = ({ username, password }: Credentials): Credentials => ({
  username: normalizeEmail(username),
  password,
});

export function LoginForm({ onSignedIn }: { onSignedIn: (member: UserDetails) => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const signInMutation = useMutation({ mutationFn: signInByPassword, onSuccess: onSignedIn });
  const { submit, reportFailures, getRequiredFieldProps } = useCheckedForm<Credentials>({
    check: (login) => {
      const result = checkLogin(normalizeLogin(login));
      if (result.ok) return [];
      const { field, key } = failures[result.error];
      return [{ field, text: t(key) }];
    },
    send: (login) =>
      signInMutation
        .mutateAsync(normalizeLogin(login))
        .catch(
          (problem: ProblemError) =>
            void reportFailures({ field: 'password', text: formatProblem(translations, problem) }),
        ),
  });

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <TextField
        {...getRequiredFieldProps('username')}
        autoCapitalize="none"
        autoComplete="username"
        inputMode="email"
        label={t('login.id')}
        normalize={normalizeEmail}
        spellCheck={false}
      />
      <PasswordField
        {...getRequiredFieldProps('password')}
        autoComplete="current-password"
        hideText={{ text: t('login.hide'), accessibleName: t('login.hidePassword') }}
        label={t('login.password')}
        showText={{ text: t('login.show'), accessibleName: t('login.showPassword') }}
      />
      <Button className="mt-2" pending={signInMutation.isPending} type="submit" variant="primary" wide>
        {t('login.submit')}
      </Button>
    </form>
  );
}
