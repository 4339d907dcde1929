import { IconButton } from '@dining/ui/icon-button';
import { useLabels } from '@dining/ui/labels';
import { useModal } from '@dining/ui/use-modal';
import type { ReactNode } from 'react';

/** Shows a modal sheet at the right edge, for windows that are too narrow for a side column. */
export function SideSheet({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const ref = useModal();
  return (
    <dialog
      aria-label={label}
      className="modal sheet m-0 ml-auto bg-raised text-ink"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      ref={ref}
    >
      <div className="h-full overflow-y-auto px-6 pb-8" data-scroller>
        <div className="sticky top-0 z-10 -mx-2 flex justify-end bg-raised py-2">
          <IconButton icon="close" label={useLabels().close} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
