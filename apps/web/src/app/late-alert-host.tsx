import { useAlerts } from '@dining/ui/alerts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { partQuery } from '../lib/part-query';

/** Milliseconds after which the code of alerts is loaded unasked: a guest who loses the line has to be told so. */
const preloadDelayMs = 3000;
const retryDelayMs = 3000;

/** Where alerts and questions appear. Their code comes with the first of them, or a little after the page. */
export function LateAlertHost() {
  const { open } = useAlerts();
  const waiting = useSyncExternalStore(open.watch, open.get, open.get);
  const [early, setEarly] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(true), preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    ...partQuery('alert-host', () => import('@dining/ui/alert-host'), { loading: 'appData' }),
    enabled: early || waiting.length > 0,
    // Somebody waits for an answer: it is asked for until it is there.
    retry: true,
    retryDelay: retryDelayMs,
  });
  return data !== undefined && waiting.length > 0 && <data.AlertHost />;
}
