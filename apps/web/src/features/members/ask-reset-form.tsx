import type { ProblemError } from '@dining/client/problem-error';
import { normalEmail } from '@dining/domain/shared/email';
import { normalizeEmail } from '@dining/domain/shared/typed-text';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';

/** To whom the link was sent, if he is a member, and for how many minutes it is good. */
export interface ResetAsked {
  readonly userId: string;
  readonly minutes: number;
}

/** Asks for the link of a new password; whether anybody is known by the address does not show (decision 46). */
export function AskResetForm({ onAsked }: { onAsked: (asked: ResetAsked) => void }) {
  const translations = useTranslations();
  const { t, wireLanguage } = translations;

  const [error, setError] = useState<string>();
  const ask = useMutation({
    mutationFn: (userId: string) => call('POST /api/password/askReset', { body: { user_id: userId, langCode: wireLanguage } }),
    onSuccess: ({ liveSeconds }, userId) => onAsked({ userId, minutes: Math.round(liveSeconds / 60) }),
  });
  const refuse = async (text: string, form: HTMLFormElement) => {
    setError(text);
    await alerts.show({ message: text, confirmLabel: t('common.buttons.confirm') });
    form.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('userId');
    const given = typeof typed === 'string' ? normalizeEmail(typed) : '';
    if (given === '') return void refuse(t('login.idRequired'), form);
    const userId = normalEmail(given);
    if (userId === null) return void refuse(t('problems.email_invalid'), form);
    setError(undefined);
    ask.mutate(userId, { onError: (problem: ProblemError) => void refuse(problemText(translations, problem), form) });
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        description={t('login.idHint')}
        error={error}
        inputMode="email"
        label={t('login.id')}
        normalize={normalizeEmail}
        name="userId"
        required
        requiredMark={t('common.required')}
        spellCheck={false}
      />
      <Button className="mt-2" pending={ask.isPending} pendingLabel={t('common.loading')} type="submit" variant="primary" wide>
        {t('login.reset.ask')}
      </Button>
    </form>
  );
}
