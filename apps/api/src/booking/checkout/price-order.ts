import { type Failure, fail } from '@dining/contract/failure';
import { createCouponRequirement } from '@dining/domain/inventory/capacity-requirement';
import { checkOrder } from '@dining/domain/orders/check-order';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { OrderChannel } from '@dining/domain/products/party-checks';
import type { Product } from '@dining/domain/products/product';
import { formatEmail } from '@dining/domain/reservations/email-parts';
import { checkPaymentForm, hasAllergyQuestion, listAskedQuestions } from '@dining/domain/reservations/form-checks';
import { localizeAnswers } from '@dining/domain/reservations/localize-answers';
import { normalizePaymentForm } from '@dining/domain/reservations/normalize-payment-form';
import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import type { Language } from '@dining/domain/shared/language';
import { getCanonicalPhone, serializePhoneNumber } from '@dining/domain/shared/phone-number';
import { matchesConsentedVersions } from '@dining/domain/terms/agreed-texts';
import type { Database } from '../../db/connect';
import type { Keyring } from '../../lib/keyring';
import { parseForeignNumber } from '../../lib/phone-numbers';
import { findCoupon } from '../../stores/coupons/coupons';
import { resolveAllergies } from './allergies';
import { listConsents } from './consents';
import { createPersonKey } from './keys';
import { findOrderContext, listCapacityRequirements } from './order-context';
import { createOrderLines } from './order-lines';
import { createPolicySnapshot } from './policy-snapshot';
import { createOrderToCheck, quoteOrder } from './quote';
import { createCouponFailure, createFormFailure, createOrderFailure } from './refusals';

export interface PricingContext {
  readonly database: Database;
  readonly keyring: Pick<Keyring, 'persons'>;
  readonly now: Date;
  readonly userId: string | null;
  readonly guestId: string;
  readonly language: Language;
  /** Set if staff take the order. The default is the site. */
  readonly channel?: OrderChannel;
}

export interface PricedResult {
  readonly ok: true;
  readonly order: PricedOrder;
  /** When the next policy or terms come into force or end; null if nothing is planned. */
  readonly validUntil: Date | null;
}

export type PriceResult = PricedResult | { readonly ok: false; readonly failure: Failure };
const refuse = (failure: Failure): PriceResult => ({ ok: false, failure });

const listAnswers = (form: PaymentForm, product: Product): PricedOrder['answers'] =>
  listAskedQuestions(product).map((question) => {
    const { prodQsCode, kind, name, required } = question;
    const answers = form.answers.find((answer) => answer.prodQsCode === prodQsCode)?.answers ?? [];
    return { prodQsCode, kind, name, required, answers, texts: localizeAnswers(question, answers) };
  });

/**
 * Checks and prices a request without trusting the checks of the page (Spec §5, decisions 16 to 23). Nothing is held
 * yet: taking the capacity can still fail.
 */
export async function priceOrder(request: ReservationRequest, pricing: PricingContext): Promise<PriceResult> {
  const { database, now, userId, guestId } = pricing;
  const { order: orderRequest, couponNo } = request;
  const { dinCode, prodCode, visit, party } = orderRequest;
  const personKey = createPersonKey(
    pricing.keyring.persons,
    userId,
    getCanonicalPhone(request.form.phone, parseForeignNumber) ?? '',
  );
  const buyer = { guestId, userId, time: visit.time };
  const orderContext = await findOrderContext(database, { dinCode, prodCode, date: visit.date, personKey, buyer });
  if (orderContext === undefined) return refuse(fail('unknown_product'));
  const coupon =
    couponNo === null ? null : await findCoupon(database.pool, userId, couponNo, orderContext.supersededOrders);
  const quote = quoteOrder(orderRequest, orderContext, pricing, coupon ?? null);
  const orderCheck = checkOrder(createOrderToCheck(orderRequest, orderContext, quote, pricing));
  const { product } = orderContext;
  if (!orderCheck.ok) return refuse(await createOrderFailure(orderCheck, product, database));
  const formCheck = checkPaymentForm(request.form, product, parseForeignNumber);
  if (!formCheck.ok) return refuse(createFormFailure(formCheck, pricing.language));
  const form = normalizePaymentForm(request.form, product, parseForeignNumber);
  const allergies = await resolveAllergies(database.pool, form.allergy);
  if (allergies === undefined)
    return refuse(
      createFormFailure(
        { ok: false, error: 'allergy_required', field: 'allergy', questionName: null },
        pricing.language,
      ),
    );
  const consents = listConsents(orderContext.terms, orderContext.policy, form, pricing.language, now);
  if (request.agreedTexts !== null && !matchesConsentedVersions(request.agreedTexts, consents))
    return refuse({ ...fail('terms_changed'), errors: [{ path: 'agreed', message: 'agreement_required' }] });
  if (coupon === undefined) return refuse(fail('unknown_coupon'));
  if (coupon !== null && quote.couponError !== null) return refuse(createCouponFailure(quote.couponError, coupon));

  const { units } = orderCheck;
  const dinRoomCode = orderCheck.rooms[0]?.dinRoomCode ?? null;
  const order: PricedOrder = {
    htlCode: product.htlCode,
    dinCode: product.dinCode,
    prodCode: product.prodCode,
    dinRoomCode,
    productName: product.name,
    reservationType: product.reservationType,
    takesDeposit: product.takesDeposit,
    saleZone: product.saleZone,
    visit,
    party,
    pickupQuantity: orderRequest.quantity,
    language: pricing.language,
    guestId: pricing.guestId,
    userId,
    booker: { name: form.bookerName, phone: serializePhoneNumber(form.phone), email: formatEmail(form.email) },
    visitor: { name: form.visitor.name, phone: serializePhoneNumber(form.visitor.phone) },
    requestNote: request.requestNote,
    noAllergies: hasAllergyQuestion(product) && form.allergy.answer === 'none',
    allergies,
    answers: listAnswers(form, product),
    lines: createOrderLines(product, quote.lines),
    quote,
    policy: createPolicySnapshot(orderContext.policy),
    consents,
    campaign: request.campaign,
    requirements: [
      ...listCapacityRequirements(orderContext, { visit, party, dinRoomCode, units, personKey }),
      ...(coupon === null ? [] : [createCouponRequirement(coupon.couponNo)]),
    ],
    rules: orderContext.rules,
  };
  return { ok: true, order, validUntil: orderContext.validUntil };
}
