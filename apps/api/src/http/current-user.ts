import type { UserDetails } from '@dining/contract/site/session/session';
import { parsePhone } from '@dining/domain/shared/phone';
import type { Pool } from 'pg';
import { findMember, type Member } from '../stores/members/members';

export interface CurrentUser {
  userDetails?: UserDetails | undefined;
  guestYn: 'Y' | 'N';
}

export function getUserDetails(member: Member): UserDetails {
  const phone = parsePhone(member.phone ?? '');
  return {
    authenticated: true,
    user_id: member.userId,
    name_kor: member.name,
    cellphone1: phone?.first ?? '',
    cellphone2: phone?.middle ?? '',
    cellphone3: phone?.last ?? '',
    cellphone: member.phone ?? '',
    birthday: member.birthday ?? '',
    card_no: member.cardNo,
  };
}

/** Returns the visitor as endpoints show them. Queries the database each time: rights are never cached. */
export async function getCurrentUser(
  pool: Pool,
  visitor: { readonly userId: string | undefined; readonly isGuest: boolean },
): Promise<CurrentUser> {
  const member = visitor.userId === undefined ? undefined : await findMember(pool, visitor.userId);
  if (member !== undefined) return { userDetails: getUserDetails(member), guestYn: 'N' };
  return { guestYn: visitor.isGuest ? 'Y' : 'N' };
}
