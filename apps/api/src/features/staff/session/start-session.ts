import { type Failure, fail } from '@dining/contract/failure';
import type { StaffMe } from '@dining/contract/staff/session';
import type { AccountAction } from '@dining/domain/staff/audit-actions';
import { isGrantActive } from '@dining/domain/staff/permissions';
import { staffSession } from '@dining/domain/staff/sign-in-limits';
import type { FastifyReply } from 'fastify';
import type { PoolClient } from 'pg';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { type ClientInfo, sendStaffCookie } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listGrantsOfStaff } from '../../../stores/staff/grants';
import type { StaffPerson } from '../../../stores/staff/people';
import { endStaffSession, insertFullSession } from '../../../stores/staff/staff-sessions';
import { getMe } from './me';

type Person = Pick<StaffPerson, 'staffId' | 'name'>;

interface AccountAudit {
  readonly action: AccountAction;
  readonly person: Person;
  readonly clientInfo: ClientInfo;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** Writes an audit entry about a staff member's own account. */
export const auditAccount = (
  db: Parameters<typeof insertAuditEntry>[0],
  { action, person: { staffId, name }, clientInfo, detail = {} }: AccountAudit,
): Promise<void> =>
  insertAuditEntry(db, {
    actorName: name,
    action,
    subject: `staff ${staffId}`,
    htlCode: null,
    detail,
    origin: { staffId, ...clientInfo },
  });

export async function hasActiveGrant(deps: Deps, staffId: string): Promise<boolean> {
  const grants = await listGrantsOfStaff(deps.database.pool, staffId);
  return grants.some((grant) => isGrantActive(grant, deps.now()));
}

interface NewSession {
  readonly person: Person;
  readonly clientInfo: ClientInfo;
  readonly reply: FastifyReply;
  /** Hash of the browser's previous session. */
  readonly formerHash: string | undefined;
  readonly signInMethod: 'password' | 'recovery_code' | 'passkey' | 'invitation';
}

/** Starts a session under a new id in the caller's transaction. Returns the hash of its id. */
export async function startSession(
  deps: Deps,
  client: PoolClient,
  { person, clientInfo, reply, formerHash, signInMethod }: NewSession,
): Promise<string> {
  if (formerHash !== undefined) await endStaffSession(client, formerHash, 'replaced');
  const idHash = sendStaffCookie(deps.config, reply);
  await insertFullSession(client, { idHash, staffId: person.staffId, ...clientInfo }, staffSession);
  await auditAccount(client, { action: 'staff.sign_in', person, clientInfo, detail: { by: signInMethod } });
  return idHash;
}

/** Signs in a person who has proven their identity. Refuses a person without an active grant. */
export async function completeSignIn(deps: Deps, session: NewSession): Promise<{ me: StaffMe } | Failure> {
  const { staffId } = session.person;
  if (!(await hasActiveGrant(deps, staffId))) return fail('forbidden');
  const idHash = await inTransaction(deps.database.pool, (client) => startSession(deps, client, session));
  return { me: await getMe(deps.database.pool, staffId, idHash) };
}
