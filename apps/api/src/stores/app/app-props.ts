import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { asc } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { appProp } from '../../db/schema/system';

/** One value of a named list. */
export interface AppProp {
  readonly propName: string;
  readonly value: string;
  readonly description: LocalizedText;
}

/** Every named list the site reads at start, each in its own order (Spec §3 App data). */
export async function readAppProps(db: Queries): Promise<AppProp[]> {
  const rows = await db
    .select({ propName: appProp.propName, value: appProp.value, description: appProp.description })
    .from(appProp)
    .orderBy(asc(appProp.propName), asc(appProp.position));
  // The column's text has the shape that every localized column has.
  return rows.map((row) => ({ ...row, description: row.description as LocalizedText }));
}
