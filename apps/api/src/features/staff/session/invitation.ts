import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { acceptInvitation, viewInvitation } from '@dining/contract/staff/session';
import { staffPasswordMin } from '@dining/domain/staff/sign-in-limits';
import type { PoolClient } from 'pg';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import type { StaffCall } from '../../../http/staff-mount';
import { getStaffSessionHash } from '../../../http/staff-session';
import { decrypt, encrypt } from '../../../lib/encryption';
import { rateLimit } from '../../../lib/rate-limiter';
import { hashNewPassword } from '../../../members/new-password';
import { getGroupName } from '../../../notifications/group-name';
import { parseInvitationKey } from '../../../notifications/invitation-keys';
import { listGrantsOfStaff } from '../../../stores/staff/grants';
import {
  consumeInvitation,
  ensureInvitationSecret,
  findInvitation,
  type Invitation,
} from '../../../stores/staff/invitations';
import { replaceRecoveryCodes, updateStaffCredentials } from '../../../stores/staff/people';
import { endSessionsOfStaff } from '../../../stores/staff/staff-sessions';
import { getMe } from './me';
import { addPasskey, createRegistrationOptions } from './passkeys';
import { createRecoveryCodes, createTotpSecret, createTotpUri, findTotpStep } from './second-factor';
import { auditAccount, hasActiveGrant, startSession } from './start-session';

/**
 * Finds the open invitation of a link by its key, or returns why there is none. An invitation counts as expired too if
 * its person has no active grant.
 */
async function findOpenInvitation(deps: Deps, key: string, address: string): Promise<Invitation | Failure> {
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('staffInvitationsFromAddress', { address })]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const invitationId = parseInvitationKey(deps.keyring.invitations, key);
  const invitation = invitationId === undefined ? undefined : await findInvitation(deps.database.pool, invitationId);
  if (invitation === undefined) return fail('invitation_unknown');
  if (invitation.isUsed) return fail('invitation_used');
  const isOpen = !invitation.isExpired && (await hasActiveGrant(deps, invitation.staffId));
  return isOpen ? invitation : fail('invitation_expired');
}

/**
 * Returns the secret for the authenticator app, which is created at the first call. Later calls return the same one, so
 * that a reloaded page shows the same QR code.
 */
async function getTotpSecret({ keyring, database }: Deps, { invitationId, staffId }: Invitation): Promise<string> {
  const encrypted = encrypt(keyring.secondFactors, createTotpSecret(), staffId);
  const storedSecret = await ensureInvitationSecret(database.pool, invitationId, encrypted);
  const secret = decrypt(keyring.secondFactors, storedSecret, staffId);
  if (secret === undefined) throw new Error('the secret of an invitation was encrypted with an unknown key');
  return secret.text;
}

export async function getInvitation(deps: Deps, { body, clientInfo }: StaffCall<typeof viewInvitation>) {
  const invitation = await findOpenInvitation(deps, body.key, clientInfo.address);
  if (isFailure(invitation)) return invitation;
  const { staffId, email, name, language, purpose, invitedBy, expiresAt } = invitation;
  const secret = await getTotpSecret(deps, invitation);
  return {
    email,
    name,
    language,
    purpose,
    invitedBy,
    expiresAt: expiresAt.toISOString(),
    grants: [...(await listGrantsOfStaff(deps.database.pool, staffId))],
    totp: { secret, uri: createTotpUri(secret, email, await getGroupName(deps, 'en')) },
    passkeyOptions: await createRegistrationOptions(deps, invitation),
  };
}

type Acceptance = StaffCall<typeof acceptInvitation>['body'];
type StoreCredentials = (client: PoolClient) => Promise<{ readonly recoveryCodes: string[] } | Failure>;

/** Checks a password and a code of the authenticator app. Returns a function that stores the credentials. */
async function preparePassword(
  deps: Deps,
  { invitationId, staffId, email, totpSecret }: Invitation,
  { password, code }: Extract<Acceptance, { method: 'password' }>,
): Promise<StoreCredentials | Failure> {
  const secret = totpSecret === null ? undefined : decrypt(deps.keyring.secondFactors, totpSecret, staffId);
  // The limit counts by invitation, separately from the codes of sign-ins.
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('staffCodesPer15Minutes', { staffId: invitationId }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const totpStep = secret === undefined ? undefined : findTotpStep(secret.text, code, deps.now());
  if (totpStep === undefined || totpSecret === null) return fail('code_wrong');
  const passwordHash = await hashNewPassword(password, { userId: email, phone: '' }, staffPasswordMin);
  if (isFailure(passwordHash)) return passwordHash;
  return async (client) => {
    const { codes, hashes } = createRecoveryCodes(staffId);
    await updateStaffCredentials(client, staffId, { passwordHash, totpSecret, totpStep });
    await replaceRecoveryCodes(client, staffId, hashes);
    return { recoveryCodes: codes };
  };
}

/** Accepts an invitation: stores the password or passkey, ends earlier sessions and starts one, in one transaction. */
export async function joinStaff(deps: Deps, { body, clientInfo, request, reply }: StaffCall<typeof acceptInvitation>) {
  const { pool } = deps.database;
  const invitation = await findOpenInvitation(deps, body.key, clientInfo.address);
  if (isFailure(invitation)) return invitation;
  const { invitationId, staffId } = invitation;
  const storeCredentials: StoreCredentials | Failure =
    body.method === 'password'
      ? await preparePassword(deps, invitation, body)
      : async (client) =>
          (await addPasskey(deps, client, { staffId, device: clientInfo.device, response: body.response }))
            ? { recoveryCodes: [] }
            : fail('passkey_refused');
  if (isFailure(storeCredentials)) return storeCredentials;
  const formerHash = getStaffSessionHash(deps.config, request);
  const result = await inTransaction(
    pool,
    async (client) => {
      if (!(await consumeInvitation(client, invitationId))) return fail('invitation_used');
      const credentials = await storeCredentials(client);
      if (isFailure(credentials)) return credentials;
      await endSessionsOfStaff(client, staffId, 'sign_in_renewed');
      await auditAccount(client, { action: 'staff.join', person: invitation, clientInfo, detail: { by: body.method } });
      const session = { person: invitation, clientInfo, reply, formerHash, signInMethod: 'invitation' as const };
      return { ...credentials, idHash: await startSession(deps, client, session) };
    },
    (outcome) => !isFailure(outcome),
  );
  if (isFailure(result)) return result;
  return { me: await getMe(pool, staffId, result.idHash), recoveryCodes: result.recoveryCodes };
}
