import type { LedgerRow } from '@dining/fakes/easypay/rows';
import type { Pool } from 'pg';
import { type Audit, audit } from '../../apps/api/test/audit';

const get = async <Answer>(url: string): Promise<Answer> => (await (await fetch(url)).json()) as Answer;

/** The provider's whole ledger. */
export const listLedger = async (easypay: string): Promise<readonly LedgerRow[]> =>
  (await get<{ rows: LedgerRow[] }>(`${easypay}/_control/ledger`)).rows;

export async function getLedgerRow(easypay: string, shopOrderNo: string): Promise<LedgerRow> {
  const [row] = (await get<{ rows: LedgerRow[] }>(`${easypay}/_control/ledger?shopOrderNo=${shopOrderNo}`)).rows;
  if (row === undefined) throw new Error(`the provider knows no ${shopOrderNo}`);
  return row;
}

/** Tells the stand-in how to misbehave. @throws Error with its answer where it does not understand */
export async function injectFault(easypay: string, behaviour: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${easypay}/_control/behaviours`, { method: 'POST', headers, body: JSON.stringify(behaviour) });
  if (answer.status !== 200) throw new Error(await answer.text());
}

/** Waits until the stand-in has nothing left of what it was told to do wrong. */
export async function waitUntilFaultsUsed(easypay: string): Promise<void> {
  for (;;) {
    const { rules } = await get<{ rules: unknown[] }>(`${easypay}/_control/behaviours`);
    if (rules.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The auditor's word at this moment. `elsewhere` are orders of other houses that the same provider serves. */
export const auditNow = async (pool: Pool, easypay: string, elsewhere: ReadonlySet<string> = new Set()): Promise<Audit> =>
  audit(
    pool,
    (await listLedger(easypay)).filter(({ shopOrderNo }) => !elsewhere.has(shopOrderNo)),
  );

/** How long findings stay the same until they are believed, in milliseconds. A busy machine settles late, and still settles. */
const patienceMs = 180_000;

/**
 * The auditor's word once all has come to rest: as soon as two looks in a row, two seconds apart, find nothing, or find the same for three
 * minutes.
 */
export async function auditWhenSettled(pool: Pool, easypay: string, elsewhere: ReadonlySet<string> = new Set()): Promise<Audit> {
  await fetch(`${easypay}/_control/quiet`);
  let since = performance.now();
  let last = '';
  let clean = 0;
  for (;;) {
    const found = await auditNow(pool, easypay, elsewhere);
    clean = found.findings.length === 0 ? clean + 1 : 0;
    const findings = found.findings.map(({ guarantee, subject }) => `${guarantee} ${subject}`).join();
    if (findings !== last) since = performance.now();
    last = findings;
    if (clean === 2 || performance.now() - since > patienceMs) return found;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}
