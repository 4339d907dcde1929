import { pickupTime } from '@dining/domain/availability/pickup';
import { checkProductAtVisit } from '@dining/domain/availability/product-at-visit';
import { saleUnits } from '@dining/domain/inventory/units';
import { quote } from '@dining/domain/pricing/total';
import type { Product } from '@dining/domain/products/product';
import { askedQuestions, checkPaymentForm } from '@dining/domain/reservations/form-checks';
import { checkMenuChoices } from '@dining/domain/reservations/menu-choice';
import { checkMenusForParty } from '@dining/domain/reservations/menu-rule';
import { checkBookingParty } from '@dining/domain/reservations/party';
import { otherAllergyCode, type PaymentForm } from '@dining/domain/reservations/payment-form';
import { settledAllergy, visitorOf } from '@dining/domain/reservations/visitor';
import type { Language } from '@dining/domain/shared/language';
import { formatPhone, phoneDigits } from '@dining/domain/shared/phone';
import { todayInSeoul, type Visit } from '@dining/domain/shared/seoul-time';
import type { Database } from '../db/connect';
import { type Failure, fail } from '../http/problems';
import { readAllergies } from '../stores/allergies';
import { venuePhone } from '../stores/venues';
import { consentsOf } from './consents';
import { formOfRequest, type ReservationBody } from './form-of-request';
import { personKey } from './keys';
import { loadOffer, needsOf, type Offer } from './offer';
import { orderLinesOf } from './order-lines';
import type { PricedOrder } from './priced-order';
import { formFailure, productFailure } from './refusals';

export interface OrderContext {
  readonly database: Database;
  readonly secret: string;
  readonly now: Date;
  readonly userId: string | null;
  readonly holder: string;
  readonly language: Language;
}

export type CheckedOrder = { readonly ok: true; readonly order: PricedOrder } | { readonly ok: false; readonly failure: Failure };
const refuse = (failure: Failure): CheckedOrder => ({ ok: false, failure });

/** A pickup is ready from its one slot, whatever time was sent (decision 13). */
const visitOf = (body: ReservationBody): Visit => ({
  date: body.resvDate.slice(0, 10),
  time: body.resvType === 'pickup' ? pickupTime : body.resvDate.slice(11),
});

/** What is ordered must be orderable at all, before anybody asks when. */
async function choiceFailure(body: ReservationBody, product: Product, context: OrderContext): Promise<Failure | undefined> {
  const menus = menusOf(body);
  const party = { adults: body.resvAdultCnt, kids: body.resvKidCnt };
  if (product.reservationType !== body.resvType) return fail('unknown_product');
  if (product.membersOnly && context.userId === null) return fail('members_only');
  const partyCheck = checkBookingParty(party, product.reservationType);
  if (!partyCheck.ok) {
    const phone = await venuePhone(context.database.db, product.dinCode);
    return partyCheck.error === 'party_by_phone' ? fail('party_too_large', { phone }) : fail('party_required');
  }
  if (!checkMenuChoices(product, menus).ok) return fail('unknown_menu');
  if (product.reservationType === 'pickup' && body.prodPickupNum === 0) return fail('quantity_required');
  const enough = checkMenusForParty(product, menus, party);
  return enough.ok ? undefined : fail('menu_quantity_short', { missing: enough.missing });
}

const menusOf = (body: ReservationBody) =>
  body.resvProdAddList.map(({ menuIndex, prodAddNum }) => ({ menuIndex, count: prodAddNum }));

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

/**
 * Checks a reservation payload from outside as if no page had checked it before (Spec §5, decisions 16 to 23) and prices
 * it. Nothing is held yet: the counters have the last word.
 */
export async function checkOrder(body: ReservationBody, context: OrderContext): Promise<CheckedOrder> {
  const { database, now, userId } = context;
  const visit = visitOf(body);
  const form = formOfRequest(body);
  const person = personKey(context.secret, userId, phoneDigits(form.phone));
  const offer = await loadOffer(database, {
    dinCode: body.dinCode,
    prodCode: body.prodCode,
    date: visit.date,
    personKey: person,
  });
  if (offer === undefined) return refuse(fail('unknown_product'));
  const { product } = offer;

  const choice = await choiceFailure(body, product, context);
  if (choice !== undefined) return refuse(choice);
  const formCheck = checkPaymentForm(form, product);
  if (!formCheck.ok) return refuse(formFailure(formCheck, context.language));

  const amount = {
    party: { adults: body.resvAdultCnt, kids: body.resvKidCnt },
    menus: menusOf(body),
    quantity: body.prodPickupNum,
  };
  const party = product.reservationType === 'pickup' ? { adults: 0, kids: 0 } : amount.party;
  const units = saleUnits(product, { ...amount, party });
  const answer = checkProductAtVisit({
    product,
    visit,
    party,
    units,
    dinRoomCode: product.reservationType === 'room' ? (body.dinRoomCode ?? null) : null,
    stock: offer.stock,
    usage: offer.usage,
    sold: offer.sold,
    holidays: offer.holidays,
    now,
  });
  if (!answer.ok) return refuse(productFailure(answer));

  const dinRoomCode = product.reservationType === 'room' ? (answer.rooms[0]?.dinRoomCode ?? null) : null;
  const price = quote({
    product,
    date: visit.date,
    holidays: offer.holidays,
    member: userId === null ? null : { hotelRule: offer.memberRule, coupon: null, points: null },
    today: todayInSeoul(now),
    ...amount,
    party,
  });
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
    pickupQuantity: product.reservationType === 'pickup' ? body.prodPickupNum : 0,
    language: context.language,
    holder: context.holder,
    userId,
    booker: { name: form.bookerName.trim(), phone: formatPhone(form.phone), email: body.resvUserEmail.trim() },
    visitor: { name: visitor.name.trim(), phone: formatPhone(visitor.phone) },
    requestNote: body.requestMatter,
    allergies: await allergiesOf(form, product, database),
    answers: answersOf(form, product),
    lines: orderLinesOf(product, price.lines),
    quote: price,
    policy: snapshotOf(offer),
    consents: consentsOf(offer.terms, offer.policy, form, context.language, now),
    needs: needsOf(offer, { visit, party, dinRoomCode, units, personKey: person }),
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
