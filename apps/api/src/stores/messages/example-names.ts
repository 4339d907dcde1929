import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

interface ExampleNames {
  readonly hotelName: LocalizedText;
  /** Null while the hotel has no venue. */
  readonly venueName: LocalizedText | null;
  /** Null while the venue has no product. */
  readonly productName: LocalizedText | null;
}

/** Returns the names for an example message of a hotel: those of its first venue and product. */
export async function findExampleNames(db: Queryable, htlCode: HtlCode): Promise<ExampleNames | undefined> {
  const { rows } = await db.query<ExampleNames>(sql('find_example_names')`
    SELECT h.name AS "hotelName", v.name AS "venueName", p.name AS "productName"
    FROM hotel h LEFT JOIN venue v USING (htl_code) LEFT JOIN product p ON p.din_code = v.din_code
    WHERE h.htl_code = ${htlCode}
    ORDER BY v.active DESC, v.position, p.position LIMIT 1`);
  return rows[0];
}
