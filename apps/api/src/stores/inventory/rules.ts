import type { RuleVersion } from '@dining/domain/inventory/need';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';

/** The scopes whose changes decide what an order may take: its venue's stock, its product, and the kind of its day. */
export const venueScope = (dinCode: DinCode): string => `din:${dinCode}`;
export const productScope = (prodCode: ProdCode): string => `prod:${prodCode}`;
const holidayScope = 'holidays';

/**
 * The versions of the rules that an order of this product is checked by. Asked before the rules themselves are read: what
 * changes in between makes the order look older than it is, never newer.
 */
export async function readRuleVersions(
  run: Pick<Pool | PoolClient, 'query'>,
  dinCode: DinCode,
  prodCode: ProdCode,
): Promise<readonly RuleVersion[]> {
  const { rows } = await run.query<RuleVersion>({
    name: 'read_rule_versions',
    text: `SELECT scope, coalesce(v.version, 0) AS version FROM unnest($1::text[]) AS scope LEFT JOIN rule_version v USING (scope)
           ORDER BY scope`,
    values: [[venueScope(dinCode), productScope(prodCode), holidayScope]],
  });
  return rows;
}

/**
 * Whether the rules still stand as they were read. They cannot change until the transaction ends: whoever changes one waits for
 * the orders that share its lock, and an order waits for a change that is not committed yet.
 */
export async function rulesStand(client: PoolClient, rules: readonly RuleVersion[]): Promise<boolean> {
  const scopes = rules.map(({ scope }) => scope);
  const versions = rules.map(({ version }) => version);
  await client.query({
    name: 'share_rules',
    text: 'SELECT pg_advisory_xact_lock_shared(hashtextextended(scope, 3)) FROM unnest($1::text[]) AS scope',
    values: [scopes],
  });
  // A statement of its own, which sees what was committed while the lock was waited for.
  const { rows } = await client.query<{ stand: boolean }>({
    name: 'rules_stand',
    text: `SELECT NOT EXISTS (SELECT 1 FROM unnest($1::text[], $2::bigint[]) AS read (scope, version)
             LEFT JOIN rule_version v USING (scope) WHERE coalesce(v.version, 0) <> read.version) AS stand`,
    values: [scopes, versions],
  });
  return rows[0]?.stand === true;
}
