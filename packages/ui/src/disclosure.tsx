import type { ReactNode } from 'react';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

export type DisclosureProps = {
  summary: ReactNode;
  /** Renders the summary as a heading of this size. */
  headingSize?: 'text-lg' | 'text-xl' | undefined;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Of the disclosures with the same name, only one is open. */
  name?: string | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  variant?: 'lined' | 'bare' | undefined;
  className?: string | undefined;
};

export function Disclosure({
  summary,
  headingSize,
  children,
  defaultOpen = false,
  name,
  onToggle,
  variant = 'lined',
  className,
}: DisclosureProps) {
  return (
    <details
      className={joinClasses('group unfold', variant === 'lined' && 'border-line border-b', className)}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      open={defaultOpen}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-sm py-2 text-base transition-colors hover:text-brass [&::-webkit-details-marker]:hidden">
        {headingSize === undefined ? (
          <span className="min-w-0">{summary}</span>
        ) : (
          <h2 className={joinClasses('heading min-w-0', headingSize)}>{summary}</h2>
        )}
        <Icon className="text-ink-soft transition-transform group-open:rotate-180" name="chevron-down" size={18} />
      </summary>
      <div className="pb-5 text-ink-soft text-sm">{children}</div>
    </details>
  );
}
