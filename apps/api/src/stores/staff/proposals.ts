import type { PageCursor } from '@dining/contract/page-cursor';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Capability } from '@dining/domain/staff/permissions';
import { type Proposal, type ProposalState, proposalLifetimeHours } from '@dining/domain/staff/proposals';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { groupHtlCode } from '../../db/schema/hotels';
import { sql } from '../../db/sql';

export interface StoredProposal extends Proposal {
  readonly proposalId: string;
  /** Null for the whole group. */
  readonly htlCode: HtlCode | null;
  readonly dinCode: DinCode | null;
  readonly capability: Capability;
  readonly action: string;
  readonly subject: string;
  readonly body: Readonly<Record<string, string | null>>;
  readonly reason: string;
  /** Name of the person who has confirmed, refused or withdrawn it. */
  readonly decider: string | null;
  readonly note: string;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

export type NewProposal = Pick<
  StoredProposal,
  'htlCode' | 'dinCode' | 'capability' | 'action' | 'subject' | 'subjectVersion' | 'body' | 'reason' | 'proposer'
>;

interface ProposalRow extends Omit<StoredProposal, 'proposer'> {
  readonly proposedBy: string | null;
  readonly proposerName: string;
}

const toProposal = ({ proposedBy, proposerName, ...row }: ProposalRow): StoredProposal => ({
  ...row,
  proposer: { staffId: proposedBy, name: proposerName },
});

/** Ends proposals about a subject that were not confirmed in time, so that the action can be proposed again. */
export async function updateProposalsToLapsed(client: PoolClient, action: string, subject: string): Promise<void> {
  await client.query(sql('update_proposals_to_lapsed')`
    UPDATE staff_proposal SET state = 'lapsed', decided_at = lapses_at
    WHERE act = ${action} AND subject = ${subject} AND state = 'open' AND lapses_at <= now()`);
}

/** Inserts a proposal. Returns undefined if another proposal of the same action and subject is open. */
export async function insertProposal(client: PoolClient, proposal: NewProposal): Promise<StoredProposal | undefined> {
  const { capability, action, subject, subjectVersion, body, reason, proposer } = proposal;
  const { rows } = await client.query<ProposalRow>(sql('insert_proposal')`
    INSERT INTO staff_proposal
      (htl_code, din_code, capability, act, subject, subject_version, body, reason, proposed_by, proposer_name, lapses_at)
    VALUES (${proposal.htlCode ?? groupHtlCode}, ${proposal.dinCode}, ${capability}, ${action}, ${subject}, ${subjectVersion},
      ${JSON.stringify(body)}, ${reason}, ${proposer.staffId}, ${proposer.name}, now() + make_interval(hours => ${proposalLifetimeHours}))
    ON CONFLICT DO NOTHING
    RETURNING proposal_id AS "proposalId", nullif(htl_code, ${groupHtlCode}) AS "htlCode", din_code AS "dinCode", capability, act AS action, subject,
      subject_version::float8 AS "subjectVersion", body, reason, state, proposed_by AS "proposedBy", proposer_name AS "proposerName",
      decider_name AS decider, note, created_at AS "createdAt", lapses_at AS "lapsesAt", decided_at AS "decidedAt"`);
  const [row] = rows;
  return row && toProposal(row);
}

export async function findProposal(db: Queryable, proposalId: string): Promise<StoredProposal | undefined> {
  const { rows } = await db.query<ProposalRow>(sql('find_proposal')`
    SELECT proposal_id AS "proposalId", nullif(htl_code, ${groupHtlCode}) AS "htlCode", din_code AS "dinCode", capability, act AS action, subject,
      subject_version::float8 AS "subjectVersion", body, reason, state, proposed_by AS "proposedBy", proposer_name AS "proposerName",
      decider_name AS decider, note, created_at AS "createdAt", lapses_at AS "lapsesAt", decided_at AS "decidedAt"
    FROM staff_proposal WHERE proposal_id = ${proposalId}`);
  const [row] = rows;
  return row && toProposal(row);
}

export async function lockProposal(client: PoolClient, proposalId: string): Promise<StoredProposal | undefined> {
  const { rows } = await client.query<ProposalRow>(sql('lock_proposal')`
    SELECT proposal_id AS "proposalId", nullif(htl_code, ${groupHtlCode}) AS "htlCode", din_code AS "dinCode", capability, act AS action, subject,
      subject_version::float8 AS "subjectVersion", body, reason, state, proposed_by AS "proposedBy", proposer_name AS "proposerName",
      decider_name AS decider, note, created_at AS "createdAt", lapses_at AS "lapsesAt", decided_at AS "decidedAt"
    FROM staff_proposal WHERE proposal_id = ${proposalId} FOR UPDATE`);
  const [row] = rows;
  return row && toProposal(row);
}

/** Lists the newest 20 proposals of an action about a subject. One that was not confirmed in time shows as lapsed. */
export async function listProposals(
  db: Queryable,
  action: string,
  subject: string,
): Promise<readonly StoredProposal[]> {
  const { rows } = await db.query<ProposalRow>(sql('list_proposals')`
    SELECT proposal_id AS "proposalId", nullif(htl_code, ${groupHtlCode}) AS "htlCode", din_code AS "dinCode", capability, act AS action, subject,
      subject_version::float8 AS "subjectVersion", body, reason,
      CASE WHEN state = 'open' AND lapses_at <= now() THEN 'lapsed' ELSE state END AS state,
      proposed_by AS "proposedBy", proposer_name AS "proposerName", decider_name AS decider, note, created_at AS "createdAt",
      lapses_at AS "lapsesAt", decided_at AS "decidedAt"
    FROM staff_proposal WHERE subject = ${subject} AND act = ${action} ORDER BY created_at DESC, proposal_id DESC LIMIT 20`);
  return rows.map(toProposal);
}

export interface ListedProposal extends StoredProposal, PageCursor {}

/** Lists the open proposals of these actions about subjects in the scopes, newest first. */
export async function listOpenProposals(
  db: Queryable,
  actions: readonly string[],
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ListedProposal[]> {
  const { rows } = await db.query<ProposalRow & PageCursor>(sql('list_open_proposals')`
    SELECT proposal_id AS "proposalId", nullif(htl_code, ${groupHtlCode}) AS "htlCode", din_code AS "dinCode", capability, act AS action, subject,
      subject_version::float8 AS "subjectVersion", body, reason, state, proposed_by AS "proposedBy", proposer_name AS "proposerName",
      decider_name AS decider, note, created_at AS "createdAt", lapses_at AS "lapsesAt", decided_at AS "decidedAt",
      created_at::text AS at, proposal_id::text AS key
    FROM staff_proposal
    WHERE act = ANY(${actions}) AND state = 'open' AND lapses_at > now()
      AND (${isGroup} OR htl_code = ANY(${htlCodes}) OR din_code = ANY(${dinCodes}))
      AND (${after === null} OR (created_at, proposal_id) < (${after?.at ?? null}::timestamptz, ${after?.key ?? null}::uuid))
    ORDER BY created_at DESC, proposal_id DESC LIMIT ${limit}`);
  return rows.map(({ at, key, ...row }) => ({ ...toProposal(row), at, key }));
}

/** Returns those subjects about which a proposal of this action is open. */
export async function listSubjectsWithProposal(
  db: Queryable,
  action: string,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ subject: string }>(sql('list_subjects_with_proposal')`
    SELECT subject FROM staff_proposal
    WHERE act = ${action} AND subject = ANY(${subjects}) AND state = 'open' AND lapses_at > now()`);
  return new Set(rows.map(({ subject }) => subject));
}

/** Ends an open proposal. Returns false if it is no longer open. */
export async function updateProposalState(
  client: PoolClient,
  proposalId: string,
  state: Exclude<ProposalState, 'open' | 'lapsed'>,
  { staffId, name, note = '' }: { readonly staffId: string; readonly name: string; readonly note?: string },
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_proposal_state')`
    UPDATE staff_proposal SET state = ${state}, decided_by = ${staffId}, decider_name = ${name}, decided_at = now(), note = ${note}
    WHERE proposal_id = ${proposalId} AND state = 'open' AND lapses_at > now()`);
  return rowCount === 1;
}
