import type { ProblemError } from '@dining/client/problem-error';
import { parseOneTimeCode } from '@dining/domain/members/one-time-code';
import { useAlerts } from '@dining/ui/alerts';
import { focusFieldAfter } from '@dining/ui/focus-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeaveForm } from '../../entities/members/profile';
import { createSentCode, type SentCode } from '../../entities/members/sent-code';
import { endSession } from '../../entities/session/session';
import { call } from '../../lib/call';
import { useClock } from '../../lib/clock';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import { showProblem } from '../../lib/show-problem';

interface Proof {
  readonly proof: string;
}

const getBlockerCount = ({ detail }: ProblemError, name: 'resvCnt' | 'paymentCnt'): number => {
  const count = detail[name];
  return typeof count === 'number' ? count : 1;
};

export function useAccountDeletion({ proofType, resvCnt, paymentCnt }: LeaveForm) {
  const alerts = useAlerts();
  const { now } = useClock();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const [blockers, setBlockers] = useState({ resvCnt, paymentCnt });
  const [isAgreed, setIsAgreed] = useState(false);
  const [sentCode, setSentCode] = useState<SentCode>();

  const codeMutation = useMutation({
    mutationFn: () => call('POST /api/mypage/askLeaveCode', { body: { langCode: wireLanguage } }),
    onSuccess: (response) =>
      focusFieldAfter(() => {
        form.reset();
        setSentCode(createSentCode('', response, now().getTime()));
      }, form.getId('proof')),
    onError: (problem) => void showProblem(alerts, translations, problem),
  });
  const deletionMutation = useMutation({
    mutationFn: ({ proof }: Proof) =>
      call('POST /api/mypage/leave', {
        body: {
          ...(proofType === 'password' ? { password: proof } : { code: parseOneTimeCode(proof) }),
          langCode: wireLanguage,
        },
      }),
    onSuccess: async () => {
      await alerts.show({
        title: t('profile.goodbye.title'),
        message: t('profile.goodbye.body'),
      });
      endSession();
    },
  });
  const reportProblem = (problem: ProblemError): void => {
    if (problem.code === 'reservations_stand')
      setBlockers({ resvCnt: getBlockerCount(problem, 'resvCnt'), paymentCnt: 0 });
    else if (problem.code === 'payments_unfinished')
      setBlockers({ resvCnt: 0, paymentCnt: getBlockerCount(problem, 'paymentCnt') });
    else if (/^(password|code)_/.test(problem.code))
      void form.reportFailures({ field: 'proof', text: formatProblem(translations, problem) });
    else void showProblem(alerts, translations, problem);
  };
  const form = useCheckedForm<Proof>({
    defaultValues: { proof: '' },
    check: ({ proof }) => {
      if (proofType === 'password')
        return proof === '' ? [{ field: 'proof', text: t('profile.leave.passwordRequired') }] : [];
      return parseOneTimeCode(proof) === '' ? [{ field: 'proof', text: t('oneTimeCode.required') }] : [];
    },
    send: async (values) => {
      const isConfirmed = await alerts.show({
        message: t('profile.leave.sure'),
        confirmLabel: t('profile.leave.submit'),
        cancelLabel: t('common.buttons.cancel'),
        danger: true,
      });
      if (isConfirmed) await deletionMutation.mutateAsync(values).catch(reportProblem);
    },
  });

  return {
    form,
    proofType,
    blockers,
    isAgreed,
    setIsAgreed,
    askToAgree: () => alerts.show({ message: t('profile.leave.agreeRequired') }),
    sentCode,
    requestCode: () => codeMutation.mutate(),
    isRequestingCode: codeMutation.isPending,
    isSending: deletionMutation.isPending,
  };
}
