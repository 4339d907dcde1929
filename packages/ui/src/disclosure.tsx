import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

export type DisclosureProps = {
  /** Text and inline elements. */
  summary: ReactNode;
  /** The summary is a heading of the page, in that size. A heading may stand in a summary, and in no span. */
  heading?: 'text-lg' | 'text-xl' | undefined;
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
  heading,
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
        {heading === undefined ? (
          <span className="min-w-0">{summary}</span>
        ) : (
          <h2 className={cx('heading min-w-0', heading)}>{summary}</h2>
        )}
        <Icon className="text-ink-soft transition-transform group-open:rotate-180" name="chevron-down" size={18} />
      </summary>
      <div className="pb-5 text-ink-soft text-sm">{children}</div>
    </details>
  );
}
