import type { ProblemCode } from '@dining/contract/problem';

/** Why the visitor was redirected to the sign-in page. Stored in the history entry, so it survives a reload. */
export type SignInReason = 'needed' | 'ended' | 'ended_by_us' | 'refused' | 'unfinished' | 'password_changed';

/** Returns the reason of a 401: nobody signed in, an expired session, or a session that the hotel ended. */
export function getReasonOf401(code: ProblemCode | 'offline', wasMember: boolean): SignInReason {
  if (code === 'session_ended') return 'ended_by_us';
  return wasMember ? 'ended' : 'needed';
}
