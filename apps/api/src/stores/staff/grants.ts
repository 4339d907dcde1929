import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Grant, Role, Scope, ScopeType } from '@dining/domain/staff/permissions';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { groupHtlCode } from '../../db/schema/hotels';
import { sql } from '../../db/sql';

export interface StoredGrant extends Grant {
  readonly grantId: string;
  readonly staffId: string;
  readonly version: number;
}

interface GrantRow {
  readonly grantId: string;
  readonly staffId: string;
  readonly role: Role;
  readonly type: ScopeType;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  readonly endsOn: string | null;
  readonly version: number;
}

function toScope({ type, htlCode, dinCode }: Pick<GrantRow, 'type' | 'htlCode' | 'dinCode'>): Scope {
  if (type === 'venue' && dinCode !== null) return { type, htlCode, dinCode };
  return type === 'hotel' ? { type, htlCode } : { type: 'group' };
}

const toGrant = ({ grantId, staffId, role, endsOn, version, ...scope }: GrantRow): StoredGrant => ({
  grantId,
  staffId,
  role,
  scope: toScope(scope),
  endsOn,
  version,
});

/** Lists the grants of a staff member that were not ended, including those past their last day. */
export async function listGrantsOfStaff(db: Queryable, staffId: string): Promise<readonly StoredGrant[]> {
  const { rows } = await db.query<GrantRow>(sql('list_grants_of_staff')`
    SELECT grant_id AS "grantId", staff_id AS "staffId", role, scope AS type, htl_code AS "htlCode", din_code AS "dinCode",
      ends_on::text AS "endsOn", version
    FROM staff_grant WHERE staff_id = ${staffId} AND ended_at IS NULL ORDER BY created_at, grant_id`);
  return rows.map(toGrant);
}

/** Lists all grants that were not ended, including those past their last day. */
export async function listGrants(db: Queryable): Promise<readonly StoredGrant[]> {
  const { rows } = await db.query<GrantRow>(sql('list_grants')`
    SELECT grant_id AS "grantId", staff_id AS "staffId", role, scope AS type, htl_code AS "htlCode", din_code AS "dinCode",
      ends_on::text AS "endsOn", version
    FROM staff_grant WHERE ended_at IS NULL ORDER BY created_at, grant_id`);
  return rows.map(toGrant);
}

export async function findGrant(db: Queryable, grantId: string): Promise<StoredGrant | undefined> {
  const { rows } = await db.query<GrantRow>(sql('find_grant')`
    SELECT grant_id AS "grantId", staff_id AS "staffId", role, scope AS type, htl_code AS "htlCode", din_code AS "dinCode",
      ends_on::text AS "endsOn", version
    FROM staff_grant WHERE grant_id = ${grantId} AND ended_at IS NULL`);
  const [row] = rows;
  return row && toGrant(row);
}

/** Locks and lists the grants of owners who can sign in, so that two of them cannot remove each other at once. */
export async function lockOwnerGrants(client: PoolClient): Promise<readonly StoredGrant[]> {
  const { rows } = await client.query<GrantRow>(sql('lock_owner_grants')`
    SELECT grant_id AS "grantId", staff_id AS "staffId", role, scope AS type, htl_code AS "htlCode", din_code AS "dinCode",
      ends_on::text AS "endsOn", version
    FROM staff_grant JOIN staff USING (staff_id)
    WHERE role = 'owner' AND ended_at IS NULL
      AND (password_hash IS NOT NULL OR EXISTS (SELECT FROM staff_passkey p WHERE p.staff_id = staff_grant.staff_id))
    ORDER BY grant_id FOR UPDATE OF staff_grant`);
  return rows.map(toGrant);
}

/** Inserts a grant. Returns undefined if the person has it already. */
export async function insertGrant(
  client: PoolClient,
  { staffId, role, scope, endsOn }: Grant & { readonly staffId: string },
): Promise<StoredGrant | undefined> {
  const htlCode = scope.type === 'group' ? groupHtlCode : scope.htlCode;
  const dinCode = scope.type === 'venue' ? scope.dinCode : null;
  const { rows } = await client.query<GrantRow>(sql('insert_grant')`
    INSERT INTO staff_grant (staff_id, role, scope, htl_code, din_code, ends_on)
    VALUES (${staffId}, ${role}, ${scope.type}, ${htlCode}, ${dinCode}, ${endsOn})
    ON CONFLICT DO NOTHING
    RETURNING grant_id AS "grantId", staff_id AS "staffId", role, scope AS type, htl_code AS "htlCode", din_code AS "dinCode",
      ends_on::text AS "endsOn", version`);
  const [row] = rows;
  return row && toGrant(row);
}

/** Changes the last day of a grant. Returns undefined unless it has this version. */
export async function updateGrantEnd(
  client: PoolClient,
  { grantId, version }: Pick<StoredGrant, 'grantId' | 'version'>,
  endsOn: string | null,
): Promise<StoredGrant | undefined> {
  const { rows } = await client.query<GrantRow>(sql('update_grant_end')`
    UPDATE staff_grant SET ends_on = ${endsOn}, version = version + 1
    WHERE grant_id = ${grantId} AND version = ${version} AND ended_at IS NULL
    RETURNING grant_id AS "grantId", staff_id AS "staffId", role, scope AS type, htl_code AS "htlCode", din_code AS "dinCode",
      ends_on::text AS "endsOn", version`);
  const [row] = rows;
  return row && toGrant(row);
}

/** Ends a grant now. Returns false unless it has this version. */
export async function endGrant(
  client: PoolClient,
  { grantId, version }: Pick<StoredGrant, 'grantId' | 'version'>,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('end_grant')`
    UPDATE staff_grant SET ended_at = now(), version = version + 1
    WHERE grant_id = ${grantId} AND version = ${version} AND ended_at IS NULL`);
  return rowCount === 1;
}
