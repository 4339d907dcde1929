import { typedCode } from '@dining/domain/members/one-time-code';
import { nameLimit, normalName } from '@dining/domain/members/person-name';
import { isBlank } from '@dining/domain/shared/blank';
import { noPhoneNumber, shownNumber } from '@dining/domain/shared/phone-number';
import { alerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SentCode, sentCode } from '../../entities/members/sent-code';
import { type Answer, call } from '../../lib/call';
import { now } from '../../lib/clock';
import { focusField } from '../../lib/focus-field';
import { useTranslations } from '../../lib/i18n';
import { isBlankNumber, wholeNumber } from '../../lib/phone-number/phone-number';
import { wrongPhoneText } from '../../lib/phone-number/wrong-phone-text';
import { problemText } from '../../lib/problem-text';
import { tooLongText } from '../../lib/text-limit';

export type FindIdField = 'name' | 'phone' | 'code';
interface Refusal {
  readonly field: FindIdField;
  readonly text: string;
}
interface Asked {
  readonly name: string;
  readonly phone: string;
}
export type Found = Answer<'POST /api/find-id/prove'>;

export const findIdField = (field: FindIdField): string => `find-id-${field}`;

/** Name and phone, proven by a code; only then is it told whether they have an account (decisions 4 and 46). */
export function useFindId(onFound: (found: Found) => void) {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;

  const [name, setName] = useState('');
  const [phone, setPhone] = useState(noPhoneNumber);
  const [sent, setSent] = useState<SentCode>();
  const [refusal, setRefusal] = useState<Refusal>();

  const refuse = async (refused: Refusal) => {
    setRefusal(refused);
    await alerts.show({ message: refused.text, confirmLabel: t('common.buttons.confirm') });
    focusField(findIdField(refused.field));
  };
  const asking = useMutation({
    mutationFn: (asked: Asked) =>
      call('POST /api/find-id/askCode', { body: { name_kor: asked.name, cellphone: asked.phone, langCode: wireLanguage } }),
    onSuccess: (answer, asked) => {
      setSent(sentCode(shownNumber(asked.phone), answer, now().getTime()));
      requestAnimationFrame(() => focusField(findIdField('code')));
    },
    onError: (problem) =>
      void refuse({ field: problem.code === 'name_invalid' ? 'name' : 'phone', text: problemText(translations, problem) }),
  });
  const proving = useMutation({
    mutationFn: (code: string) => call('POST /api/find-id/prove', { body: { code } }),
    onSuccess: onFound,
    onError: (problem) => void refuse({ field: 'code', text: problemText(translations, problem) }),
  });

  /** What is to be proven, or why it cannot be yet. */
  const read = async (): Promise<Asked | Refusal> => {
    if (isBlank(name)) return { field: 'name', text: t('login.find.nameRequired') };
    const person = normalName(name);
    if (person === null) return { field: 'name', text: tooLongText(translations, name, nameLimit) ?? t('problems.name_invalid') };
    if (isBlankNumber(phone)) return { field: 'phone', text: t('login.find.phoneRequired') };
    const whole = await wholeNumber(queryClient, phone).catch(() => undefined);
    if (whole === undefined) return { field: 'phone', text: t('common.loadFailed') };
    return whole === null
      ? { field: 'phone', text: wrongPhoneText(queryClient, translations, phone) }
      : { name: person, phone: whole };
  };
  const ask = async () => {
    setRefusal(undefined);
    const asked = await read();
    if ('field' in asked) return refuse(asked);
    asking.mutate(asked);
  };
  const prove = (typed: string) => {
    setRefusal(undefined);
    const code = typedCode(typed);
    if (code === '') return void refuse({ field: 'code', text: t('oneTimeCode.required') });
    proving.mutate(code);
  };

  return {
    name,
    phone,
    sent,
    /** A change of what is to be proven needs another code. */
    change: (changed: { name?: string; phone?: typeof phone }) => {
      setSent(undefined);
      setRefusal(undefined);
      if (changed.name !== undefined) setName(changed.name);
      if (changed.phone !== undefined) setPhone(changed.phone);
    },
    errorOf: (field: FindIdField) => (refusal?.field === field ? refusal.text : undefined),
    ask: () => void ask(),
    asking: asking.isPending,
    prove,
    proving: proving.isPending,
  };
}
