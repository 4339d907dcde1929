import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from './i18n';

const signInPages = /^\/(login|homepagelogin|[a-z]+-oauth)\b/;

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
