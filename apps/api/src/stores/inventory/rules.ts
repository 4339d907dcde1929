import type { RuleVersion } from '@dining/domain/inventory/need';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';

/**
 * The scopes whose changes decide what an order may take, what it costs and what is agreed to with it: its venue's stock and policy, its
 * product, the kind of its day, and its hotel's prices for members and texts of terms.
 */
export const venueScope = (dinCode: DinCode): string => `din:${dinCode}`;
export const productScope = (prodCode: ProdCode): string => `prod:${prodCode}`;
export const hotelScope = 'htl:';
export const holidayScope = 'holidays';

/** Rules as they were read, as two lists that SQL reads. */
export const ruleLists = (rules: readonly RuleVersion[]) =>
  [rules.map(({ scope }) => scope), rules.map(({ version }) => version)] as const;

/** Shares the locks of the scopes in a list: whoever changes one of their rules waits until the transaction ends, and is waited for. */
export const shareRules = (scopes: string): string =>
  `SELECT pg_advisory_xact_lock_shared(hashtextextended(scope, 3)) FROM unnest(${scopes}::text[]) AS scope`;

/** Whether the versions in a list are those of now. */
export const standRules = (scopes: string, versions: string): string => `NOT EXISTS (
  SELECT 1 FROM unnest(${scopes}::text[], ${versions}::bigint[]) AS read (scope, version)
  WHERE coalesce((SELECT v.version FROM rule_version v WHERE v.scope = read.scope), 0) <> read.version)`;

/**
 * Whether the rules still stand as they were read. They cannot change until the transaction ends: whoever changes one waits for
 * the orders that share its lock, and an order waits for a change that is not committed yet.
 */
export async function rulesStand(client: PoolClient, rules: readonly RuleVersion[]): Promise<boolean> {
  const [scopes, versions] = ruleLists(rules);
  await client.query({ name: 'share_rules', text: shareRules('$1'), values: [scopes] });
  // A statement of its own, which sees what was committed while the lock was waited for.
  const { rows } = await client.query<{ stand: boolean }>({
    name: 'rules_stand',
    text: `SELECT ${standRules('$1', '$2')} AS stand`,
    values: [scopes, versions],
  });
  return rows[0]?.stand === true;
}
