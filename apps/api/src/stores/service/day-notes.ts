import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface StoredDayNote {
  readonly text: string;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export async function findDayNote(db: Queryable, dinCode: DinCode, day: SeoulDate): Promise<StoredDayNote | undefined> {
  const { rows } = await db.query<StoredDayNote>(sql('find_day_note')`
    SELECT text, version, changed_by AS "changedBy", changed_at AS "changedAt" FROM day_note
    WHERE din_code = ${dinCode} AND day = ${day}`);
  return rows[0];
}

export interface DayNoteChange {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly day: SeoulDate;
  readonly text: string;
  /** The version of the note that this change replaces; 0 for a new note. */
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Saves the note of a day. Returns undefined if the note no longer has the version `version`. */
export async function saveDayNote(client: PoolClient, note: DayNoteChange): Promise<StoredDayNote | undefined> {
  const { dinCode, htlCode, day, text, version, changedBy, changedAt } = note;
  const { rows } =
    version === 0
      ? await client.query<StoredDayNote>(sql('insert_day_note')`
          INSERT INTO day_note (din_code, day, htl_code, text, changed_by, changed_at)
          VALUES (${dinCode}, ${day}, ${htlCode}, ${text}, ${changedBy}, ${changedAt}) ON CONFLICT DO NOTHING
          RETURNING text, version, changed_by AS "changedBy", changed_at AS "changedAt"`)
      : await client.query<StoredDayNote>(sql('update_day_note')`
          UPDATE day_note SET text = ${text}, version = version + 1, changed_by = ${changedBy}, changed_at = ${changedAt}
          WHERE din_code = ${dinCode} AND day = ${day} AND version = ${version}
          RETURNING text, version, changed_by AS "changedBy", changed_at AS "changedAt"`);
  return rows[0];
}
