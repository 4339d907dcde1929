import { ProblemError } from '@dining/client/problem-error';
import { getCookie, setCookie } from './cookies';

const testCookie = 'cookieTest';

/**
 * Returns true if the browser stores cookies. Tests it by writing one, because `navigator.cookieEnabled` is wrong in
 * some browsers.
 */
export function areCookiesEnabled(): boolean {
  try {
    setCookie(testCookie, '1', { isSessionCookie: true });
    const isStored = getCookie(testCookie) === '1';
    document.cookie = `${testCookie}=; Path=/; Max-Age=0`;
    return isStored;
  } catch {
    // Accessing cookies may throw.
    return false;
  }
}

export const createCookiesProblem = (): ProblemError => new ProblemError('cookies_required', 403);

/**
 * Checks that the browser stores cookies.
 * @throws ProblemError `cookies_required` if it does not
 */
export function requireCookies(): void {
  if (!areCookiesEnabled()) throw createCookiesProblem();
}
