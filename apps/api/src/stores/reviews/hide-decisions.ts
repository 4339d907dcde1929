import type { HidingReason, HidingState } from '@dining/domain/reviews/hiding';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface NewHideDecision {
  readonly reviewCode: string;
  readonly reason: HidingReason;
  readonly note: string;
  readonly staffId: string;
  readonly name: string;
}

/**
 * Hides a review; a trigger of `review` removes its ratings from the totals. Returns false if the review has another
 * version or is hidden already.
 */
export async function hideReview(client: PoolClient, reviewCode: string, version: number): Promise<boolean> {
  const { rowCount } = await client.query(sql('hide_review')`
    UPDATE review SET hidden = true, version = version + 1
    WHERE review_code = ${reviewCode} AND version = ${version} AND NOT hidden`);
  return rowCount === 1;
}

/**
 * Shows a hidden review again; a trigger of `review` adds its ratings to the totals. Returns false if the review has
 * another version or is not hidden.
 */
export async function unhideReview(client: PoolClient, reviewCode: string, version: number): Promise<boolean> {
  const { rowCount } = await client.query(sql('unhide_review')`
    UPDATE review SET hidden = false, version = version + 1
    WHERE review_code = ${reviewCode} AND version = ${version} AND hidden`);
  return rowCount === 1;
}

/**
 * Raises the version of a review, so that a write from a page opened before is refused. Returns false if the review has
 * another version already.
 */
export async function raiseReviewVersionIfUnchanged(
  client: PoolClient,
  reviewCode: string,
  version: number,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_review_version')`
    UPDATE review SET version = version + 1 WHERE review_code = ${reviewCode} AND version = ${version}`);
  return rowCount === 1;
}

/** Raises the version of a review after its author's appeal, whatever the version was. */
export async function raiseReviewVersion(client: PoolClient, reviewCode: string): Promise<void> {
  await client.query(sql('update_review_version_now')`
    UPDATE review SET version = version + 1 WHERE review_code = ${reviewCode}`);
}

/** Inserts the decision to hide a review. Returns false if the review was hidden before. */
export async function insertHideDecision(client: PoolClient, hiding: NewHideDecision): Promise<boolean> {
  const { reviewCode, reason, note, staffId, name } = hiding;
  const { rowCount } = await client.query(sql('insert_hide_decision')`
    INSERT INTO review_hiding (review_code, htl_code, reason, note, hidden_by, hidden_by_name)
    SELECT review_code, htl_code, ${reason}, ${note}, ${staffId}, ${name} FROM review WHERE review_code = ${reviewCode}
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/** Records the author's appeal, once. Returns false if the review is not hidden, or was appealed before. */
export async function updateHideDecisionToAppealed(
  client: PoolClient,
  reviewCode: string,
  appeal: string,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_hide_decision_to_appealed')`
    UPDATE review_hiding SET state = 'appealed', appeal = ${appeal}, appealed_at = now()
    WHERE review_code = ${reviewCode} AND state = 'hidden'`);
  return rowCount === 1;
}

export interface AppealDecision {
  readonly decision: Extract<HidingState, 'upheld' | 'restored'>;
  readonly note: string;
  readonly staffId: string;
  readonly name: string;
}

/** Ends an appeal. Returns false if there is no open appeal, or if this staff member hid the review. */
export async function closeAppeal(
  client: PoolClient,
  reviewCode: string,
  { decision, note, staffId, name }: AppealDecision,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('close_appeal')`
    UPDATE review_hiding SET state = ${decision}, decision = ${note}, decided_by = ${staffId}, decided_by_name = ${name}, decided_at = now()
    WHERE review_code = ${reviewCode} AND state = 'appealed' AND hidden_by <> ${staffId}`);
  return rowCount === 1;
}

export interface HideDecision {
  readonly state: HidingState;
  readonly reason: HidingReason;
  readonly note: string;
  readonly appeal: string | null;
  /** The note of the staff member who decided the appeal. */
  readonly decision: string | null;
}

/** Finds the decision to hide a review, with the appeal against it, for the author. */
export async function findHideDecision(db: Queryable, reviewCode: string): Promise<HideDecision | undefined> {
  const { rows } = await db.query<HideDecision>(sql('find_hide_decision')`
    SELECT state, reason, note, appeal, decision FROM review_hiding WHERE review_code = ${reviewCode}`);
  return rows[0];
}
