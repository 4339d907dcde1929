import type { ReactNode } from 'react';
import { cx } from './cx';

/** A list of names and values: what was chosen, what it costs. */
export function Rows({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <dl className={cx('grid grid-cols-1', className)}>{children}</dl>;
}

export type RowProps = {
  label: ReactNode;
  value: ReactNode;
  /** Under the label, smaller. */
  note?: ReactNode;
  /** `total`: ruled off and larger, the last of a sum. `minus`: a reduction. */
  look?: 'plain' | 'total' | 'minus' | undefined;
  /** A value of many words stands under its label on phones instead of beside it. */
  wide?: boolean | undefined;
  /** The label is a question or the value a guest’s own sentence: one stands under the other in any width. */
  under?: boolean | undefined;
  /** The value is a sum: it never breaks, its name does. */
  sum?: boolean | undefined;
};

export function Row({ label, value, note, look = 'plain', wide = false, under = false, sum = false }: RowProps) {
  const total = look === 'total';
  return (
    <div
      className={cx(
        'py-2',
        under && 'grid gap-0.5',
        wide && 'grid gap-x-6 sm:grid-cols-[8rem_1fr] sm:items-baseline',
        !under && !wide && 'flex flex-wrap items-baseline justify-between gap-x-6',
        total && 'mt-3 border-line border-t pt-5',
      )}
    >
      <dt className={cx(sum ? 'grow basis-[min-content]' : 'max-w-full shrink-0', total ? 'text-base' : 'text-ink-soft text-sm')}>
        {label}
        {note !== undefined && <span className="block text-ink-soft text-xs">{note}</span>}
      </dt>
      <dd
        className={cx(
          // As wide as its longest word at least: letters twice as large put it under its name.
          sum ? 'shrink-0 whitespace-nowrap' : 'min-w-0 grow basis-[min-content]',
          !under && !wide && 'text-right',
          total ? 'text-xl' : 'text-base leading-[1.375rem]',
          look === 'minus' && 'text-success',
        )}
      >
        {value}
      </dd>
    </div>
  );
}
