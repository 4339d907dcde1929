import { type Grant, isGrantActive } from '@dining/domain/staff/permissions';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type StaffMember = CallResult<'POST /api/staff/staff/list'>['staff'][number];
export type StaffMemberGrant = StaffMember['grants'][number];
export type StaffMemberState = 'active' | 'invited' | 'expired' | 'noRole';

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }) => (await call('POST /api/staff/staff/list', { body: {}, signal })).staff,
});

export const inviteStaff = (body: Body<'POST /api/staff/staff/invite'>, key: string) =>
  call('POST /api/staff/staff/invite', { body, headers: createIdempotencyHeaders(key) });
export const saveGrant = async (body: Body<'POST /api/staff/grant/save'>, key: string) =>
  (await call('POST /api/staff/grant/save', { body, headers: createIdempotencyHeaders(key) })).grant;
export const endGrant = (body: Body<'POST /api/staff/grant/end'>, key: string) =>
  call('POST /api/staff/grant/end', { body, headers: createIdempotencyHeaders(key) });
export const resetCredentials = (body: Body<'POST /api/staff/staff/renew-sign-in'>, key: string) =>
  call('POST /api/staff/staff/renew-sign-in', { body, headers: createIdempotencyHeaders(key) });
export const endStaffSession = (body: Body<'POST /api/staff/staff/end-session'>, key: string) =>
  call('POST /api/staff/staff/end-session', { body, headers: createIdempotencyHeaders(key) });

export const listActiveGrants = <Each extends Grant>(grants: readonly Each[], now: Date): readonly Each[] =>
  grants.filter((grant) => isGrantActive(grant, now));

export function getStaffMemberState({ invitation, grants }: StaffMember, now: Date): StaffMemberState {
  if (listActiveGrants(grants, now).length === 0) return 'noRole';
  if (invitation === null) return 'active';
  return Date.parse(invitation.expiresAt) <= now.getTime() ? 'expired' : 'invited';
}
