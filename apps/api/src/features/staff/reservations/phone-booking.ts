import { randomUUID } from 'node:crypto';
import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { bookByPhone as bookCall } from '@dining/contract/staff/desk';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { calculatePayLinkEnd } from '@dining/domain/payments/pay-link';
import { parseTypedEmail } from '@dining/domain/reservations/email-parts';
import { parsePhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizeName } from '@dining/domain/shared/typed-text';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import { createHoldRefusal } from '../../../booking/capacity/retry-hold';
import { type OrderPurpose, placeOrder, type TransactOrder } from '../../../booking/checkout/place-order';
import { createHoldFailure } from '../../../booking/checkout/refusals';
import type { Deps } from '../../../config/deps';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { createAuditOrigin } from '../../../http/staff-session';
import { createPayKeyHash } from '../../../notifications/pay-link-keys';
import { insertAuditEntry } from '../../../stores/app/audit';
import { enqueuePayLink } from '../../../stores/messages/outbox';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import { createVenueScope, hasVenueCapability } from './venue-permissions';

type BookingCall = StaffCall<typeof bookCall>;
type BookingResult = z.input<typeof bookCall.result>;

/** How the guest pays: the purpose of the order, and the pay link for the response. */
interface PaymentPlan {
  readonly purpose: OrderPurpose;
  readonly link: Omit<NonNullable<BookingResult['link']>, 'messageCount'> | null;
}

function planPayment(deps: Deps, { body, staff }: BookingCall): PaymentPlan | Failure {
  const phoneCall = { staffId: staff.staffId, speaker: staff.name };
  const { overrideReason = null } = body;
  if (body.payment.type === 'venue') return { purpose: { type: 'phone', ...phoneCall, overrideReason }, link: null };
  // A pay link cannot hold seats beyond capacity.
  if (overrideReason !== null) return fail('invalid_request');
  const now = deps.now();
  const end = calculatePayLinkEnd(body.payment.minutes, body.visit, now);
  if (!end.ok) return fail(end.error);
  const linkId = randomUUID();
  const seconds = (end.endsAt.getTime() - now.getTime()) / 1000;
  const keyHash = createPayKeyHash(deps.keyring.payLinks, linkId);
  return {
    purpose: { type: 'link', ...phoneCall, linkId, keyHash, seconds },
    link: { linkId, endsAt: end.endsAt.toISOString(), isShortened: end.isShortened },
  };
}

/** Creates the request that the site would send for a guest. */
function createRequest({ body }: BookingCall): ReservationRequest {
  const { dinCode, prodCode, visit, adults, kids, menus, allergies } = body;
  const [bookerName, phone] = [normalizeName(body.name), parsePhoneNumber(body.phone)];
  return {
    order: {
      dinCode,
      prodCode,
      reservationType: body.type,
      dinRoomCode: null,
      visit,
      party: { adults, kids },
      menus,
      quantity: 0,
    },
    form: {
      bookerName,
      phone,
      email: parseTypedEmail(body.email),
      visitor: { who: 'booker', name: bookerName, phone },
      agreed: body.isConsentSpoken,
      allergy: {
        answer: allergies === null ? 'none' : 'exist',
        codes: allergies?.codes ?? [],
        otherText: allergies?.other ?? '',
        consent: allergies !== null,
      },
      answers: body.answers.map(({ prodQsCode, answer }) => ({ prodQsCode, answers: [answer] })),
    },
    requestNote: body.requestNote,
    method: 'card',
    shownAmount: body.shownAmount,
    couponNo: null,
    ordersheetId: null,
    agreedTexts: null,
    isRepeatConfirmed: true,
    language: body.language,
    device: 'pc',
    campaign: null,
  };
}

/**
 * Books for a guest on the phone. Runs the same order process as the site (ADR 31), in the transaction of the staff
 * write. The order belongs to no session: its guest finds it by its number, or by the link of the confirmation.
 */
export async function bookByPhone(deps: Deps, call: BookingCall): Promise<BookingResult | Failure> {
  const { body, staff } = call;
  const venue = await findVenueWithHotelName(deps.database.pool, body.dinCode);
  if (venue === undefined) return fail('not_found');
  const refusal = authorize(staff, 'book', createVenueScope(venue), deps.now());
  if (refusal !== undefined) return refusal;
  const { overrideReason = null } = body;
  if (overrideReason !== null) {
    if (!hasVenueCapability(staff, 'override', venue, deps.now())) return fail('forbidden');
    const overrideRefusal = authorize(staff, 'override', createVenueScope(venue), deps.now());
    if (overrideRefusal !== undefined) return overrideRefusal;
  }
  const plan = planPayment(deps, call);
  if (isFailure(plan)) return plan;
  const insertBookingAuditEntry = (client: PoolClient, { resvCode, dueAtVenue, overrun, link }: BookingResult) =>
    insertAuditEntry(client, {
      actorName: staff.name,
      action: link === null ? 'reservation.book' : 'pay_link.book',
      subject: link?.linkId ?? resvCode ?? '',
      htlCode: venue.htlCode,
      origin: createAuditOrigin(staff),
      ...(overrideReason !== null && { detail: { overrun, reason: overrideReason } }),
      after: {
        dinCode: body.dinCode,
        ...body.visit,
        adults: body.adults,
        kids: body.kids,
        dueAtVenue,
        ...(link !== null && { endsAt: link.endsAt }),
      },
    });

  let bookingResult: BookingResult | Failure | undefined;
  const transact: TransactOrder = async (write) => {
    let writeResult: Awaited<ReturnType<TransactOrder>> | undefined;
    const outcome = await runStaffWrite<BookingResult>(deps, call, async (client) => {
      writeResult = await write(client);
      if (!writeResult.ok) return createHoldFailure(writeResult);
      const { resvCode, dueAtVenue, overrun } = writeResult;
      const link = plan.link && { ...plan.link, messageCount: await enqueuePayLink(client, plan.link.linkId) };
      const booking = { resvCode, dueAtVenue, overrun, link };
      await insertBookingAuditEntry(client, booking);
      return booking;
    });
    // `writeResult` is undefined if the idempotency key was used before or the session has ended. `outcome` is then the
    // stored response or the failure.
    if (writeResult === undefined || writeResult.ok) bookingResult = outcome;
    return writeResult ?? createHoldRefusal(fail('order_closed'));
  };
  const guestId = `phone ${randomUUID()}`;
  const buyer = { userId: null, guestId, address: guestId, sessionHashes: null };
  const orderResult = await placeOrder(deps, createRequest(call), buyer, plan.purpose, transact);
  if (bookingResult !== undefined) return bookingResult;
  if (orderResult.ok) throw new Error('placeOrder placed an order without running its transaction');
  return createHoldFailure(orderResult);
}
