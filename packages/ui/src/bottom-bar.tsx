import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

export type BottomBarProps = {
  label?: ReactNode;
  value?: ReactNode;
  action: ReactNode;
  /** False hides the bar on wide screens, where the page shows the action elsewhere. */
  alwaysVisible?: boolean | undefined;
};

export function BottomBar({ label, value, action, alwaysVisible = false }: BottomBarProps) {
  return (
    <div
      className={joinClasses(
        'sticky bottom-0 z-30 -mx-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-10 md:px-10',
        !alwaysVisible && 'lg:hidden',
      )}
      data-bottom-bar
    >
      {value !== undefined && (
        <div className="min-w-min flex-[1_1_4rem]">
          {label !== undefined && <p className="text-ink-soft text-xs">{label}</p>}
          <p className="text-lg">{value}</p>
        </div>
      )}
      <div
        className={joinClasses(
          value === undefined ? 'flex-1 [&>:not(.sr-only)]:w-full' : 'ml-auto max-w-full shrink-0',
        )}
      >
        {action}
      </div>
    </div>
  );
}
