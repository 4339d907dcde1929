import type { ProblemError } from '@dining/client/problem-error';
import { parseEmail } from '@dining/domain/shared/email';
import { focusFieldAfter, focusFieldAfterResponse } from '@dining/ui/focus-field';
import { useSubmission } from '@dining/ui/use-checked-form';
import { useMutation } from '@tanstack/react-query';
import { createSentCode } from '../../../entities/members/sent-code';
import { call } from '../../../lib/call';
import { useClock } from '../../../lib/clock';
import { useTranslations } from '../../../lib/i18n';
import type { JoinFormState } from '../form/use-join-form';
import { isCodeProblem, isTaken } from '../form/use-problem-report';

export const emailCodeId = 'join-email-code';

/** Verifies the e-mail address that becomes the member's id by a code sent to it (decision 46). */
export function useEmailVerification({
  fields,
  updateCodes,
  setVerifiedEmail,
  replaceEmail,
  reportProblem,
}: JoinFormState) {
  const { t, wireLanguage } = useTranslations();
  const { now } = useClock();
  const sendMutation = useMutation({
    mutationFn: (email: string) =>
      call('POST /api/join/askEmailCode', { body: { user_id: email, langCode: wireLanguage } }),
  });
  const verifyMutation = useMutation({
    mutationFn: (code: string) => call('POST /api/join/proveEmail', { body: { code } }),
  });
  return {
    sendCode: useSubmission(fields, {
      errorsToClear: ['email'],
      check: ({ email }) => {
        if (email.trim() === '') return [{ field: 'email', text: t('join.alerts.email') }];
        return parseEmail(email) === null ? [{ field: 'email', text: t('problems.email_invalid') }] : [];
      },
      send: (values) => {
        const email = parseEmail(values.email) ?? '';
        const focusedElement = document.activeElement;
        return sendMutation.mutateAsync(email).then(
          (response) => {
            const showCodeField = () => {
              fields.setValue('email', email);
              updateCodes({ email: createSentCode(email, response, now().getTime()) });
            };
            focusFieldAfterResponse(showCodeField, emailCodeId, focusedElement);
          },
          (problem: ProblemError) => reportProblem(problem, 'email'),
        );
      },
    }),
    isSending: sendMutation.isPending,
    verify: (code: string) => {
      const focusedElement = document.activeElement;
      return verifyMutation.mutateAsync(code).then(
        ({ user_id: email }) =>
          focusFieldAfterResponse(() => setVerifiedEmail(email), fields.getId('email'), focusedElement),
        (problem: ProblemError) => {
          if (isCodeProblem(problem)) throw problem;
          if (isTaken(problem)) updateCodes({ email: null });
          reportProblem(problem, 'email');
        },
      );
    },
    isVerifying: verifyMutation.isPending,
    replace: () => focusFieldAfter(replaceEmail, fields.getId('email')),
  };
}
