import type { ProblemError } from '@dining/client/problem-error';
import { checkPassword, passwordLimits } from '@dining/domain/members/password';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';

interface NewPasswordFormProps {
  /** The key of the link, which is good once. */
  linkKey: string;
  userId: string;
  onSet: () => void;
  onExpired: () => void;
}

/** A new password by the link of the mail; the rules are the server's own (decision 4). */
export function NewPasswordForm({ linkKey, userId, onSet, onExpired }: NewPasswordFormProps) {
  const translations = useTranslations();
  const { t, wireLanguage } = translations;

  const [error, setError] = useState<string>();
  const reset = useMutation({
    mutationFn: (password: string) =>
      call('POST /api/password/reset', { body: { key: linkKey, password, langCode: wireLanguage } }),
    onSuccess: onSet,
  });
  const refuse = async (text: string, form: HTMLFormElement) => {
    setError(text);
    await alerts.show({ message: text, confirmLabel: t('common.buttons.confirm') });
    form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('password');
    const password = typeof typed === 'string' ? typed : '';
    if (password === '') return void refuse(t('login.passwordRequired'), form);
    // The phone is the server's to compare: it is not told to whoever merely has the link.
    const check = checkPassword(password, { userId, phone: '' });
    if (!check.ok) return void refuse(t(`problems.${check.error}`), form);
    setError(undefined);
    reset.mutate(password, {
      onError: (problem: ProblemError) =>
        void (problem.code === 'link_expired' ? onExpired() : refuse(problemText(translations, problem), form)),
    });
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {/* For the browser's own keeper of passwords: whose it is. */}
      <input autoComplete="username" className="hidden" name="username" readOnly type="text" value={userId} />
      <PasswordField
        autoComplete="new-password"
        description={t('login.reset.rule', { least: passwordLimits.least })}
        error={error}
        hide={{ word: t('login.hide'), name: t('login.hidePassword') }}
        label={t('login.reset.newPassword')}
        name="password"
        required
        requiredMark={t('common.required')}
        show={{ word: t('login.show'), name: t('login.showPassword') }}
      />
      <p className="text-ink-soft text-sm">{t('login.reset.everywhere')}</p>
      <Button className="mt-2" pending={reset.isPending} pendingLabel={t('common.loading')} type="submit" variant="primary" wide>
        {t('login.reset.submit')}
      </Button>
    </form>
  );
}
