import { joinFormToWire } from '@dining/contract/codecs/join';
import { settleJoinForm } from '@dining/domain/join/join-form';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { markJoined } from '../../../entities/join/joined';
import { call } from '../../../lib/call';
import { useClock } from '../../../lib/clock';
import { useTranslations } from '../../../lib/i18n';
import { forgetConsents } from '../consents/use-consents';
import { fieldOfProblem, joinFailures, writtenDay } from './join-checks';
import { forgetJoin } from './join-draft';
import { failureText } from './join-texts';
import type { JoinFormState } from './use-join-form';

/** The last press: all that is wrong is marked at once; what is right makes a member, and a second press makes no second one. */
export function useJoin({ draft, proven, prove, replaceEmail, loginType, refusals, tell, onProblem }: JoinFormState) {
  const { now } = useClock();
  const translations = useTranslations();
  const { textIfWhole, wireLanguage } = translations;
  const navigate = useNavigate();
  const joining = useMutation({
    mutationFn: ({ birthday, password }: { birthday: string; password: string | null }) =>
      call('POST /api/join/submit', {
        body: {
          ...joinFormToWire(settleJoinForm(draft.details)),
          login_type: loginType,
          ...(password !== null && { password }),
          birthday,
          langCode: wireLanguage,
        },
      }),
    onSuccess: async ({ result, errCd, message, user_id: userId }) => {
      if (result === 'fail') {
        const code = errCd ?? 'internal_error';
        // Spec §8: a failed submission alerts the server's message, in the page's own words where it has them.
        const text = textIfWhole(`problems.${code}`, {}) ?? message;
        const field = fieldOfProblem(code);
        // What the server takes for proven no more is to be typed again, with the words beside it.
        if (field === 'email') replaceEmail();
        if (field === 'phone') prove({ name: '', phone: '' });
        return tell(code, field, text);
      }
      markJoined({ userId, loginType });
      await navigate({ to: '/join/complete', replace: true });
      forgetJoin();
      forgetConsents();
    },
    onError: (problem) => onProblem(problem, undefined),
  });
  return {
    join: (password: string | null) => {
      const birthday = writtenDay(draft.birthday);
      const failures = joinFailures({ proven, password, birthday, details: draft.details }, todayInSeoul(now()));
      if (failures.length > 0) {
        return void refusals.refuse(
          ...failures.map((failure) => ({ field: failure.field, text: failureText(translations, failure) })),
        );
      }
      if (!joining.isPending) joining.mutate({ birthday, password });
    },
    joining: joining.isPending,
  };
}
