import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { sql } from 'drizzle-orm';
import { customType, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A text in four languages with its default, kept in one column (Spec §1). */
export const localized = (name: string) => jsonb(name).$type<LocalizedText>();

/** An instant; the database's clock is the one that decides (reliability, rule 11). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().default(sql`now()`);

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
