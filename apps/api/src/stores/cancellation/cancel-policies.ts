import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { venue } from '../../db/schema/hotels';
import { type CancelTier, cancelPolicy } from '../../db/schema/terms';

/** A venue's cancellation policy in effect (decision 22). */
export interface StoredPolicy {
  readonly payPlcySeq: number;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly reservationBased: boolean;
  readonly tiers: readonly CancelTier[];
  readonly description: LocalizedText;
  readonly version: string;
}

const inEffect = (db: Queries, where: SQL | undefined): Promise<StoredPolicy[]> =>
  db
    .selectDistinctOn([venue.position, cancelPolicy.dinCode], {
      payPlcySeq: cancelPolicy.payPlcySeq,
      htlCode: venue.htlCode,
      dinCode: cancelPolicy.dinCode,
      reservationBased: cancelPolicy.reservationBased,
      tiers: cancelPolicy.tiers,
      description: cancelPolicy.description,
      version: cancelPolicy.version,
    })
    .from(cancelPolicy)
    .innerJoin(venue, eq(venue.dinCode, cancelPolicy.dinCode))
    .where(and(where, lte(cancelPolicy.effectiveAt, sql`now()`)))
    .orderBy(asc(venue.position), asc(cancelPolicy.dinCode), desc(cancelPolicy.effectiveAt), desc(cancelPolicy.payPlcySeq));

/** The newest effective policy of a venue; undefined where it has none. */
export const policyOfVenue = async (db: Queries, dinCode: DinCode): Promise<StoredPolicy | undefined> =>
  (await inEffect(db, eq(cancelPolicy.dinCode, dinCode)))[0];

/** The newest effective policy of each venue of a hotel, in the hotel's order; without a hotel, of the whole group. */
export const policiesOf = (db: Queries, htlCode: HtlCode | undefined): Promise<StoredPolicy[]> =>
  inEffect(db, htlCode && eq(venue.htlCode, htlCode));
