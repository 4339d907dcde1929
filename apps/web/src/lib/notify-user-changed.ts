import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from './i18n';

const signInPages = /^\/(login|homepagelogin|[a-z]+-oauth)\b/;

/** Says that the guest has been signed out, or that another member has signed in, in another window. */
export async function notifyUserChanged(
  alerts: Alerts,
  { t, load }: Translations,
  userId: string | undefined,
): Promise<void> {
  if (userId === undefined && signInPages.test(location.pathname)) return;
  await load(['common', 'guard']);
  await alerts.show({
    title: t(userId === undefined ? 'guard.signedOut.title' : 'guard.replaced.title'),
    message: t(userId === undefined ? 'guard.signedOut.message' : 'guard.replaced.message'),
  });
}
