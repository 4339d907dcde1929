import {
  checkLimitRows,
  compareLimitRows,
  getLimitKey,
  type LimitChange,
  type LimitRow,
  listOversoldDays,
  mergeLimitRows,
  parseLimitKey,
  restoreLimitRows,
} from '@dining/domain/catalogue/limit-table';
import { parsePastedLimits } from '@dining/domain/catalogue/pasted-limits';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul, isValidDate } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import { getLimitHistoryQuery } from '../../entities/catalogue/form-history';
import { saveLimits, type VenueLimits } from '../../entities/catalogue/limits';
import { FormHistory } from '../../features/screen/form-history';
import { Block } from '../../features/screen/screen';
import { FieldsFormFrame } from '../../flows/catalogue/fields-form';
import { PasteBlock } from '../../flows/catalogue/paste-block';
import { parseNumber, useFieldsForm } from '../../flows/catalogue/use-fields-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatDay } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';

/** The input of a row. */
interface LimitValues {
  readonly prodCode: ProdCode;
  readonly fromDay: string;
  readonly toDay: string;
  readonly limit: string;
  readonly isUnlimited: boolean;
}

type Column = 'fromDay' | 'toDay' | 'limit';

const toLimitValues = ({ limit, ...row }: LimitRow): LimitValues => ({
  ...row,
  limit: limit === null ? '' : String(limit),
  isUnlimited: limit === null,
});
/** Converts the form values of a row. Its limit is NaN until a number is typed or "no limit" is chosen. */
const toLimitRow = ({ limit, isUnlimited, ...row }: LimitValues): LimitRow => ({
  ...row,
  limit: isUnlimited ? null : parseNumber(limit),
});

/** Maps the keys of limits to the limits, as the server sends the limits of another version. */
const toLimitFields = (rows: readonly LimitRow[]): Record<string, number | string> =>
  Object.fromEntries(rows.map((row) => [getLimitKey(row), row.limit ?? '∞']));

const getProductName = ({ limitedProducts }: VenueLimits, code: ProdCode): string =>
  limitedProducts.find(({ prodCode }) => prodCode === code)?.names[0] ?? code;

/** Returns the name of a row, such as `Dinner, Dec 24 – Dec 25`. */
function getRowName(translations: Translations, limits: VenueLimits, row: Omit<LimitRow, 'limit'>): string {
  const days = [row.fromDay, row.toDay].map((day) => (isValidDate(day) ? formatDay(translations, day) : '…'));
  const name = getProductName(limits, row.prodCode);
  return translations.t('prices.row', { name, days: [...new Set(days)].join(' – ') });
}

function formatLimit({ t }: Translations, limit: number | null | undefined, withoutRow: string): string {
  if (limit === undefined) return withoutRow;
  if (limit === null) return t('prices.limits.none');
  return Number.isNaN(limit) ? t('prices.limits.numberNeeded') : t('prices.limits.perDay', { count: limit });
}

interface LimitChangesProps {
  readonly changes: readonly LimitChange[];
  readonly limits: VenueLimits;
}

