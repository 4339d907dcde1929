import { type Answer, type Body, call } from '../../lib/call';

export type StaffInvitation = Answer<'POST /api/staff/invitation/view'>;
export type Acceptance = Body<'POST /api/staff/invitation/accept'>;

const own = { skipErrorHandler: true } as const;

export const viewInvitation = (key: string): Promise<StaffInvitation> =>
  call('POST /api/staff/invitation/view', { body: { key }, ...own });

export const acceptInvitation = (body: Acceptance): Promise<Answer<'POST /api/staff/invitation/accept'>> =>
  call('POST /api/staff/invitation/accept', { body, ...own });
