import { sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Which state of the slow-changing rows stands: `htl:…` those of one hotel, `group` what every hotel's pages show. Triggers give a
 * new version with each change, one by SQL included; nothing that an order writes is among them. Read before the rows
 * themselves, it tells whether what was made of them is still good.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  scope: text('scope').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
});
