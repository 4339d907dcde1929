import type { ResvCode } from '@dining/domain/shared/codes';
import { isOwnedBy, type Owned } from '../../../booking/orders/owner';
import { isLinkKey } from '../../../booking/reservations/keys';
import type { Visitor } from '../../../http/session';
import type { KeySet } from '../../../keyring';

/** Is the reservation the caller's own, or does he have its secret link (decision 2)? */
export const mayOpen = (
  keys: KeySet,
  reservation: Owned & { readonly resvCode: ResvCode },
  visitor: Visitor,
  key: string | undefined,
): boolean => isOwnedBy(reservation, visitor) || (key !== undefined && isLinkKey(keys, reservation.resvCode, key));
