import type { Deps } from '../config/deps';
import { getLimit } from '../config/limits';
import { type Limit, rateLimit } from '../lib/rate-limiter';

interface SignInOrigin {
  readonly userId: string;
  readonly address: string;
  readonly knownBrowser: string | undefined;
}

/**
 * Lists the limits of wrong passwords: per user id and origin, per user id over all unknown browsers, and per IP
 * address over all user ids. A known browser has its own limits, so that strangers cannot lock the member out. User ids
 * that do not exist are counted too.
 */
export function listSignInLimits({ userId, address, knownBrowser }: SignInOrigin): readonly Limit[] {
  const origin = knownBrowser ?? address;
  const originLimits: readonly Limit[] = [
    getLimit('wrongPasswordsPerMinute', { userId, origin }),
    getLimit('wrongPasswordsPerHour', { userId, origin }),
  ];
  if (knownBrowser !== undefined)
    return [...originLimits, getLimit('wrongPasswordsFromKnownBrowser', { userId, browser: knownBrowser })];
  return [
    ...originLimits,
    getLimit('wrongPasswordsFromUnknownBrowsers', { userId }),
    getLimit('wrongPasswordsFromAddress', { address }),
  ];
}

export const listSignedInPasswordLimits = (userId: string): readonly Limit[] => [
  getLimit('wrongPasswordsWhileSignedInPerMinute', { userId }),
  getLimit('wrongPasswordsWhileSignedIn', { userId }),
];

/** Resets the long-term counts of wrong passwords after a password change. Known browsers keep theirs. */
export const clearPasswordCounts = (deps: Deps, userId: string): Promise<void> =>
  rateLimit.resetCounts(deps, [
    getLimit('wrongPasswordsFromUnknownBrowsers', { userId }),
    getLimit('wrongPasswordsWhileSignedIn', { userId }),
  ]);
