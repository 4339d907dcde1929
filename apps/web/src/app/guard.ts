import type { PageName, pages } from '@dining/contract/site/pages';
import { guardPage } from '@dining/domain/session/guard';
import { redirect } from '@tanstack/react-router';
import { rememberPath } from '../entities/session/returning';
import { sessionQuery } from '../entities/session/session';
import { queryClient } from '../lib/query-client';
import { siteFile } from '../lib/site-file';
import type { Way } from './guard-question';

export type Access = (typeof pages)[PageName]['access'];
let lastPath = '/';
/** Remembers the page one is on, for those who stay. */
export const arrivedAt = (path: string): void => {
  lastPath = path;
};

let asked: Promise<Way> | undefined;
/** Asks how to go on. A page that is loaded ahead while its question is open, or its answer is carried out, asks no second one. */
async function askOnce(guests: boolean): Promise<Way> {
  asked ??= siteFile(() => import('./guard-question')).then(({ askForWay }) => askForWay(guests));
  try {
    return await asked;
  } finally {
    asked = undefined;
  }
}

/**
 * Lets a visitor on to a page, or asks how to go on (Spec §4 Route guard, decision 1). Signing in remembers `path`; staying
 * leads back to where one was.
 * @throws a redirect of the router, unless the visitor may pass
 */
export async function guard(access: Access, path: string): Promise<void> {
  if (access === 'public') return;
  const { userDetails, guestYn } = await queryClient.ensureQueryData(sessionQuery);
  const visitor = userDetails !== undefined ? 'member' : guestYn === 'Y' ? 'guest' : 'anonymous';
  const answer = guardPage(access, visitor);
  if (answer === 'enter') return;
  const way = await askOnce(answer === 'ask_sign_in_or_guest');
  if (way === 'guest') return;
  if (way === 'stay') throw redirect({ href: lastPath, replace: true });
  rememberPath(path);
  throw redirect({ to: '/login' });
}
