import type { ProblemCode } from '@dining/contract/problem';

export type SignInReason = 'needed' | 'ended' | 'ended_by_us' | 'refused' | 'unfinished' | 'password_changed';

export function getSignInReason(code: ProblemCode | 'offline', wasMember: boolean): SignInReason {
  if (code === 'session_ended') return 'ended_by_us';
  return wasMember ? 'ended' : 'needed';
}
