import type { ProblemError } from '@dining/client/problem-error';
import { checkPassword } from '@dining/domain/members/password';
import { staffPasswordMin } from '@dining/domain/staff/sign-in-limits';
import { Button } from '@dining/ui/button';
import { PasswordField } from '@dining/ui/password-field';
import { Refusal } from '../../components/refusal';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface NewPasswordFormProps {
  readonly email: string;
  /** The password typed before, if the staff member returns to this step. */
  readonly password: string;
  /** The problem with which the server refused the password. */
  readonly problem: ProblemError | undefined;
  readonly onPassword: (password: string) => void;
}

/** Shows the form that sets a staff password. The server checks it with the same rule. */
export function NewPasswordForm({ email, password, problem, onPassword }: NewPasswordFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { submit, getRequiredFieldProps } = useRequestForm<{ password: string; repeat: string }>({
    defaultValues: { password, repeat: password },
    check(values) {
      const result = checkPassword(values.password, { userId: email, phone: '' }, staffPasswordMin);
      if (!result.ok) {
        const text = formatProblem(translations, { code: result.error, detail: { min: staffPasswordMin } });
        return [{ field: 'password', text }];
      }
      return values.password === values.repeat ? [] : [{ field: 'repeat', text: t('staffInvitation.errors.repeat') }];
    },
    send(values) {
      onPassword(values.password);
      return undefined;
    },
  });
  const buttons = {
    hideText: { text: t('staffSignIn.hide.word'), accessibleName: t('staffSignIn.hide.name') },
    showText: { text: t('staffSignIn.show.word'), accessibleName: t('staffSignIn.show.name') },
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Refusal isSignIn problem={problem} />
      {/* For password managers, which store a password with its user name. */}
      <input autoComplete="username" className="hidden" readOnly tabIndex={-1} type="email" value={email} />
      <PasswordField
        {...getRequiredFieldProps('password')}
        {...buttons}
        autoComplete="new-password"
        description={t('staffInvitation.passwordHint', { min: staffPasswordMin })}
        label={t('staffInvitation.password')}
      />
      <PasswordField
        {...getRequiredFieldProps('repeat')}
        {...buttons}
        autoComplete="new-password"
        label={t('staffInvitation.repeatPassword')}
      />
      <Button type="submit" variant="primary" wide>
        {t('staffSignIn.next')}
      </Button>
    </form>
  );
}
