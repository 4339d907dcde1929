import type { PageName, pages } from '@dining/contract/site/pages';
import { guardPage } from '@dining/domain/session/guard';
import type { Alerts } from '@dining/ui/alerts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { saveReturnPath } from '../entities/session/return-path';
import { sessionQuery } from '../entities/session/session';
import type { Translations } from '../lib/i18n';
import { loadSiteFile } from '../lib/site-file';
import type { GuardChoice } from './prompt-sign-in';

export type Access = (typeof pages)[PageName]['access'];

/** Checks access to pages. Asks visitors without access how to continue (Spec §4 Route guard, decision 1). */
export interface Guard {
  setLastHref(href: string): void;
  /**
   * Resolves if the visitor may open the page of a location, if necessary as a guest. If they choose to sign in first,
   * stores its URL.
   * @throws a redirect of the router if the visitor may not open the page, or signs in first
   */
  check(
    access: Access,
    location: { readonly href: string; readonly state: { readonly memberSaving?: number } },
  ): Promise<void>;
}

export function createGuard(alerts: Alerts, queryClient: QueryClient, translations: Translations): Guard {
  let lastHref = '/';
  let pendingPrompt: Promise<GuardChoice> | undefined;
  const promptOnce = async (canContinueAsGuest: boolean, memberSaving: number): Promise<GuardChoice> => {
    pendingPrompt ??= loadSiteFile(() => import('./prompt-sign-in')).then(({ promptSignIn }) =>
      promptSignIn(alerts, queryClient, translations, canContinueAsGuest, memberSaving),
    );
    try {
      return await pendingPrompt;
    } finally {
      pendingPrompt = undefined;
    }
  };
  return {
    setLastHref(href) {
      lastHref = href;
    },
    async check(access, { href, state: { memberSaving = 0 } }) {
      if (access === 'public') return;
      const { userDetails, guestYn } = await queryClient.ensureQueryData(sessionQuery);
      const visitorKind = userDetails !== undefined ? 'member' : guestYn === 'Y' ? 'guest' : 'anonymous';
      const decision = guardPage(access, visitorKind);
      if (decision === 'enter') return;
      const choice = await promptOnce(decision === 'ask_sign_in_or_guest', memberSaving);
      if (choice === 'guest') return;
      if (choice === 'stay') throw redirect({ href: lastHref, replace: true });
      saveReturnPath(href);
      if (choice === 'kakao') throw redirect({ to: '/login/leave', search: { loginType: 'KAKAO', returnUrl: href } });
      throw redirect({ to: '/login' });
    },
  };
}
