import { createContent } from '@dining/domain/catalogue/convert-contents';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import type { StoredProblem } from '../../db/schema/catalogue';
import { sql } from '../../db/sql';

/** What a list shows of a draft. */
export interface DraftRow {
  readonly code: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  readonly version: number;
  readonly savedBy: string;
  readonly savedAt: Date;
  readonly publishAt: Date | null;
  /** The id of the staff member who has planned the publication. */
  readonly plannedBy: string | null;
  readonly problems: readonly StoredProblem[] | null;
}

export interface StoredDraft<Kind extends VersionedKind = VersionedKind> extends DraftRow {
  readonly kind: Kind;
  /** Tells this draft from a later one with the same code. */
  readonly draftId: string;
  readonly content: ContentByKind[Kind];
  /** The published content from which the draft was begun; null if there was none. */
  readonly base: ContentByKind[Kind] | null;
}

/** Adds the fields that were added to the contents of a kind since a draft was saved. */
const completeDraft = <Kind extends VersionedKind>(draft: StoredDraft<Kind>): StoredDraft<Kind> => ({
  ...draft,
  content: { ...createContent(draft.kind), ...draft.content },
  base: draft.base && { ...createContent(draft.kind), ...draft.base },
});

export async function findDraft<Kind extends VersionedKind>(
  db: Queryable,
  kind: Kind,
  code: string,
): Promise<StoredDraft<Kind> | undefined> {
  const { rows } = await db.query<StoredDraft<Kind>>(sql('find_draft')`
    SELECT kind, code, draft_id AS "draftId", htl_code AS "htlCode", din_code AS "dinCode", content, base, version, saved_by AS "savedBy",
      saved_at AS "savedAt", publish_at AS "publishAt", planned_by AS "plannedBy", problems
    FROM document_draft WHERE kind = ${kind} AND code = ${code}`);
  return rows.map(completeDraft)[0];
}

/** Lists all drafts of a kind. There is at most one for each document. */
export async function listDrafts<Kind extends VersionedKind>(
  db: Queryable,
  kind: Kind,
): Promise<readonly StoredDraft<Kind>[]> {
  const { rows } = await db.query<StoredDraft<Kind>>(sql('list_drafts')`
    SELECT kind, code, draft_id AS "draftId", htl_code AS "htlCode", din_code AS "dinCode", content, base, version, saved_by AS "savedBy",
      saved_at AS "savedAt", publish_at AS "publishAt", planned_by AS "plannedBy", problems
    FROM document_draft WHERE kind = ${kind} ORDER BY code`);
  return rows.map(completeDraft);
}

export type DraftCode = Pick<StoredDraft, 'kind' | 'code'>;

/** Lists the codes of all drafts. */
export async function listDraftCodes(db: Queryable): Promise<readonly DraftCode[]> {
  const { rows } = await db.query<DraftCode>(sql('list_draft_codes')`
    SELECT kind, code FROM document_draft ORDER BY kind, code`);
  return rows;
}

export interface SavedDraft {
  readonly kind: VersionedKind;
  readonly code: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  readonly content: object;
  readonly base: object | null;
  readonly savedBy: string;
}

const toJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Inserts a draft, or replaces the open one, which ends its plan. Returns its id and version. */
export async function saveDraft(
  client: PoolClient,
  draft: SavedDraft,
): Promise<Pick<StoredDraft, 'draftId' | 'version'>> {
  const { kind, code, htlCode, dinCode, content, base, savedBy } = draft;
  const { rows } = await client.query<Pick<StoredDraft, 'draftId' | 'version'>>(sql('save_draft')`
    INSERT INTO document_draft AS d (kind, code, htl_code, din_code, content, base, saved_by)
    VALUES (${kind}, ${code}, ${htlCode}, ${dinCode}, ${toJson(content)}, ${toJson(base)}, ${savedBy})
    ON CONFLICT (kind, code) DO UPDATE SET din_code = excluded.din_code, content = excluded.content, base = excluded.base,
      saved_by = excluded.saved_by, saved_at = now(), version = d.version + 1, publish_at = NULL, planned_by = NULL,
      problems = NULL
    RETURNING draft_id AS "draftId", version`);
  const [saved] = rows;
  if (saved === undefined) throw new Error('a draft was not saved');
  return saved;
}

/** Plans the publication of a draft, whose content and base are those of now. Returns its new version. */
export async function planDraft(
  client: PoolClient,
  {
    kind,
    code,
    content,
    base,
    publishAt,
    plannedBy,
  }: Pick<SavedDraft, 'kind' | 'code' | 'content' | 'base'> & { readonly publishAt: Date; readonly plannedBy: string },
): Promise<number> {
  const { rows } = await client.query<{ version: number }>(sql('plan_draft')`
    UPDATE document_draft SET content = ${toJson(content)}, base = ${toJson(base)}, publish_at = ${publishAt},
      planned_by = ${plannedBy}, problems = NULL, version = version + 1
    WHERE kind = ${kind} AND code = ${code} RETURNING version`);
  return rows[0]?.version ?? 1;
}

/** Records why the planned publication of a draft failed. The draft stays, without a plan. */
export async function failDraft(
  client: PoolClient,
  kind: VersionedKind,
  code: string,
  problems: readonly StoredProblem[],
): Promise<void> {
  await client.query(sql('fail_draft')`
    UPDATE document_draft SET publish_at = NULL, planned_by = NULL, problems = ${JSON.stringify(problems)},
      version = version + 1
    WHERE kind = ${kind} AND code = ${code}`);
}

/** Where the category of a product's draft is in the list of its venue; null for none. */
export interface DraftCategory {
  readonly code: string;
  readonly position: number | null;
  readonly basePosition: number | null;
}

/** Updates the categories of drafts of products, in what they contain and in what they were begun from. */
export async function updateDraftCategories(client: Queryable, categories: readonly DraftCategory[]): Promise<void> {
  await client.query(sql('update_draft_categories')`
    UPDATE document_draft d SET version = version + 1,
      content = content || jsonb_build_object('categoryPosition', moved.position),
      base = base || jsonb_build_object('categoryPosition', moved.base_position)
    FROM unnest(${categories.map(({ code }) => code)}::text[], ${categories.map(({ position }) => position)}::int[],
      ${categories.map(({ basePosition }) => basePosition)}::int[]) AS moved (code, position, base_position)
    WHERE d.kind = 'product' AND d.code = moved.code`);
}

export async function deleteDraft(client: PoolClient, kind: VersionedKind, code: string): Promise<void> {
  await client.query(sql('delete_draft')`DELETE FROM document_draft WHERE kind = ${kind} AND code = ${code}`);
}

export interface DueDraft extends DraftCode {
  readonly publishAt: Date;
}

/** Finds the draft whose publication has been due longest, after another one; undefined if none is due. */
export async function findDueDraft(db: Queryable, now: Date, after?: DueDraft): Promise<DueDraft | undefined> {
  const { rows } = await db.query<DueDraft>(sql('find_due_draft')`
    SELECT kind, code, publish_at AS "publishAt" FROM document_draft
    WHERE publish_at <= ${now} AND (${after === undefined} OR (publish_at, kind, code)
      > (${after?.publishAt ?? null}::timestamptz, ${after?.kind ?? null}::text, ${after?.code ?? null}::text))
    ORDER BY publish_at, kind, code LIMIT 1`);
  return rows[0];
}
