import { randomBytes } from 'node:crypto';
import { getDeviceName } from '@dining/domain/session/device';
import type { Grant } from '@dining/domain/staff/permissions';
import { staffSession } from '@dining/domain/staff/sign-in-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Deps } from '../config/deps';
import { hashSecret } from '../lib/keyring';
import type { AuditOrigin } from '../stores/app/audit';
import { listGrantsOfStaff, type StoredGrant } from '../stores/staff/grants';
import { findStaff, type StaffPerson } from '../stores/staff/people';
import { findStaffSession, isStaffSessionKnown, updateStaffSessionSeen } from '../stores/staff/staff-sessions';
import { getClientAddress } from './client-address';

const isHttps = (config: Config): boolean => config.publicUrl.startsWith('https:');

export const getStaffCookieName = (config: Config): string => (isHttps(config) ? '__Host-staff' : 'staff');

/** Device and IP address of a staff request, for sessions and the audit. */
export interface ClientInfo {
  readonly device: string;
  readonly address: string;
}

export const getClientInfo = (request: FastifyRequest): ClientInfo => ({
  device: getDeviceName(request.headers['user-agent'] ?? ''),
  address: getClientAddress(request),
});

/** The caller: a signed-in staff member, or an operator at the server's machine, who has no account and no session. */
export interface StaffCaller {
  readonly staffId: string | null;
  readonly name: string;
  readonly grants: readonly Grant[];
  /** Hash of the session's id. */
  readonly idHash: string | null;
  readonly secondFactorAgeMs: number;
  readonly clientInfo: ClientInfo;
}

/** Returns who acts and from where, for an audit entry. */
export const createAuditOrigin = ({ staffId, clientInfo }: StaffCaller): AuditOrigin => ({ staffId, ...clientInfo });

export interface SignedInStaff extends StaffCaller, StaffPerson {
  readonly staffId: string;
  readonly grants: readonly StoredGrant[];
  readonly idHash: string;
  readonly handle: string;
}

/** Returns the hash of the session id that the browser sends. */
export function getStaffSessionHash(config: Config, request: FastifyRequest): string | undefined {
  const id = request.cookies[getStaffCookieName(config)];
  return id === undefined || id === '' ? undefined : hashSecret(id);
}

/** Creates a session id and sends it as a cookie. Returns its hash. */
export function sendStaffCookie(config: Config, reply: FastifyReply): string {
  const id = randomBytes(32).toString('base64url');
  reply.setCookie(getStaffCookieName(config), id, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(config),
    path: '/',
    maxAge: staffSession.maxSeconds,
  });
  return hashSecret(id);
}

export const clearStaffCookie = (config: Config, reply: FastifyReply): void =>
  void reply.clearCookie(getStaffCookieName(config), {
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(config),
    path: '/',
  });

/** Returns true for requests that a page repeats without the user. They do not keep a session alive. */
const isBackground = ({ headers }: FastifyRequest): boolean => headers['x-background'] !== undefined;

/** Finds the signed-in staff member, or the reason why there is none. Grants are queried each time and never cached. */
export async function findStaffCaller(
  { config, database: { pool } }: Pick<Deps, 'config' | 'database'>,
  request: FastifyRequest,
): Promise<SignedInStaff | 'not_signed_in' | 'session_ended'> {
  const idHash = getStaffSessionHash(config, request);
  if (idHash === undefined) return 'not_signed_in';
  const session = await findStaffSession(pool, idHash);
  if (session?.state !== 'full') return (await isStaffSessionKnown(pool, idHash)) ? 'session_ended' : 'not_signed_in';
  const { staffId, handle, secondFactorAgeMs, isSeenAtStale } = session;
  const person = await findStaff(pool, staffId);
  if (person === undefined) return 'session_ended';
  const grants = await listGrantsOfStaff(pool, staffId);
  if (isSeenAtStale && !isBackground(request)) await updateStaffSessionSeen(pool, idHash, staffSession);
  const { email, name, language } = person;
  const clientInfo = getClientInfo(request);
  return { staffId, email, name, language, grants, idHash, handle, secondFactorAgeMs, clientInfo };
}
