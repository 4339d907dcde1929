import { useAlerts } from '@dining/ui/alerts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getPartQuery } from '../lib/part-query';

/** Milliseconds after which the code of alerts is preloaded: it could not be loaded once the guest is offline. */
const preloadDelayMs = 3000;
const retryDelayMs = 3000;

export function LateAlertHost() {
  const { open } = useAlerts();
  const waiting = useSyncExternalStore(open.watch, open.get, open.get);
  const [early, setEarly] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(true), preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    ...getPartQuery('alert-host', () => import('@dining/ui/alert-host'), { loading: 'appData' }),
    enabled: early || waiting.length > 0,
    // An alert is waiting, so loading is retried until it succeeds.
    retry: true,
    retryDelay: retryDelayMs,
  });
  return data !== undefined && waiting.length > 0 && <data.AlertHost />;
}
