import type { LoginType } from '@dining/contract/site/session/login-type';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { renewJoin, type Visitor } from '../../../http/session';
import {
  findJoinAttempt,
  type JoinAttempt,
  type ProvenFacts,
  updateJoinAttemptGuest,
  updateProvenFacts,
} from '../../../stores/join/join-attempts';

export type AgreedAttempt = JoinAttempt & {
  readonly consents: NonNullable<JoinAttempt['consents']>;
  readonly agreedAt: Date;
};

export const hasAgreedToTerms = (attempt: JoinAttempt | undefined): attempt is AgreedAttempt =>
  attempt !== undefined && attempt.joinedUserId === null && attempt.consents !== null && attempt.agreedAt !== null;

export async function findAgreedAttempt(pool: Pool, { joinId }: Visitor): Promise<AgreedAttempt | undefined> {
  const attempt = joinId === undefined ? undefined : await findJoinAttempt(pool, joinId);
  return hasAgreedToTerms(attempt) ? attempt : undefined;
}

/** Stores what the visitor has proven, under a new join id. Returns the attempt; undefined if there is none. */
export async function storeProof(
  pool: Pool,
  request: FastifyRequest,
  provenFacts: ProvenFacts,
): Promise<JoinAttempt | undefined> {
  const { from: previousJoinId, to: joinId } = await renewJoin(request);
  await updateJoinAttemptGuest(pool, previousJoinId, joinId);
  return (await updateProvenFacts(pool, joinId, provenFacts)) ? findJoinAttempt(pool, joinId) : undefined;
}

export const matchesLoginType = ({ providerIdentity }: JoinAttempt, loginType: LoginType | undefined): boolean =>
  providerIdentity?.provider === loginType;
