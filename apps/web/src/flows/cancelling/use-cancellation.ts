import type { ProblemError } from '@dining/client/problem-error';
import type { CancelForm } from '@dining/contract/site/reservations/own-reservation';
import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRefundEvent } from '../../entities/analytics/items';
import { type Cancellation, type CancelRefusal, invalidateCancelled } from '../../entities/reservations/cancelling';
import { useAnalytics } from '../../lib/analytics';
import { call } from '../../lib/call';
import { cancelRefusalText } from '../../lib/cancel-refusal-text';
import { focusPage } from '../../lib/focus-page';
import { useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';

/**
 * The way from the button to a cancelled reservation (Spec §5 Cancellation): what it would cost now, the agreement, the question,
 * the request with the fee that was shown. Whatever comes of it, the page reads the reservation anew.
 */
export function useCancellation({ resvCode, key, ask }: Cancellation) {
  const alerts = useAlerts();
  const { pushStep } = useAnalytics();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const [form, setForm] = useState<CancelForm>();
  const [agreed, setAgreed] = useState(false);

  const close = () => setForm(undefined);

  const refused = async (why: CancelRefusal) => {
    close();
    // Whose session has ended, or who is another by now, is told by the page that comes.
    if (why !== 'invalid_user') await alerts.show({ message: cancelRefusalText(translations, why) });
    await invalidateCancelled(queryClient);
    focusPage();
  };

  const done = async (cancelled: CancelForm) => {
    close();
    pushStep('refund', createRefundEvent(cancelled));
    // The page turns to the cancelled reservation behind the news.
    const read = invalidateCancelled(queryClient);
    await alerts.show({ message: t('cancellation.alerts.done') });
    await read;
    focusPage();
  };

  const failed = async (problem: ProblemError) => {
    // These two have led to the sign-in and the error page already (Spec §7).
    if (problem.status === 401 || problem.status === 500) return close();
    const { resvCancelFee, resvRefundAmnt } = problem.detail;
    if (problem.code === 'fee_changed' && typeof resvCancelFee === 'number' && typeof resvRefundAmnt === 'number') {
      setAgreed(false);
      setForm((shown) => shown && { ...shown, resvCancelFee, resvRefundAmnt });
      await alerts.show({ message: problemText(translations, problem) });
      return;
    }
    await alerts.show({ message: problemText(translations, problem) });
    // The answer may have been lost after the work was done: the page then shows the reservation cancelled, and the modal goes.
    await invalidateCancelled(queryClient);
  };

  const asking = useMutation({
    mutationFn: ask,
    onSuccess: (offer) => {
      if (typeof offer === 'string') return refused(offer);
      setAgreed(false);
      return setForm(offer);
    },
    onError: (problem) => void failed(problem),
  });

  const sending = useMutation({
    mutationFn: ({ resvCancelFee }: CancelForm) => call('POST /api/resv/cancel', { body: { resvCode, key, resvCancelFee } }),
    onSuccess: (answer, sent) => void (answer.result === 'success' ? done(sent) : refused(answer.errMsg)),
    onError: (problem) => void failed(problem),
  });

  const submit = async () => {
    if (form === undefined || sending.isPending) return;
    const sure = await alerts.show({
      message: t('cancellation.alerts.confirm'),
      confirmLabel: t('cancellation.submit'),
      cancelLabel: t('common.buttons.close'),
      danger: true,
    });
    if (sure) sending.mutate(form);
  };

  return {
    form,
    agreed,
    setAgreed,
    /** Opens the modal. */
    open: () => asking.mutate(),
    opening: asking.isPending,
    // What is under way cannot be taken back by closing.
    close: () => !sending.isPending && close(),
    submit: () => void submit(),
    sending: sending.isPending,
    askToAgree: () => alerts.show({ message: t('cancellation.alerts.agree') }),
  };
}
