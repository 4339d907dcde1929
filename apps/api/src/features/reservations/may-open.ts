import type { ResvCode } from '@dining/domain/shared/codes';
import { isLinkKey } from '../../booking/keys';
import type { Visitor } from '../../http/session';

/** Is it the caller's reservation: his as a member, made in his session, or opened by its secret link (decision 2)? */
export function mayOpen(
  secret: string,
  reservation: { readonly resvCode: ResvCode; readonly userId: string | null; readonly holder: string },
  visitor: Visitor,
  key: string | undefined,
): boolean {
  if (visitor.holder !== undefined && visitor.holder === reservation.holder) return true;
  if (visitor.userId !== undefined && visitor.userId === reservation.userId) return true;
  return key !== undefined && isLinkKey(secret, reservation.resvCode, key);
}
