import { listChosenMenus } from '@dining/domain/products/menu-choice';
import { hasAllergyQuestion, listAskedQuestions } from '@dining/domain/reservations/form-checks';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import { BottomBar } from '@dining/ui/bottom-bar';
import { Button } from '@dining/ui/button';
import { Columns } from '@dining/ui/columns';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { recordCheckoutStep } from '../../entities/analytics/checkout-steps';
import { createCheckoutEvent } from '../../entities/analytics/items';
import { useOrderCoupons } from '../../entities/coupons/order-coupons';
import { type Order, useOrder } from '../../entities/orders/order';
import { formatVisitSearch } from '../../entities/search/search-params';
import { useSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { CouponChoice } from '../../features/coupons/coupon-choice';
import { AllergenWarning } from '../../features/orders/allergen-warning';
import { MethodChoice } from '../../features/payments/method-choice';
import { PaymentDialog } from '../../features/payments/payment-dialog';
import { AllergyFields } from '../../features/reservations/form/allergy-fields';
import { BookerFields } from '../../features/reservations/form/booker-fields';
import { FinalAgree } from '../../features/reservations/form/final-agree';
import { toPaymentForm } from '../../features/reservations/form/form-draft';
import { QuestionFields } from '../../features/reservations/form/question-fields';
import { RequestNote } from '../../features/reservations/form/request-note';
import { usePaymentForm } from '../../features/reservations/form/use-payment-form';
import { VisitorFields } from '../../features/reservations/form/visitor-fields';
import { PaymentTerms } from '../../features/terms/payment-terms';
import { useAnalytics } from '../../lib/analytics';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { PayButton } from './pay-button';
import { PaymentSummary } from './payment-summary';
import { useCheckout } from './use-checkout';

interface CheckoutProps {
  orderWithoutCoupon: Order;
  venue: Venue;
  memberPhone: PhoneNumber;
}

export function Checkout({ orderWithoutCoupon, venue, memberPhone }: CheckoutProps) {
  const { pushEvent } = useAnalytics();
  const translations = useTranslations();
  const { t } = translations;
  const navigate = useNavigate();
  const search = useSearch();
  const form = usePaymentForm({
    product: orderWithoutCoupon.product,
    memberPhone,
    send: (draft, parseForeignNumber): Promise<void> => checkout.send(draft, parseForeignNumber),
  });
  const { values, setValues, submit } = form;
  const coupons = useOrderCoupons(orderWithoutCoupon);
  const usableCoupons = coupons.evaluations.filter(({ refusal }) => refusal === null);
  // The best coupon is chosen for the member (decision 50). A coupon that can no longer be used is deselected.
  const chosenCoupon =
    values.couponNo === 'best'
      ? usableCoupons[0]
      : usableCoupons.find(({ coupon }) => coupon.couponNo === values.couponNo);
  const order = useOrder(orderWithoutCoupon.product, chosenCoupon?.coupon) ?? orderWithoutCoupon;
  const checkout = useCheckout(order, form);
  const { total, isWorking, payment } = checkout;
  const { product } = order;
  const questions = listAskedQuestions(product);
  const { dinCode, prodCode, htlCode } = product;
  const isPickup = product.reservationType === 'pickup';

  const reportCheckout = useEffectEvent((_prodCode: string) => {
    if (recordCheckoutStep(translations, order, 'begin_checkout'))
      pushEvent('begin_checkout', createCheckoutEvent(translations, order, order.quote.payAmount));
  });
  useEffect(() => reportCheckout(prodCode), [prodCode]);

  const previous = () =>
    void navigate({
      to: '/reservation/prod/detail/$dinCode/$prodCode',
      params: { dinCode, prodCode },
      search: formatVisitSearch(search),
    });
  const payButton = (
    <PayButton onPress={submit} working={isWorking}>
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
        asideFirst
      >
        <div className="grid gap-5 *:not-first:border-line *:not-first:border-t *:not-first:pt-5 md:gap-9 md:*:not-first:pt-9">
          <div className="grid gap-2">
            <BookerFields {...form} />
            <VisitorFields {...form} pickup={isPickup} />
          </div>
          <RequestNote {...form} pickup={isPickup} />
          {(hasAllergyQuestion(product) || questions.length > 0) && (
            <div className="grid gap-5 md:gap-8">
              {hasAllergyQuestion(product) && (
                <AllergyFields
                  allergy={form.valueField('allergy')}
                  boxesId={form.getId('allergy')}
                  consent={form.requiredField('allergyConsent')}
                  pickup={isPickup}
                />
              )}
              {hasAllergyQuestion(product) && values.allergy.answer === 'exist' && (
                <AllergenWarning
                  codes={values.allergy.codes}
                  menus={listChosenMenus(product, order.menus).map(({ option }) => option)}
                />
              )}
              {questions.length > 0 && <QuestionFields {...form} questions={questions} />}
            </div>
          )}
          {!orderWithoutCoupon.quote.nothingDue && (
            <CouponChoice
              {...coupons}
              chosen={chosenCoupon?.coupon ?? null}
              onChange={(couponNo) => setValues({ couponNo })}
            />
          )}
          {!order.quote.nothingDue && (
            <MethodChoice onChange={(method) => setValues({ method })} value={values.method} />
          )}
          <div className="grid gap-5 md:gap-8">
            <PaymentTerms dinCode={dinCode} htlCode={htlCode}>
              <FinalAgree {...form} />
            </PaymentTerms>
            <div className="flex gap-3">
              <Button onClick={previous}>{t('common.buttons.previous')}</Button>
              <div className="hidden flex-1 lg:block">{payButton}</div>
            </div>
          </div>
        </div>
      </Columns>
      <BottomBar action={payButton} />
      {'payment' in payment.phase && (
        <PaymentDialog
          offline={payment.offline}
          onAgain={payment.payAgain}
          onCheck={payment.checkAgain}
          onFocus={payment.focusWindow}
          onGiveUp={payment.giveUp}
          onRenewed={payment.renewed}
          phase={payment.phase}
          reservationType={product.reservationType}
        />
      )}
    </>
  );
}
