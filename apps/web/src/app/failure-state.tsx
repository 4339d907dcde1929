import { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { ErrorState } from '@dining/ui/error-state';
import { useEffect, useState } from 'react';
import { useReloadIfOutdated } from '../lib/reload-if-outdated';
import { isOffline, reloadIfReachable } from '../lib/site-file';

interface FailureStateProps {
  error: unknown;
  texts: Readonly<Record<'title' | 'loadFailed' | 'offline' | 'retry', string>>;
  /** Retries without reloading the page. Absent if only a reload can help. */
  onRetry?: (() => void) | undefined;
}

export function FailureState({ error, texts, onRetry }: FailureStateProps) {
  const [isReloading, setIsReloading] = useState(false);
  const isUpdating = useReloadIfOutdated(error);
  const isConnectionLost = isOffline() || (error instanceof ProblemError && error.code === 'offline');
  const reload = async () => {
    setIsReloading(true);
    setIsReloading(await reloadIfReachable());
  };
  const retry = onRetry ?? (() => void reload());
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return (
    <ErrorState
      action={
        <Button onClick={retry} pending={isReloading || isUpdating} variant="primary">
          {texts.retry}
        </Button>
      }
      level={1}
      title={texts.title}
    >
      {isConnectionLost ? texts.offline : texts.loadFailed}
    </ErrorState>
  );
}
