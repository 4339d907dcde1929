import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

export type SummaryPanelProps = {
  title: string;
  /** The content in one line, shown on the button that expands the panel in narrow windows. */
  brief: ReactNode;
  /** In narrow windows, shown below `brief` while the panel is collapsed, because it must always be visible. */
  note?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
};

export function SummaryPanel({
  title,
  brief,
  note,
  children,
  footer,
  defaultOpen = false,
  className,
}: SummaryPanelProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={joinClasses('rounded-md border border-line bg-raised', className)}
    >
      <h2 className="hidden px-6 pt-6 heading text-lg lg:block" id={`${id}-title`}>
        {title}
      </h2>
      <button
        aria-controls={`${id}-content`}
        aria-expanded={isOpen}
        className="flex min-h-14 w-full items-center justify-between gap-4 px-4 py-3 text-left lg:hidden"
        onClick={() => setIsOpen(!isOpen)}
        type="button"
      >
        <span className="min-w-0 flex-1">
          <span className="block eyebrow">{title}</span>
          <span className="block text-base leading-6">{brief}</span>
        </span>
        <Icon
          className={joinClasses('text-ink-soft transition-transform', isOpen && 'rotate-180')}
          name="chevron-down"
        />
      </button>
      {note !== undefined && !isOpen && <div className="-mt-1 px-4 pb-3 empty:hidden lg:hidden">{note}</div>}
      <div
        className={joinClasses('px-4 pb-5 lg:block lg:px-6 lg:pt-3 lg:pb-6', !isOpen && 'hidden')}
        id={`${id}-content`}
      >
        {children}
        {footer !== undefined && <div className="mt-5">{footer}</div>}
      </div>
    </section>
  );
}
