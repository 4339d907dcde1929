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
  attempt !== undefined && attempt.joined === null && attempt.consents !== null && attempt.agreedAt !== null;

export async function findAgreedAttempt(pool: Pool, { joinId: join }: Visitor): Promise<AgreedAttempt | undefined> {
  const attempt = join === undefined ? undefined : await findJoinAttempt(pool, join);
  return hasAgreedToTerms(attempt) ? attempt : undefined;
}

export async function storeProof(
  pool: Pool,
  request: FastifyRequest,
  proven: ProvenFacts,
): Promise<JoinAttempt | undefined> {
  const { from, to } = await renewJoin(request);
  await updateJoinAttemptGuest(pool, from, to);
  return (await updateProvenFacts(pool, to, proven)) ? findJoinAttempt(pool, to) : undefined;
}

export const matchesLoginType = ({ carried }: JoinAttempt, loginType: LoginType | undefined): boolean =>
  carried?.provider === loginType;
