import { sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
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
