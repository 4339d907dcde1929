import type { ProblemError } from '@dining/client/problem-error';
import { normalEmail } from '@dining/domain/shared/email';
import { useMutation } from '@tanstack/react-query';
import { sentCode } from '../../../entities/members/sent-code';
import { call } from '../../../lib/call';
import { useClock } from '../../../lib/clock';
import { focusAfter, focusAfterAnswer, focusNow } from '../../../lib/focus-field';
import { useTranslations } from '../../../lib/i18n';
import type { JoinFormState } from '../form/use-join-form';
import { leadsAway } from '../form/use-join-problem';
import { fieldId, provenId } from '../form/use-refusals';

const isTaken = ({ code }: ProblemError): boolean => code === 'id_taken';
const isAboutCode = (problem: ProblemError): boolean => !isTaken(problem) && !leadsAway(problem);

/** The address that is to be the id, proven by a code that is mailed to it (decision 46). */
export function useEmailProof({ draft, change, prove, replaceEmail, refusals, onProblem }: JoinFormState) {
  const { now } = useClock();
  const { t, wireLanguage } = useTranslations();
  const { refuse, clear } = refusals;
  const asking = useMutation({
    mutationFn: (email: string) => call('POST /api/join/askEmailCode', { body: { user_id: email, langCode: wireLanguage } }),
    onMutate: focusNow,
    onSuccess: (answer, email, asked) => {
      const sentEmail = sentCode(email, answer, now().getTime());
      focusAfterAnswer(() => change({ email, sentEmail }), fieldId('emailCode'), asked);
    },
    onError: (problem) => onProblem(problem, 'email'),
  });
  const proving = useMutation({
    mutationFn: (code: string) => call('POST /api/join/proveEmail', { body: { code } }),
    onMutate: focusNow,
    onSuccess: ({ user_id: email }, _code, asked) => {
      const show = () => {
        prove({ email });
        change({ email, sentEmail: null });
      };
      focusAfterAnswer(show, provenId('email'), asked);
    },
    onError: (problem) => {
      if (isAboutCode(problem)) return;
      if (isTaken(problem)) change({ sentEmail: null });
      onProblem(problem, 'email');
    },
  });
  return {
    ask: () => {
      clear('email');
      const email = normalEmail(draft.email);
      if (draft.email.trim() === '') return void refuse({ field: 'email', text: t('join.alerts.email') });
      if (email === null) return void refuse({ field: 'email', text: t('problems.email_invalid') });
      asking.mutate(email);
    },
    proveCode: (code: string) =>
      proving.mutateAsync(code).catch((problem: ProblemError) => {
        if (isAboutCode(problem)) throw problem;
      }),
    asking: asking.isPending,
    proving: proving.isPending,
    /** Another address is to be proven instead. */
    start: () => {
      focusAfter(() => {
        replaceEmail();
        change({ sentEmail: null });
      }, fieldId('email'));
    },
  };
}
