import type { PageName, pages } from '@dining/contract/site/pages';
import { guardPage } from '@dining/domain/session/guard';
import type { Alerts } from '@dining/ui/alerts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { rememberPath } from '../entities/session/returning';
import { sessionQuery } from '../entities/session/session';
import type { Translations } from '../lib/i18n';
import { siteFile } from '../lib/site-file';
import type { GuardChoice } from './guard-question';

export type Access = (typeof pages)[PageName]['access'];

/** Lets visitors on to pages, or asks them how to go on (Spec §4 Route guard, decision 1). */
export interface Guard {
  /** Remembers the page in sight, which a visitor who stays goes back to. */
  setLastPath(path: string): void;
  /**
   * Checks that the visitor may see a page. Signing in remembers its address.
   * @throws a redirect of the router, unless the visitor may pass
   */
  check(access: Access, to: { readonly href: string; readonly state: { readonly memberSaving?: number } }): Promise<void>;
}

export function createGuard(alerts: Alerts, queryClient: QueryClient, translations: Translations): Guard {
  let lastPath = '/';
  let question: Promise<GuardChoice> | undefined;
  /** Asks how to go on. A page that is loaded ahead while the question is open, or its answer is carried out, asks no second one. */
  const askOnce = async (guests: boolean, memberSaving: number): Promise<GuardChoice> => {
    question ??= siteFile(() => import('./guard-question')).then(({ askHowToContinue }) =>
      askHowToContinue(alerts, queryClient, translations, guests, memberSaving),
    );
    try {
      return await question;
    } finally {
      question = undefined;
    }
  };
  return {
    setLastPath(path) {
      lastPath = path;
    },
    async check(access, { href, state: { memberSaving = 0 } }) {
      if (access === 'public') return;
      const { userDetails, guestYn } = await queryClient.ensureQueryData(sessionQuery);
      const visitor = userDetails !== undefined ? 'member' : guestYn === 'Y' ? 'guest' : 'anonymous';
      const answer = guardPage(access, visitor);
      if (answer === 'enter') return;
      const way = await askOnce(answer === 'ask_sign_in_or_guest', memberSaving);
      if (way === 'guest') return;
      if (way === 'stay') throw redirect({ href: lastPath, replace: true });
      rememberPath(href);
      throw redirect({ to: '/login' });
    },
  };
}
