import type { ProblemCode } from '@dining/contract/problem';

/** Why someone stands at the sign-in page who did not ask for it. It goes with the step of the history: a reload still says so. */
export type SignInReason = 'needed' | 'ended' | 'ended_by_us' | 'refused' | 'unfinished' | 'password_changed';

/** What a 401 means to the one who gets it: nobody was there, a member's session has run out, or the house has ended it. */
export function getReasonOf401(code: ProblemCode | 'offline', wasMember: boolean): SignInReason {
  if (code === 'session_ended') return 'ended_by_us';
  return wasMember ? 'ended' : 'needed';
}
