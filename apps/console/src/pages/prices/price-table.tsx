import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import type { VenuePrices } from '../../entities/catalogue/prices';
import { useTranslations } from '../../lib/i18n';
import { getGroupName, getRowName, getUnitName, type RowValues, toPriceRow } from './row-values';

type Column = 'fromDay' | 'toDay' | 'price';

interface PriceTableProps {
  readonly prices: VenuePrices;
  readonly rows: readonly RowValues[];
  readonly getError: (index: number, column: Column) => string | undefined;
  readonly getId: (index: number, column: Column) => string;
  readonly onChange: (rows: readonly RowValues[]) => void;
}

const columnClasses = { menu: 'pr-3', fromDay: 'w-52 px-2', toDay: 'w-52 px-2', price: 'w-44 px-2' } as const;

interface IndexedRow {
  readonly row: RowValues;
  readonly index: number;
}

/** Groups the rows by product, in their order; the rows of the menu list have no product. */
function groupRows(rows: readonly RowValues[]): readonly (readonly [IndexedRow, ...IndexedRow[]])[] {
  const groups = new Map<string | null, [IndexedRow, ...IndexedRow[]]>();
  for (const [index, row] of rows.entries()) {
    const group = groups.get(row.prodCode);
    if (group === undefined) groups.set(row.prodCode, [{ row, index }]);
    else group.push({ row, index });
  }
  return [...groups.values()];
}

/** Shows the prices of a venue by product, with fields for won and days. */
export function PriceTable({ prices, rows, getError, getId, onChange }: PriceTableProps) {
  const translations = useTranslations();
  const { t } = translations;
  const renderField = ({ row, index }: IndexedRow, column: Column) => (
    <TextField
      autoComplete="off"
      error={getError(index, column)}
      id={getId(index, column)}
      label={t('prices.label', {
        row: getRowName(translations, prices, toPriceRow(row)),
        column: t(`prices.columns.${column}`),
      })}
      labelHidden
      onChange={({ target }) =>
        onChange(rows.map((each, place) => (place === index ? { ...each, [column]: target.value } : each)))
      }
      value={row[column]}
      {...(column === 'price' ? { inputMode: 'numeric' as const, suffix: '₩' } : { type: 'date', verbatim: true })}
    />
  );
  return (
    <table aria-label={t('prices.title')} className="w-full table-fixed text-left">
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          {(['menu', 'fromDay', 'toDay', 'price'] as const).map((column) => (
            <th className={`py-2 font-medium ${columnClasses[column]}`} key={column} scope="col">
              {t(`prices.columns.${column}`)}
            </th>
          ))}
          <td className="w-24" />
        </tr>
      </thead>
      {groupRows(rows).map((group) => (
        <tbody key={group[0].row.prodCode ?? ''}>
          <tr className="border-line border-b">
            <th className="pt-5 pb-2 font-medium" colSpan={5} scope="rowgroup">
              {getGroupName(translations, prices, group[0].row)}
            </th>
          </tr>
          {group.map((indexed) => {
            const { row, index } = indexed;
            return (
              <tr className="border-line border-b align-top" key={index}>
                <th className="break-words py-3.5 pr-3 font-normal" scope="row">
                  {getUnitName(translations, prices, row)}
                </th>
                {row.isUsual ? (
                  <td className="px-2 py-3.5 text-ink-soft" colSpan={2}>
                    {t('prices.usual')}
                  </td>
                ) : (
                  <>
                    <td className="px-2 py-1">{renderField(indexed, 'fromDay')}</td>
                    <td className="px-2 py-1">{renderField(indexed, 'toDay')}</td>
                  </>
                )}
                <td className="px-2 py-1">{renderField(indexed, 'price')}</td>
                <td className="py-1 text-right">
                  {!row.isUsual && (
                    <Button
                      aria-label={t('prices.remove', { row: getRowName(translations, prices, toPriceRow(row)) })}
                      onClick={() => onChange(rows.filter((_row, place) => place !== index))}
                      size="sm"
                      variant="quiet"
                    >
                      {t('prices.removeShort')}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
