import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

export function Rows({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <dl className={joinClasses('grid grid-cols-1', className)}>{children}</dl>;
}

export type RowProps = {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  variant?: 'plain' | 'total' | 'minus' | undefined;
  /** In wide windows, gives the labels a column of a fixed width. */
  wide?: boolean | undefined;
  /** Shows the value below its label. */
  stacked?: boolean | undefined;
  /** Keeps the value, such as an amount, on one line; the label wraps instead. */
  valueNoWrap?: boolean | undefined;
};

export function Row({
  label,
  value,
  note,
  variant = 'plain',
  wide = false,
  stacked = false,
  valueNoWrap = false,
}: RowProps) {
  const isTotal = variant === 'total';
  return (
    <div
      className={joinClasses(
        'py-2',
        stacked && 'grid gap-0.5',
        wide && 'grid gap-x-6 sm:grid-cols-[8rem_1fr] sm:items-baseline',
        !stacked && !wide && 'flex flex-wrap items-baseline justify-between gap-x-6',
        isTotal && 'mt-3 border-line border-t pt-5',
      )}
    >
      <dt
        className={joinClasses(
          valueNoWrap ? 'grow basis-[min-content]' : 'max-w-full shrink-0',
          isTotal ? 'text-base' : 'text-ink-soft text-sm',
        )}
      >
        {label}
        {note !== undefined && <span className="block text-ink-soft text-xs">{note}</span>}
      </dt>
      <dd
        className={joinClasses(
          // At least as wide as its longest word, so that a large value moves below the label.
          valueNoWrap ? 'shrink-0 whitespace-nowrap' : 'min-w-0 grow basis-[min-content]',
          !stacked && !wide && 'text-right',
          isTotal ? 'text-xl' : 'text-base leading-[1.375rem]',
          variant === 'minus' && 'text-success',
        )}
      >
        {value}
      </dd>
    </div>
  );
}
