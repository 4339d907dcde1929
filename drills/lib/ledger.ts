import type { LedgerRow } from '@dining/fakes/easypay/ledger-row';
import type { Pool } from 'pg';
import { type ConsistencyReport, checkConsistency } from '../../apps/api/test/consistency-check';

const getJson = async <Answer>(url: string): Promise<Answer> => (await (await fetch(url)).json()) as Answer;

export const listLedger = async (easypayUrl: string): Promise<readonly LedgerRow[]> =>
  (await getJson<{ rows: LedgerRow[] }>(`${easypayUrl}/_control/ledger`)).rows;

export async function getLedgerRow(easypayUrl: string, shopOrderNo: string): Promise<LedgerRow> {
  const [row] = (await getJson<{ rows: LedgerRow[] }>(`${easypayUrl}/_control/ledger?shopOrderNo=${shopOrderNo}`)).rows;
  if (row === undefined) throw new Error(`the ledger of the provider has no ${shopOrderNo}`);
  return row;
}

export async function injectFault(easypayUrl: string, behaviour: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${easypayUrl}/_control/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify(behaviour),
  });
  if (response.status !== 200) throw new Error(await response.text());
}

export async function waitUntilFaultsUsed(easypayUrl: string): Promise<void> {
  for (;;) {
    const { rules } = await getJson<{ rules: unknown[] }>(`${easypayUrl}/_control/faults`);
    if (rules.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Runs the consistency check now, ignoring `otherOrders`: orders of other deployments at the same provider. */
export const checkConsistencyNow = async (
  pool: Pool,
  easypayUrl: string,
  otherOrders: ReadonlySet<string> = new Set(),
): Promise<ConsistencyReport> =>
  checkConsistency(
    pool,
    (await listLedger(easypayUrl)).filter(({ shopOrderNo }) => !otherOrders.has(shopOrderNo)),
  );

/** Findings that stay the same for this time are final. A busy machine needs minutes to settle all payments. */
const stableMs = 180_000;

/**
 * Runs the consistency check until it finds nothing twice in a row, two seconds apart, or the same for three minutes.
 * Returns the last result.
 */
export async function checkConsistencyWhenSettled(
  pool: Pool,
  easypayUrl: string,
  otherOrders: ReadonlySet<string> = new Set(),
): Promise<ConsistencyReport> {
  await fetch(`${easypayUrl}/_control/quiet`);
  let unchangedSince = performance.now();
  let lastFindings = '';
  let cleanRuns = 0;
  for (;;) {
    const result = await checkConsistencyNow(pool, easypayUrl, otherOrders);
    cleanRuns = result.findings.length === 0 ? cleanRuns + 1 : 0;
    const findings = result.findings.map(({ guarantee, subject }) => `${guarantee} ${subject}`).join();
    if (findings !== lastFindings) unchangedSince = performance.now();
    lastFindings = findings;
    if (cleanRuns === 2 || performance.now() - unchangedSince > stableMs) return result;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}
