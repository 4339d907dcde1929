import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { shown, type Toast } from './toasts';

/** Shows what `toasts` says, at the foot of the window. Mount it once. */
export function ToastHost({ dismissLabel }: { dismissLabel: string }) {
  const list = useSyncExternalStore(shown.watch, shown.items, shown.items);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 grid justify-items-center gap-2 px-5 pb-[calc(max(1.25rem,env(safe-area-inset-bottom))+var(--foot,0rem))]"
      role="status"
    >
      {list.map((toast, at) => (
        <ToastLine dismissLabel={dismissLabel} key={`${at}-${toast.message}`} toast={toast} />
      ))}
    </div>
  );
}

function ToastLine({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const { message, tone = 'info', duration = tone === 'error' ? undefined : 6000 } = toast;
  useEffect(() => {
    if (duration === undefined) return;
    const timer = setTimeout(() => shown.remove(toast), duration);
    return () => clearTimeout(timer);
  }, [toast, duration]);
  return (
    <div className="surface-night pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-md border border-line bg-raised py-1 pr-1 pl-4 text-sm">
      {tone !== 'info' && (
        <Icon
          className={{ success: 'text-success', warning: 'text-warning', error: 'text-danger' }[tone]}
          name={tone === 'success' ? 'check' : tone}
        />
      )}
      <span className="min-w-0 flex-1 py-2.5">{message}</span>
      <IconButton icon="close" label={dismissLabel} onClick={() => shown.remove(toast)} />
    </div>
  );
}
