import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start; afterwards the reader decides. */
  defaultOpen?: boolean | undefined;
  /** Those that share a name open one at a time. */
  name?: string | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** `lined` stands in a list with rules between, `bare` within a card. */
  look?: 'lined' | 'bare' | undefined;
  className?: string | undefined;
};

/** Text that unfolds: the browser's own details, so that find-in-page opens it. */
export function Disclosure({
  summary,
  children,
  defaultOpen = false,
  name,
  onToggle,
  look = 'lined',
  className,
}: DisclosureProps) {
  return (
    <details
      className={cx('group unfold', look === 'lined' && 'border-line border-b', className)}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      open={defaultOpen}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-sm py-2 text-base transition-colors hover:text-brass [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <Icon className="text-ink-soft transition-transform group-open:rotate-180" name="chevron-down" size={18} />
      </summary>
      <div className="pb-5 text-ink-soft text-sm">{children}</div>
    </details>
  );
}
