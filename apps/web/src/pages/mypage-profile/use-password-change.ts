import type { ProblemError } from '@dining/client/problem-error';
import { checkPassword } from '@dining/domain/members/password';
import { useAlerts } from '@dining/ui/alerts';
import { type FieldFailure, useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSessions, type Profile } from '../../entities/members/profile';
import { call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { type Translations, useTranslations } from '../../lib/i18n';
import { showProblem } from '../../lib/show-problem';

interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}
export type PasswordFieldName = keyof Passwords;
type Failure = FieldFailure<PasswordFieldName>;

function checkPasswords(
  { t }: Translations,
  { current, next, again }: Passwords,
  { user_id, cellphone }: Profile,
): readonly Failure[] {
  if (current === '') return [{ field: 'current', text: t('profile.password.currentRequired') }];
  if (next === '') return [{ field: 'next', text: t('profile.password.nextRequired') }];
  const result = checkPassword(next, { userId: user_id, phone: cellphone });
  if (!result.ok) return [{ field: 'next', text: t(`problems.${result.error}`) }];
  return next === again ? [] : [{ field: 'again', text: t('profile.password.different') }];
}

const problemFields: Readonly<Partial<Record<ProblemError['code'], PasswordFieldName>>> = {
  password_wrong: 'current',
  password_short: 'next',
  password_long: 'next',
  password_simple: 'next',
  password_known: 'next',
  password_common: 'next',
};

export function usePasswordChange(profile: Profile) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const queryClient = useQueryClient();

  const changeMutation = useMutation({
    mutationFn: ({ current, next }: Passwords) =>
      call('POST /api/mypage/changePassword', {
        body: { password: current, newPassword: next, langCode: wireLanguage },
      }),
  });
  const form = useCheckedForm<Passwords>({
    defaultValues: { current: '', next: '', again: '' },
    check: (passwords) => checkPasswords(translations, passwords, profile),
    send: (passwords) =>
      changeMutation.mutateAsync(passwords).then(
        () => {
          form.reset();
          void invalidateSessions(queryClient);
          void alerts.show({ message: t('profile.password.done') });
        },
        (problem: ProblemError) => {
          const field = problemFields[problem.code];
          void (field === undefined
            ? showProblem(alerts, translations, problem)
            : form.reportFailures({ field, text: formatProblem(translations, problem) }));
        },
      ),
  });
  return { submit: form.submit, getRequiredFieldProps: form.getRequiredFieldProps, pending: changeMutation.isPending };
}
