import type { DocumentKind } from '@dining/domain/catalogue/issues';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
