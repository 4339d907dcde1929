import {
  acceptInvitation,
  endOtherSessions,
  getPasskeyOptions,
  getPasskeyRegistration,
  getStaffMe,
  logoutStaff,
  registerPasskey,
  removePasskey,
  renewRecoveryCodes,
  signInByPassword,
  submitSecondFactor,
  verifyPasskey,
  viewInvitation,
} from '@dining/contract/staff/session';
import { getLimit } from '../../../config/limits';
import { requireSecondFactor } from '../../../http/staff-mount';
import { clearStaffCookie, findStaffCaller, getStaffSessionHash } from '../../../http/staff-session';
import { rateLimit } from '../../../lib/rate-limiter';
import { endSessionsOfStaff, endStaffSession } from '../../../stores/staff/staff-sessions';
import type { StaffFeature } from '../../feature';
import { addOwnPasskey, removeOwnPasskey, renewOwnRecoveryCodes } from './account';
import { getInvitation, joinStaff } from './invitation';
import { getMe } from './me';
import { createRegistrationOptions, createSignInOptions } from './passkeys';
import { signInWithPasskey, startPasswordSignIn, verifySecondFactor } from './sign-in';
import { auditAccount } from './start-session';

export const session: StaffFeature = (mount, deps) => {
  const { pool } = deps.database;

  mount(signInByPassword, (call) => startPasswordSignIn(deps, call));
  mount(submitSecondFactor, (call) => verifySecondFactor(deps, call));
  mount(verifyPasskey, (call) => signInWithPasskey(deps, call));

  mount(getPasskeyOptions, async ({ clientInfo: { address } }) => {
    const rateLimitResult = await rateLimit.consume(deps, [getLimit('staffPasskeysFromAddress', { address })]);
    return rateLimitResult.ok ? { options: await createSignInOptions(deps) } : rateLimitResult.failure;
  });

  mount(logoutStaff, async ({ request, reply, clientInfo }) => {
    const caller = await findStaffCaller(deps, request);
    const idHash = getStaffSessionHash(deps.config, request);
    if (idHash !== undefined) await endStaffSession(pool, idHash, 'signed_out');
    if (typeof caller !== 'string') await auditAccount(pool, { action: 'staff.sign_out', person: caller, clientInfo });
    clearStaffCookie(deps.config, reply);
    return { result: 'success' as const };
  });

  mount(getStaffMe, async ({ staff: { staffId, idHash } }) => ({ me: await getMe(pool, staffId, idHash) }));

  mount(endOtherSessions, async ({ staff, clientInfo }) => {
    const ended = await endSessionsOfStaff(pool, staff.staffId, 'ended_elsewhere', staff.idHash);
    await auditAccount(pool, { action: 'staff.session_end', person: staff, clientInfo, detail: { ended } });
    return { endedSessionCount: ended };
  });

  mount(getPasskeyRegistration, async ({ staff }) => {
    const refusal = requireSecondFactor(staff);
    return refusal ?? { options: await createRegistrationOptions(deps, staff) };
  });
  mount(registerPasskey, (call) => addOwnPasskey(deps, call));
  mount(removePasskey, (call) => removeOwnPasskey(deps, call));
  mount(renewRecoveryCodes, (call) => renewOwnRecoveryCodes(deps, call));

  mount(viewInvitation, (call) => getInvitation(deps, call));
  mount(acceptInvitation, (call) => joinStaff(deps, call));
};
