import { createHash, randomUUID } from 'node:crypto';
import { confirmChargeSettlement } from '@dining/contract/staff/payments';
import type { Deployment } from './deployment';

/** Signs in a new staff member with the role finance by inserting rows. Returns the session cookie. */
async function signInFinanceStaff({ pool }: Pick<Deployment, 'pool'>): Promise<string> {
  const [staffId, sessionId] = [randomUUID(), randomUUID()];
  const email = `${staffId}@drill.test`;
  const idHash = createHash('sha256').update(sessionId).digest('base64url');
  await pool.query('INSERT INTO staff (staff_id, email, name) VALUES ($1, $2, $3)', [staffId, email, 'second person']);
  await pool.query(
    `INSERT INTO staff_grant (staff_id, role, scope, htl_code) VALUES ($1, 'finance', 'group', 'GROUP')`,
    [staffId],
  );
  await pool.query(
    `INSERT INTO staff_session (id_hash, staff_id, state, device, address, expires_at, second_factor_at)
     VALUES ($1, $2, 'full', 'drill', '127.0.0.1', now() + interval '1 hour', now())`,
    [idHash, staffId],
  );
  return `staff=${sessionId}`;
}

/** Confirms every open proposal about a charge as a second staff member, as the console does. */
export async function confirmCharges({ pool, url }: Pick<Deployment, 'pool' | 'url'>): Promise<void> {
  const { rows } = await pool.query<{ proposalId: string }>(
    `SELECT proposal_id AS "proposalId" FROM staff_proposal WHERE act = 'charge.settle' AND state = 'open'`,
  );
  if (rows.length === 0) return;
  const cookie = await signInFinanceStaff({ pool });
  for (const { proposalId } of rows) {
    const response = await fetch(`${url}${confirmChargeSettlement.path}`, {
      method: confirmChargeSettlement.method,
      headers: {
        cookie,
        origin: url,
        'x-requested-with': 'drill',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ proposalId }),
    });
    const responseText = await response.text();
    // A charge that has changed since the proposal is proposed again by the next comparison.
    if (!response.ok && !responseText.includes('charge_changed')) throw new Error(`${response.status} ${responseText}`);
  }
}
