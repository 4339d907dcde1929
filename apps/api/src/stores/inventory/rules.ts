import type { RuleVersion } from '@dining/domain/inventory/capacity-requirement';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { Connection } from '../../db/database-handle';
import { sql } from '../../db/sql';

export const createVenueRuleScope = (dinCode: DinCode): string => `din:${dinCode}`;
export const createProductRuleScope = (prodCode: ProdCode): string => `prod:${prodCode}`;
export const hotelScopePrefix = 'htl:';
export const createHotelRuleScope = (htlCode: HtlCode): string => `${hotelScopePrefix}${htlCode}`;
export const holidayScope = 'holidays';

export const listRuleScopes = (dinCode: DinCode, prodCode: ProdCode): readonly string[] => [
  createVenueRuleScope(dinCode),
  createProductRuleScope(prodCode),
  holidayScope,
];

/**
 * Locks rules that are about to change, in the order of `scopes`. Pass the scopes of venues first, then those of
 * products, holidays and hotels, so that transactions do not deadlock. Waits for the orders that have locked them.
 */
export async function lockRulesForChange(client: Connection, scopes: readonly string[]): Promise<void> {
  await client.query(sql('lock_rules_for_change')`
    SELECT count(pg_advisory_xact_lock(hashtextextended(scope, 3))) FROM unnest(${scopes}::text[]) AS scope`);
}

/** Locks rules against changes. Returns false if the version of one has changed. */
export async function lockRules(client: PoolClient, rules: readonly RuleVersion[]): Promise<boolean> {
  const [scopes, versions] = [rules.map(({ scope }) => scope), rules.map(({ version }) => version)];
  await client.query(sql('lock_rules')`
    SELECT count(pg_advisory_xact_lock_shared(hashtextextended(scope, 3))) FROM unnest(${scopes}::text[]) AS scope`);
  // A separate statement, so that it sees what was committed while waiting for the locks.
  const { rows } = await client.query<{ areCurrent: boolean }>(sql('compare_rules')`
    SELECT NOT EXISTS (SELECT FROM list_changed_rules(${scopes}, ${versions})) AS "areCurrent"`);
  return rows[0]?.areCurrent === true;
}

/** Locks rules against changes, and returns the versions of those that have one. */
export async function lockRuleVersions(
  client: PoolClient,
  scopes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  await client.query(sql('share_rule_locks')`
    SELECT count(pg_advisory_xact_lock_shared(hashtextextended(scope, 3))) FROM unnest(${scopes}::text[]) AS scope`);
  // A separate statement, so that it sees what was committed while waiting for the locks.
  const { rows } = await client.query<RuleVersion>(sql('list_rule_versions')`
    SELECT scope, version::int FROM rule_version WHERE scope = ANY(${scopes})`);
  return new Map(rows.map(({ scope, version }) => [scope, version]));
}
