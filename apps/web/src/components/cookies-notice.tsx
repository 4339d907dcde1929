import { Notice } from '@dining/ui/notice';
import { useSyncExternalStore } from 'react';
import { useTranslations } from '../lib/i18n';
import { areCookiesEnabled } from '../lib/require-cookies';

const isBlocked = () => !areCookiesEnabled();
const returnFalse = () => false;
/** Cookie settings are changed outside the page, so they are checked again when it becomes visible. */
function watch(changed: () => void): () => void {
  addEventListener('focus', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    removeEventListener('focus', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

export function CookiesNotice({ className }: { className?: string }) {
  const { t } = useTranslations();
  if (!useSyncExternalStore(watch, isBlocked, returnFalse)) return null;
  return (
    <Notice announce className={className} tone="warning">
      {t('problems.cookies_required')}
    </Notice>
  );
}
