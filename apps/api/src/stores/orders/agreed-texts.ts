import type { PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { cancelPolicy, terms } from '../../db/schema/terms';

/** A text of terms as an order names it: not what it says. */
export interface TermsVersion {
  readonly termsSeq: number;
  readonly termsTypeCode: string;
  readonly version: string;
}

/** In force from an instant on, and where one is set until another; by the database's clock. */
interface Dated {
  readonly effectiveAt: Date;
  readonly endedAt: Date | null;
}

/** By which what a policy says is kept. */
export const policyTextKey = sql<string>`policy_text_key(${cancelPolicy.description})`;

/** Every version of a hotel's texts of terms, by kind, the newest of each first. */
export const termsOfHotel = (db: Queries, htlCode: HtlCode): Promise<(TermsVersion & Dated)[]> =>
  db
    .select({
      termsSeq: terms.termsSeq,
      termsTypeCode: terms.termsTypeCode,
      version: terms.version,
      effectiveAt: terms.effectiveAt,
      endedAt: terms.endedAt,
    })
    .from(terms)
    .where(eq(terms.htlCode, htlCode))
    .orderBy(asc(terms.termsTypeCode), desc(terms.effectiveAt), desc(terms.termsSeq));

/** A cancellation policy as orders agree to it: what it says by its key. */
export interface StandingPolicy extends Omit<PolicySnapshot, 'description'> {
  readonly textKey: string;
}

/** Every version of a venue's cancellation policy, the newest first. */
export const policiesOfVenue = (db: Queries, dinCode: DinCode): Promise<(StandingPolicy & Pick<Dated, 'effectiveAt'>)[]> =>
  db
    .select({
      payPlcySeq: cancelPolicy.payPlcySeq,
      version: cancelPolicy.version,
      reservationBased: cancelPolicy.reservationBased,
      tiers: cancelPolicy.tiers,
      textKey: policyTextKey,
      effectiveAt: cancelPolicy.effectiveAt,
    })
    .from(cancelPolicy)
    .where(eq(cancelPolicy.dinCode, dinCode))
    .orderBy(desc(cancelPolicy.effectiveAt), desc(cancelPolicy.payPlcySeq));
