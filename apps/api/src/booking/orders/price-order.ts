import { type Failure, fail } from '@dining/contract/failure';
import { couponNeed } from '@dining/domain/inventory/need';
import { checkOrder, dependsOnTaken, type OrderAnswer } from '@dining/domain/orders/check-order';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { Coupon } from '@dining/domain/pricing/coupon';
import type { Quote } from '@dining/domain/pricing/total';
import type { Product } from '@dining/domain/products/product';
import { formatEmail } from '@dining/domain/reservations/email-parts';
import { askedQuestions, asksAllergy, checkPaymentForm } from '@dining/domain/reservations/form-checks';
import { localizeAnswers } from '@dining/domain/reservations/localize-answers';
import { otherAllergyCode, type PaymentForm } from '@dining/domain/reservations/payment-form';
import { settledForm } from '@dining/domain/reservations/settled-form';
import type { Language } from '@dining/domain/shared/language';
import { numberOf, phoneText } from '@dining/domain/shared/phone-number';
import { isWhatWasShown } from '@dining/domain/terms/agreed-texts';
import type { Database } from '../../db/connect';
import type { Keyring } from '../../keyring';
import { readAbroad } from '../../phones';
import { couponForOrder } from '../../stores/coupons/coupons';
import { type Counted, readOrderMoment } from '../../stores/orders/order-moment';
import { readAllergies } from '../../stores/products/allergies';
import { personKey } from '../reservations/keys';
import { consentsOf } from './consents';
import { needsOf, type Offer, offerAt } from './offer';
import { orderLinesOf } from './order-lines';
import { snapshotOf } from './policy-snapshot';
import { orderToCheck, quoteFor } from './quote';
import { couponFailure, formFailure, orderFailure } from './refusals';
import { type By, rememberedMoment, rememberMoment } from './remembered-moments';

export interface OrderContext {
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
  { db }: Database,
): Promise<PricedOrder['allergies'] | undefined> {
  if (codes.length === 0) return [];
  const named = (await readAllergies(db)).filter(({ allergyCode }) => codes.includes(allergyCode));
  if (named.length < codes.length) return undefined;
  return named.map(({ allergyCode, name }) => ({ allergyCode, name, other: allergyCode === otherAllergyCode ? otherText : '' }));
}

const answersOf = (form: PaymentForm, product: Product): PricedOrder['answers'] =>
  askedQuestions(product).map((question) => {
    const { prodQsCode, kind, name, required } = question;
    const answers = form.answers.find((given) => given.prodQsCode === prodQsCode)?.answers ?? [];
    return { prodQsCode, kind, name, required, answers, texts: localizeAnswers(question, answers) };
  });

/** An order beside what is offered for its visit. */
interface Checked {
  readonly offer: Offer;
  /** Null where none is used, undefined where it is not there to be used. */
  readonly coupon: Coupon | null | undefined;
  readonly price: Quote;
  readonly answer: OrderAnswer;
}

/**
 * Holds an order against its offer; undefined where its product is not sold there. `person` is whose limit it counts for. `nothing` counts as taken by memory,
 * and the database is not asked.
 */
async function checkAgainst(
  { order, couponNo }: ReservationRequest,
  context: OrderContext,
  person: string,
  counted: Counted | 'nothing',
): Promise<Checked | undefined> {
  const { database, userId, holder } = context;
  const { dinCode, prodCode, visit } = order;
  // What this visitor's own last attempt holds is not taken from him: the new one replaces it (ADR 3).
  const asked = { dinCode, prodCode, date: visit.date, personKey: person, buyer: { holder, userId, time: visit.time } };
  const moment = counted === 'nothing' ? rememberedMoment(database, order) : await readOrderMoment(database.pool, asked, counted);
  const offer = moment && (await offerAt(database, asked, moment));
  if (moment === undefined || offer === undefined) return undefined;
  if (counted !== 'nothing') rememberMoment(database, order, moment);
  const coupon = couponNo === null ? null : await couponForOrder(database.pool, userId, couponNo, offer.own);
  const price = quoteFor(order, offer, context, coupon ?? null);
  return { offer, coupon, price, answer: checkOrder(orderToCheck(order, offer, price, context)) };
}

/**
 * Checks a reservation asked for from outside as if no page had checked it before (Spec §5, decisions 16 to 23) and prices
 * it. Nothing is held yet: the counters have the last word. By memory it may be refused wrongly (`byMemoryFirst`).
 */
export async function priceOrder(request: ReservationRequest, context: OrderContext, by: By): Promise<PriceAnswer> {
  const { database, now, userId } = context;
  const { order: ordered } = request;
  const { visit, party } = ordered;
  const person = personKey(context.keyring.persons, userId, numberOf(request.form.phone, readAbroad) ?? '');
  const first = await checkAgainst(request, context, person, by === 'memory' ? 'nothing' : 'at most');
  // What is left is told, and a room chosen, by what is taken exactly.
  const checked =
    by === 'database' && first !== undefined && dependsOnTaken(ordered, first.answer)
      ? await checkAgainst(request, context, person, 'exactly')
      : first;
  if (checked === undefined) return refuse(fail('unknown_product'));
  const { offer, coupon, price, answer } = checked;
  const { product } = offer;
  if (!answer.ok) return refuse(await orderFailure(answer, product, database));
  const formCheck = checkPaymentForm(request.form, product, readAbroad);
  if (!formCheck.ok) return refuse(formFailure(formCheck, context.language));
  const form = settledForm(request.form, product, readAbroad);
  const allergies = await allergiesOf(form, database);
  if (allergies === undefined)
    return refuse(formFailure({ ok: false, error: 'allergy_required', field: 'allergy', questionName: null }, context.language));
  const consents = consentsOf(offer.terms, offer.policy, form, context.language, now);
  if (request.agreedTexts !== null && !isWhatWasShown(request.agreedTexts, consents))
    return refuse({ ...fail('terms_changed'), errors: [{ path: 'agreed', message: 'agreement_required' }] });
  if (coupon === undefined) return refuse(fail('unknown_coupon'));
  if (coupon !== null && price.couponRefusal !== null) return refuse(couponFailure(price.couponRefusal, coupon));

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
    language: context.language,
    holder: context.holder,
    userId,
    booker: { name: form.bookerName, phone: phoneText(form.phone), email: formatEmail(form.email) },
    visitor: { name: form.visitor.name, phone: phoneText(form.visitor.phone) },
    requestNote: request.requestNote,
    noAllergies: asksAllergy(product) && form.allergy.answer === 'none',
    allergies,
    answers: answersOf(form, product),
    lines: orderLinesOf(product, price.lines),
    quote: price,
    policy: snapshotOf(offer.policy),
    consents,
    campaign: request.campaign,
    needs: [
      ...needsOf(offer, { visit, party, dinRoomCode, units, personKey: person }),
      ...(coupon === null ? [] : [couponNeed(coupon.couponNo)]),
    ],
    rules: offer.rules,
  };
  return { ok: true, order, until: offer.until };
}
