import type { ContentByKind, VersionedKind, VersionSource } from '@dining/domain/catalogue/document-contents';
import type { ContentByForm } from '@dining/domain/catalogue/form-contents';
import type { CouponOfferVersion } from '@dining/domain/coupons/coupon-offer-fields';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Connection } from '../../db/database-handle';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** The content of each kind of document, and of what staff edit in forms without drafts. */
export interface ContentByHistoryKind extends ContentByKind, ContentByForm {
  readonly couponOffer: CouponOfferVersion;
}
type HistoryKind = keyof ContentByHistoryKind;

export interface NewVersion {
  readonly kind: HistoryKind;
  readonly code: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  /** The content before the change; null if the document is new. It becomes the first version if there is none. */
  readonly before: object | null;
  readonly content: object;
}

const batchSize = 200;

/**
 * Appends a version to each history. Call it under a lock of what has changed, such as `lockCatalogue`, so that
 * versions are numbered in the order of their changes.
 */
export async function insertVersions(
  client: Connection,
  versions: readonly NewVersion[],
  source: VersionSource,
  writtenBy: string,
): Promise<void> {
  for (let start = 0; start < versions.length; start += batchSize) {
    const batch = JSON.stringify(versions.slice(start, start + batchSize));
    await client.query(sql('insert_document_versions')`
      WITH change AS (
        SELECT c.kind, c.code, c."htlCode" AS htl_code, c."dinCode" AS din_code, c.before, c.content,
          coalesce((SELECT v.number FROM document_version v WHERE v.kind = c.kind AND v.code = c.code
            ORDER BY v.number DESC LIMIT 1), 0) AS latest
        FROM jsonb_to_recordset(${batch}::jsonb)
          AS c (kind text, code text, "htlCode" text, "dinCode" text, before jsonb, content jsonb))
      INSERT INTO document_version (kind, code, number, htl_code, din_code, written_by, source, content)
      SELECT kind, code, 1, htl_code, din_code, NULL, 'before', before FROM change
        WHERE latest = 0 AND jsonb_typeof(before) = 'object'
      UNION ALL
      SELECT kind, code, latest + CASE WHEN latest = 0 AND jsonb_typeof(before) = 'object' THEN 2 ELSE 1 END, htl_code,
        din_code, ${writtenBy}, ${source}, content
        FROM change`);
  }
}

export interface StoredVersion<Kind extends HistoryKind> {
  readonly number: number;
  readonly at: Date;
  readonly writtenBy: string | null;
  readonly source: VersionSource;
  readonly content: ContentByHistoryKind[Kind];
}

/** Lists versions before a number, newest first. */
export async function listVersions<Kind extends HistoryKind>(
  db: Queryable,
  kind: Kind,
  code: string,
  before: number | null,
  limit: number,
): Promise<readonly StoredVersion<Kind>[]> {
  const { rows } = await db.query<StoredVersion<Kind>>(sql('list_document_versions')`
    SELECT number, at, written_by AS "writtenBy", source, content FROM document_version
    WHERE kind = ${kind} AND code = ${code} AND number < coalesce(${before}::int, 2147483647)
    ORDER BY number DESC LIMIT ${limit}`);
  return rows;
}

export async function findVersion<Kind extends VersionedKind>(
  db: Queryable,
  kind: Kind,
  code: string,
  number: number,
): Promise<StoredVersion<Kind> | undefined> {
  const { rows } = await db.query<StoredVersion<Kind>>(sql('find_document_version')`
    SELECT number, at, written_by AS "writtenBy", source, content FROM document_version
    WHERE kind = ${kind} AND code = ${code} AND number = ${number}`);
  return rows[0];
}
