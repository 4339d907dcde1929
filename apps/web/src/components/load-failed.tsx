import { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { ErrorState } from '@dining/ui/error-state';
import { useOnline } from '@dining/ui/online';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from '../lib/i18n';
import { useReloadIfOutdated } from '../lib/reload-if-outdated';

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

export function LoadFailed({ error, onRetry, isRetrying }: LoadFailedProps) {
  const { t } = useTranslations();
  const container = useRef<HTMLDivElement>(null);
  // A successful retry removes the focused button, so the focus moves to the surrounding dialog or section.
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const dialog = element.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]');
      (dialog ?? element.closest<HTMLElement>('[tabindex="-1"]'))?.focus({ preventScroll: true });
    };
  }, []);
  const isUpdating = useReloadIfOutdated(error);
  const isOffline = !useOnline() || (error instanceof ProblemError && error.code === 'offline');
  return (
    <div ref={container}>
      <ErrorState
        action={
          <Button onClick={onRetry} pending={isRetrying || isUpdating}>
            {t('common.buttons.retry')}
          </Button>
        }
        level="none"
        title={t(isOffline ? 'common.offline' : 'common.loadFailed')}
      />
    </div>
  );
}
