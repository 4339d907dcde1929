import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call } from '../../lib/call';

export type StaffInvitation = CallResult<'POST /api/staff/invitation/view'>;
export type Acceptance = Body<'POST /api/staff/invitation/accept'>;

/** The invitation page shows its errors itself. */
const withoutErrorHandler = { skipProblemHandler: true } as const;

export const getInvitationQuery = (key: string) =>
  queryOptions({
    queryKey: ['invitation', key],
    queryFn: ({ signal }) => call('POST /api/staff/invitation/view', { body: { key }, signal, ...withoutErrorHandler }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const acceptInvitation = (body: Acceptance): Promise<CallResult<'POST /api/staff/invitation/accept'>> =>
  call('POST /api/staff/invitation/accept', { body, ...withoutErrorHandler });
