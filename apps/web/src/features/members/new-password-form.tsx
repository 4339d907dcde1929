import type { ProblemError } from '@dining/client/problem-error';
import { checkPassword, passwordLimits } from '@dining/domain/members/password';
import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

interface NewPasswordFormProps {
  linkKey: string;
  userId: string;
  onPasswordSet: () => void;
  onLinkExpired: () => void;
}

export function NewPasswordForm({ linkKey, userId, onPasswordSet, onLinkExpired }: NewPasswordFormProps) {
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const resetMutation = useMutation({
    mutationFn: (password: string) =>
      call('POST /api/password/reset', { body: { key: linkKey, password, langCode: wireLanguage } }),
    onSuccess: onPasswordSet,
  });
  const { submit, reportFailures, getRequiredFieldProps } = useCheckedForm<{ readonly password: string }>({
    check: ({ password }) => {
      if (password === '') return [{ field: 'password', text: t('login.passwordRequired') }];
      // Only the server compares the password with the phone number, so that the link alone does not reveal the number.
      const result = checkPassword(password, { userId, phone: '' });
      return result.ok ? [] : [{ field: 'password', text: t(`problems.${result.error}`) }];
    },
    send: ({ password }) =>
      resetMutation
        .mutateAsync(password)
        .catch((problem: ProblemError) =>
          problem.code === 'link_expired'
            ? onLinkExpired()
            : void reportFailures({ field: 'password', text: formatProblem(translations, problem) }),
        ),
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <input autoComplete="username" className="hidden" name="username" readOnly type="text" value={userId} />
      <PasswordField
        {...getRequiredFieldProps('password')}
        autoComplete="new-password"
        description={t('login.reset.rule', { least: passwordLimits.min })}
        hideText={{ text: t('login.hide'), accessibleName: t('login.hidePassword') }}
        label={t('login.reset.newPassword')}
        showText={{ text: t('login.show'), accessibleName: t('login.showPassword') }}
      />
      <p className="text-ink-soft text-sm">{t('login.reset.everywhere')}</p>
      <Button className="mt-2" pending={resetMutation.isPending} type="submit" variant="primary" wide>
        {t('login.reset.submit')}
      </Button>
    </form>
  );
}
