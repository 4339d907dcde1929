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
  wide?: boolean | undefined;
  under?: boolean | undefined;
  sum?: boolean | undefined;
};

export function Row({ label, value, note, variant = 'plain', wide = false, under = false, sum = false }: RowProps) {
  const total = variant === 'total';
  return (
    <div
      className={joinClasses(
        'py-2',
        under && 'grid gap-0.5',
        wide && 'grid gap-x-6 sm:grid-cols-[8rem_1fr] sm:items-baseline',
        !under && !wide && 'flex flex-wrap items-baseline justify-between gap-x-6',
        total && 'mt-3 border-line border-t pt-5',
      )}
    >
      <dt
        className={joinClasses(
          sum ? 'grow basis-[min-content]' : 'max-w-full shrink-0',
          total ? 'text-base' : 'text-ink-soft text-sm',
        )}
      >
        {label}
        {note !== undefined && <span className="block text-ink-soft text-xs">{note}</span>}
      </dt>
      <dd
        className={joinClasses(
          // At least as wide as its longest word, so that the value wraps below if the text is large.
          sum ? 'shrink-0 whitespace-nowrap' : 'min-w-0 grow basis-[min-content]',
          !under && !wide && 'text-right',
          total ? 'text-xl' : 'text-base leading-[1.375rem]',
          variant === 'minus' && 'text-success',
        )}
      >
        {value}
      </dd>
    </div>
  );
}
