import { useMediaQuery } from '@dining/ui/media-query';
import type { ReactNode } from 'react';
import { SideSheet } from './side-sheet';

interface ListDetailProps {
  readonly children: ReactNode;
  /** Details of the open entry; undefined if none is open. */
  readonly detail: ReactNode | undefined;
  readonly detailLabel: string;
  readonly emptyText: string;
  readonly onClose: () => void;
}

/**
 * Shows a list and, beside it, the details of the open entry. Narrow windows show the details in a sheet over the list.
 */
export function ListDetail({ children, detail, detailLabel, emptyText, onClose }: ListDetailProps) {
  const hasSideColumn = useMediaQuery('(min-width: 80rem)');
  return (
    <div className="flex min-h-0 flex-1">
      <div className="grid min-w-0 flex-1 content-start gap-4 p-5 xl:p-6">{children}</div>
      {hasSideColumn ? (
        <aside
          aria-label={detailLabel}
          className="sticky top-14 h-[calc(100dvh-3.5rem)] w-[32rem] shrink-0 overflow-y-auto border-line border-l bg-raised p-6"
        >
          {detail ?? <p className="py-12 text-center text-ink-soft">{emptyText}</p>}
        </aside>
      ) : (
        detail !== undefined && (
          <SideSheet label={detailLabel} onClose={onClose}>
            {detail}
          </SideSheet>
        )
      )}
    </div>
  );
}

/** Shows facts about the open entry as a list of labels and values. Omits rows that are `false`. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode] | false)[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-5 gap-y-2">
      {rows.map(
        (row) =>
          row !== false && (
            <div className="contents" key={row[0]}>
              <dt className="text-ink-soft">{row[0]}</dt>
              <dd className="min-w-0 break-words">{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
