import type { EndpointShape, FileShape, StaffAuth } from '@dining/contract/endpoint';
import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import {
  type Access,
  type Capability,
  getPermission,
  getWidestPermission,
  isSecondFactorFresh,
  listScopes,
  type Permission,
  type Scope,
} from '@dining/domain/staff/permissions';
import { createScopeFilter, type ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Deps } from '../config/deps';
import { inTransaction } from '../db/transaction';
import { hashSecret } from '../lib/keyring';
import { beginRequest, findRequest, updateRequestResponse } from '../stores/staff/idempotent-requests';
import { lockStaffSession } from '../stores/staff/staff-sessions';
import { getLanguage } from './language';
import {
  addRoute as addEndpointRoute,
  createReceiveUpload,
  type HandlerResult,
  type Parsed,
  parseRequest,
  type ReceiveUpload,
  sendResult,
} from './mount';
import { findOperator } from './operator';
import { replyWithProblem } from './problem-response';
import {
  type ClientInfo,
  createAuditOrigin,
  findStaffCaller,
  getClientInfo,
  type SignedInStaff,
  type StaffCaller,
} from './staff-session';
import type { StreamedFile } from './streamed-file';

export interface StaffCall<Shape extends EndpointShape> {
  readonly body: Shape['file'] extends FileShape ? undefined : Parsed<Shape['body']>;
  readonly receiveUpload: Shape['file'] extends FileShape ? ReceiveUpload<Shape> : undefined;
  readonly params: Parsed<Shape['params']>;
  readonly staff: Shape['auth'] extends StaffAuth
    ? Shape['auth'] extends { readonly isForOperators: true }
      ? StaffCaller
      : SignedInStaff
    : undefined;
  readonly clientInfo: ClientInfo;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Result<Shape extends EndpointShape> = z.input<Shape['result']> | StreamedFile | Failure;

export type StaffMount = <const Shape extends EndpointShape>(
  shape: Shape,
  handleCall: (call: StaffCall<Shape>) => Promise<Result<Shape>>,
) => void;

declare module 'fastify' {
  interface FastifyRequest {
    staffCaller: StaffCaller | undefined;
  }
}

const accessOrder: readonly Access[] = ['read', 'draft', 'full'];

const grantsAccess = (permission: Permission, access: Access): boolean =>
  permission.allowed && accessOrder.indexOf(permission.access) >= accessOrder.indexOf(access);

/**
 * Returns true if another staff member made the request. The console sends queued actions with the id of their author,
 * because another staff member may have signed in on the same browser meanwhile.
 */
function hasOtherAuthor({ headers }: FastifyRequest, { staffId }: StaffCaller): boolean {
  const author = headers['staff-id'];
  return author !== undefined && author !== staffId;
}

/**
 * Answers 401 to callers who are not signed in as staff, and 403 without the capability, before the body is parsed
 * (decision 62).
 */
const createGuard =
  (deps: Deps, { staff: capability, access = 'full' }: StaffAuth, findCaller: FindCaller) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const caller = await findCaller(deps, request);
    if (typeof caller === 'string') return replyWithProblem(request, reply, fail(caller));
    if (hasOtherAuthor(request, caller)) return replyWithProblem(request, reply, fail('not_signed_in'));
    if (capability !== 'self' && !grantsAccess(getWidestPermission(caller.grants, capability, deps.now()), access))
      return replyWithProblem(request, reply, fail('forbidden'));
    request.staffCaller = caller;
    return undefined;
  };

type FindCaller = (deps: Deps, request: FastifyRequest) => Promise<StaffCaller | 'not_signed_in' | 'session_ended'>;

function addRoute<Shape extends EndpointShape>(
  app: FastifyInstance,
  shape: Shape,
  handleCall: (call: StaffCall<Shape>) => Promise<Result<Shape>>,
  guard: ReturnType<typeof createGuard> | undefined,
): void {
  addEndpointRoute(app, shape, {
    method: shape.method,
    url: shape.path,
    ...(shape.maxBodyBytes === undefined ? {} : { bodyLimit: shape.maxBodyBytes }),
    ...(guard === undefined ? {} : { onRequest: guard }),
    // Compressing a file takes longer than sending it.
    ...(shape.media === 'application/octet-stream' ? { compress: false } : {}),
    handler: async (request, reply) => {
      const parseResult = parseRequest(shape, request);
      if (isFailure(parseResult)) return replyWithProblem(request, reply, parseResult);
      const call = {
        ...parseResult,
        receiveUpload: createReceiveUpload(shape, request, reply),
        staff: request.staffCaller,
        clientInfo: request.staffCaller?.clientInfo ?? getClientInfo(request),
        language: getLanguage(request),
        request,
        reply,
      } as unknown as StaffCall<Shape>;
      return sendResult(shape, (await handleCall(call)) as HandlerResult<Shape>, request, reply);
    },
  });
}

