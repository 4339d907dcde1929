import {
  formatUploadedPicturePath,
  type UploadedPictureFile,
  uploadedPicturesPath,
} from '@dining/contract/codecs/uploaded-picture-path';
import {
  type FocalPoint,
  type PictureFailure,
  type PictureState,
  renditionAttemptsLimit,
} from '@dining/domain/pictures/catalogue-pictures';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { PictureFormat } from '@dining/domain/uploads/pictures';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** A picture of the catalogue, without its files. */
export interface StoredPicture {
  readonly pictureId: string;
  readonly htlCode: HtlCode;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteCount: number;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly focusX: number;
  readonly focusY: number;
  readonly alt: LocalizedText;
  readonly state: PictureState;
  readonly failureReason: PictureFailure | null;
  /** Null before the renditions exist. */
  readonly colour: string | null;
  readonly widths: readonly number[];
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** Returns the path of a picture for the columns of the catalogue; undefined before its renditions exist. */
export const findPicturePath = ({ state, colour, ...picture }: StoredPicture): string | undefined =>
  state === 'ready' && colour !== null ? formatUploadedPicturePath({ ...picture, colour }) : undefined;

export async function findPicture(db: Queryable, pictureId: string): Promise<StoredPicture | undefined> {
  const { rows } = await db.query<StoredPicture>(sql('find_picture')`
    SELECT picture_id AS "pictureId", htl_code AS "htlCode", file_name AS "fileName", media_type AS "mediaType",
      byte_count AS "byteCount", sha256, width, height, focus_x AS "focusX", focus_y AS "focusY", alt, state, failure AS "failureReason", colour,
      widths, version, created_by AS "createdBy", created_at AS "createdAt"
    FROM picture WHERE picture_id = ${pictureId}`);
  return rows[0];
}

/** Lists the pictures of a hotel with these ids. */
export async function listPicturesById(
  db: Queryable,
  htlCode: HtlCode,
  pictureIds: readonly string[],
): Promise<readonly StoredPicture[]> {
  const { rows } = await db.query<StoredPicture>(sql('list_pictures_by_id')`
    SELECT picture_id AS "pictureId", htl_code AS "htlCode", file_name AS "fileName", media_type AS "mediaType",
      byte_count AS "byteCount", sha256, width, height, focus_x AS "focusX", focus_y AS "focusY", alt, state, failure AS "failureReason", colour,
      widths, version, created_by AS "createdBy", created_at AS "createdAt"
    FROM picture WHERE htl_code = ${htlCode} AND picture_id = ANY(${[...pictureIds]}::uuid[])`);
  return rows;
}

/**
 * Lists the pictures of all hotels whose original has one of these hashes, and locks them against deletion until the
 * transaction ends.
 */
export async function lockPicturesByContent(
  client: Queryable,
  hashes: readonly string[],
): Promise<readonly StoredPicture[]> {
  const { rows } = await client.query<StoredPicture>(sql('lock_pictures_by_content')`
    SELECT picture_id AS "pictureId", htl_code AS "htlCode", file_name AS "fileName", media_type AS "mediaType",
      byte_count AS "byteCount", sha256, width, height, focus_x AS "focusX", focus_y AS "focusY", alt, state, failure AS "failureReason", colour,
      widths, version, created_by AS "createdBy", created_at AS "createdAt"
    FROM picture WHERE sha256 = ANY(${[...hashes]}::text[]) ORDER BY picture_id FOR KEY SHARE`);
  return rows;
}

/** Lists the pictures of all stored hotels by hotel and name, without those whose renditions have failed. */
export async function listAllPictures(db: Queryable): Promise<readonly StoredPicture[]> {
  const { rows } = await db.query<StoredPicture>(sql('list_all_pictures')`
    SELECT p.picture_id AS "pictureId", p.htl_code AS "htlCode", p.file_name AS "fileName", p.media_type AS "mediaType",
      p.byte_count AS "byteCount", p.sha256, p.width, p.height, p.focus_x AS "focusX", p.focus_y AS "focusY", p.alt, p.state,
      p.failure AS "failureReason", p.colour, p.widths, p.version, p.created_by AS "createdBy", p.created_at AS "createdAt"
    FROM picture p JOIN hotel h USING (htl_code)
    WHERE p.state <> 'failed' ORDER BY p.htl_code, p.file_name, p.created_at, p.picture_id`);
  return rows;
}

export type ListedPictureState = Pick<StoredPicture, 'pictureId' | 'htlCode' | 'state' | 'failureReason'>;

export async function listPictureStates(
  db: Queryable,
  pictureIds: readonly string[],
): Promise<readonly ListedPictureState[]> {
  const { rows } = await db.query<ListedPictureState>(sql('list_picture_states')`
    SELECT picture_id AS "pictureId", htl_code AS "htlCode", state, failure AS "failureReason"
    FROM picture WHERE picture_id = ANY(${[...pictureIds]}::uuid[])`);
  return rows;
}

/** Lists those of the ids that are pictures of other hotels. */
export async function listForeignPictureIds(
  db: Queryable,
  htlCode: HtlCode,
  pictureIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ pictureId: string }>(sql('list_foreign_picture_ids')`
    SELECT picture_id AS "pictureId" FROM picture
    WHERE picture_id = ANY(${[...pictureIds]}::uuid[]) AND htl_code <> ${htlCode}`);
  return rows.map(({ pictureId }) => pictureId);
}

