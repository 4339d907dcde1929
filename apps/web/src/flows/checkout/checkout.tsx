import { askedQuestions, asksAllergy } from '@dining/domain/reservations/form-checks';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import { BottomBar } from '@dining/ui/bottom-bar';
import { Button } from '@dining/ui/button';
import { Columns } from '@dining/ui/columns';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { createCheckoutEvent } from '../../entities/analytics/items';
import { tellsFirst } from '../../entities/analytics/told-checkout';
import { useOrderCoupons } from '../../entities/coupons/order-coupons';
import { type Order, useOrder } from '../../entities/orders/order';
import { addressOf } from '../../entities/search/search-params';
import { useSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { CouponChoice } from '../../features/coupons/coupon-choice';
import { AllergenWarning } from '../../features/orders/allergen-warning';
import { MethodChoice } from '../../features/payments/method-choice';
import { PaymentDialog } from '../../features/payments/payment-dialog';
import { AllergyFields } from '../../features/reservations/form/allergy-fields';
import { BookerFields } from '../../features/reservations/form/booker-fields';
import { FinalAgree } from '../../features/reservations/form/final-agree';
import { QuestionFields } from '../../features/reservations/form/question-fields';
import { RequestNote } from '../../features/reservations/form/request-note';
import { usePaymentForm } from '../../features/reservations/form/use-payment-form';
import { VisitorFields } from '../../features/reservations/form/visitor-fields';
import { PaymentTerms } from '../../features/terms/payment-terms';
import { useAnalytics } from '../../lib/analytics';
import { wonText } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { PayButton } from './pay-button';
import { PaymentSummary } from './payment-summary';
import { useCheckout } from './use-checkout';

interface CheckoutProps {
  /** Without a coupon, which is chosen here. */
  plain: Order;
  venue: Venue;
  /** The member's own number, blank for a guest. */
  ownNumber: PhoneNumber;
}

/** The form of the payment page beside its summary, and the button that pays. */
export function Checkout({ plain, venue, ownNumber }: CheckoutProps) {
  const { pushStep } = useAnalytics();
  const translations = useTranslations();
  const { t } = translations;
  const navigate = useNavigate();
  const search = useSearch();
  const payForm = usePaymentForm(ownNumber);
  const { part } = payForm;
  const coupons = useOrderCoupons(plain);
  // One that can no longer be used is no longer chosen.
  const chosen = coupons.weighed.find(({ coupon, refusal }) => refusal === null && coupon.couponNo === part.form.couponNo);
  const order = useOrder(plain.product, chosen?.coupon) ?? plain;
  const { total, submit, working, payment } = useCheckout(order, payForm);
  const { product } = order;
  const questions = askedQuestions(product);
  const { dinCode, prodCode, htlCode } = product;
  const pickup = product.reservationType === 'pickup';

  const begin = useEffectEvent((_prodCode: string) => {
    if (tellsFirst(translations, order, 'begin_checkout'))
      pushStep('begin_checkout', createCheckoutEvent(translations, order, order.quote.payAmount));
  });
  useEffect(() => begin(prodCode), [prodCode]);

  const previous = () =>
    void navigate({
      to: '/reservation/prod/detail/$dinCode/$prodCode',
      params: { dinCode, prodCode },
      search: addressOf(search),
    });
  const pay = (
    <PayButton onPress={() => void submit()} working={working}>
      {total > 0 ? t('payment.actions.pay', { amount: wonText(translations, total) }) : t('payment.actions.reserve')}
    </PayButton>
  );

  return (
    <>
      <Columns
        aside={
          <PaymentSummary form={part.form} order={order} total={total} venue={venue}>
            <div className="hidden lg:block">{pay}</div>
          </PaymentSummary>
        }
        asideFirst
      >
        <div className="grid gap-5 *:not-first:border-line *:not-first:border-t *:not-first:pt-5 md:gap-9 md:*:not-first:pt-9">
          <div className="grid gap-2">
            <BookerFields {...part} />
            <VisitorFields {...part} pickup={pickup} />
          </div>
          <RequestNote {...part} pickup={pickup} />
          {(asksAllergy(product) || questions.length > 0) && (
            <div className="grid gap-5 md:gap-8">
              {asksAllergy(product) && <AllergyFields {...part} pickup={pickup} />}
              {asksAllergy(product) && part.form.allergy.answer === 'exist' && (
                <AllergenWarning codes={part.form.allergy.codes} order={order} />
              )}
              {questions.length > 0 && <QuestionFields {...part} questions={questions} />}
            </div>
          )}
          {!plain.quote.nothingDue && (
            <CouponChoice {...coupons} chosen={chosen?.coupon ?? null} onChange={(couponNo) => part.change({ couponNo })} />
          )}
          {!order.quote.nothingDue && <MethodChoice onChange={(method) => part.change({ method })} value={part.form.method} />}
          <div className="grid gap-5 md:gap-8">
            <PaymentTerms dinCode={dinCode} htlCode={htlCode}>
              <FinalAgree {...part} />
            </PaymentTerms>
            <div className="flex gap-3">
              <Button onClick={previous}>{t('common.buttons.previous')}</Button>
              <div className="hidden flex-1 lg:block">{pay}</div>
            </div>
          </div>
        </div>
      </Columns>
      <BottomBar action={pay} />
      {'payment' in payment.phase && (
        <PaymentDialog
          offline={payment.offline}
          onAgain={payment.payAgain}
          onCheck={payment.checkAgain}
          onFocus={payment.focusWindow}
          onGiveUp={payment.giveUp}
          onRenewed={payment.renewed}
          phase={payment.phase}
        />
      )}
    </>
  );
}
