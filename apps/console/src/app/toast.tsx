import { useRequired } from '@dining/ui/required-context';
import { useEffect, useSyncExternalStore } from 'react';
import { ToastContext } from '../lib/notify';

const displayMs = 8_000;

/** Shows the message about the last action for eight seconds, above the actions at the bottom of a form. */
export function Toast() {
  const { get, set, watch } = useRequired(ToastContext);
  const message = useSyncExternalStore(watch, get);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => set(null), displayMs);
    return () => clearTimeout(timer);
  }, [message, set]);
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-6 z-40 flex justify-center px-5 in-[:has([data-bottom-bar])]:bottom-24"
      role="status"
    >
      {message !== null && <p className="rounded-md bg-ink px-5 py-3 text-paper">{message}</p>}
    </div>
  );
}
