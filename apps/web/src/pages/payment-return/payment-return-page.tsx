import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ResvCode } from '@dining/domain/shared/codes';
import { useAlerts } from '@dining/ui/alerts';
import { Button, getButtonClass } from '@dining/ui/button';
import { ErrorState } from '@dining/ui/error-state';
import { Spinner } from '@dining/ui/spinner';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { clearActiveSheet } from '../../entities/orders/active-sheet';
import { getOpenPayment, payLinkPrefix, removeOpenPayment } from '../../entities/payments/open-payment';
import { skipProviderPages } from '../../entities/payments/provider-pages';
import { saveNewBooking } from '../../entities/reservations/new-booking';
import { formatVisitSearch } from '../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../entities/search/search-state';
import { showPaymentFailure } from '../../features/payments/failure-alert';
import { usePaymentReturn } from '../../features/payments/use-payment-return';
import { deleteDraft } from '../../features/reservations/form/form-draft';
import { useTranslations } from '../../lib/i18n';
import { createPageHref } from '../../lib/page-href';

const route = getRouteApi('/easypay/return');

export function PaymentReturnPage() {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  const navigate = useNavigate();
  const search = useSearch();
  const params = route.useSearch();
  const { outcome, message, isStandalone, hasFailed, retry } = usePaymentReturn(params);
  const returnHref = getOpenPayment()?.page ?? createPageHref('reservationPayment', {}, formatVisitSearch(search));

  const isPayLink = returnHref.startsWith(payLinkPrefix);

  const showReservation = async (resvCode: ResvCode) => {
    saveNewBooking(resvCode);
    // The pay link's page shows that the order is paid, and then opens the reservation.
    if (isPayLink) return returnToPayLink({ resMsg: message, resvCode });
    deleteDraft();
    clearActiveSheet();
    changeSearch((current) => ({ ...current, menus: [], totalPrice: 0 }));
    if (skipProviderPages({ resMsg: message, resvCode })) return;
    removeOpenPayment();
    await navigate({
      to: '/reservation/prod/payment/complete/$resvCode',
      params: { resvCode },
      replace: true,
      state: { isJustBooked: true },
    });
  };
  const returnToPayLink = async (paymentResult: Parameters<typeof skipProviderPages>[0]) => {
    if (!skipProviderPages(paymentResult)) await navigate({ href: returnHref, replace: true });
  };
  const goBack = async (errCd: PaymentOutcome['errCd']) => {
    if (isPayLink) return returnToPayLink({ resMsg: message });
    if (skipProviderPages({ resMsg: message })) return;
    removeOpenPayment();
    const action = await showPaymentFailure(alerts, translations, { errCd, resMsg: message }, search.type);
    if (action === 'root') return navigate({ to: '/', replace: true });
    if (action === 'stay' || action === 'method' || search.dinCode === null)
      return navigate({ href: returnHref, replace: true });
    return navigate({
      to: '/reservation/step/2/$dinCode',
      params: { dinCode: search.dinCode },
      search: formatVisitSearch(search),
      replace: true,
    });
  };
  const applyOutcome = useEffectEvent(({ result, resvCode, errCd }: PaymentOutcome) => {
    if (result === 'success' && resvCode !== undefined) void showReservation(resvCode);
    else if (result === 'fail') void goBack(errCd);
  });
  useEffect(() => {
    if (isStandalone && outcome !== undefined) applyOutcome(outcome);
  }, [isStandalone, outcome]);

  if (params.shopOrderNo === '' || hasFailed) {
    return (
      <ErrorState
        action={
          <>
            {hasFailed && (
              <Button onClick={retry} variant="primary">
                {t('common.buttons.retry')}
              </Button>
            )}
            <a className={getButtonClass()} href={returnHref}>
              {t('payment.return.back')}
            </a>
          </>
        }
        className="content-center"
        level={1}
        title={t('payment.return.title')}
      >
        {t(hasFailed ? 'common.loadFailed' : 'payment.outcome.failed')}
      </ErrorState>
    );
  }
  const isPending = outcome?.result === 'pending';
  return (
    <div className="grid place-content-center justify-items-center gap-3 px-6 py-16 text-center" role="status">
      <span className="mb-2 text-brass">
        <Spinner size={28} />
      </span>
      <h1 className="heading text-xl">{t(isPending ? 'payment.outcome.pendingTitle' : 'payment.return.title')}</h1>
      <p className="max-w-md text-ink-soft">
        {t(isPending ? 'payment.outcome.pendingBody' : 'payment.return.checking')}
      </p>
      {isPending && (
        <p className="text-ink-soft text-sm">{t('payment.popup.orderNumber', { no: params.shopOrderNo })}</p>
      )}
    </div>
  );
}
