import { type Failure, fail } from '@dining/contract/failure';
import type { signInByPassword, submitSecondFactor, verifyPasskey } from '@dining/contract/staff/session';
import { parseEmail } from '@dining/domain/shared/email';
import { staffSession } from '@dining/domain/staff/sign-in-limits';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { runInBackground } from '../../../http/background';
import type { StaffCall } from '../../../http/staff-mount';
import { getStaffSessionHash, sendStaffCookie } from '../../../http/staff-session';
import { rateLimit } from '../../../lib/rate-limiter';
import { checkPasswordHash } from '../../../members/passwords';
import { findStaff, findStaffByEmail, type StaffCredentials } from '../../../stores/staff/people';
import {
  endStaffSession,
  findStaffSession,
  insertHalfSession,
  isStaffSessionKnown,
  updateSecondFactor,
} from '../../../stores/staff/staff-sessions';
import { getMe } from './me';
import { checkAssertion } from './passkeys';
import { checkRecoveryCode, checkTotp } from './second-factor';
import { auditAccount, completeSignIn } from './start-session';

/**
 * Checks a password. Unknown accounts, wrong passwords and accounts without a password get the same response in the
 * same time. The session that it starts grants nothing before the second factor.
 */
export async function startPasswordSignIn(
  deps: Deps,
  { body, clientInfo, request, reply }: StaffCall<typeof signInByPassword>,
): Promise<{ next: 'totp' } | Failure> {
  const { pool } = deps.database;
  const { address } = clientInfo;
  const email = parseEmail(body.email) ?? body.email.trim().toLowerCase();
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('staffPasswordsPerMinute', { email, address }),
    getLimit('staffPasswordsPerDay', { email, address }),
    getLimit('staffPasswordsPerAccount', { email }),
    getLimit('staffPasswordsFromAddress', { address }),
  ]);
  if (!rateLimitResult.ok) {
    request.log.warn(
      { event: 'sign_in.limited', limit: rateLimitResult.refusedBy.name },
      'sign-in of staff refused after too many attempts',
    );
    return rateLimitResult.failure;
  }
  const person = await findStaffByEmail(pool, email);
  const passwordCheck = await checkPasswordHash(person?.passwordHash, body.password, undefined);
  if (passwordCheck === 'busy') {
    await rateLimitResult.refund();
    return fail('too_many_requests', { retryAfter: 1 });
  }
  if (passwordCheck === 'wrong' || person === undefined) {
    // The response does not wait for the audit entry, so that it takes as long as for an unknown e-mail address.
    if (person !== undefined)
      runInBackground(request, () => auditAccount(pool, { action: 'staff.password_failed', person, clientInfo }));
    return fail('wrong_credentials');
  }
  await rateLimitResult.refund();
  const formerHash = getStaffSessionHash(deps.config, request);
  if (formerHash !== undefined) await endStaffSession(pool, formerHash, 'replaced');
  const idHash = sendStaffCookie(deps.config, reply);
  await insertHalfSession(pool, { idHash, staffId: person.staffId, ...clientInfo }, staffSession.halfSessionSeconds);
  return { next: 'totp' };
}

type SecondFactor = StaffCall<typeof submitSecondFactor>['body'];

const isSecondFactorValid = async (deps: Deps, person: StaffCredentials, factor: SecondFactor): Promise<boolean> =>
  'code' in factor
    ? checkTotp(deps, deps.database.pool, person, factor.code)
    : (await checkRecoveryCode(deps.database.pool, person.staffId, factor.recoveryCode)) !== undefined;

/** Completes a sign-in by the second factor, or renews the second factor of a complete session. */
export async function verifySecondFactor(
  deps: Deps,
  { body, clientInfo, request, reply }: StaffCall<typeof submitSecondFactor>,
) {
  const { pool } = deps.database;
  const idHash = getStaffSessionHash(deps.config, request);
  const session = idHash === undefined ? undefined : await findStaffSession(pool, idHash);
  if (idHash === undefined || session === undefined)
    return fail(idHash !== undefined && (await isStaffSessionKnown(pool, idHash)) ? 'session_ended' : 'not_signed_in');
  const { staffId, state } = session;
  const person = await findStaff(pool, staffId);
  if (person === undefined) return fail('session_ended');
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('staffCodesPer15Minutes', { staffId }),
    getLimit('staffCodes', { staffId }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  if (!(await isSecondFactorValid(deps, person, body))) {
    await auditAccount(pool, { action: 'staff.second_factor_failed', person, clientInfo });
    return fail('code_wrong');
  }
  await rateLimitResult.refund();
  const signInMethod = 'code' in body ? 'password' : 'recovery_code';
  if (state === 'half') return completeSignIn(deps, { person, clientInfo, reply, formerHash: idHash, signInMethod });
  await updateSecondFactor(pool, idHash);
  await auditAccount(pool, { action: 'staff.second_factor', person, clientInfo, detail: { by: signInMethod } });
  return { me: await getMe(pool, staffId, idHash) };
}

/** Signs in with a passkey, or renews the second factor of a complete session of the same person. */
export async function signInWithPasskey(
  deps: Deps,
  { body, clientInfo, request, reply }: StaffCall<typeof verifyPasskey>,
) {
  const { pool } = deps.database;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('staffPasskeysFromAddress', { address: clientInfo.address }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const staffId = await checkAssertion(deps, body.response);
  const person = staffId === undefined ? undefined : await findStaff(pool, staffId);
  if (person === undefined) return fail('wrong_credentials');
  await rateLimitResult.refund();
  const idHash = getStaffSessionHash(deps.config, request);
  const session = idHash === undefined ? undefined : await findStaffSession(pool, idHash);
  if (idHash === undefined || session?.state !== 'full' || session.staffId !== person.staffId)
    return completeSignIn(deps, { person, clientInfo, reply, formerHash: idHash, signInMethod: 'passkey' });
  await updateSecondFactor(pool, idHash);
  await auditAccount(pool, { action: 'staff.second_factor', person, clientInfo, detail: { by: 'passkey' } });
  return { me: await getMe(pool, person.staffId, idHash) };
}
