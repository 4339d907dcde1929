import type { ProblemError } from '@dining/client/problem-error';
import { nameLimit, normalName } from '@dining/domain/members/person-name';
import { isBlank } from '@dining/domain/shared/blank';
import { normalEmail } from '@dining/domain/shared/email';
import { isPhoneAbroad } from '@dining/domain/shared/phone-abroad';
import { shownNumber } from '@dining/domain/shared/phone-number';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentCode } from '../../../entities/members/sent-code';
import { call } from '../../../lib/call';
import { useClock } from '../../../lib/clock';
import { focusAfter, focusAfterAnswer, focusNow } from '../../../lib/focus-field';
import { useTranslations } from '../../../lib/i18n';
import { isBlankNumber, wholeNumber } from '../../../lib/phone-number/phone-number';
import { wrongPhoneText } from '../../../lib/phone-number/wrong-phone-text';
import { tooLongText } from '../../../lib/text-limit';
import type { JoinFormState } from '../form/use-join-form';
import { leadsAway } from '../form/use-join-problem';
import { fieldId, provenId, type Refusal } from '../form/use-refusals';

interface Asked {
  readonly name: string;
  readonly phone: string;
  /** Where the code for a number abroad goes; '' for one of Korea. */
  readonly email: string;
}

const isTaken = ({ code }: ProblemError): boolean => code === 'id_taken' || code === 'cellphone_duplicated';
const isAboutCode = (problem: ProblemError): boolean => !isTaken(problem) && !leadsAway(problem);

/** Name and phone, proven together by a code: by text in Korea, by mail elsewhere, which proves the address too (decision 36). */
export function usePersonProof({ draft, change, proven, prove, replacesEmail, refusals, onProblem }: JoinFormState) {
  const queryClient = useQueryClient();
  const { now } = useClock();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const { refuse, clear } = refusals;
  const asking = useMutation({
    mutationFn: ({ name, phone, email }: Asked) =>
      call('POST /api/join/askPhoneCode', {
        body: { name_kor: name, cellphone: phone, user_id: email, langCode: wireLanguage },
      }),
    onMutate: focusNow,
    onSuccess: (answer, { phone, email }, asked) => {
      const to = answer.sentBy === 'sms' ? shownNumber(phone) : email;
      const sentPhone = sentCode(to, answer, now().getTime());
      focusAfterAnswer(() => change({ sentPhone }), fieldId('phoneCode'), asked);
    },
    onError: (problem) => {
      const aboutEmail = problem.code === 'email_invalid' || problem.code === 'email_not_proven';
      onProblem(problem, aboutEmail ? 'email' : problem.code === 'name_invalid' ? 'name' : 'phone');
    },
  });
  const proving = useMutation({
    mutationFn: (code: string) => call('POST /api/join/provePhone', { body: { code } }),
    onMutate: focusNow,
    onSuccess: ({ name_kor: name, cellphone: phone, user_id: email }, _code, asked) => {
      // An address that is being replaced stays the server's until another one is proven.
      const provesEmail = email !== '' && !replacesEmail;
      const show = () => {
        prove({ name, phone, ...(provesEmail && { email }) });
        change({ name, sentPhone: null, ...(provesEmail && { email, sentEmail: null }) });
      };
      focusAfterAnswer(show, provenId('phone'), asked);
    },
    onError: (problem) => {
      if (isAboutCode(problem)) return;
      if (isTaken(problem)) change({ sentPhone: null });
      onProblem(problem, problem.code === 'id_taken' ? 'email' : 'phone');
    },
  });

  /** What is to be proven, or why it cannot be yet. */
  const read = async (): Promise<Asked | Refusal> => {
    const name = normalName(draft.name);
    if (isBlank(draft.name)) return { field: 'name', text: t('join.alerts.name') };
    if (name === null)
      return { field: 'name', text: tooLongText(translations, draft.name, nameLimit) ?? t('problems.name_invalid') };
    if (isBlankNumber(draft.phone)) return { field: 'phone', text: t('join.alerts.phone') };
    const phone = await wholeNumber(queryClient, draft.phone).catch(() => undefined);
    if (phone === undefined) return { field: 'phone', text: t('common.loadFailed') };
    if (phone === null) return { field: 'phone', text: wrongPhoneText(queryClient, translations, draft.phone) };
    if (!isPhoneAbroad(phone)) return { name, phone, email: '' };
    // The code would go to the address that is about to be replaced.
    if (replacesEmail) return { field: 'email', text: t('problems.email_not_proven') };
    const email = proven.email || normalEmail(draft.email);
    return email === null ? { field: 'email', text: t('join.alerts.emailForAbroad') } : { name, phone, email };
  };

  return {
    ask: async () => {
      clear('name', 'phone');
      const asked = await read();
      if ('field' in asked) return refuse(asked);
      asking.mutate(asked);
    },
    proveCode: (code: string) =>
      proving.mutateAsync(code).catch((problem: ProblemError) => {
        if (isAboutCode(problem)) throw problem;
      }),
    asking: asking.isPending,
    proving: proving.isPending,
    /** Another name or number is to be proven instead. */
    start: () => {
      focusAfter(() => {
        prove({ name: '', phone: '' });
        change({ sentPhone: null });
      }, fieldId('name'));
    },
  };
}
