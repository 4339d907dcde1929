import { fail, isFailure } from '@dining/contract/failure';
import type { registerPasskey, removePasskey, renewRecoveryCodes } from '@dining/contract/staff/session';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { requireSecondFactor, type StaffCall } from '../../../http/staff-mount';
import { deletePasskey, listPasskeys } from '../../../stores/staff/passkeys';
import { findStaff, lockStaff, replaceRecoveryCodes } from '../../../stores/staff/people';
import { getMe } from './me';
import { addPasskey } from './passkeys';
import { createRecoveryCodes } from './second-factor';
import { auditAccount } from './start-session';

export async function addOwnPasskey(deps: Deps, { body, staff, clientInfo }: StaffCall<typeof registerPasskey>) {
  const refusal = requireSecondFactor(staff);
  if (refusal !== undefined) return refusal;
  const { staffId, idHash } = staff;
  const result = await inTransaction(
    deps.database.pool,
    async (client) => {
      const isAdded = await addPasskey(deps, client, { staffId, device: clientInfo.device, response: body.response });
      if (!isAdded) return fail('passkey_refused');
      await auditAccount(client, { action: 'staff.passkey_add', person: staff, clientInfo });
      return {};
    },
    (outcome) => !isFailure(outcome),
  );
  return isFailure(result) ? result : { me: await getMe(deps.database.pool, staffId, idHash) };
}

export async function removeOwnPasskey(deps: Deps, { body, staff, clientInfo }: StaffCall<typeof removePasskey>) {
  const refusal = requireSecondFactor(staff);
  if (refusal !== undefined) return refusal;
  const { staffId, idHash } = staff;
  const result = await inTransaction(
    deps.database.pool,
    async (client) => {
      // Concurrent requests must not remove the last two passkeys.
      await lockStaff(client, staffId);
      const passkeys = await listPasskeys(client, [staffId]);
      if (!passkeys.some(({ credentialId }) => credentialId === body.credentialId)) return fail('not_found');
      if (!(await deletePasskey(client, staffId, body.credentialId))) return fail('only_sign_in_method');
      await auditAccount(client, { action: 'staff.passkey_remove', person: staff, clientInfo });
      return {};
    },
    (outcome) => !isFailure(outcome),
  );
  return isFailure(result) ? result : { me: await getMe(deps.database.pool, staffId, idHash) };
}

/** Replaces the recovery codes of a staff member who has a password. Others have no codes, as they use passkeys. */
export async function renewOwnRecoveryCodes(deps: Deps, { staff, clientInfo }: StaffCall<typeof renewRecoveryCodes>) {
  const refusal = requireSecondFactor(staff);
  if (refusal !== undefined) return refusal;
  const { staffId } = staff;
  const person = await findStaff(deps.database.pool, staffId);
  if (person === undefined || person.passwordHash === null) return fail('not_found');
  const { codes, hashes } = createRecoveryCodes(staffId);
  await inTransaction(deps.database.pool, async (client) => {
    await lockStaff(client, staffId);
    await replaceRecoveryCodes(client, staffId, hashes);
    await auditAccount(client, { action: 'staff.recovery_codes', person: staff, clientInfo });
  });
  return { recoveryCodes: codes };
}
