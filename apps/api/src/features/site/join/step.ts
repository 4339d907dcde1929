import type { LoginType } from '@dining/contract/site/session/login-type';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { renewJoin, type Visitor } from '../../../http/session';
import {
  findJoinAttempt,
  type JoinAttempt,
  type ProvenFacts,
  updateJoinAttemptHolder,
  updateProvenFacts,
} from '../../../stores/join/join-attempts';

/** An attempt that has been agreed to and made no member yet. */
export type Agreed = JoinAttempt & { readonly consents: NonNullable<JoinAttempt['consents']>; readonly agreedAt: Date };

export const isAgreed = (attempt: JoinAttempt | undefined): attempt is Agreed =>
  attempt !== undefined && attempt.joined === null && attempt.consents !== null && attempt.agreedAt !== null;

/** The attempt under way of this session; undefined before the agreement, and where it has run out. */
export async function agreedAttempt(pool: Pool, { join }: Visitor): Promise<Agreed | undefined> {
  const attempt = join === undefined ? undefined : await findJoinAttempt(pool, join);
  return isAgreed(attempt) ? attempt : undefined;
}

/** Writes down what a code has proven, under a new id of the session and a new name of the attempt; undefined where the attempt is over. */
export async function keepProof(pool: Pool, request: FastifyRequest, proven: ProvenFacts): Promise<JoinAttempt | undefined> {
  const { from, to } = await renewJoin(request);
  await updateJoinAttemptHolder(pool, from, to);
  return (await updateProvenFacts(pool, to, proven)) ? findJoinAttempt(pool, to) : undefined;
}

/** Whether an attempt is of the kind that the page says: with this provider's profile, or by id and password. */
export const isJoinedBy = ({ carried }: JoinAttempt, loginType: LoginType | undefined): boolean =>
  carried?.provider === loginType;
