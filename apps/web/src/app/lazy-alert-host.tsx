import { useAlerts } from '@dining/ui/alerts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getModuleQuery } from '../lib/module-query';

/** Milliseconds after which the code of alerts is preloaded, so that alerts also work when the guest goes offline. */
const preloadDelayMs = 3000;
const retryDelayMs = 3000;

export function LazyAlertHost() {
  const { openAlerts } = useAlerts();
  const { length: openCount } = useSyncExternalStore(openAlerts.watch, openAlerts.get, openAlerts.get);
  const [isPreloading, setIsPreloading] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPreloading(true), preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const { data: hostModule } = useQuery({
    ...getModuleQuery('alert-host', () => import('@dining/ui/alert-host'), { loading: 'appData' }),
    enabled: isPreloading || openCount > 0,
    // An alert must be shown, so loading is retried until it succeeds.
    retry: true,
    retryDelay: retryDelayMs,
  });
  return hostModule !== undefined && openCount > 0 && <hostModule.AlertHost />;
}
