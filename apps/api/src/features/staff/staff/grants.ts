import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { endGrant as endGrantCall, saveGrant as saveGrantCall } from '@dining/contract/staff/staff';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { AccountAction } from '@dining/domain/staff/audit-actions';
import { checkGrant, hasLastingOwner, type Role, type Scope } from '@dining/domain/staff/permissions';
import type { PoolClient } from 'pg';
import type { Deps } from '../../../config/deps';
import type { AuditState } from '../../../db/schema/system';
import { requireSecondFactor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { SignedInStaff } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import {
  endGrant,
  findGrant,
  insertGrant,
  listGrantsOfStaff,
  lockOwnerGrants,
  type StoredGrant,
  updateGrantEnd,
} from '../../../stores/staff/grants';
import { lockStaff } from '../../../stores/staff/people';
import { endSessionsOfStaff } from '../../../stores/staff/staff-sessions';
import { canSeeStaffAt, formatScope, isScopeKnown } from './scopes';

interface GrantTarget {
  readonly staffId: string;
  readonly role: Role;
  readonly scope: Scope;
}

/** Refuses a grant that the caller may not give or end; 404 outside their scope (decision 62). */
export function authorizeGrant(
  deps: Pick<Deps, 'now'>,
  staff: SignedInStaff,
  target: GrantTarget,
): Failure | undefined {
  if (!canSeeStaffAt(staff, target.scope, deps.now())) return fail('not_found');
  const decision = checkGrant(staff, target, deps.now());
  if (!decision.ok) return fail(decision.error);
  return decision.needsSecondFactor ? requireSecondFactor(staff) : undefined;
}

export const isPast = (deps: Pick<Deps, 'now'>, endsOn: string | null): boolean =>
  endsOn !== null && endsOn < getTodayInSeoul(deps.now());

const toAuditState = ({ staffId, role, scope, endsOn }: Omit<StoredGrant, 'grantId' | 'version'>): AuditState => ({
  staffId,
  role,
  scope: formatScope(scope),
  endsOn,
});

interface GrantAudit {
  readonly action: AccountAction;
  readonly grant: StoredGrant;
  readonly before?: AuditState;
  readonly after?: AuditState;
}

function auditGrant(
  client: PoolClient,
  { staffId, name, clientInfo }: SignedInStaff,
  { action, grant, before, after }: GrantAudit,
): Promise<void> {
  const { scope } = grant;
  return insertAuditEntry(client, {
    actorName: name,
    action,
    subject: `grant ${grant.grantId}`,
    htlCode: scope.type === 'group' ? null : scope.htlCode,
    origin: { staffId, ...clientInfo },
    before,
    after,
  });
}

const createConflict = (current: StoredGrant | undefined): Failure =>
  current === undefined ? fail('not_found') : { failure: 'changed_meanwhile', current: { ...current } };

/** Creates a grant. Returns a conflict if the person already has a grant of the same role and scope. */
export async function addGrant(
  client: PoolClient,
  staff: SignedInStaff,
  target: GrantTarget & { readonly endsOn: string | null },
): Promise<StoredGrant | Failure> {
  const grant = await insertGrant(client, target);
  if (grant === undefined) {
    const grants = await listGrantsOfStaff(client, target.staffId);
    return createConflict(
      grants.find(({ role, scope }) => role === target.role && formatScope(scope) === formatScope(target.scope)),
    );
  }
  await auditGrant(client, staff, { action: 'grant.add', grant, after: toAuditState(grant) });
  return grant;
}

/** Refuses a change that would leave the group without an owner who can sign in and whose grant has no last day. */
async function protectLastOwner(client: PoolClient, grant: StoredGrant): Promise<Failure | undefined> {
  if (!hasLastingOwner([grant])) return undefined;
  const otherGrants = (await lockOwnerGrants(client)).filter(({ grantId }) => grantId !== grant.grantId);
  return hasLastingOwner(otherGrants) ? undefined : fail('last_owner');
}

type SaveCall = StaffCall<typeof saveGrantCall>;

async function changeGrantEnd(
  deps: Deps,
  client: PoolClient,
  staff: SignedInStaff,
  { grantId, version, endsOn }: Extract<SaveCall['body'], { grantId: string }>,
): Promise<{ grant: StoredGrant } | Failure> {
  const before = await findGrant(client, grantId);
  if (before === undefined) return fail('not_found');
  const refusal = authorizeGrant(deps, staff, before);
  if (refusal !== undefined) return refusal;
  const lastOwnerRefusal = endsOn === null ? undefined : await protectLastOwner(client, before);
  if (lastOwnerRefusal !== undefined) return lastOwnerRefusal;
  const grant = await updateGrantEnd(client, { grantId, version }, endsOn);
  if (grant === undefined) return createConflict(await findGrant(client, grantId));
  await endSessionsOfStaff(client, grant.staffId, 'grants_changed');
  await auditGrant(client, staff, {
    action: 'grant.change',
    grant,
    before: toAuditState(before),
    after: toAuditState(grant),
  });
  return { grant };
}

async function isPersonVisible(
  deps: Deps,
  client: PoolClient,
  staff: SignedInStaff,
  staffId: string,
): Promise<boolean> {
  if (canSeeStaffAt(staff, { type: 'group' }, deps.now())) return true;
  const grants = await listGrantsOfStaff(client, staffId);
  return grants.some(({ scope }) => canSeeStaffAt(staff, scope, deps.now()));
}

/** Gives a role, or changes the last day of a grant. Ends the person's sessions, so that the change applies at once. */
export async function saveGrant(deps: Deps, call: SaveCall) {
  const { body, staff } = call;
  if (isPast(deps, body.endsOn)) return fail('past');
  if ('grantId' in body) return runStaffWrite(deps, call, (client) => changeGrantEnd(deps, client, staff, body));
  const { staffId } = body;
  const refusal = authorizeGrant(deps, staff, body);
  if (refusal !== undefined) return refusal;
  if (!(await isScopeKnown(deps, body.scope))) return fail('not_found');
  return runStaffWrite<{ grant: StoredGrant }>(deps, call, async (client) => {
    if ((await lockStaff(client, staffId)) === undefined) return fail('not_found');
    if (!(await isPersonVisible(deps, client, staff, staffId))) return fail('not_found');
    const grant = await addGrant(client, staff, body);
    if (isFailure(grant)) return grant;
    await endSessionsOfStaff(client, staffId, 'grants_changed');
    return { grant };
  });
}

/** Ends a grant at once, with the sessions of that person. */
export const removeGrant = (deps: Deps, call: StaffCall<typeof endGrantCall>) =>
  runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const { body, staff } = call;
    const grant = await findGrant(client, body.grantId);
    if (grant === undefined) return fail('not_found');
    const refusal = authorizeGrant(deps, staff, grant) ?? (await protectLastOwner(client, grant));
    if (refusal !== undefined) return refusal;
    if (!(await endGrant(client, body))) return createConflict(await findGrant(client, body.grantId));
    await endSessionsOfStaff(client, grant.staffId, 'grants_changed');
    await auditGrant(client, staff, { action: 'grant.end', grant, before: toAuditState(grant) });
    return { result: 'success' };
  });
