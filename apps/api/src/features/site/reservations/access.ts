import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { FastifyRequest } from 'fastify';
import { isOwnedBy, type OwnedRecord } from '../../../booking/checkout/owner';
import type { Deps } from '../../../config/deps';
import { getClientAddress } from '../../../http/client-address';
import type { Visitor } from '../../../http/session';
import type { KeySet } from '../../../lib/keyring';
import { auditReservationAccess } from '../../../members/account-audit';
import { isValidLinkKey } from '../../../notifications/reservation-keys';

export const canOpenReservation = (
  keys: KeySet,
  reservation: OwnedRecord & { readonly resvCode: ResvCode; readonly secretLinkVersion: number },
  visitor: Visitor,
  key: string | undefined,
): boolean => isOwnedBy(reservation, visitor) || (key !== undefined && isValidLinkKey(keys, reservation, key));

/** Records that a caller other than the owner has opened a reservation. */
export async function auditReservationOpened(
  deps: Deps,
  { visitor, request }: { readonly visitor: Visitor; readonly request: FastifyRequest },
  reservation: OwnedRecord & { readonly resvCode: ResvCode; readonly htlCode: HtlCode },
  accessMethod: 'link' | 'reminder',
): Promise<void> {
  if (isOwnedBy(reservation, visitor)) return;
  const kind = visitor.userId === undefined ? 'guest' : 'member';
  await auditReservationAccess(deps, {
    action: 'reservation.open',
    kind,
    reservation,
    accessMethod,
    address: getClientAddress(request),
  });
}
