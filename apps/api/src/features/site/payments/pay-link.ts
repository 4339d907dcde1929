import { decodeAgreedTexts } from '@dining/contract/codecs/agreed-texts';
import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeVisit } from '@dining/contract/codecs/visit';
import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { PayLinkInfo, startPayLink, viewPayLink } from '@dining/contract/site/pay-links';
import type { PendingOrder } from '@dining/domain/orders/priced-order';
import { getPayLinkState, toPayLinkEndTime } from '@dining/domain/payments/pay-link';
import { maskName, maskPhone } from '@dining/domain/shared/masking';
import { matchesConsentedVersions } from '@dining/domain/terms/agreed-texts';
import { findTextsInForce } from '../../../booking/checkout/cached-rules';
import { listConsents } from '../../../booking/checkout/consents';
import { createPolicySnapshot } from '../../../booking/checkout/policy-snapshot';
import { findLinkFailure, startLinkAttempt } from '../../../booking/payments/pay-link';
import { registerPayment } from '../../../booking/payments/register-payment';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { hashSecret } from '../../../lib/keyring';
import { rateLimit } from '../../../lib/rate-limiter';
import { getReservationPath, getSecretPath } from '../../../notifications/reservation-keys';
import { findPayLinkByKey, type PayLink } from '../../../stores/payments/pay-links';
import { findReservation } from '../../../stores/reservations/reservation-view';
import { findVenueWithHotelName, getVenuePhone } from '../../../stores/venues/venues';
import { registrationToWire } from './to-wire';

const orderToWire = (order: PendingOrder): PayLinkInfo['order'] => ({
  prodCode: order.prodCode,
  ...encodeText('prodName', order.productName),
  resvType: order.reservationType,
  resvAdultCnt: order.party.adults,
  resvKidCnt: order.party.kids,
  menuList: order.lines
    .filter(({ menuIndex }) => menuIndex !== null)
    .map(({ name, count }) => ({ ...encodeText('prodAddName', name), prodAddNum: count })),
  resvSetleAmnt: order.quote.payAmount,
  resvUserName: maskName(order.booker.name),
  resvUserTel: maskPhone(order.booker.phone),
  allergyYn: encodeFlag(order.allergies.length > 0),
});

/**
 * Returns the path of the paid reservation, or an empty string if there is none. As in its confirmation, a reservation
 * with allergies gets no secret link, so the page asks for the phone number first.
 */
async function findReservationPath(deps: Deps, { resvCode }: PayLink): Promise<string> {
  const storedReservation = resvCode === null ? undefined : await findReservation(deps.database.pool, resvCode);
  if (storedReservation === undefined) return '';
  return storedReservation.allergies.length === 0
    ? getSecretPath(deps.keyring.links, storedReservation.reservation)
    : getReservationPath(storedReservation.reservation.resvCode);
}

async function linkToWire(deps: Deps, link: PayLink): Promise<PayLinkInfo | undefined> {
  const { pool } = deps.database;
  const now = deps.now();
  const linkState = getPayLinkState(link);
  const venue = await findVenueWithHotelName(pool, link.dinCode);
  if (venue === undefined) return undefined;
  const isPaid = linkState === 'paid';
  return {
    linkState,
    htlCode: link.htlCode,
    dinCode: link.dinCode,
    ...encodeText('htlName', venue.hotelName),
    ...encodeText('dinName', venue.name),
    dinTel: await getVenuePhone(pool, link.dinCode),
    resvDate: encodeVisit({ date: link.visitDay, time: link.visitTime }),
    order: link.order === null || findLinkFailure(link)?.failure === 'pay_link_ended' ? null : orderToWire(link.order),
    holdUntil: toPayLinkEndTime(link, now).toISOString(),
    secondsLeft: Math.max(0, Math.floor(link.secondsLeft)),
    resvCode: isPaid ? (link.resvCode ?? '') : '',
    resvLink: isPaid ? await findReservationPath(deps, link) : '',
  };
}

