import type { Deps } from '../config/deps';
import { getLimit } from '../config/limits';
import { type Limit, rateLimit } from '../lib/rate-limiter';

/** Where a password is typed to sign in; `knownBrowser` where its member has signed in from that browser before. */
interface SignInOrigin {
  readonly userId: string;
  readonly address: string;
  readonly knownBrowser: string | undefined;
}

/**
 * Wrong passwords are limited by name and place, by name from all browsers that are not known, and by address for all names. A known
 * browser has limits of its own: no stranger locks it out. A name that nobody has is counted the same.
 */
export function listSignInLimits({ userId, address, knownBrowser }: SignInOrigin): readonly Limit[] {
  const place = knownBrowser ?? address;
  const byPlace: readonly Limit[] = [
    getLimit('wrongPasswordsPerMinute', { userId, place }),
    getLimit('wrongPasswordsPerHour', { userId, place }),
  ];
  if (knownBrowser !== undefined)
    return [...byPlace, getLimit('wrongPasswordsFromKnownBrowser', { userId, browser: knownBrowser })];
  return [
    ...byPlace,
    getLimit('wrongPasswordsFromUnknownBrowsers', { userId }),
    getLimit('wrongPasswordsFromAddress', { address }),
  ];
}

/** Limits of wrong passwords that a signed-in member types; no stranger uses them up. */
export const listOwnPasswordLimits = (userId: string): readonly Limit[] => [
  getLimit('ownPasswordsPerMinute', { userId }),
  getLimit('ownPasswords', { userId }),
];

/** Lets an account be tried anew once its password is another: what was guessed before is worth nothing. */
export const resetPasswordLimits = (deps: Deps, userId: string): Promise<void> =>
  rateLimit.reset(deps, [getLimit('wrongPasswordsFromUnknownBrowsers', { userId }), getLimit('ownPasswords', { userId })]);
