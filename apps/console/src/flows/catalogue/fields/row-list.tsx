import { Button } from '@dining/ui/button';
import { FieldGroup } from '@dining/ui/field-group';
import { Icon } from '@dining/ui/icon';
import { IconButton } from '@dining/ui/icon-button';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../lib/i18n';
import type { FieldForm } from './field-form';

interface RowListProps<Row> {
  readonly form: FieldForm;
  readonly field: string;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly hint?: string | undefined;
  readonly emptyText: string;
  /** Name of a row for screen readers; by default the name of the list with its number. */
  readonly getName?: (row: Row, index: number) => string;
  readonly renderRow: (row: Row, index: number, change: (changes: Partial<Row>) => void) => ReactNode;
  /** The button that adds a row, and the row that it adds; omitted if rows are added elsewhere. */
  readonly add?: { readonly label: string; readonly row: Row };
  /** False for a list without an order. */
  readonly isOrdered?: boolean;
}

const swap = <Row,>(rows: readonly Row[], first: number, second: number): readonly Row[] =>
  rows.map((row, index) => (index === first ? (rows[second] ?? row) : index === second ? (rows[first] ?? row) : row));

/** Shows a list whose rows can be changed, ordered, removed and added. */
export function RowList<Row extends object>({
  form,
  field,
  rows,
  onChange,
  hint,
  emptyText,
  getName,
  renderRow,
  add,
  isOrdered = true,
}: RowListProps<Row>) {
  const { t } = useTranslations();
  const label = form.getLabel(field);
  const nameRow = (row: Row, index: number): string => {
    const name = getName?.(row, index) ?? '';
    return name === '' ? t('documents.editor.row', { list: label, number: index + 1 }) : name;
  };
  return (
    <FieldGroup
      error={form.getError(field)}
      label={label}
      labelHidden
      {...(hint !== undefined && { description: hint })}
    >
      <div className="grid gap-3" id={form.getId(field)} tabIndex={-1}>
        {rows.length === 0 && <p className="text-ink-soft">{emptyText}</p>}
        {rows.length > 0 && (
          <ol aria-label={label} className="grid gap-3">
            {rows.map((row, index) => {
              const name = nameRow(row, index);
              return (
                // Rows have no id, and errors refer to their index.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li aria-label={name} className="flex items-start gap-3 rounded-sm border border-line p-4" key={index}>
                  <div className="grid min-w-0 flex-1 gap-4">
                    {renderRow(row, index, (changes) =>
                      onChange(rows.map((each, place) => (place === index ? { ...each, ...changes } : each))),
                    )}
                  </div>
                  <div className="flex flex-col">
                    {isOrdered && rows.length > 1 && (
                      <>
                        <OrderButton
                          inactive={index === 0}
                          label={t('documents.editor.up', { name })}
                          onPress={() => onChange(swap(rows, index, index - 1))}
                          turn="rotate-180"
                        />
                        <OrderButton
                          inactive={index === rows.length - 1}
                          label={t('documents.editor.down', { name })}
                          onPress={() => onChange(swap(rows, index, index + 1))}
                          turn=""
                        />
                      </>
                    )}
                    <IconButton
                      icon="close"
                      label={t('documents.editor.remove', { name })}
                      onClick={() => onChange(rows.filter((_, place) => place !== index))}
                    />
                  </div>
                </li>
              );
            })}
          </ol>
        )}
        {add !== undefined && (
          <Button className="justify-self-start" onClick={() => onChange([...rows, add.row])} size="sm">
            {add.label}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

interface OrderButtonProps {
  readonly label: string;
  readonly inactive: boolean;
  readonly turn: string;
  readonly onPress: () => void;
}

function OrderButton({ label, inactive, turn, onPress }: OrderButtonProps) {
  return (
    <button
      aria-disabled={inactive || undefined}
      aria-label={label}
      className={`inline-grid size-11 place-items-center rounded-sm ${inactive ? 'cursor-default text-ink-soft opacity-60' : 'hover:bg-sunk hover:text-brass'}`}
      onClick={inactive ? undefined : onPress}
      type="button"
    >
      <Icon className={turn} name="chevron-down" />
    </button>
  );
}
