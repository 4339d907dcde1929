import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, localized } from './columns';
import { hotel, venue } from './hotels';

export const terms = pgTable(
  'terms',
  {
    termsSeq: integer('terms_seq').primaryKey(),
    htlCode: text('htl_code')
      .$type<HtlCode>()
      .notNull()
      .references(() => hotel.htlCode),
    /** TT0001 use, TT0002 privacy, TT0003 third party, TT0004 hotel usage notice, TT0005 marketing (Spec §3). */
    termsTypeCode: text('terms_type_code').notNull(),
    title: localized('title').notNull(),
    content: localized('content').notNull(),
    version: text('version').notNull(),
    effectiveAt: instant('effective_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('terms_in_effect').on(t.htlCode, t.termsTypeCode, t.effectiveAt),
    check('terms_type', sql`${t.termsTypeCode} IN ('TT0001', 'TT0002', 'TT0003', 'TT0004', 'TT0005')`),
  ],
);

/**
 * The venue keeps `feePercent` % of the paid amount if the cancellation comes less than `hoursBefore` hours before the
 * visit.
 */
export interface CancelTier {
  hoursBefore: number;
  feePercent: number;
}

export const cancelPolicy = pgTable(
  'cancel_policy',
  {
    payPlcySeq: integer('pay_plcy_seq').primaryKey(),
    dinCode: text('din_code')
      .$type<DinCode>()
      .notNull()
      .references(() => venue.dinCode),
    reservationBased: boolean('reservation_based').notNull(),
    tiers: jsonb('tiers').$type<CancelTier[]>().notNull(),
    /** Minutes after booking in which a guest cancels without a fee (decision 49); 0 for none. */
    graceMinutes: integer('grace_minutes').notNull().default(0),
    description: localized('description').notNull(),
    version: text('version').notNull(),
    effectiveAt: instant('effective_at').notNull(),
  },
  (t) => [
    index('cancel_policy_by_venue').on(t.dinCode, t.effectiveAt),
    check('cancel_policy_grace', sql`${t.graceMinutes} BETWEEN 0 AND 1440`),
  ],
);

/**
 * Every text of a cancellation policy under its hash (`hash_policy_text`), by which reservations refer to it (ADR 28).
 * Written by a trigger of `cancel_policy`, and never changed.
 */
export const policyText = pgTable('policy_text', {
  textKey: text('text_key').primaryKey(),
  text: localized('text').notNull(),
});
