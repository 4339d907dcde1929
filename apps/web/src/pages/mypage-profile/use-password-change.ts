import type { ProblemError } from '@dining/client/problem-error';
import { checkPassword } from '@dining/domain/members/password';
import { alerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Profile, readSessionsAnew } from '../../entities/members/profile';
import { call } from '../../lib/call';
import { focusField } from '../../lib/focus-field';
import { type Translations, useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';
import { tellProblem } from '../../lib/tell-problem';

export type PasswordName = 'current' | 'next' | 'again';
type Typed = Readonly<Record<PasswordName, string>>;
interface Refusal {
  readonly field: PasswordName;
  readonly text: string;
}

/** The place of a field, for leading to it. */
export const passwordField = (name: PasswordName): string => `profile-password-${name}`;

const typedIn = (form: HTMLFormElement): Typed => {
  const data = new FormData(form);
  const text = (name: PasswordName) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { current: text('current'), next: text('next'), again: text('again') };
};

/** What is wrong with what was typed, by the server's own rule for a new password; undefined where nothing is. */
function refusalOf({ t }: Translations, { current, next, again }: Typed, { user_id, cellphone }: Profile): Refusal | undefined {
  if (current === '') return { field: 'current', text: t('profile.password.currentRequired') };
  if (next === '') return { field: 'next', text: t('profile.password.nextRequired') };
  const check = checkPassword(next, { userId: user_id, phone: cellphone });
  if (!check.ok) return { field: 'next', text: t(`problems.${check.error}`) };
  return next === again ? undefined : { field: 'again', text: t('profile.password.different') };
}

const fieldOf: Readonly<Partial<Record<ProblemError['code'], PasswordName>>> = {
  password_wrong: 'current',
  password_short: 'next',
  password_long: 'next',
  password_simple: 'next',
  password_known: 'next',
  password_common: 'next',
};

/** The way from three fields to a new password. Afterwards this browser goes on, and every other one is signed out. */
export function usePasswordChange(profile: Profile) {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;

  const [refusal, setRefusal] = useState<Refusal>();
  const refuse = async (refused: Refusal) => {
    setRefusal(refused);
    await alerts.show({ message: refused.text, confirmLabel: t('common.buttons.confirm') });
    focusField(passwordField(refused.field));
  };
  const changing = useMutation({
    mutationFn: ({ current, next }: Typed) =>
      call('POST /api/mypage/changePassword', { body: { password: current, newPassword: next, langCode: wireLanguage } }),
    onError: (problem) => {
      const field = fieldOf[problem.code];
      void (field === undefined
        ? tellProblem(translations, problem)
        : refuse({ field, text: problemText(translations, problem) }));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedIn(form);
    const refused = refusalOf(translations, typed, profile);
    setRefusal(undefined);
    if (refused !== undefined) return void refuse(refused);
    changing.mutate(typed, {
      onSuccess: () => {
        form.reset();
        void readSessionsAnew(queryClient);
        void alerts.show({ message: t('profile.password.done'), confirmLabel: t('common.buttons.confirm') });
      },
    });
  };
  return {
    submit,
    pending: changing.isPending,
    errorOf: (field: PasswordName) => (refusal?.field === field ? refusal.text : undefined),
  };
}
