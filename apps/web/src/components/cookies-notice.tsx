import { Notice } from '@dining/ui/notice';
import { useSyncExternalStore } from 'react';
import { useTranslations } from '../lib/i18n';
import { areCookiesEnabled } from '../lib/require-cookies';

const areCookiesBlocked = () => !areCookiesEnabled();
const returnFalse = () => false;
/**
 * Guests allow cookies in the browser's own settings, so this checks again when the page gets the focus or becomes
 * visible.
 */
function subscribe(onChange: () => void): () => void {
  addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

export function CookiesNotice({ className }: { className?: string }) {
  const { t } = useTranslations();
  if (!useSyncExternalStore(subscribe, areCookiesBlocked, returnFalse)) return null;
  return (
    <Notice announce className={className} tone="warning">
      {t('problems.cookies_required')}
    </Notice>
  );
}