/** A picture in a list, with its position for the next page and the number of places that use it. */
export interface ListedPicture extends StoredPicture {
  readonly useCount: number;
  readonly at: string;
  readonly key: string;
}

/** Lists the pictures of a hotel after a position, newest first. */
export async function listPictures(
  db: Queryable,
  htlCode: HtlCode,
  after: { readonly at: string; readonly key: string } | null,
  limit: number,
): Promise<readonly ListedPicture[]> {
  const { rows } = await db.query<ListedPicture>(sql('list_pictures')`
    SELECT p.picture_id AS "pictureId", p.htl_code AS "htlCode", p.file_name AS "fileName", p.media_type AS "mediaType",
      p.byte_count AS "byteCount", p.sha256, p.width, p.height, p.focus_x AS "focusX", p.focus_y AS "focusY", p.alt, p.state,
      p.failure AS "failureReason", p.colour, p.widths, p.version, p.created_by AS "createdBy", p.created_at AS "createdAt",
      p.created_at::text AS at, p.picture_id::text AS key, coalesce(u.count, 0)::int AS "useCount"
    FROM picture p
    LEFT JOIN (SELECT "pictureId", count(DISTINCT (kind, code)) FROM picture_use GROUP BY 1) AS u (picture_id, count) USING (picture_id)
    WHERE p.htl_code = ${htlCode}
      AND (${after === null} OR (p.created_at, p.picture_id) < (${after?.at ?? null}::timestamptz, ${after?.key ?? null}::uuid))
    ORDER BY p.created_at DESC, p.picture_id DESC LIMIT ${limit}`);
  return rows;
}

export const pictureUseKinds = ['hotel', 'venue', 'room', 'product', 'menu', 'promotion'] as const;

/** A place of the catalogue that shows a picture. */
export interface PictureUse {
  readonly kind: (typeof pictureUseKinds)[number];
  readonly code: string;
  readonly name: LocalizedText;
}

/** Lists the places of the catalogue that show a picture, a document with a draft once. */
export async function listPictureUses(db: Queryable, pictureId: string): Promise<readonly PictureUse[]> {
  const { rows } = await db.query<PictureUse>(sql('list_picture_uses')`
    SELECT DISTINCT ON (kind, code) kind, code, name FROM picture_use
    WHERE "pictureId" = ${pictureId} ORDER BY kind, code, name::text`);
  return rows;
}

export type NewPicture = Pick<
  StoredPicture,
  'htlCode' | 'fileName' | 'mediaType' | 'byteCount' | 'sha256' | 'width' | 'height' | 'createdBy'
