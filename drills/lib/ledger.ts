import type { LedgerRow } from '@dining/fakes/easypay/rows';
import type { Pool } from 'pg';
import { type Audit, audit } from '../../apps/api/test/audit';

const get = async <Answer>(url: string): Promise<Answer> => (await (await fetch(url)).json()) as Answer;

export const listLedger = async (easypay: string): Promise<readonly LedgerRow[]> =>
  (await get<{ rows: LedgerRow[] }>(`${easypay}/_control/ledger`)).rows;

export async function getLedgerRow(easypay: string, shopOrderNo: string): Promise<LedgerRow> {
  const [row] = (await get<{ rows: LedgerRow[] }>(`${easypay}/_control/ledger?shopOrderNo=${shopOrderNo}`)).rows;
  if (row === undefined) throw new Error(`the ledger of the provider has no ${shopOrderNo}`);
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

/** Findings that stay the same for this time are final. A busy machine needs minutes to settle all payments. */
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
  let unchangedSince = performance.now();
  let lastFindings = '';
  let cleanRuns = 0;
  for (;;) {
    const result = await auditNow(pool, easypay, otherOrders);
    cleanRuns = result.findings.length === 0 ? cleanRuns + 1 : 0;
    const findings = result.findings.map(({ guarantee, subject }) => `${guarantee} ${subject}`).join();
    if (findings !== lastFindings) unchangedSince = performance.now();
    lastFindings = findings;
    if (cleanRuns === 2 || performance.now() - unchangedSince > stableMs) return result;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}
