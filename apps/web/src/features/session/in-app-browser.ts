import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { findInAppBrowser, type InAppBrowser } from '@dining/domain/session/in-app-browser';
import { useHydrated } from '../../lib/hydration';

/** Returns the app in whose own browser the page is open; undefined in a browser of its own, and in what the server renders. */
export const useInAppBrowser = (): InAppBrowser | undefined =>
  useHydrated() ? findInAppBrowser(navigator.userAgent) : undefined;

/** Whether a provider lets its members sign in there: Google refuses browsers inside other apps. */
export const isAllowedIn = (app: InAppBrowser | undefined, loginType: SocialLoginType): boolean =>
  app === undefined || loginType !== 'GOOGLE';
