import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

/** Whether an order may still be taken as it was checked, once its locks are held (`lockForOrder`). */
export interface OrderStanding {
  /** False for a member who has left, and for a guest whose session is over. */
  readonly isBuyer: boolean;
  /** False where a rule has another version than the order was checked by. */
  readonly areRulesCurrent: boolean;
}

/** What an order was checked by, beside its rules. */
export interface OrderOrigin {
  /** When what is agreed to becomes another by itself; null where it does not. */
  readonly until: Date | null;
  /** The ids, hashed, of the guest's session, of which one must be live; null for a member and where no session is asked for. */
  readonly sessionHashes: readonly string[] | null;
}

/** Reads how an order stands. A statement of its own: it sees what was committed while the locks were waited for. */
export async function getOrderStanding(
  client: PoolClient,
  { userId, rules }: PricedOrder,
  { until, sessionHashes }: OrderOrigin,
): Promise<OrderStanding> {
  const [scopes, versions] = [rules.map(({ scope }) => scope), rules.map(({ version }) => version)];
  const { rows } = await client.query<OrderStanding>(sql`
    SELECT
      (${userId}::text IS NULL OR EXISTS (SELECT 1 FROM member WHERE user_id = ${userId} AND left_at IS NULL))
        AND (${sessionHashes}::text[] IS NULL
          OR EXISTS (SELECT 1 FROM session WHERE id_hash = ANY(${sessionHashes}::text[]) AND expires_at > clock_timestamp())) AS "isBuyer",
      coalesce(clock_timestamp() < ${until}::timestamptz, true) AND NOT EXISTS (
        SELECT 1 FROM unnest(${scopes}::text[], ${versions}::bigint[]) AS read (scope, version) LEFT JOIN rule_version current USING (scope)
        WHERE coalesce(current.version, 0) <> read.version
      ) AS "areRulesCurrent"`);
  const [row] = rows;
  if (row === undefined) throw new Error('a statement without FROM returned no row');
  return row;
}
