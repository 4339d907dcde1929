import type { ProblemError } from '@dining/client/problem-error';
import { nameLimit, parsePersonName } from '@dining/domain/members/person-name';
import { isBlank } from '@dining/domain/shared/blank';
import { emptyPhoneNumber, formatPhoneNumber, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { focusFieldAfter } from '@dining/ui/focus-field';
import { type FieldFailure, useCheckedForm } from '@dining/ui/use-checked-form';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createSentCode, type SentCode } from '../../entities/members/sent-code';
import { type CallResult, call } from '../../lib/call';
import { useClock } from '../../lib/clock';
import { formatProblem } from '../../lib/format-problem';
import { type Translations, useTranslations } from '../../lib/i18n';
import { getPhoneErrorText } from '../../lib/phone-number/phone-error-text';
import { getCanonicalNumber, isBlankNumber } from '../../lib/phone-number/phone-number';
import { formatTooLong } from '../../lib/text-limit';

interface PersonForm {
  readonly name: string;
  readonly phone: PhoneNumber;
}
interface Person {
  readonly name: string;
  readonly canonicalPhone: string;
}
export type AccountIdentity = CallResult<'POST /api/find-id/prove'>;

export const codeFieldId = 'find-id-code';

async function parsePerson(
  queryClient: QueryClient,
  translations: Translations,
  { name: typedName, phone }: PersonForm,
): Promise<Person | FieldFailure<keyof PersonForm>> {
  const { t } = translations;
  if (isBlank(typedName)) return { field: 'name', text: t('login.find.nameRequired') };
  const name = parsePersonName(typedName);
  if (name === null) {
    return { field: 'name', text: formatTooLong(translations, typedName, nameLimit) ?? t('problems.name_invalid') };
  }
  if (isBlankNumber(phone)) return { field: 'phone', text: t('login.find.phoneRequired') };
  const canonicalPhone = await getCanonicalNumber(queryClient, phone).catch(() => undefined);
  if (canonicalPhone === undefined) return { field: 'phone', text: t('common.loadFailed') };
  return canonicalPhone === null
    ? { field: 'phone', text: getPhoneErrorText(queryClient, translations, phone) }
    : { name, canonicalPhone };
}

/**
 * Sends a code for a name and phone number. Reveals whether an account has them only after the code is verified
 * (decisions 4 and 46).
 */
export function useFindId(onFound: (identity: AccountIdentity) => void) {
  const queryClient = useQueryClient();
  const { now } = useClock();
  const translations = useTranslations();
  const { wireLanguage } = translations;
  const [request, setRequest] = useState<{ readonly person: Person; readonly sentCode: SentCode }>();
  const sendMutation = useMutation({
    mutationFn: ({ name, canonicalPhone }: Person) =>
      call('POST /api/find-id/askCode', {
        body: { name_kor: name, cellphone: canonicalPhone, langCode: wireLanguage },
      }),
  });
  const verifyMutation = useMutation({
    mutationFn: (code: string) => call('POST /api/find-id/prove', { body: { code } }),
    onSuccess: onFound,
  });
  const form = useCheckedForm<PersonForm>({
    defaultValues: { name: '', phone: emptyPhoneNumber },
    onChange: () => {
      form.clearErrors();
      setRequest(undefined);
    },
    check: async (values) => {
      const result = await parsePerson(queryClient, translations, values);
      return 'field' in result ? [result] : [];
    },
    send: async (values) => {
      const result = await parsePerson(queryClient, translations, values);
      if (!('field' in result)) await sendCode(result);
    },
  });
  const sendCode = (person: Person): Promise<void> =>
    sendMutation.mutateAsync(person).then(
      (response) => {
        const sentCode = createSentCode(formatPhoneNumber(person.canonicalPhone), response, now().getTime());
        focusFieldAfter(() => setRequest({ person, sentCode }), codeFieldId);
      },
      (problem: ProblemError) =>
        void form.reportFailures({
          field: problem.code === 'name_invalid' ? 'name' : 'phone',
          text: formatProblem(translations, problem),
        }),
    );

  return {
    form,
    sentCode: request?.sentCode,
    resend: () => {
      form.clearErrors();
      if (request !== undefined) void sendCode(request.person);
    },
    isSending: sendMutation.isPending,
    verify: (code: string) => {
      form.clearErrors();
      return verifyMutation.mutateAsync(code);
    },
    isVerifying: verifyMutation.isPending,
  };
}
