import { randomUUID } from 'node:crypto';
import { type Failure, fail } from '@dining/contract/failure';
import type { bookByPhone as bookCall } from '@dining/contract/staff/desk';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { parseTypedEmail } from '@dining/domain/reservations/email-parts';
import type { ResvCode } from '@dining/domain/shared/codes';
import { parsePhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { refuseHold } from '../../../booking/capacity/retry';
import { createHoldFailure } from '../../../booking/checkout/refusals';
import { type TakenOrder, type TransactOrder, takeOrder } from '../../../booking/checkout/take-order';
import type { Deps } from '../../../config/deps';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import { findNamedVenue } from '../../../stores/venues/venues';
import { createOrigin, createVenueScope } from './desk-scopes';

type Call = StaffCall<typeof bookCall>;
interface Booked {
  readonly resvCode: ResvCode;
  readonly dueAtVenue: number;
}

/** Creates the request that the page of a guest would send. */
function createRequest({ body }: Call): ReservationRequest {
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
      visitor: { who: 'same', name: bookerName, phone },
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
 * Books for a guest on the phone by the path of guests' orders (ADR 31), in the transaction of the caller's write. The
 * order belongs to no session: its guest finds it by its number, or by the link of the confirmation.
 */
export async function bookByPhone(deps: Deps, call: Call): Promise<Booked | Failure> {
  const { body, staff } = call;
  const place = await findNamedVenue(deps.database.pool, body.dinCode);
  if (place === undefined) return fail('not_found');
  const refusal = authorize(staff, 'book', createVenueScope(place), deps.now());
  if (refusal !== undefined) return refusal;
  const audit = (client: Parameters<typeof insertAuditEntry>[0], { resvCode, dueAtVenue }: Booked) =>
    insertAuditEntry(client, {
      operator: staff.name,
      action: 'reservation.book',
      subject: resvCode,
      htlCode: place.htlCode,
      origin: createOrigin(staff),
      after: { dinCode: body.dinCode, ...body.visit, adults: body.adults, kids: body.kids, dueAtVenue },
    });

  let answer: Booked | Failure | undefined;
  const transact: TransactOrder = async (write) => {
    let written: Awaited<ReturnType<TransactOrder>> | undefined;
    const outcome = await runStaffWrite<Booked>(deps, call, async (client) => {
      written = await write(client);
      if (!written.ok) return createHoldFailure(written);
      const booked = { resvCode: getResvCode(written), dueAtVenue: written.dueAtVenue };
      await audit(client, booked);
      return booked;
    });
    // Without a write, the key was used before or the session has ended: the outcome is the answer.
    if (written === undefined || written.ok) answer = outcome;
    return written ?? refuseHold(fail('order_closed'));
  };
  const purpose = { type: 'phone', staffId: staff.staffId, speaker: staff.name } as const;
  const guestId = `phone ${randomUUID()}`;
  const buyer = { userId: null, guestId, address: guestId, sessionHashes: null };
  const taken = await takeOrder(deps, createRequest(call), buyer, purpose, transact);
  if (answer !== undefined) return answer;
  if (taken.ok) throw new Error('an order that was taken without its write');
  return createHoldFailure(taken);
}

function getResvCode({ resvCode }: TakenOrder): ResvCode {
  if (resvCode === null) throw new Error('a booking without a reservation');
  return resvCode;
}
