import { type Failure, fail } from '@dining/contract/failure';
import type { lookUpReservation } from '@dining/contract/site/reservations/my-reservations';
import type { ResvCode } from '@dining/domain/shared/codes';
import { formatPhoneNumber } from '@dining/domain/shared/phone-number';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/address';
import { runInBackground } from '../../../http/background';
import type { Answer, Call } from '../../../http/mount';
import { renewSessionAfterProof } from '../../../http/session';
import { realPhone } from '../../../lib/phone-numbers';
import { type Limit, rateLimit } from '../../../lib/rate-limiter';
import { proveCode } from '../../../members/one-time-codes';
import { noteOpening } from '../../../members/own-acts';
import { linkKey, secretPath } from '../../../notifications/reservation-keys';
import { type Booking, findBooking } from '../../../stores/reservations/reservations';

type LookUpCall = Call<typeof lookUpReservation>;

/** Past these limits, number and phone are accepted only together with a code. */
const listLookupLimits = (resvCode: ResvCode, address: string): readonly Limit[] => [
  getLimit('wrongLookups', { resvCode, address }),
  getLimit('wrongLookupsFromAnywhere', { resvCode }),
  getLimit('wrongLookupsFromAddress', { address }),
];

/** Wrong codes of one reservation from anywhere; the code that its booker was sent opens it meanwhile, too. */
const wrongCodeLimits = ({ resvCode }: { readonly resvCode: ResvCode }): readonly Limit[] => [
  getLimit('wrongLookupCodes', { resvCode }),
];

/** What is written down of a look-up, from one place once a day (ADR 26). */
const noteLookup = (
  deps: Deps,
  { visitor, request }: LookUpCall,
  reservation: Booking,
  action: 'reservation.lookup' | 'reservation.lookup_wrong',
  by: 'number' | 'code',
): Promise<void> => {
  const kind = visitor.userId === undefined ? 'guest' : 'member';
  return noteOpening(deps, { action, kind, reservation, by, address: getClientAddress(request) });
};

/** Which reservation number and phone name. A wrong number, a wrong phone and one that is no phone at all are answered alike. */
async function byPhone(deps: Deps, call: LookUpCall): Promise<ResvCode | Failure> {
  const { body, request } = call;
  const { pool } = deps.database;
  const { resvCode } = body;
  const attempt = await rateLimit.consume(deps, listLookupLimits(resvCode, getClientAddress(request)));
  if (!attempt.ok) {
    request.log.warn({ event: 'lookup.limited', limit: attempt.refusedBy.name }, 'look-up needs a code');
    return fail('lookup_code_needed');
  }
  const phone = realPhone(body.phone);
  const booking = await findBooking(pool, resvCode, phone && formatPhoneNumber(phone));
  if (booking?.isBooker !== true) {
    // After the answer, which takes the same time for a number that nothing has.
    if (booking !== undefined)
      runInBackground(request, () => noteLookup(deps, call, booking, 'reservation.lookup_wrong', 'number'));
    return fail('not_found');
  }
  await noteLookup(deps, call, booking, 'reservation.lookup', 'number');
  await attempt.refund();
  return booking.resvCode;
}

/** Which reservation a code was asked for in this session. */
async function byCode(deps: Deps, call: LookUpCall, typed: string): Promise<ResvCode | Failure> {
  const { visitor, request } = call;
  const { holder } = visitor;
  if (holder === undefined) return fail('code_expired');
  const proof = await proveCode(deps, {
    holder,
    purpose: 'look up',
    typed,
    address: getClientAddress(request),
    wrongLimits: wrongCodeLimits,
  });
  if (!proof.ok) return proof.failure;
  await renewSessionAfterProof(request);
  const booking = await findBooking(deps.database.pool, proof.subject.resvCode, null);
  if (booking === undefined) return fail('not_found');
  await noteLookup(deps, call, booking, 'reservation.lookup', 'code');
  return booking.resvCode;
}

/** Opens a reservation by its number and the booker's phone (decision 3), or by the code that its booker was sent. */
export async function lookUp(deps: Deps, call: LookUpCall): Promise<Answer<typeof lookUpReservation>> {
  const { code } = call.body;
  const found = code === undefined ? await byPhone(deps, call) : await byCode(deps, call, code);
  if (typeof found !== 'string') return found;
  return {
    result: 'success',
    resvCode: found,
    key: linkKey(deps.keyring.links, found),
    resvLink: secretPath(deps.keyring.links, found),
  };
}