>;

/**
 * Inserts a picture without its original. Returns its id; undefined if the hotel already has a picture with the same
 * content.
 */
export async function insertPicture(client: PoolClient, picture: NewPicture): Promise<string | undefined> {
  const { htlCode, fileName, mediaType, byteCount, sha256, width, height, createdBy } = picture;
  const { rows } = await client.query<{ pictureId: string }>(sql('insert_picture')`
    INSERT INTO picture (htl_code, file_name, media_type, byte_count, sha256, width, height, created_by)
    VALUES (${htlCode}, ${fileName}, ${mediaType}, ${byteCount}, ${sha256}, ${width}, ${height}, ${createdBy})
    ON CONFLICT (htl_code, sha256) DO NOTHING RETURNING picture_id AS "pictureId"`);
  return rows[0]?.pictureId;
}

/** Returns the id of the picture of a hotel with this content, and starts its renditions again if they have failed. */
export async function restartFailedPicture(
  client: PoolClient,
  htlCode: HtlCode,
  sha256: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ pictureId: string }>(sql('restart_failed_picture')`
    WITH restarted AS (
      UPDATE picture SET state = 'pending', failure = NULL, attempts = 0, claimed_at = NULL
      WHERE htl_code = ${htlCode} AND sha256 = ${sha256} AND state = 'failed')
    SELECT picture_id AS "pictureId" FROM picture WHERE htl_code = ${htlCode} AND sha256 = ${sha256}`);
  return rows[0]?.pictureId;
}

/** Starts the period again after which pictures of hotels that do not exist are deleted. */
export async function renewPicturesOfUnknownHotels(client: Queryable, pictureIds: readonly string[]): Promise<void> {
  await client.query(sql('renew_pictures_of_unknown_hotels')`
    UPDATE picture p SET created_at = now()
    WHERE picture_id = ANY(${[...pictureIds]}::uuid[]) AND NOT EXISTS (SELECT FROM hotel h WHERE h.htl_code = p.htl_code)`);
}

/** Bytes of a piece of an original. */
const pieceBytes = 1024 * 1024;

/** Inserts an original, one piece per statement, so that a statement needs little memory. */
export async function insertOriginal(client: PoolClient, pictureId: string, original: Buffer): Promise<void> {
  for (let position = 0; position * pieceBytes < original.length; position += 1) {
    const piece = original.subarray(position * pieceBytes, (position + 1) * pieceBytes);
    await client.query(sql('insert_original_piece')`
      INSERT INTO picture_piece (picture_id, position, content) VALUES (${pictureId}, ${position}, ${piece})`);
  }
}

/** Reads an original piece by piece. Reads nothing if the picture is deleted meanwhile. */
export async function* readOriginal(db: Queryable, pictureId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const { rows } = await db.query<{ content: Buffer }>(sql('read_original_piece')`
      SELECT content FROM picture_piece WHERE picture_id = ${pictureId} AND position = ${position}`);
    if (rows[0] === undefined) return;
    yield rows[0].content;
  }
}

export interface PictureChange {
  readonly pictureId: string;
  /** The version that the change replaces. */
  readonly version: number;
  readonly focus: FocalPoint;
  readonly alt: LocalizedText;
}

/** Changes focal point and alternative text. Returns false if the version has changed. */
export async function updatePicture(
  client: Queryable,
  { pictureId, version, focus, alt }: PictureChange,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_picture')`
    UPDATE picture SET focus_x = ${focus.x}, focus_y = ${focus.y}, alt = ${JSON.stringify(alt)}, version = version + 1
    WHERE picture_id = ${pictureId} AND version = ${version}`);
  return rowCount === 1;
}

/** Replaces the path of a picture in all drafts that show it. */
export async function updateDraftPaths(client: Queryable, pictureId: string, path: string): Promise<void> {
  const prefix = `${uploadedPicturesPath}/${pictureId}-`;
  const pattern = `${prefix}[0-9]+[.]webp[?]v=\\w+#widths=[0-9,]+&focus=[0-9]+,[0-9]+&colour=[0-9a-f]{6}`;
  await client.query(sql('update_draft_paths')`
    UPDATE document_draft SET content = regexp_replace(content::text, ${pattern}, ${path}, 'g')::jsonb,
      base = regexp_replace(base::text, ${pattern}, ${path}, 'g')::jsonb
    WHERE strpos(content::text, ${prefix}) > 0 OR strpos(base::text, ${prefix}) > 0`);
}

