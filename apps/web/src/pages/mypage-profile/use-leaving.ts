import type { ProblemError } from '@dining/client/problem-error';
import { typedCode } from '@dining/domain/members/one-time-code';
import { alerts } from '@dining/ui/alerts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeaveForm } from '../../entities/members/profile';
import { type SentCode, sentCode } from '../../entities/members/sent-code';
import { endVisit } from '../../entities/session/session';
import { call } from '../../lib/call';
import { now } from '../../lib/clock';
import { focusAfter, focusField } from '../../lib/focus-field';
import { type Translations, useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';
import { tellProblem } from '../../lib/tell-problem';

/** The place of the password or the code, for leading to it. */
export const proofField = 'leave-proof';

const tell = ({ t }: Translations, message: string) => alerts.show({ message, confirmLabel: t('common.buttons.confirm') });

/** What came in the way since the form was asked for. */
const countIn = ({ detail }: ProblemError, name: 'resvCnt' | 'paymentCnt'): number => {
  const count = detail[name];
  return typeof count === 'number' ? count : 1;
};

/** The way out of the house: read, agreed to, proven, confirmed, and told goodbye. */
export function useLeaving(form: LeaveForm) {
  const translations = useTranslations();
  const { t, wireLanguage } = translations;

  const { proofType } = form;
  const [standing, setStanding] = useState({ resvCnt: form.resvCnt, paymentCnt: form.paymentCnt });
  const [agreed, setAgreed] = useState(false);
  const [proof, setProof] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const [error, setError] = useState<string>();

  const refuse = async (text: string) => {
    setError(text);
    await tell(translations, text);
    focusField(proofField);
  };
  const asking = useMutation({
    mutationFn: () => call('POST /api/mypage/askLeaveCode', { body: { langCode: wireLanguage } }),
    onSuccess: (answer) =>
      focusAfter(() => {
        setProof('');
        setError(undefined);
        setSent(sentCode('', answer, now().getTime()));
      }, proofField),
    onError: (problem) => void tellProblem(translations, problem),
  });
  const sending = useMutation({
    mutationFn: (given: { password: string } | { code: string }) =>
      call('POST /api/mypage/leave', { body: { ...given, langCode: wireLanguage } }),
    onSuccess: async () => {
      await alerts.show({
        title: t('profile.goodbye.title'),
        message: t('profile.goodbye.body'),
        confirmLabel: t('common.buttons.confirm'),
      });
      endVisit();
    },
    onError: (problem) => {
      if (problem.code === 'reservations_stand') setStanding({ resvCnt: countIn(problem, 'resvCnt'), paymentCnt: 0 });
      else if (problem.code === 'payments_unfinished') setStanding({ resvCnt: 0, paymentCnt: countIn(problem, 'paymentCnt') });
      else if (/^(password|code)_/.test(problem.code)) void refuse(problemText(translations, problem));
      else void tellProblem(translations, problem);
    },
  });

  const submit = async () => {
    if (sending.isPending) return;
    const given = proofType === 'password' ? { password: proof } : { code: typedCode(proof) };
    if (proof === '' || ('code' in given && given.code === ''))
      return proofType === 'code' && sent === undefined
        ? void (await tell(translations, t('oneTimeCode.required')))
        : refuse(t(proofType === 'password' ? 'profile.leave.passwordRequired' : 'oneTimeCode.required'));
    setError(undefined);
    const sure = await alerts.show({
      message: t('profile.leave.sure'),
      confirmLabel: t('profile.leave.submit'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (sure) sending.mutate(given);
  };

  return {
    proofType,
    standing,
    agreed,
    setAgreed,
    askToAgree: () => tell(translations, t('profile.leave.agreeRequired')),
    proof,
    setProof,
    error,
    sent,
    askCode: () => asking.mutate(),
    asking: asking.isPending,
    submit: () => void submit(),
    sending: sending.isPending,
  };
}
