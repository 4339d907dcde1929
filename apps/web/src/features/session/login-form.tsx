import type { ProblemError } from '@dining/client/problem-error';
import type { UserDetails } from '@dining/contract/site/session/session';
import { checkLogin } from '@dining/domain/session/login-checks';
import { normalizeEmail } from '@dining/domain/shared/typed-text';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { TextField } from '@dining/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { signInByPassword } from '../../entities/session/session-writes';
import { useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';

type Refusal = { field: 'username' | 'password'; text: string };

const refusals = {
  id_required: { field: 'username', key: 'login.idRequired' },
  password_required: { field: 'password', key: 'login.passwordRequired' },
} as const;

/** Id and password, checked in that order, each with its own alert (Spec §5 Login). */
export function LoginForm({ onSignedIn }: { onSignedIn: (member: UserDetails) => void }) {
  const translations = useTranslations();
  const { t } = translations;

  const [refusal, setRefusal] = useState<Refusal>();
  const signIn = useMutation({
    mutationFn: signInByPassword,
    onSuccess: onSignedIn,
  });

  const refuse = async ({ field, text }: Refusal, form: HTMLFormElement) => {
    setRefusal({ field, text });
    await alerts.show({ message: text, confirmLabel: t('common.buttons.confirm') });
    form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const body = { username: normalizeEmail(typed('username')), password: typed('password') };
    const check = checkLogin(body);
    if (!check.ok) {
      const { field, key } = refusals[check.error];
      return void refuse({ field, text: t(key) }, form);
    }
    setRefusal(undefined);
    signIn.mutate(body, {
      onError: (problem: ProblemError) => void refuse({ field: 'password', text: problemText(translations, problem) }, form),
    });
  };
  const errorOf = (field: Refusal['field']) => (refusal?.field === field ? refusal.text : undefined);

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        error={errorOf('username')}
        inputMode="email"
        label={t('login.id')}
        normalize={normalizeEmail}
        name="username"
        required
        requiredMark={t('common.required')}
        spellCheck={false}
      />
      <PasswordField
        autoComplete="current-password"
        error={errorOf('password')}
        hide={{ word: t('login.hide'), name: t('login.hidePassword') }}
        label={t('login.password')}
        name="password"
        required
        requiredMark={t('common.required')}
        show={{ word: t('login.show'), name: t('login.showPassword') }}
      />
      <Button className="mt-2" pending={signIn.isPending} pendingLabel={t('common.loading')} type="submit" variant="primary" wide>
        {t('login.submit')}
      </Button>
    </form>
  );
}
