import { Button } from '@dining/ui/button';
import { Select } from '@dining/ui/select';
import { useState } from 'react';
import type { VenuePrices } from '../../entities/catalogue/prices';
import { useTranslations } from '../../lib/i18n';
import { getGroupName, getUnitName, type RowValues } from './row-values';

interface AddRowProps {
  readonly prices: VenuePrices;
  readonly rows: readonly RowValues[];
  readonly onChange: (rows: readonly RowValues[]) => void;
}

const getOwner = ({ prodCode, menuIndex }: RowValues): string => `${prodCode ?? ''} ${menuIndex ?? ''}`;

/** Lets staff add a row: a price on certain days for a menu of a product, or for a piece of a pickup. */
export function AddRow({ prices, rows, onChange }: AddRowProps) {
  const translations = useTranslations();
  const { t } = translations;
  const sold = rows.filter(({ isUsual, prodCode }) => isUsual && prodCode !== null);
  const [chosen, setChosen] = useState<string>();
  const usualRow = sold.find((row) => getOwner(row) === chosen) ?? sold[0];
  if (usualRow === undefined) return null;
  const add = (): void => {
    const index = rows.findLastIndex((row) => getOwner(row) === getOwner(usualRow)) + 1;
    onChange(rows.toSpliced(index, 0, { ...usualRow, isUsual: false, fromDay: '', toDay: '' }));
  };
  return (
    <fieldset className="mt-5 flex flex-wrap items-end gap-3">
      <legend className="pb-2 font-medium">{t('prices.add.title')}</legend>
      <Select
        className="min-w-72"
        label={t('prices.add.owner')}
        labelHidden
        onChange={({ target }) => setChosen(target.value)}
        options={sold.map((row) => ({
          value: getOwner(row),
          label: `${getGroupName(translations, prices, row)} · ${getUnitName(translations, prices, row)}`,
        }))}
        value={getOwner(usualRow)}
      />
      <Button onClick={add}>{t('prices.add.action')}</Button>
    </fieldset>
  );
}
