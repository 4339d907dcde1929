import { asked } from '@dining/ui/alerts';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const AlertHost = lazy(() => import('@dining/ui/alert-host').then((module) => ({ default: module.AlertHost })));

/** Where alerts and questions appear; its code comes with the first of them. */
export function Alerts() {
  const waiting = useSyncExternalStore(asked.watch, asked.items);
  return <Suspense fallback={null}>{waiting.length > 0 && <AlertHost />}</Suspense>;
}
