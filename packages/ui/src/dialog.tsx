import { type MouseEvent, type ReactNode, useId } from 'react';
import { IconButton } from './icon-button';
import { joinClasses } from './join-classes';
import { useLabels } from './labels';
import { useModal } from './use-modal';

const getCardClass = (width: string) => `mt-auto max-h-[92dvh] md:m-auto md:max-h-[86dvh] md:rounded-lg ${width}`;
/** `page` fills the window. */
const sizes = {
  sm: getCardClass('md:max-w-md'),
  md: getCardClass('md:max-w-xl'),
  lg: getCardClass('md:max-w-3xl'),
  xl: getCardClass('md:max-w-5xl'),
  page: 'h-dvh max-h-dvh',
} as const;

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof sizes | undefined;
  /** False while a click outside would lose typed text. */
  closeOnClickOutside?: boolean | undefined;
};

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  footer,
  size = 'md',
  closeOnClickOutside = true,
}: Omit<DialogProps, 'open'>) {
  const ref = useModal();
  const id = useId();
  const handleClick = (event: MouseEvent) => {
    if (closeOnClickOutside && event.target === event.currentTarget) onClose();
  };
  return (
    // The browser fires onCancel for Escape, `useModal` for Back.
    <dialog
      aria-labelledby={`${id}-title`}
      className={joinClasses('modal m-0 w-full max-w-full bg-raised text-ink', sizes[size])}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={handleClick}
      // In development React mounts twice, so a close followed by a reopen is ignored.
      onClose={(event) => !event.currentTarget.open && onClose()}
      ref={ref}
    >
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3 md:px-8 md:pt-6">
          <h2 className="heading py-1.5 text-xl outline-none" data-first-focus id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <IconButton className="-mr-3" icon="close" label={useLabels().close} onClick={onClose} />
        </header>
        {/* Tab focuses a `data-scroller`, so that arrow keys scroll it. Positioned, so that hidden text scrolls. */}
        <div
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-8 md:pb-8"
          data-scroller
        >
          {children}
        </div>
        {footer !== undefined && (
          <footer className="flex flex-wrap justify-end gap-3 *:flex-1 md:*:flex-none border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-8">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