export function createStaffMount(app: FastifyInstance, deps: Deps): StaffMount {
  app.decorateRequest('staffCaller', undefined);
  return (shape, handleCall) => {
    const guard = typeof shape.auth === 'object' ? createGuard(deps, shape.auth, findStaffCaller) : undefined;
    addRoute(app, shape, handleCall, guard);
  };
}

/** Mounts the endpoints that operators may call, for the control socket. */
export function createOperatorMount(app: FastifyInstance, deps: Deps): StaffMount {
  app.decorateRequest('staffCaller', undefined);
  return (shape, handleCall) => {
    if (typeof shape.auth !== 'object' || shape.auth.isForOperators !== true) return;
    addRoute(app, shape, handleCall, createGuard(deps, shape.auth, findOperator));
  };
}

export const requireSecondFactor = ({ secondFactorAgeMs }: StaffCaller): Failure | undefined =>
  isSecondFactorFresh(secondFactorAgeMs) ? undefined : fail('second_factor_needed');

/**
 * Authorizes a change of a subject: refuses with `not_found` outside the caller's scopes, as for a missing subject.
 * Always refuses a capability that needs a second person: use `authorizeProposal` there.
 */
export function authorize(staff: StaffCaller, capability: Capability, subject: Scope, now: Date): Failure | undefined {
  const refusal = authorizeProposal(staff, capability, subject, now);
  if (refusal !== undefined) return refusal;
  const permission = getPermission(staff.grants, capability, subject, now);
  return permission.allowed && permission.needsSecondPerson ? fail('second_person_needed') : undefined;
}

/** Authorizes one of the two people who propose and confirm an action (ADR 40). */
export function authorizeProposal(
  staff: StaffCaller,
  capability: Capability,
  subject: Scope,
  now: Date,
): Failure | undefined {
  const permission = getPermission(staff.grants, capability, subject, now);
  if (!permission.allowed) return fail('not_found');
  if (permission.access !== 'full') return fail('forbidden');
  return permission.needsSecondFactor ? requireSecondFactor(staff) : undefined;
}

/** Returns the caller's name and origin for an audit entry. */
export const createActor = (staff: StaffCaller) => ({ actorName: staff.name, origin: createAuditOrigin(staff) });

/** Returns the scopes in which the caller has a capability, in the format of query filters. */
export const createCallerFilter = (staff: StaffCaller, capability: Capability, now: Date): ScopeFilter =>
  createScopeFilter(listScopes(staff.grants, capability, now));

/** Returns the scope of a stored subject. */
export function toSubjectScope({
  htlCode,
  dinCode,
}: {
  readonly htlCode: HtlCode | null;
  readonly dinCode: DinCode | null;
}): Scope {
  if (htlCode === null) return { type: 'group' };
  return dinCode === null ? { type: 'hotel', htlCode } : { type: 'venue', htlCode, dinCode };
}

const idempotencyKeyPattern = /^[\w-]{16,100}$/;

/**
 * Runs a write in one transaction, once for each idempotency key of a staff member: a repetition gets the stored
 * response. A failure changes nothing and may be tried again under the same key. A session that has ended meanwhile
 * writes nothing.
 */
export async function runStaffWrite<Output extends object>(
  { database: { pool } }: Pick<Deps, 'database'>,
  { staff, body, request }: { readonly staff: StaffCaller; readonly body: unknown; readonly request: FastifyRequest },
  work: (client: PoolClient) => Promise<Output | Failure>,
): Promise<Output | Failure> {
  const { staffId, idHash } = staff;
  // Idempotency keys belong to accounts, and operators have none. Their writes name the state that they expect, so a
  // repetition is refused.
  if (staffId === null || idHash === null)
    return inTransaction<Output | Failure>(pool, work, (response) => !isFailure(response));
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !idempotencyKeyPattern.test(key))
    return { failure: 'invalid_request', errors: [{ path: 'Idempotency-Key', message: 'missing or malformed' }] };
  const requestHash = hashSecret(`${request.routeOptions.url ?? ''} ${JSON.stringify(body)}`);
  return inTransaction<Output | Failure>(
    pool,
    async (client) => {
      if (!(await lockStaffSession(client, idHash))) return fail('session_ended');
      if (!(await beginRequest(client, { staffId, key, requestHash }))) {
        const storedRequest = await findRequest(client, staffId, key);
        return storedRequest?.requestHash === requestHash
          ? (storedRequest.response as Output)
          : fail('idempotency_key_reused');
      }
      const response = await work(client);
      if (!isFailure(response)) await updateRequestResponse(client, staffId, key, response);
      return response;
    },
    (response) => !isFailure(response),
  );
}
