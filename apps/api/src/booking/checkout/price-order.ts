import { type Failure, fail } from '@dining/contract/failure';
import { createCouponRequirement } from '@dining/domain/inventory/capacity-requirement';
import { checkOrder } from '@dining/domain/orders/check-order';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { Product } from '@dining/domain/products/product';
import { formatEmail } from '@dining/domain/reservations/email-parts';
import { asksAboutAllergies, checkPaymentForm, listAskedQuestions } from '@dining/domain/reservations/form-checks';
import { localizeAnswers } from '@dining/domain/reservations/localize-answers';
import { normalizePaymentForm } from '@dining/domain/reservations/normalize-payment-form';
import { otherAllergyCode, type PaymentForm } from '@dining/domain/reservations/payment-form';
import type { Language } from '@dining/domain/shared/language';
import { getCanonicalPhone, serializePhoneNumber } from '@dining/domain/shared/phone-number';
import { matchesConsentedVersions } from '@dining/domain/terms/agreed-texts';
import type { Database } from '../../db/connect';
import type { Keyring } from '../../lib/keyring';
import { readAbroad } from '../../lib/phone-numbers';
import { findCoupon } from '../../stores/coupons/coupons';
import { listAllergies } from '../../stores/products/allergies';
import { consentsOf } from './consents';
import { personKey } from './keys';
import { findOrderContext, listNeeds } from './order-context';
import { orderLinesOf } from './order-lines';
import { createPolicySnapshot } from './policy-snapshot';
import { orderToCheck, quoteFor } from './quote';
import { couponFailure, formFailure, orderFailure } from './refusals';

/** Who orders, and when. */
export interface Ordering {
  readonly database: Database;
  readonly keyring: Pick<Keyring, 'persons'>;
  readonly now: Date;
  readonly userId: string | null;
  readonly holder: string;
  readonly language: Language;
}

export interface PricedNow {
  readonly ok: true;
  readonly order: PricedOrder;
  /** When what is agreed to becomes another by itself; null where it does not. */
  readonly until: Date | null;
}

export type PriceAnswer = PricedNow | { readonly ok: false; readonly failure: Failure };
const refuse = (failure: Failure): PriceAnswer => ({ ok: false, failure });

/** Allergies with their names, for the kitchen and the completed page; undefined where one is not ours: the kitchen would never hear of it. */
async function allergiesOf(
  { allergy: { codes, otherText } }: PaymentForm,
  { pool }: Database,
): Promise<PricedOrder['allergies'] | undefined> {
  if (codes.length === 0) return [];
  const named = (await listAllergies(pool)).filter(({ allergyCode }) => codes.includes(allergyCode));
  if (named.length < codes.length) return undefined;
  return named.map(({ allergyCode, name }) => ({ allergyCode, name, other: allergyCode === otherAllergyCode ? otherText : '' }));
}

const answersOf = (form: PaymentForm, product: Product): PricedOrder['answers'] =>
  listAskedQuestions(product).map((question) => {
    const { prodQsCode, kind, name, required } = question;
    const answers = form.answers.find((given) => given.prodQsCode === prodQsCode)?.answers ?? [];
    return { prodQsCode, kind, name, required, answers, texts: localizeAnswers(question, answers) };
  });

/**
 * Checks a reservation asked for from outside as if no page had checked it before (Spec §5, decisions 16 to 23) and prices it. Nothing is
 * held yet: the counters have the last word.
 */
export async function priceOrder(request: ReservationRequest, ordering: Ordering): Promise<PriceAnswer> {
  const { database, now, userId, holder } = ordering;
  const { order: ordered, couponNo } = request;
  const { dinCode, prodCode, visit, party } = ordered;
  const person = personKey(ordering.keyring.persons, userId, getCanonicalPhone(request.form.phone, readAbroad) ?? '');
  // What the buyer's own last attempt holds is free for this one, which supersedes it (ADR 3).
  const buyer = { holder, userId, time: visit.time };
  const context = await findOrderContext(database, { dinCode, prodCode, date: visit.date, personKey: person, buyer });
  if (context === undefined) return refuse(fail('unknown_product'));
  const coupon = couponNo === null ? null : await findCoupon(database.pool, userId, couponNo, context.own);
  const price = quoteFor(ordered, context, ordering, coupon ?? null);
  const answer = checkOrder(orderToCheck(ordered, context, price, ordering));
  const { product } = context;
  if (!answer.ok) return refuse(await orderFailure(answer, product, database));
  const formCheck = checkPaymentForm(request.form, product, readAbroad);
  if (!formCheck.ok) return refuse(formFailure(formCheck, ordering.language));
  const form = normalizePaymentForm(request.form, product, readAbroad);
  const allergies = await allergiesOf(form, database);
  if (allergies === undefined)
    return refuse(formFailure({ ok: false, error: 'allergy_required', field: 'allergy', questionName: null }, ordering.language));
  const consents = consentsOf(context.terms, context.policy, form, ordering.language, now);
  if (request.agreedTexts !== null && !matchesConsentedVersions(request.agreedTexts, consents))
    return refuse({ ...fail('terms_changed'), errors: [{ path: 'agreed', message: 'agreement_required' }] });
  if (coupon === undefined) return refuse(fail('unknown_coupon'));
  if (coupon !== null && price.couponError !== null) return refuse(couponFailure(price.couponError, coupon));

  const { units } = answer;
  const dinRoomCode = answer.rooms[0]?.dinRoomCode ?? null;
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
    pickupQuantity: ordered.quantity,
    language: ordering.language,
    holder: ordering.holder,
    userId,
    booker: { name: form.bookerName, phone: serializePhoneNumber(form.phone), email: formatEmail(form.email) },
    visitor: { name: form.visitor.name, phone: serializePhoneNumber(form.visitor.phone) },
    requestNote: request.requestNote,
    noAllergies: asksAboutAllergies(product) && form.allergy.answer === 'none',
    allergies,
    answers: answersOf(form, product),
    lines: orderLinesOf(product, price.lines),
    quote: price,
    policy: createPolicySnapshot(context.policy),
    consents,
    campaign: request.campaign,
    needs: [
      ...listNeeds(context, { visit, party, dinRoomCode, units, personKey: person }),
      ...(coupon === null ? [] : [createCouponRequirement(coupon.couponNo)]),
    ],
    rules: context.rules,
  };
  return { ok: true, order, until: context.until };
}
