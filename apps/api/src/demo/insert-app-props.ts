import type { Queries } from '../db/connect';
import { appProp } from '../db/schema/system';
import { appProps } from './group';

export async function insertAppProps(db: Queries): Promise<void> {
  await db
    .insert(appProp)
    .values(
      Object.entries(appProps).flatMap(([propName, entries]) =>
        entries.map(([value, description], index) => ({ propName, position: index + 1, value, description })),
      ),
    );
}
