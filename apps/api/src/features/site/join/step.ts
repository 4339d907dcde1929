import type { LoginType } from '@dining/contract/site/session/login-type';
import type { Pool } from 'pg';
import type { Visitor } from '../../../http/session';
import { type JoinAttempt, joinAttemptOf } from '../../../stores/join/join-attempts';

/** An attempt that has been agreed to and made no member yet. */
export type Agreed = JoinAttempt & { readonly consents: NonNullable<JoinAttempt['consents']>; readonly agreedAt: Date };

export const isAgreed = (attempt: JoinAttempt | undefined): attempt is Agreed =>
  attempt !== undefined && attempt.joined === null && attempt.consents !== null && attempt.agreedAt !== null;

/** The attempt under way of this session; undefined before the agreement, and where it has run out. */
export async function agreedAttempt(pool: Pool, { holder }: Visitor): Promise<Agreed | undefined> {
  const attempt = holder === undefined ? undefined : await joinAttemptOf(pool, holder);
  return isAgreed(attempt) ? attempt : undefined;
}

/** Whether an attempt is of the kind that the page says: with this provider's profile, or by id and password. */
export const isJoinedBy = ({ carried }: JoinAttempt, loginType: LoginType | undefined): boolean =>
  carried?.provider === loginType;