/** Returns undefined for forged keys and keys of deleted links. */
const findLinkByKey = (deps: Deps, payKey: string): Promise<PayLink | undefined> =>
  findPayLinkByKey(deps.database.pool, hashSecret(payKey));

export async function showPayLink(
  deps: Deps,
  { body, request }: Call<typeof viewPayLink>,
): Promise<HandlerResult<typeof viewPayLink>> {
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('payLinkViews', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const link = await findLinkByKey(deps, body.payKey);
  const payLink = link && (await linkToWire(deps, link));
  return payLink === undefined ? fail('not_found') : { payLink };
}

type StartCall = Call<typeof startPayLink>;

/**
 * Returns a function that adds the guest's consents and the policy to an order. Fails if a consent is missing, or if
 * the texts in force are not those that the page has shown.
 */
async function createConsentAdder(
  deps: Deps,
  order: PendingOrder,
  { body, language }: StartCall,
): Promise<((order: PendingOrder) => PendingOrder) | Failure> {
  if (body.finalAgreYn !== 'Y') return fail('terms_not_agreed');
  const hasAllergies = order.allergies.length > 0;
  if (hasAllergies && body.allergyAgreYn !== 'Y') return fail('allergy_consent_needed');
  const now = deps.now();
  const texts = await findTextsInForce(deps.database, order, now);
  if (texts === undefined) return fail('pay_link_ended');
  const allergy = { answer: hasAllergies ? 'exist' : 'none', codes: [], otherText: '', consent: hasAllergies } as const;
  const consents = listConsents(texts.terms, texts.policy, { allergy }, language, now);
  const shownTexts = decodeAgreedTexts(body.finalAgreTextList);
  if (shownTexts !== null && !matchesConsentedVersions(shownTexts, consents))
    return { ...fail('terms_changed'), errors: [{ path: 'agreed', message: 'agreement_required' }] };
  const policy = createPolicySnapshot(texts.policy);
  return (heldOrder) => ({ ...heldOrder, consents, policy });
}

/**
 * Starts the payment of an order that staff took by phone. As for every payment, the intent is committed before the
 * provider is called, and the provider's response afterwards. Needs no session: the key of the link suffices.
 */
export async function startLinkPayment(deps: Deps, call: StartCall): Promise<HandlerResult<typeof startPayLink>> {
  const { body, language, request } = call;
  const { resvSetleType: method, deviceType: device } = body;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('prepayments', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  if (!deps.payments.capabilities.methods.includes(method))
    return {
      ...fail('invalid_request'),
      errors: [{ path: 'resvSetleType', message: 'a method that the payment provider does not offer' }],
    };
  const link = await findLinkByKey(deps, body.payKey);
  if (link === undefined) return fail('not_found');
  if (link.order === null) return findLinkFailure(link) ?? fail('pay_link_ended');
  const addConsents = await createConsentAdder(deps, link.order, call);
  if (isFailure(addConsents)) return findLinkFailure(link) ?? addConsents;
  const attempt = await inTransaction(
    deps.database.pool,
    (client) => startLinkAttempt(client, deps, link.linkId, { method, addConsents }),
    (result) => !isFailure(result),
  );
  if (isFailure(attempt)) return attempt;
  const { shopOrderNo, order, seconds } = attempt;
  const registration = await registerPayment(deps, { shopOrderNo, order, method, language, device });
  request.log.info(
    { event: 'payment.prepared', linkId: link.linkId, shopOrderNo, amount: order.quote.payAmount },
    'payment of a pay link prepared',
  );
  if (isFailure(registration)) return registration.failure === 'order_closed' ? fail('pay_link_ended') : registration;
  const now = deps.now();
  return registrationToWire(registration, shopOrderNo, { holdUntil: new Date(now.getTime() + seconds * 1000), now });
}
