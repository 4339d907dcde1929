import { ProblemError } from '@dining/client/problem-error';
import { readCookie, writeCookie } from './cookies';

const testCookie = 'cookieTest';

/** Returns true if the browser keeps cookies of this site: it is tried, for some browsers say so and keep none. */
export function canKeepCookies(): boolean {
  try {
    writeCookie(testCookie, '1', { session: true });
    const isKept = readCookie(testCookie) === '1';
    document.cookie = `${testCookie}=; Path=/; Max-Age=0`;
    return isKept;
  } catch {
    // A document that may have no cookies at all throws.
    return false;
  }
}

/** The failure of what needs a session in a browser that keeps none. */
export const cookiesRequired = (): ProblemError => new ProblemError('cookies_required', 403);

/** Refuses to begin what needs a session. @throws ProblemError `cookies_required` if the browser keeps no cookies */
export function requireCookies(): void {
  if (!canKeepCookies()) throw cookiesRequired();
}
