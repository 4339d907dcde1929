import type { ProblemError } from '@dining/client/problem-error';
import { parseEmail } from '@dining/domain/shared/email';
import { normalizeEmail } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

export interface ResetRequest {
  readonly userId: string;
  /** How long the link is valid. */
  readonly validMinutes: number;
}

export function RequestResetForm({ onRequested }: { onRequested: (request: ResetRequest) => void }) {
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const requestMutation = useMutation({
    mutationFn: (userId: string) =>
      call('POST /api/password/askReset', { body: { user_id: userId, langCode: wireLanguage } }),
    onSuccess: ({ liveSeconds }, userId) => onRequested({ userId, validMinutes: Math.round(liveSeconds / 60) }),
  });
  const { submit, reportFailures, getRequiredFieldProps } = useCheckedForm<{ readonly userId: string }>({
    check: ({ userId }) => {
      const normalizedId = normalizeEmail(userId);
      if (normalizedId === '') return [{ field: 'userId', text: t('login.idRequired') }];
      return parseEmail(normalizedId) === null ? [{ field: 'userId', text: t('problems.email_invalid') }] : [];
    },
    send: ({ userId }) =>
      requestMutation
        .mutateAsync(parseEmail(normalizeEmail(userId)) ?? '')
        .catch(
          (problem: ProblemError) =>
            void reportFailures({ field: 'userId', text: formatProblem(translations, problem) }),
        ),
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <TextField
        {...getRequiredFieldProps('userId')}
        autoCapitalize="none"
        autoComplete="username"
        description={t('login.idHint')}
        inputMode="email"
        label={t('login.id')}
        normalize={normalizeEmail}
        spellCheck={false}
      />
      <Button className="mt-2" pending={requestMutation.isPending} type="submit" variant="primary" wide>
        {t('login.reset.ask')}
      </Button>
    </form>
  );
}
