import type { ProblemError } from '@dining/client/problem-error';
import type { CancelForm } from '@dining/contract/site/reservations/own-reservation';
import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRefundEvent } from '../../entities/analytics/ecommerce-events';
import {
  type Cancellation,
  type CancelRefusal,
  invalidateAfterCancellation,
} from '../../entities/reservations/cancellation';
import { useAnalytics } from '../../lib/analytics';
import { call } from '../../lib/call';
import { focusPage } from '../../lib/focus-page';
import { formatWon } from '../../lib/format';
import { formatCancelRefusal } from '../../lib/format-cancel-refusal';
import { formatProblem } from '../../lib/format-problem';
import { type Translations, useTranslations } from '../../lib/i18n';

/** Formats the label of the submit button, which states the refund if anything was paid. */
function formatSubmitLabel(translations: Translations, { resvSetleAmnt, resvRefundAmnt }: CancelForm): string {
  const { t } = translations;
  if (resvSetleAmnt === 0) return t('cancellation.submit');
  if (resvRefundAmnt === 0) return t('cancellation.submitNoRefund');
  return t('cancellation.submitRefund', { refund: formatWon(translations, resvRefundAmnt) });
}

/**
 * Runs a cancellation (Spec §5 Cancellation): shows fee and refund, asks for agreement and confirmation, and sends the
 * fee that was shown. Reloads the reservation, except after 401, 500 and `fee_changed`; after `fee_changed` the form
 * stays open with the new fee.
 */
export function useCancellation({ resvCode, key, loadForm }: Cancellation) {
  const alerts = useAlerts();
  const { pushEvent } = useAnalytics();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const [form, setForm] = useState<CancelForm>();
  const [isAgreed, setIsAgreed] = useState(false);

  const close = () => setForm(undefined);

  const handleRefusal = async (refusal: CancelRefusal) => {
    close();
    // If the session has changed, the page shows the reason after it reloads the reservation.
    if (refusal !== 'invalid_user') await alerts.show({ message: formatCancelRefusal(translations, refusal) });
    await invalidateAfterCancellation(queryClient);
    focusPage();
  };

  const handleSuccess = async (sentForm: CancelForm) => {
    close();
    pushEvent('refund', createRefundEvent(sentForm));
    // The page shows the cancelled reservation behind the alert.
    const invalidation = invalidateAfterCancellation(queryClient);
    await alerts.show({ message: t('cancellation.alerts.done') });
    await invalidation;
    focusPage();
  };

  const handleFailure = async (problem: ProblemError) => {
    // The global handlers have already reported these statuses (Spec §7).
    if (problem.status === 401 || problem.status === 500) return close();
    const { resvCancelFee, resvRefundAmnt } = problem.detail;
    if (problem.code === 'fee_changed' && typeof resvCancelFee === 'number' && typeof resvRefundAmnt === 'number') {
      setIsAgreed(false);
      setForm((shownForm) => shownForm && { ...shownForm, resvCancelFee, resvRefundAmnt });
      await alerts.show({ message: formatProblem(translations, problem) });
      return;
    }
    await alerts.show({ message: formatProblem(translations, problem) });
    // The cancellation may have succeeded although its response was lost. Reloading then shows it and closes the
    // dialog.
    await invalidateAfterCancellation(queryClient);
  };

  const formMutation = useMutation({
    mutationFn: loadForm,
    onSuccess: (result) => {
      if (typeof result === 'string') return handleRefusal(result);
      setIsAgreed(false);
      return setForm(result);
    },
    onError: (problem) => void handleFailure(problem),
  });

  const cancelMutation = useMutation({
    mutationFn: ({ resvCancelFee }: CancelForm) =>
      call('POST /api/resv/cancel', { body: { resvCode, key, resvCancelFee } }),
    onSuccess: (response, sentForm) =>
      void (response.result === 'success' ? handleSuccess(sentForm) : handleRefusal(response.errMsg)),
    onError: (problem) => void handleFailure(problem),
  });

  const submitLabel = form === undefined ? '' : formatSubmitLabel(translations, form);

  const submit = async () => {
    if (form === undefined || cancelMutation.isPending) return;
    const isConfirmed = await alerts.show({
      message: t('cancellation.alerts.confirm'),
      confirmLabel: submitLabel,
      cancelLabel: t('common.buttons.close'),
      danger: true,
    });
    if (isConfirmed) cancelMutation.mutate(form);
  };

  return {
    form,
    isAgreed,
    setIsAgreed,
    open: () => formMutation.mutate(),
    isOpening: formMutation.isPending,
    // A request in progress cannot be undone by closing.
    close: () => !cancelMutation.isPending && close(),
    submit: () => void submit(),
    submitLabel,
    isSending: cancelMutation.isPending,
    askToAgree: () => alerts.show({ message: t('cancellation.alerts.agree') }),
  };
}
