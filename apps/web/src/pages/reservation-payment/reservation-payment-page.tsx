import { isPaidAtVenue } from '@dining/domain/products/menu-choice';
import { checkMenusForParty } from '@dining/domain/products/menu-rule';
import type { ResvCode } from '@dining/domain/shared/codes';
import { useAlerts } from '@dining/ui/alerts';
import { Page } from '@dining/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { CookiesNotice } from '../../components/cookies-notice';
import { useOrder } from '../../entities/orders/order';
import { findOpenPaymentOfPage, isPayLinkPayment, removeOpenPayment } from '../../entities/payments/open-payment';
import { getProductQuery } from '../../entities/products/product';
import { formatVisitSearch } from '../../entities/search/search-params';
import { useSearch } from '../../entities/search/search-state';
import { useSyncSearchToUrl } from '../../entities/search/use-sync-search-to-url';
import { getVenuesQuery } from '../../entities/venues/venues';
import { useMemberPhone } from '../../features/reservations/form/use-member-phone';
import { StepIndicator } from '../../features/reservations/steps/step-indicator';
import { Checkout } from '../../flows/checkout/checkout';
import { isCurrentPage, usePagePath } from '../../lib/current-page';
import { useTranslations } from '../../lib/i18n';
import { throwIfNoData } from '../../lib/throw-if-no-data';
import { PaymentSkeleton } from './payment-skeleton';

const noCode = '' as never;

export function ReservationPaymentPage() {
  const [resvCode] = useState(
    () => findOpenPaymentOfPage((payment) => !isPayLinkPayment(payment))?.returnResult?.resvCode,
  );
  return resvCode === undefined ? <PaymentForm /> : <RedirectToReservation resvCode={resvCode} />;
}

function RedirectToReservation({ resvCode }: { resvCode: ResvCode }) {
  const navigate = useNavigate();
  const showReservation = useEffectEvent(() => {
    removeOpenPayment();
    void navigate({
      to: '/reservation/prod/payment/complete/$resvCode',
      params: { resvCode },
      replace: true,
      state: { isJustBooked: true },
    });
  });
  useEffect(() => showReservation(), []);
  return (
    <Page className="pt-8 pb-12 md:pt-14">
      <PaymentSkeleton />
    </Page>
  );
}

/**
 * Shows the payment form (Spec §2.11). If the order is incomplete, explains what is missing and returns to the first
 * step, or to the product if only its menus or its quantity are missing.
 */
function PaymentForm() {
  const alerts = useAlerts();
  const { t } = useTranslations();
  useSyncSearchToUrl();
  const search = useSearch();
  const navigate = useNavigate();
  const { htlCode, dinCode, prodCode, visitDay } = search;
  const memberPhone = useMemberPhone();
  const hasProduct = dinCode !== null && prodCode !== null;
  const product = useQuery({
    ...getProductQuery(dinCode ?? noCode, prodCode ?? noCode, visitDay),
    enabled: hasProduct,
    throwOnError: throwIfNoData,
  }).data;
  const venue = useQuery({ ...getVenuesQuery(htlCode), throwOnError: throwIfNoData }).data?.find(
    (other) => other.dinCode === dinCode,
  );
  const order = useOrder(product?.listedProduct.product);
  const isNothingChosen = !hasProduct || product === null || (product !== undefined && order === null);
  const isQuantityMissing = order !== null && order.product.reservationType === 'pickup' && order.quantity === 0;
  const isUnfinished =
    order !== null && (isQuantityMissing || !checkMenusForParty(order.product, order.menus, order.party).ok);

  const pagePath = usePagePath();
  const explainAndLeave = useEffectEvent(
    (messageKey: 'payment.alerts.nothingChosen' | 'payment.alerts.menusMissing') => {
      const message = t(isQuantityMissing ? 'product.alerts.quantityRequired' : messageKey);
      void alerts.show({ message }).then(() =>
        messageKey === 'payment.alerts.nothingChosen' || dinCode === null || prodCode === null
          ? navigate({ to: '/reservation/step/1', replace: true })
          : navigate({
              to: '/reservation/prod/detail/$dinCode/$prodCode',
              params: { dinCode, prodCode },
              search: formatVisitSearch(search),
              replace: true,
            }),
      );
    },
  );
  useEffect(() => {
    if (!isCurrentPage(pagePath)) return;
    if (isNothingChosen) explainAndLeave('payment.alerts.nothingChosen');
    else if (isUnfinished) explainAndLeave('payment.alerts.menusMissing');
  }, [isNothingChosen, isUnfinished, pagePath]);

  return (
    <Page className="pt-8 pb-12 md:pt-14">
      <StepIndicator currentStep="payment" product={order?.product} type={search.type} />
      <h1 className="heading mb-6 text-2xl md:mb-12 md:text-3xl">
        {t(order !== null && isPaidAtVenue(order.product) ? 'payment.detailsTitle' : 'payment.title')}
      </h1>
      <CookiesNotice className="mb-6" />
      {order === null || isUnfinished || venue === undefined || memberPhone === undefined ? (
        <PaymentSkeleton />
      ) : (
        <Checkout memberPhone={memberPhone} orderWithoutCoupon={order} venue={venue} />
      )}
    </Page>
  );
}
