import type { Deps } from '../config/deps';
import { type Limit, resetLimits } from '../lib/rate-limiter';

/**
 * How many wrong passwords in a row an account bears (NIST SP 800-63B: no more than a hundred). After so many only proof by mail or by a
 * sign-in provider, or waiting for a month, leads on.
 */
const wrongInARow = { most: 100, seconds: 30 * 86_400, code: 'too_many_wrong_passwords' } as const;

const unknownBrowsersKey = (userId: string): string => `sign-in account ${userId}`;
const signedInKey = (userId: string): string => `own password account ${userId}`;

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
  const place = `${userId} from ${knownBrowser ?? address}`;
  const byPlace: readonly Limit[] = [
    { key: `sign-in minute ${place}`, most: 10, seconds: 60 },
    { key: `sign-in hour ${place}`, most: 100, seconds: 3_600 },
  ];
  if (knownBrowser !== undefined) return [...byPlace, { key: `sign-in browser ${place}`, ...wrongInARow }];
  return [
    ...byPlace,
    { key: unknownBrowsersKey(userId), ...wrongInARow },
    { key: `sign-in from ${address}`, most: 100, seconds: 60 },
  ];
}

/** Limits of wrong passwords that a signed-in member types; no stranger uses them up. */
export const listOwnPasswordLimits = (userId: string): readonly Limit[] => [
  { key: `own password minute ${userId}`, most: 10, seconds: 60 },
  { key: signedInKey(userId), ...wrongInARow },
];

/** Lets an account be tried anew once its password is another: what was guessed before is worth nothing. */
export const resetPasswordLimits = (deps: Deps, userId: string): Promise<void> =>
  resetLimits(deps, [unknownBrowsersKey(userId), signedInKey(userId)]);
