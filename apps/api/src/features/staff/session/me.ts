import type { StaffMe } from '@dining/contract/staff/session';
import type { Pool } from 'pg';
import { listGrantsOfStaff } from '../../../stores/staff/grants';
import { listPasskeys } from '../../../stores/staff/passkeys';
import { countRecoveryCodes, findStaff } from '../../../stores/staff/people';
import { findStaffSession, listSessionsOfStaff } from '../../../stores/staff/staff-sessions';

/**
 * Returns the account, grants, passkeys and sessions of the signed-in staff member.
 * @throws if the session has just ended
 */
export async function getMe(pool: Pool, staffId: string, idHash: string): Promise<StaffMe> {
  const person = await findStaff(pool, staffId);
  const session = await findStaffSession(pool, idHash);
  if (person === undefined || session === undefined) throw new Error('the session has just ended');
  const { email, name, language, passwordHash } = person;
  return {
    staffId,
    email,
    name,
    language,
    grants: [...(await listGrantsOfStaff(pool, staffId))],
    secondFactorAgeSeconds: Math.floor(session.secondFactorAgeMs / 1_000),
    hasPassword: passwordHash !== null,
    recoveryCodeCount: await countRecoveryCodes(pool, staffId),
    passkeys: (await listPasskeys(pool, [staffId])).map(({ credentialId, device, createdAt, usedAt }) => ({
      credentialId,
      device,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    sessions: (await listSessionsOfStaff(pool, [staffId])).map(({ handle, device, address, startedAt, seenAt }) => ({
      handle,
      device,
      address,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: handle === session.handle,
    })),
  };
}
