import { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { ErrorState } from '@dining/ui/error-state';
import { useEffect, useState } from 'react';
import { useNewerSite } from '../lib/newer-site';
import { isOffline, reloadIfReachable } from '../lib/site-file';

interface FailureStateProps {
  error: unknown;
  texts: Readonly<Record<'title' | 'loadFailed' | 'offline' | 'retry', string>>;
  /** Another try without loading the page anew; left out where nothing less would help. */
  onRetry?: (() => void) | undefined;
}

/** What stands where a page should, says whether that is a matter of the line, and offers another try; once the line is back it tries by itself. */
export function FailureState({ error, texts, onRetry }: FailureStateProps) {
  const [trying, setTrying] = useState(false);
  const leaving = useNewerSite(error);
  const offline = isOffline() || (error instanceof ProblemError && error.code === 'offline');
  const reload = async () => {
    setTrying(true);
    setTrying(await reloadIfReachable());
  };
  const retry = onRetry ?? (() => void reload());
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return (
    <ErrorState
      action={
        <Button onClick={retry} pending={trying || leaving} variant="primary">
          {texts.retry}
        </Button>
      }
      level={1}
      title={texts.title}
    >
      {offline ? texts.offline : texts.loadFailed}
    </ErrorState>
  );
}
