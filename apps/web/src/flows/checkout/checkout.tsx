import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import { BottomBar } from '@dining/ui/bottom-bar';
import { Columns } from '@dining/ui/columns';
import { useEffect, useEffectEvent } from 'react';
import { useOrderCoupons } from '../../entities/coupons/order-coupons';
import { type Order, useOrder } from '../../entities/orders/order';
import type { Venue } from '../../entities/venues/venues';
import { PaymentDialog } from '../../features/payments/payment-dialog';
import { toPaymentForm } from '../../features/reservations/form/form-draft';
import { usePaymentForm } from '../../features/reservations/form/use-payment-form';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { CheckoutFields } from './checkout-fields';
import { PayButton } from './pay-button';
import { PaymentSummary } from './payment-summary';
import { useCheckout } from './use-checkout';
import { useCheckoutAnalytics } from './use-checkout-analytics';

interface CheckoutProps {
  orderWithoutCoupon: Order;
  venue: Venue;
  memberPhone: PhoneNumber;
}

export function Checkout({ orderWithoutCoupon, venue, memberPhone }: CheckoutProps) {
  const translations = useTranslations();
  const { t } = translations;
  const form = usePaymentForm({
    product: orderWithoutCoupon.product,
    memberPhone,
    send: (draft, parseForeignNumber): Promise<void> => checkout.send(draft, parseForeignNumber),
  });
  const { values, submit } = form;
  const coupons = useOrderCoupons(orderWithoutCoupon, values.couponNo);
  const order = useOrder(orderWithoutCoupon.product, coupons.chosenCoupon) ?? orderWithoutCoupon;
  const checkout = useCheckout(order, form);
  const { total, isWorking, payment } = checkout;
  const { prodCode, reservationType } = order.product;

  const sendStep = useCheckoutAnalytics(order);
  const beginCheckout = useEffectEvent((_prodCode: string) =>
    sendStep({ name: 'begin_checkout', amount: order.quote.payAmount }),
  );
  useEffect(() => beginCheckout(prodCode), [prodCode]);

  const payButton = (
    <PayButton onPress={submit} isWorking={isWorking}>
      {total > 0 ? t('payment.actions.pay', { amount: formatWon(translations, total) }) : t('payment.actions.reserve')}
    </PayButton>
  );

  return (
    <>
      <Columns
        aside={
          <PaymentSummary form={toPaymentForm(values)} order={order} total={total} venue={venue}>
            <div className="hidden lg:block">{payButton}</div>
          </PaymentSummary>
        }
        asideFirstOnNarrow
      >
        <CheckoutFields
          coupons={coupons}
          form={form}
          areCouponsOffered={!orderWithoutCoupon.quote.nothingDue}
          order={order}
          payButton={payButton}
        />
      </Columns>
      <BottomBar action={payButton} />
      {'payment' in payment.phase && (
        <PaymentDialog
          isOffline={payment.isOffline}
          onPayAgain={payment.payAgain}
          onCheck={payment.checkAgain}
          onFocusWindow={payment.focusWindow}
          onGiveUp={payment.giveUp}
          onRenewed={payment.applyRenewal}
          phase={payment.phase}
          reservationType={reservationType}
        />
      )}
    </>
  );
}
