import type { LedgerRow } from '@dining/fakes/easypay/rows';
import type { Pool } from 'pg';
import { type Audit, audit } from '../../apps/api/test/audit';

const get = async <Answer>(url: string): Promise<Answer> => (await (await fetch(url)).json()) as Answer;

/** Returns the provider's whole ledger. */
export const listLedger = async (easypay: string): Promise<readonly LedgerRow[]> =>
  (await get<{ rows: LedgerRow[] }>(`${easypay}/_control/ledger`)).rows;

export async function getLedgerRow(easypay: string, shopOrderNo: string): Promise<LedgerRow> {
  const [row] = (await get<{ rows: LedgerRow[] }>(`${easypay}/_control/ledger?shopOrderNo=${shopOrderNo}`)).rows;
  if (row === undefined) throw new Error(`the provider knows no ${shopOrderNo}`);
  return row;
}

export async function injectFault(easypay: string, behaviour: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${easypay}/_control/behaviours`, {
    method: 'POST',
    headers,
    body: JSON.stringify(behaviour),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
}

export async function waitUntilFaultsUsed(easypay: string): Promise<void> {
  for (;;) {
    const { rules } = await get<{ rules: unknown[] }>(`${easypay}/_control/behaviours`);
    if (rules.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Runs the audit now, ignoring `otherOrders`: orders of other deployments at the same provider. */
export const auditNow = async (
  pool: Pool,
  easypay: string,
  otherOrders: ReadonlySet<string> = new Set(),
): Promise<Audit> =>
  audit(
    pool,
    (await listLedger(easypay)).filter(({ shopOrderNo }) => !otherOrders.has(shopOrderNo)),
  );

/** The time in ms after which unchanged findings count: a busy machine settles late. */
const stableMs = 180_000;

/**
 * Runs the audit until it finds nothing twice in a row, two seconds apart, or the same for three minutes. Returns the
 * last result.
 */
export async function auditWhenSettled(
  pool: Pool,
  easypay: string,
  otherOrders: ReadonlySet<string> = new Set(),
): Promise<Audit> {
  await fetch(`${easypay}/_control/quiet`);
  let since = performance.now();
  let last = '';
  let clean = 0;
  for (;;) {
    const found = await auditNow(pool, easypay, otherOrders);
    clean = found.findings.length === 0 ? clean + 1 : 0;
    const findings = found.findings.map(({ guarantee, subject }) => `${guarantee} ${subject}`).join();
    if (findings !== last) since = performance.now();
    last = findings;
    if (clean === 2 || performance.now() - since > stableMs) return found;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}
