import type { UserDetails } from '@dining/contract/site/session/session';
import { parsePhone } from '@dining/domain/shared/phone';
import type { Pool } from 'pg';
import { findMember, type Member } from '../stores/members/members';

/** Who is calling, as the wire says it; `userDetails` is there for members alone. */
export interface Who {
  userDetails?: UserDetails | undefined;
  guestYn: 'Y' | 'N';
}

/** A member as the wire writes him (Spec §3 User session). */
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

/** Looks the caller up anew each time: what a session is allowed to see is never cached. */
export async function whoIs(pool: Pool, visitor: { readonly userId: string | undefined; readonly guest: boolean }): Promise<Who> {
  const member = visitor.userId === undefined ? undefined : await findMember(pool, visitor.userId);
  if (member !== undefined) return { userDetails: getUserDetails(member), guestYn: 'N' };
  return { guestYn: visitor.guest ? 'Y' : 'N' };
}
