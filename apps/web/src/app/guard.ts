import type { pages } from '@dining/contract/site/pages';
import { guardPage } from '@dining/domain/session/guard';
import { redirect } from '@tanstack/react-router';
import { rememberPath } from '../entities/session/returning';
import { sessionQuery } from '../entities/session/session';
import { queryClient } from '../lib/query-client';
import { siteFile } from '../lib/site-file';

export type Access = (typeof pages)[number]['access'];
let lastPath = '/';
/** Remembers the page one is on, for those who stay. */
export const arrivedAt = (path: string): void => {
  lastPath = path;
};

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
  const { askForWay } = await siteFile(() => import('./guard-question'));
  const way = await askForWay(answer === 'ask_sign_in_or_guest');
  if (way === 'guest') return;
  if (way === 'stay') throw redirect({ href: lastPath, replace: true });
  rememberPath(path);
  throw redirect({ to: '/login' });
}
