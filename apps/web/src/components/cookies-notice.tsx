import { Notice } from '@dining/ui/notice';
import { useSyncExternalStore } from 'react';
import { useTranslations } from '../lib/i18n';
import { canKeepCookies } from '../lib/require-cookies';

const isBlocked = () => !canKeepCookies();
const never = () => false;
/** The settings are changed outside the page: it is looked at again when the guest is back. */
function watch(changed: () => void): () => void {
  addEventListener('focus', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    removeEventListener('focus', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Says before anything is typed that the page needs cookies, if the browser keeps none. Its page loads the texts of problems. */
export function CookiesNotice({ className }: { className?: string }) {
  const { t } = useTranslations();
  if (!useSyncExternalStore(watch, isBlocked, never)) return null;
  return (
    <Notice announce className={className} tone="warning">
      {t('problems.cookies_required')}
    </Notice>
  );
}
