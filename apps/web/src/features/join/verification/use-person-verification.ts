import type { ProblemError } from '@dining/client/problem-error';
import { nameLimit, parsePersonName } from '@dining/domain/members/person-name';
import { isBlank } from '@dining/domain/shared/blank';
import { parseEmail } from '@dining/domain/shared/email';
import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { formatPhoneNumber } from '@dining/domain/shared/phone-number';
import { focusFieldAfter, focusFieldAfterResponse } from '@dining/ui/focus-field';
import { type FieldFailure, useSubmission } from '@dining/ui/use-checked-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerifiedIdentity } from '../../../entities/join/queries';
import { createSentCode } from '../../../entities/members/sent-code';
import { call } from '../../../lib/call';
import { useClock } from '../../../lib/clock';
import { useTranslations } from '../../../lib/i18n';
import { getPhoneErrorText } from '../../../lib/phone-number/phone-error-text';
import { getCanonicalNumber, isBlankNumber } from '../../../lib/phone-number/phone-number';
import { formatTooLong } from '../../../lib/text-limit';
import { findProblemField, type JoinField } from '../form/join-checks';
import type { JoinValues } from '../form/join-draft';
import type { JoinFormState } from '../form/use-join-form';
import { isCodeProblem, isTaken } from '../form/use-problem-report';

export const phoneCodeId = 'join-phone-code';

/**
 * Verifies name and phone together by a code, sent by SMS to Korean numbers and by e-mail otherwise. The e-mail code
 * verifies the e-mail address too (decision 36).
 */
export function usePersonVerification(form: JoinFormState) {
  const { fields, updateCodes, verifiedIdentity, setVerifiedPerson, replacePerson, isReplacingEmail, reportProblem } =
    form;
  const queryClient = useQueryClient();
  const { now } = useClock();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const sendMutation = useMutation({
    mutationFn: ({ name, phone, email }: VerifiedIdentity) =>
      call('POST /api/join/askPhoneCode', {
        body: { name_kor: name, cellphone: phone, user_id: email, langCode: wireLanguage },
      }),
  });
  const verifyMutation = useMutation({
    mutationFn: (code: string) => call('POST /api/join/provePhone', { body: { code } }),
  });

  const parsePerson = async (values: JoinValues): Promise<VerifiedIdentity | FieldFailure<JoinField>> => {
    if (isBlank(values.name)) return { field: 'name', text: t('join.alerts.name') };
    const name = parsePersonName(values.name);
    if (name === null)
      return { field: 'name', text: formatTooLong(translations, values.name, nameLimit) ?? t('problems.name_invalid') };
    if (isBlankNumber(values.phone)) return { field: 'phone', text: t('join.alerts.phone') };
    const phone = await getCanonicalNumber(queryClient, values.phone).catch(() => undefined);
    if (phone === undefined) return { field: 'phone', text: t('common.loadFailed') };
    if (phone === null) return { field: 'phone', text: getPhoneErrorText(queryClient, translations, values.phone) };
    if (!isForeignPhone(phone)) return { name, phone, email: '' };
    // The code would go to the e-mail address that is about to be replaced.
    if (isReplacingEmail) return { field: 'email', text: t('problems.email_not_proven') };
    const email = verifiedIdentity.email || parseEmail(values.email);
    return email === null ? { field: 'email', text: t('join.alerts.emailForAbroad') } : { name, phone, email };
  };

  return {
    sendCode: useSubmission(fields, {
      errorsToClear: ['name', 'phone'],
      check: async (values) => {
        const result = await parsePerson(values);
        return 'field' in result ? [result] : [];
      },
      send: async (values) => {
        const result = await parsePerson(values);
        if ('field' in result) return;
        const focusedElement = document.activeElement;
        await sendMutation.mutateAsync(result).then(
          (response) => {
            const recipient = response.sentBy === 'sms' ? formatPhoneNumber(result.phone) : result.email;
            const code = createSentCode(recipient, response, now().getTime());
            focusFieldAfterResponse(() => updateCodes({ phone: code }), phoneCodeId, focusedElement);
          },
          (problem: ProblemError) => reportProblem(problem, findProblemField(problem.code) ?? 'phone'),
        );
      },
    }),
    isSending: sendMutation.isPending,
    verify: (code: string) => {
      const focusedElement = document.activeElement;
      return verifyMutation.mutateAsync(code).then(
        ({ name_kor: name, cellphone: phone, user_id: email }) =>
          focusFieldAfterResponse(
            () => setVerifiedPerson({ name, phone, email }),
            fields.getId('phone'),
            focusedElement,
          ),
        (problem: ProblemError) => {
          if (isCodeProblem(problem)) throw problem;
          if (isTaken(problem)) updateCodes({ phone: null });
          reportProblem(problem, findProblemField(problem.code) ?? 'phone');
        },
      );
    },
    isVerifying: verifyMutation.isPending,
    replace: () => focusFieldAfter(replacePerson, fields.getId('name')),
  };
}
