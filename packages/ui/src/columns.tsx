import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

export type ColumnsProps = {
  children: ReactNode;
  aside: ReactNode;
  asideFirstOnNarrow?: boolean | undefined;
  className?: string | undefined;
};

export function Columns({ children, aside, asideFirstOnNarrow = false, className }: ColumnsProps) {
  return (
    <div
      className={joinClasses(
        'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] lg:gap-16',
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      <div className={joinClasses('min-w-0', asideFirstOnNarrow && 'order-first lg:order-last')}>
        <div className="lg:sticky lg:top-8">{aside}</div>
      </div>
    </div>
  );
}
