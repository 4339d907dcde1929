import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { findInAppBrowser, type InAppBrowser } from '@dining/domain/session/in-app-browser';
import { useIsHydrated } from '../../lib/hydration';

/** Returns the app whose built-in browser shows the page; undefined in a regular browser, and until hydration. */
export const useInAppBrowser = (): InAppBrowser | undefined =>
  useIsHydrated() ? findInAppBrowser(navigator.userAgent) : undefined;

/** Returns false for Google in an app's built-in browser, because Google refuses sign-in there. */
export const isLoginTypeAllowed = (app: InAppBrowser | undefined, loginType: SocialLoginType): boolean =>
  app === undefined || loginType !== 'GOOGLE';