function LimitChanges({ changes, limits }: LimitChangesProps) {
  const translations = useTranslations();
  const { t } = translations;
  if (changes.length === 0) return <p className="text-ink-soft">{t('prices.limits.unchanged')}</p>;
  return (
    <ul aria-label={t('prices.changes.title')} className="grid">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: unfinished rows may be equal
        <li className="flex flex-wrap gap-x-4 border-line border-b py-2" key={index}>
          <span>{getRowName(translations, limits, change)}</span>
          <span className={Number.isNaN(change.after) ? 'text-danger' : 'text-ink-soft'}>
            {t('prices.limits.change', {
              before: formatLimit(translations, change.before, t('prices.limits.usual')),
              after: formatLimit(translations, change.after, t('prices.limits.usual')),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Lists the days on which more is already sold than the limits in the form allow. */
function OversoldNotice({ rows, limits }: { rows: readonly LimitRow[]; limits: VenueLimits }) {
  const translations = useTranslations();
  const { t } = translations;
  const days = listOversoldDays(rows, limits.soldUnits);
  if (days.length === 0) return null;
  return (
    <Notice announce title={t('prices.limits.oversoldTitle')} tone="warning">
      <ul>
        {days.map(({ prodCode, date, sold, limit }) => (
          <li key={`${prodCode} ${date}`}>
            {t('prices.limits.oversold', {
              name: getProductName(limits, prodCode),
              day: formatDay(translations, date),
              sold,
              limit,
            })}
          </li>
        ))}
      </ul>
      <p>{t('prices.limits.oversoldText')}</p>
    </Notice>
  );
}

interface LimitTableProps {
  readonly limits: VenueLimits;
  readonly rows: readonly LimitValues[];
  readonly getError: (index: number, column: Column) => string | undefined;
  readonly getId: (index: number, column: Column) => string;
  readonly onChange: (rows: readonly LimitValues[]) => void;
}

function LimitTable({ limits, rows, getError, getId, onChange }: LimitTableProps) {
  const translations = useTranslations();
  const { t } = translations;
  const changeRow = (index: number, change: Partial<LimitValues>): void =>
    onChange(rows.map((each, place) => (place === index ? { ...each, ...change } : each)));
  const formatLabel = (row: LimitValues, column: string): string =>
    t('prices.label', { row: getRowName(translations, limits, row), column });
  const renderField = (row: LimitValues, index: number, column: Column) => (
    <TextField
      autoComplete="off"
      error={getError(index, column)}
      id={getId(index, column)}
      label={formatLabel(row, t(`prices.limits.columns.${column}`))}
      labelHidden
      onChange={({ target }) => changeRow(index, { [column]: target.value })}
      value={column === 'limit' && row.isUnlimited ? '' : row[column]}
      {...(column === 'limit'
        ? { inputMode: 'numeric' as const, disabled: row.isUnlimited }
        : { type: 'date', verbatim: true })}
    />
  );
  return (
    <table aria-label={t('prices.limits.title')} className="w-full table-fixed text-left">
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          {(['fromDay', 'toDay', 'limit'] as const).map((column) => (
            <th className="px-2 py-2 font-medium first:pl-0" key={column} scope="col">
              {t(`prices.limits.columns.${column}`)}
            </th>
          ))}
          <td className="w-24" />
        </tr>
      </thead>
      {limits.limitedProducts.map(({ prodCode, isPickup, usualLimit }) => (
        <tbody key={prodCode}>
          <tr className="border-line border-b">
            <th className="pt-5 pb-2 font-medium" colSpan={2} scope="rowgroup">
              {getProductName(limits, prodCode)}
            </th>
            <td className="px-2 pt-5 pb-2 text-ink-soft" colSpan={2}>
              {t(isPickup ? 'prices.limits.usualPieces' : 'prices.limits.usualPeople', {
                limit: formatLimit(translations, usualLimit, ''),
              })}
            </td>
          </tr>
          {rows.map((row, index) =>
            row.prodCode !== prodCode ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: unfinished rows may be equal
              <tr className="border-line border-b align-top" key={index}>
                <td className="py-1 pr-2">{renderField(row, index, 'fromDay')}</td>
                <td className="px-2 py-1">{renderField(row, index, 'toDay')}</td>
                <td className="px-2 py-1">
                  {renderField(row, index, 'limit')}
                  <Checkbox
                    aria-label={formatLabel(row, t('prices.limits.none'))}
                    checked={row.isUnlimited}
                    onChange={({ target }) => changeRow(index, { isUnlimited: target.checked })}
                  >
                    {t('prices.limits.none')}
                  </Checkbox>
                </td>
                <td className="py-1 text-right">
                  <Button
                    aria-label={t('prices.remove', { row: getRowName(translations, limits, row) })}
                    onClick={() => onChange(rows.filter((_row, place) => place !== index))}
                    size="sm"
                    variant="quiet"
                  >
                    {t('prices.removeShort')}
                  </Button>
                </td>
              </tr>
            ),
          )}
        </tbody>
      ))}
    </table>
  );
}

interface AddLimitProps {
  readonly limits: VenueLimits;
  readonly onAdd: (prodCode: ProdCode) => void;
}

function AddLimit({ limits, onAdd }: AddLimitProps) {
  const { t } = useTranslations();
  const { limitedProducts } = limits;
  const [chosen, setChosen] = useState<string>();
  const product = limitedProducts.find(({ prodCode }) => prodCode === chosen) ?? limitedProducts[0];
  if (product === undefined) return null;
  return (
    <fieldset className="mt-5 flex flex-wrap items-end gap-3">
      <legend className="pb-2 font-medium">{t('prices.limits.add')}</legend>
      <Select
        className="min-w-72"
        label={t('prices.limits.product')}
        labelHidden
        onChange={({ target }) => setChosen(target.value)}
        options={limitedProducts.map(({ prodCode }) => ({ value: prodCode, label: getProductName(limits, prodCode) }))}
        value={product.prodCode}
      />
      <Button onClick={() => onAdd(product.prodCode)}>{t('prices.add.action')}</Button>
    </fieldset>
  );
}

interface LimitsFormProps {
  readonly dinCode: DinCode;
  readonly limits: VenueLimits;
  readonly onSaved: () => void;
}

type FormValues = { readonly rows: readonly LimitValues[]; readonly pasted: string };

/** Shows the form for limits: how much of a product is sold per day. Warns if more than a new limit is already sold. */
export function LimitsForm({ dinCode, limits, onSaved }: LimitsFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const write = useIdempotentWrite();
  const today = getTodayInSeoul(useNow());
  const { limitRows: stored, limitedProducts, version: storedVersion } = limits;
  const prodCodes = limitedProducts.map(({ prodCode }) => prodCode);
  const form = useFieldsForm<FormValues, Record<string, number | string>>({
    draftKey: `limits ${dinCode}`,
    version: storedVersion,
    initialValues: { rows: stored.map(toLimitValues), pasted: '' },
    toFields: ({ rows }) => toLimitFields(rows.map(toLimitRow)),
    check: (_fields, { rows }) => checkLimitRows(rows.map(toLimitRow), prodCodes),
    save: async (_fields, version, { rows }) => {
      const body = { dinCode, version: version ?? storedVersion, rows: rows.map(toLimitRow) };
      const outcome = await write(saveLimits, body);
      if (outcome.ok) {
        const { changed } = outcome.value;
        notify(changed === 0 ? t('prices.limits.unchanged') : t('prices.limits.saved', { count: changed }));
      }
      return outcome;
    },
    labels: {},
    formatLabel: (key) => getRowName(translations, limits, parseLimitKey(key)),
    formatValue: (name, value) =>
      name === 'limit' && (value === null || typeof value === 'number')
        ? formatLimit(translations, value, '')
        : undefined,
    onSaved,
  });
  const rowsField = form.getValueFieldProps('rows');
  const rows = rowsField.value;
  const changeRows = (next: readonly LimitValues[]): void => {
    // Errors refer to the index of a row, at which there may be another row now.
    if (next.length !== rows.length) form.clearErrors('rows');
    rowsField.onChange(next);
  };
  const limitRows = rows.map(toLimitRow);
  const changes = compareLimitRows(stored, limitRows);
  return (
    <FieldsFormFrame
      form={form}
      history={
        <FormHistory
          formatDifference={form.formatDifference}
          hasChanges={form.hasChanges}
          onUse={(fields) =>
            form.replaceValues({
              rows: restoreLimitRows(fields.rows, prodCodes, today).map(toLimitValues),
              pasted: '',
            })
          }
          query={getLimitHistoryQuery(dinCode)}
        />
      }
      submitLabel={t('prices.limits.save', { count: changes.length })}
    >
      <PasteBlock
        description={t('prices.limits.pasteText')}
        formatDone={(count) => t('prices.limits.pasted', { count })}
        formatError={({ code, text }) => t(`prices.paste.codes.${code}`, { text })}
        onRead={(others) => changeRows(mergeLimitRows(rows, others.map(toLimitValues)))}
        parse={(text: string) => parsePastedLimits(text, limitedProducts)}
        textField={form.getValueFieldProps('pasted')}
      />
      <Block title={t('prices.limits.title')}>
        <p className="text-ink-soft">{t('prices.limits.hint')}</p>
        <LimitTable
          getError={(index, column) => form.getError(`rows.${index}.${column}`)}
          getId={(index, column) => form.getId(`rows.${index}.${column}`)}
          limits={limits}
          onChange={changeRows}
          rows={rows}
        />
        <AddLimit
          limits={limits}
          onAdd={(prodCode) =>
            changeRows([...rows, { prodCode, fromDay: '', toDay: '', limit: '', isUnlimited: false }])
          }
        />
      </Block>
      <Block title={t('prices.changes.title')}>
        <LimitChanges changes={changes} limits={limits} />
        <OversoldNotice limits={limits} rows={limitRows} />
      </Block>
    </FieldsFormFrame>
  );
}
