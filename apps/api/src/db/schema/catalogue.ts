import type { DocumentContent, VersionedKind, VersionSource } from '@dining/domain/catalogue/document-contents';
import type { ContentByForm, FormKind } from '@dining/domain/catalogue/form-contents';
import type { DocumentKind } from '@dining/domain/catalogue/issues';
import type { CouponOfferVersion } from '@dining/domain/coupons/coupon-offer-fields';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * The version of slow-changing rows: `htl:…` for one hotel, `group` for what all hotels show. Triggers raise it with
 * each change, also by SQL; orders write none of these rows.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  scope: text('scope').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
});

/** A problem of a draft that could not be published: the field, and the code of the rule. */
export interface StoredProblem {
  readonly path: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

const kindColumn = () => text('kind').$type<VersionedKind>().notNull();
const placeColumns = {
  htlCode: text('htl_code').$type<HtlCode>().notNull(),
  /** Null for what belongs to a whole hotel. */
  dinCode: text('din_code').$type<DinCode>(),
};

/** The open draft of a document, which its editors share (ADR 48). */
export const documentDraft = pgTable(
  'document_draft',
  {
    kind: kindColumn(),
    code: text('code').notNull(),
    /** Distinguishes this draft from a later one with the same code. */
    draftId: uuid('draft_id').notNull().default(sql`gen_random_uuid()`),
    ...placeColumns,
    content: jsonb('content').$type<DocumentContent>().notNull(),
    /** The published content from which the draft was begun; null if there was none. */
    base: jsonb('base').$type<DocumentContent>(),
    version: integer('version').notNull().default(1),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull().default(sql`now()`),
    publishAt: instant('publish_at'),
    /** The id of the staff member who has planned its publication. */
    plannedBy: text('planned_by'),
    /** Why the planned publication failed. */
    problems: jsonb('problems').$type<readonly StoredProblem[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.code] }),
    check('document_draft_kind', sql`${t.kind} IN ('venue', 'menu', 'product', 'promotion')`),
    check('document_draft_plan', sql`(${t.publishAt} IS NULL) = (${t.plannedBy} IS NULL)`),
    index('document_draft_due').on(t.publishAt).where(sql`publish_at IS NOT NULL`),
  ],
);

/** The content of a document, or of a form without drafts, after each change (ADR 48). */
export const documentVersion = pgTable(
  'document_version',
  {
    kind: text('kind').$type<VersionedKind | FormKind | 'couponOffer'>().notNull(),
    code: text('code').notNull(),
    /** Counts from 1 for each document. */
    number: integer('number').notNull(),
    ...placeColumns,
    at: instant('at').notNull().default(sql`now()`),
    /** Null for the state before the first change. */
    writtenBy: text('written_by'),
    source: text('source').$type<VersionSource>().notNull(),
    content: jsonb('content').$type<DocumentContent | ContentByForm[FormKind] | CouponOfferVersion>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.code, t.number] }),
    check(
      'document_version_kind',
      sql`${t.kind} IN ('venue', 'menu', 'product', 'promotion', 'hotel', 'hotelPhotos', 'group', 'benefits',
        'joiningCoupon', 'couponOffer', 'prices', 'limits', 'weekly', 'seasons', 'dayPlans', 'turnTimes')`,
    ),
    index('document_version_by_time').on(t.at),
  ],
);

/**
 * What the translation board knows about a variant of a text besides the text itself (ADR 52). A variant without a row
 * was translated from the current source.
 */
export const translationState = pgTable(
  'translation_state',
  {
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    code: text('code').notNull(),
    field: text('field').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The hash of the source that the variant was translated from. */
    sourceHash: text('source_hash').notNull(),
    /** True if staff have confirmed that the variant is right as it is. */
    confirmed: boolean('confirmed').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code, t.field, t.language] })],
);
