import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from './i18n';

/** Pages on which no notice of a sign-out is needed. */
const signInPages = /^\/(login|homepagelogin|[a-z]+-oauth)\b/;

/**
 * Alerts that another member has taken over the browser, or that the session has ended. Loads its translations on
 * demand.
 */
export async function notifyUserChanged(
  alerts: Alerts,
  { t, load }: Translations,
  member: string | undefined,
): Promise<void> {
  if (member === undefined && signInPages.test(location.pathname)) return;
  await load(['common', 'guard']);
  await alerts.show({
    title: t(member === undefined ? 'guard.signedOut.title' : 'guard.replaced.title'),
    message: t(member === undefined ? 'guard.signedOut.message' : 'guard.replaced.message'),
  });
}
