import { type Failure, fail } from '@dining/contract/failure';
import type { lookUpReservation } from '@dining/contract/site/reservations/my-reservations';
import type { ResvCode } from '@dining/domain/shared/codes';
import { formatPhoneNumber } from '@dining/domain/shared/phone-number';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { runInBackground } from '../../../http/background';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { renewSessionAfterVerification } from '../../../http/session';
import { parsePossiblePhone } from '../../../lib/phone-numbers';
import { type Limit, rateLimit } from '../../../lib/rate-limiter';
import { auditReservationAccess } from '../../../members/account-audit';
import { verifyCode } from '../../../members/one-time-codes';
import { createLinkKey, getSecretPath } from '../../../notifications/reservation-keys';
import { findReservationForLookup, type ReservationForLookup } from '../../../stores/reservations/reservations';

type LookUpCall = Call<typeof lookUpReservation>;

const listLookupLimits = (resvCode: ResvCode, address: string): readonly Limit[] => [
  getLimit('wrongLookups', { resvCode, address }),
  getLimit('wrongLookupsFromAnywhere', { resvCode }),
  getLimit('wrongLookupsFromAddress', { address }),
];

const listWrongCodeLimits = ({ resvCode }: { readonly resvCode: ResvCode }): readonly Limit[] => [
  getLimit('wrongLookupCodes', { resvCode }),
];

const auditLookup = (
  deps: Deps,
  { visitor, request }: LookUpCall,
  reservation: ReservationForLookup,
  action: 'reservation.lookup' | 'reservation.lookup_failed',
  accessMethod: 'number' | 'code',
): Promise<void> => {
  const kind = visitor.userId === undefined ? 'guest' : 'member';
  const address = getClientAddress(request);
  return auditReservationAccess(deps, { action, kind, reservation, accessMethod, address });
};

/**
 * Finds a reservation by its number and the booker's phone. A wrong number, a wrong phone and an invalid phone get the
 * same response.
 */
async function findByPhone(deps: Deps, call: LookUpCall): Promise<ReservationForLookup | Failure> {
  const { body, request } = call;
  const { pool } = deps.database;
  const { resvCode } = body;
  const rateLimitResult = await rateLimit.consume(deps, listLookupLimits(resvCode, getClientAddress(request)));
  if (!rateLimitResult.ok) {
    request.log.warn({ event: 'lookup.limited', limit: rateLimitResult.refusedBy.name }, 'look-up needs a code');
    return fail('lookup_code_needed');
  }
  const phone = parsePossiblePhone(body.phone);
  const reservation = await findReservationForLookup(pool, resvCode, phone && formatPhoneNumber(phone));
  if (reservation?.isBooker !== true) {
    // Written after the response, so that an unknown number takes the same time.
    if (reservation !== undefined)
      runInBackground(request, () => auditLookup(deps, call, reservation, 'reservation.lookup_failed', 'number'));
    return fail('not_found');
  }
  await auditLookup(deps, call, reservation, 'reservation.lookup', 'number');
  await rateLimitResult.refund();
  return reservation;
}

async function findByCode(deps: Deps, call: LookUpCall, typedCode: string): Promise<ReservationForLookup | Failure> {
  const { visitor, request } = call;
  const { guestId } = visitor;
  if (guestId === undefined) return fail('code_expired');
  const proof = await verifyCode(deps, {
    guestId,
    purpose: 'look up',
    typedCode,
    address: getClientAddress(request),
    wrongCodeLimits: listWrongCodeLimits,
  });
  if (!proof.ok) return proof.failure;
  await renewSessionAfterVerification(request);
  const reservation = await findReservationForLookup(deps.database.pool, proof.subject.resvCode, null);
  if (reservation === undefined) return fail('not_found');
  await auditLookup(deps, call, reservation, 'reservation.lookup', 'code');
  return reservation;
}

export async function lookUp(deps: Deps, call: LookUpCall): Promise<HandlerResult<typeof lookUpReservation>> {
  const { code } = call.body;
  const reservation = code === undefined ? await findByPhone(deps, call) : await findByCode(deps, call, code);
  if ('failure' in reservation) return reservation;
  return {
    result: 'success',
    resvCode: reservation.resvCode,
    key: createLinkKey(deps.keyring.links, reservation),
    resvLink: getSecretPath(deps.keyring.links, reservation),
  };
}
