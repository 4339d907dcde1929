import { parsePastedPrices } from '@dining/domain/catalogue/pasted-prices';
import {
  checkPriceRows,
  comparePriceRows,
  mergePriceRows,
  type PriceRow,
  parsePriceKey,
  restorePriceRows,
} from '@dining/domain/catalogue/price-table';
import type { DinCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getPriceHistoryQuery } from '../../entities/catalogue/form-history';
import { savePrices, type VenuePrices } from '../../entities/catalogue/prices';
import { FormHistory } from '../../features/screen/form-history';
import { Block } from '../../features/screen/screen';
import { FieldsFormFrame } from '../../flows/catalogue/fields-form';
import { PasteBlock } from '../../flows/catalogue/paste-block';
import { useFieldsForm } from '../../flows/catalogue/use-fields-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';
import { AddRow } from './add-row';
import { ChangeTable } from './change-table';
import { PriceTable } from './price-table';
import { getRowName, type RowValues, toPriceFields, toPriceRow, toRowValues } from './row-values';

interface PricesFormProps {
  readonly dinCode: DinCode;
  readonly prices: VenuePrices;
  readonly onSaved: () => void;
}

type PriceValues = { readonly rows: readonly RowValues[]; readonly pasted: string };

/** Shows the prices of a venue in an editable table, into which rows of a spreadsheet can be pasted. */
export function PricesForm({ dinCode, prices, onSaved }: PricesFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const write = useIdempotentWrite();
  const today = getTodayInSeoul(useNow());
  const { priceRows: stored, version: storedVersion } = prices;
  const form = useFieldsForm<PriceValues, Record<string, number>>({
    draftKey: `prices ${dinCode}`,
    version: storedVersion,
    initialValues: { rows: stored.map(toRowValues), pasted: '' },
    toFields: ({ rows }) => toPriceFields(rows.map(toPriceRow)),
    check: (_fields, { rows }) => checkPriceRows(rows.map(toPriceRow), stored),
    save: async (_fields, version, { rows }) => {
      const body = { dinCode, version: version ?? storedVersion, rows: rows.map(toPriceRow) };
      const outcome = await write(savePrices, body);
      if (outcome.ok) {
        const { changed } = outcome.value;
        notify(changed === 0 ? t('prices.unchanged') : t('prices.saved', { count: changed }));
      }
      return outcome;
    },
    labels: {},
    formatLabel: (key) => getRowName(translations, prices, parsePriceKey(key)),
    formatValue: (_key, value) => (typeof value === 'number' ? formatWon(translations, value) : undefined),
    onSaved,
  });
  const rowsField = form.getValueFieldProps('rows');
  const rows = rowsField.value;
  const changeRows = (next: readonly RowValues[]): void => {
    // Errors refer to the index of a row, at which there may be another row now.
    if (next.length !== rows.length) form.clearErrors('rows');
    rowsField.onChange(next);
  };
  const changes = comparePriceRows(stored, rows.map(toPriceRow));
  /** Puts the prices of a version into the form: those of coming days, and the usual ones of what has a price today. */
  const replaceByVersion = (storedRows: readonly PriceRow[]): void =>
    form.replaceValues({ rows: restorePriceRows(storedRows, stored, today).map(toRowValues), pasted: '' });
  const merge = (others: readonly PriceRow[]): void => {
    const typedByRow = new Map(rows.map((row) => [toPriceRow(row), row]));
    // Rows that are not replaced keep their input, even if it is not a valid price.
    changeRows(mergePriceRows([...typedByRow.keys()], others).map((row) => typedByRow.get(row) ?? toRowValues(row)));
  };
  return (
    <FieldsFormFrame
      form={form}
      history={
        <FormHistory
          formatDifference={form.formatDifference}
          hasChanges={form.hasChanges}
          onUse={({ rows: storedRows }) => replaceByVersion(storedRows)}
          query={getPriceHistoryQuery(dinCode)}
        />
      }
      submitLabel={t('prices.save', { count: changes.length })}
    >
      <PasteBlock
        description={t('prices.paste.text')}
        formatDone={(count) => t('prices.paste.done', { count })}
        formatError={({ code, text }) => t(`prices.paste.codes.${code}`, { text })}
        onRead={merge}
        parse={(text: string) => parsePastedPrices(text, { menus: prices.venueMenus, products: prices.venueProducts })}
        textField={form.getValueFieldProps('pasted')}
      />
      <Block title={t('prices.title')}>
        <PriceTable
          getError={(index, column) => form.getError(`rows.${index}.${column}`)}
          getId={(index, column) => form.getId(`rows.${index}.${column}`)}
          onChange={changeRows}
          prices={prices}
          rows={rows}
        />
        <AddRow onChange={changeRows} prices={prices} rows={rows} />
      </Block>
      <Block title={t('prices.changes.title')}>
        <ChangeTable changes={changes} prices={prices} />
      </Block>
    </FieldsFormFrame>
  );
}
