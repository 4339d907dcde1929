import { listChosenMenus } from '@dining/domain/products/menu-choice';
import { hasAllergyQuestion, listAskedQuestions } from '@dining/domain/reservations/form-checks';
import { Button } from '@dining/ui/button';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderCoupons } from '../../entities/coupons/order-coupons';
import type { Order } from '../../entities/orders/order';
import { formatVisitSearch } from '../../entities/search/search-params';
import { useSearch } from '../../entities/search/search-state';
import { CouponChoice } from '../../features/coupons/coupon-choice';
import { AllergenWarning } from '../../features/orders/allergen-warning';
import { MethodChoice } from '../../features/payments/method-choice';
import { AllergyFields } from '../../features/reservations/form/allergy-fields';
import { BookerFields } from '../../features/reservations/form/booker-fields';
import { FinalAgreement } from '../../features/reservations/form/final-agreement';
import { QuestionFields } from '../../features/reservations/form/question-fields';
import { RequestNote } from '../../features/reservations/form/request-note';
import type { PaymentFields } from '../../features/reservations/form/use-payment-form';
import { VisitorFields } from '../../features/reservations/form/visitor-fields';
import { PaymentTerms } from '../../features/terms/payment-terms';
import { useTranslations } from '../../lib/i18n';

interface CheckoutFieldsProps {
  form: PaymentFields;
  coupons: OrderCoupons;
  order: Order;
  /** False if the order is free even without a coupon. */
  areCouponsOffered: boolean;
  payButton: ReactNode;
}

export function CheckoutFields({ form, coupons, order, areCouponsOffered, payButton }: CheckoutFieldsProps) {
  const { t } = useTranslations();
  const navigate = useNavigate();
  const search = useSearch();
  const { values, setValues } = form;
  const { product } = order;
  const { dinCode, prodCode, htlCode } = product;
  const questions = listAskedQuestions(product);
  const isPickup = product.reservationType === 'pickup';
  const goToProduct = () =>
    void navigate({
      to: '/reservation/prod/detail/$dinCode/$prodCode',
      params: { dinCode, prodCode },
      search: formatVisitSearch(search),
    });
  return (
    <div className="grid gap-5 *:not-first:border-line *:not-first:border-t *:not-first:pt-5 md:gap-9 md:*:not-first:pt-9">
      <div className="grid gap-2">
        <BookerFields {...form} />
        <VisitorFields {...form} isPickup={isPickup} />
      </div>
      <RequestNote {...form} isPickup={isPickup} />
      {(hasAllergyQuestion(product) || questions.length > 0) && (
        <div className="grid gap-5 md:gap-8">
          {hasAllergyQuestion(product) && (
            <AllergyFields
              allergy={form.getValueFieldProps('allergy')}
              boxesId={form.getId('allergy')}
              consent={form.getRequiredFieldProps('allergyConsent')}
              isPickup={isPickup}
            />
          )}
          {hasAllergyQuestion(product) && values.allergy.answer === 'exist' && (
            <AllergenWarning
              allergyCodes={values.allergy.codes}
              menus={listChosenMenus(product, order.menus).map(({ option }) => option)}
            />
          )}
          {questions.length > 0 && <QuestionFields {...form} questions={questions} />}
        </div>
      )}
      {areCouponsOffered && <CouponChoice {...coupons} onChange={(couponNo) => setValues({ couponNo })} />}
      {!order.quote.nothingDue && <MethodChoice onChange={(method) => setValues({ method })} value={values.method} />}
      <div className="grid gap-5 md:gap-8">
        <PaymentTerms dinCode={dinCode} htlCode={htlCode}>
          <FinalAgreement {...form} />
        </PaymentTerms>
        <div className="flex gap-3">
          <Button onClick={goToProduct}>{t('common.buttons.previous')}</Button>
          <div className="hidden flex-1 lg:block">{payButton}</div>
        </div>
      </div>
    </div>
  );
}
