import { type Failure, fail } from '@dining/contract/failure';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { isReplaceable } from '@dining/domain/payments/states';
import type { Product } from '@dining/domain/products/product';
import { askedQuestions, checkPaymentForm } from '@dining/domain/reservations/form-checks';
import { otherAllergyCode, type PaymentForm } from '@dining/domain/reservations/payment-form';
import { settledAllergy, visitorOf } from '@dining/domain/reservations/visitor';
import type { Language } from '@dining/domain/shared/language';
import { type AbroadReader, numberOf, type PhoneNumber, shownNumber } from '@dining/domain/shared/phone-number';
import type { Database } from '../../db/connect';
import type { Keyring } from '../../keyring';
import { realPhone } from '../../phones';
import { openAttemptsOf } from '../../stores/payments/payments';
import { readAllergies } from '../../stores/products/allergies';
import { personKey } from '../reservations/keys';
import { answerAtVisit, priceOf } from './at-visit';
import { choiceFailure } from './choice-failure';
import { consentsOf } from './consents';
import { formOfRequest, type ReservationBody } from './form-of-request';
import { loadOffer, needsOf, type Offer } from './offer';
import { orderLinesOf } from './order-lines';
import { dearFailure, formFailure, productFailure } from './refusals';
import { wantedOf } from './wanted';

export interface OrderContext {
  readonly database: Database;
  readonly keyring: Pick<Keyring, 'persons'>;
  readonly now: Date;
  readonly userId: string | null;
  readonly holder: string;
  readonly language: Language;
}

export type CheckedOrder = { readonly ok: true; readonly order: PricedOrder } | { readonly ok: false; readonly failure: Failure };
const refuse = (failure: Failure): CheckedOrder => ({ ok: false, failure });

/** Allergies with their names, for the kitchen and the completed page; codes we do not know are dropped. */
async function allergiesOf(form: PaymentForm, product: Product, database: Database): Promise<PricedOrder['allergies']> {
  if (product.questionType !== 'both' && product.questionType !== 'allergy') return [];
  const { codes, otherText } = settledAllergy(form.allergy);
  const known = await readAllergies(database.db);
  return known
    .filter(({ allergyCode }) => codes.includes(allergyCode))
    .map(({ allergyCode, name }) => ({ allergyCode, name, other: allergyCode === otherAllergyCode ? otherText : '' }));
}

const answersOf = (form: PaymentForm, product: Product): PricedOrder['answers'] =>
  askedQuestions(product).map(({ prodQsCode, kind, name, required }) => ({
    prodQsCode,
    kind,
    name,
    required,
    answers: (form.answers.find((given) => given.prodQsCode === prodQsCode)?.answers ?? [])
      .map((text) => text.trim())
      .filter(Boolean),
  }));

/** Numbers come with their country: what is chosen beside one on the page is in the number here. */
const readAbroad: AbroadReader = (_country, text) => realPhone(text);
const phoneOf = (phone: PhoneNumber): string => numberOf(phone, readAbroad) ?? '';

/**
 * Checks a reservation payload from outside as if no page had checked it before (Spec §5, decisions 16 to 23) and prices
 * it. Nothing is held yet: the counters have the last word.
 */
export async function checkOrder(body: ReservationBody, context: OrderContext): Promise<CheckedOrder> {
  const { database, now, userId } = context;
  const wanted = wantedOf(body);
  const { visit, party } = wanted;
  const form = formOfRequest(body);
  const person = personKey(context.keyring.persons, userId, phoneOf(form.phone));
  // What this visitor's own last attempt holds is not taken from him: the new one replaces it (ADR 3).
  const attempts = await openAttemptsOf(database.pool, { holder: context.holder, userId, prodCode: body.prodCode, visit });
  const offer = await loadOffer(database, {
    dinCode: body.dinCode,
    prodCode: body.prodCode,
    date: visit.date,
    personKey: person,
    own: attempts.filter(isReplaceable).map(({ shopOrderNo }) => shopOrderNo),
  });
  if (offer === undefined) return refuse(fail('unknown_product'));
  const { product } = offer;

  const choice = await choiceFailure(wanted, product, context);
  if (choice !== undefined) return refuse(choice);
  const formCheck = checkPaymentForm(form, product, readAbroad);
  if (!formCheck.ok) return refuse(formFailure(formCheck, context.language));

  const { units, answer } = answerAtVisit(wanted, offer, now);
  if (!answer.ok) return refuse(productFailure(answer));

  const dinRoomCode = product.reservationType === 'room' ? (answer.rooms[0]?.dinRoomCode ?? null) : null;
  const price = priceOf(wanted, offer, context);
  const dear = dearFailure(price);
  if (dear !== undefined) return refuse(dear);
  const visitor = visitorOf(form);
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
    pickupQuantity: wanted.quantity,
    language: context.language,
    holder: context.holder,
    userId,
    booker: { name: form.bookerName.trim(), phone: shownNumber(phoneOf(form.phone)), email: body.resvUserEmail.trim() },
    visitor: { name: visitor.name.trim(), phone: shownNumber(phoneOf(visitor.phone)) },
    requestNote: body.requestMatter,
    allergies: await allergiesOf(form, product, database),
    answers: answersOf(form, product),
    lines: orderLinesOf(product, price.lines),
    quote: price,
    policy: snapshotOf(offer),
    consents: consentsOf(offer.terms, offer.policy, form, context.language, now),
    needs: needsOf(offer, { visit, party, dinRoomCode, units, personKey: person }),
    rules: offer.rules,
  };
  return { ok: true, order };
}

const snapshotOf = ({ policy }: Offer): PricedOrder['policy'] => ({
  payPlcySeq: policy.payPlcySeq,
  version: policy.version,
  reservationBased: policy.reservationBased,
  tiers: [...policy.tiers],
  description: policy.description,
});
