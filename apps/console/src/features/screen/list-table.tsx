import { Button } from '@dining/ui/button';
import { joinClasses } from '@dining/ui/join-classes';
import type { ReactNode } from 'react';
import { useTranslations } from '../../lib/i18n';

export interface ListColumn<Row> {
  readonly name: string;
  readonly label: string;
  readonly className?: string;
  readonly render: (row: Row) => ReactNode;
}

interface ListTableProps<Row> {
  readonly caption: string;
  /** The first column contains the button that opens the row. */
  readonly columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
  readonly rows: readonly Row[];
  readonly getId: (row: Row) => string;
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

const cellClasses = 'row-height px-3 py-1 align-middle';

/** Shows a table whose rows can be opened. Pressing a row opens it; with the keyboard, pressing its first cell does. */
export function ListTable<Row>({ caption, columns, rows, getId, chosenId, onChoose }: ListTableProps<Row>) {
  const [firstColumn, ...otherColumns] = columns;
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          {columns.map(({ name, label, className }) => (
            <th className={joinClasses('px-3 py-2 font-medium', className)} key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = getId(row);
          const isChosen = id === chosenId;
          return (
            <tr
              className={joinClasses('relative border-line border-b', isChosen ? 'bg-brass-wash' : 'hover:bg-sunk')}
              key={id}
            >
              <th
                className={joinClasses(cellClasses, 'whitespace-nowrap font-medium', firstColumn.className)}
                scope="row"
              >
                <button
                  aria-current={isChosen || undefined}
                  className="block w-full overflow-hidden text-ellipsis text-left after:absolute after:inset-0"
                  onClick={() => onChoose(id)}
                  type="button"
                >
                  {firstColumn.render(row)}
                </button>
              </th>
              {otherColumns.map(({ name, className, render }) => (
                <td className={joinClasses(cellClasses, 'truncate', className)} key={name}>
                  {render(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Shows a button that loads the next page of a list, if there is one. */
export function MoreButton({ hasMore, pending, onMore }: { hasMore: boolean; pending: boolean; onMore: () => void }) {
  const { t } = useTranslations();
  if (!hasMore) return null;
  return (
    <Button className="justify-self-center" onClick={onMore} pending={pending} size="sm">
      {t('console.more')}
    </Button>
  );
}
