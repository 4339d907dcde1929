import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

export type DisclosureProps = {
  /** Must be text or inline elements. */
  summary: ReactNode;
  heading?: 'text-lg' | 'text-xl' | undefined;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Only one of those with the same name is open at a time. */
  name?: string | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** `lined` for lists with rules, `bare` inside cards. */
  look?: 'lined' | 'bare' | undefined;
  className?: string | undefined;
};

/** Shows text that unfolds. Uses native details, so that find-in-page opens it. */
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