/** Deletes an unused picture with its files. Returns false if it is used or its version has changed. */
export async function deleteUnusedPicture(client: PoolClient, pictureId: string, version: number): Promise<boolean> {
  const { rowCount } = await client.query(sql('delete_unused_picture')`
    DELETE FROM picture WHERE picture_id = ${pictureId} AND version = ${version}
      AND NOT EXISTS (SELECT FROM picture_use u WHERE u."pictureId" = ${pictureId})`);
  return rowCount === 1;
}

/** A picture whose renditions a process has begun to create. */
export interface ClaimedPicture {
  readonly pictureId: string;
  readonly htlCode: HtlCode;
  readonly attempts: number;
}

/**
 * Claims the oldest picture without renditions for two minutes. A picture whose process was killed is claimed again
 * afterwards.
 */
export async function claimPendingPicture(db: Queryable): Promise<ClaimedPicture | undefined> {
  const { rows } = await db.query<ClaimedPicture>(sql('claim_pending_picture')`
    UPDATE picture SET attempts = attempts + 1, claimed_at = now()
    WHERE picture_id = (
      SELECT picture_id FROM picture
      WHERE state = 'pending' AND attempts < ${renditionAttemptsLimit}
        AND (claimed_at IS NULL OR claimed_at < now() - interval '2 minutes')
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING picture_id AS "pictureId", htl_code AS "htlCode", attempts`);
  return rows[0];
}

/** Fails the pictures whose last attempt was interrupted. Returns their number. */
export async function failInterruptedPictures(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(sql('fail_interrupted_pictures')`
    UPDATE picture SET state = 'failed', failure = 'interrupted'
    WHERE state = 'pending' AND attempts >= ${renditionAttemptsLimit} AND claimed_at < now() - interval '2 minutes'`);
  return rowCount ?? 0;
}

export async function failPicture(db: Queryable, pictureId: string, failure: PictureFailure): Promise<void> {
  await db.query(sql('fail_picture')`
    UPDATE picture SET state = 'failed', failure = ${failure} WHERE picture_id = ${pictureId} AND state = 'pending'`);
}

export interface StoredRendition {
  readonly width: number;
  readonly format: PictureFormat;
  readonly content: Buffer;
}

/** Stores the renditions of a pending picture, which is then ready. Returns false if it is not pending any more. */
export async function completePicture(
  client: PoolClient,
  pictureId: string,
  {
    widths,
    colour,
    renditions,
  }: {
    readonly widths: readonly number[];
    readonly colour: string;
    readonly renditions: readonly StoredRendition[];
  },
): Promise<boolean> {
  const { rowCount } = await client.query(sql('complete_picture')`
    UPDATE picture SET state = 'ready', failure = NULL, widths = ${[...widths]}, colour = ${colour}
    WHERE picture_id = ${pictureId} AND state = 'pending'`);
  if (rowCount !== 1) return false;
  for (const { width, format, content } of renditions)
    await client.query(sql('insert_picture_rendition')`
      INSERT INTO picture_rendition (picture_id, width, format, content) VALUES (${pictureId}, ${width}, ${format}, ${content})
      ON CONFLICT DO NOTHING`);
  return true;
}

export async function findRendition(
  db: Queryable,
  { pictureId, width, format }: UploadedPictureFile,
): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ content: Buffer }>(sql('find_rendition')`
    SELECT content FROM picture_rendition WHERE picture_id = ${pictureId} AND width = ${width} AND format = ${format}`);
  return rows[0]?.content;
}
