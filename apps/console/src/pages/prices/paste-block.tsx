import { type PasteError, parsePastedPrices } from '@dining/domain/catalogue/pasted-prices';
import type { PriceRow } from '@dining/domain/catalogue/price-table';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { useState } from 'react';
import type { VenuePrices } from '../../entities/catalogue/prices';
import { Block } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';

interface PasteBlockProps {
  readonly prices: VenuePrices;
  readonly textField: { readonly value: string; readonly onChange: (text: string) => void };
  readonly onRead: (rows: readonly PriceRow[]) => void;
}

/** Reads rows that were copied from a spreadsheet, and names the lines that it cannot read. */
export function PasteBlock({ prices, textField, onRead }: PasteBlockProps) {
  const { t } = useTranslations();
  const [result, setResult] = useState<{ readonly count: number; readonly errors: readonly PasteError[] }>();
  const read = (): void => {
    const { rows, errors } = parsePastedPrices(textField.value, {
      menus: prices.venueMenus,
      products: prices.venueProducts,
    });
    onRead(rows);
    setResult({ count: rows.length, errors });
    // Lines with errors stay, so that they can be corrected.
    if (errors.length === 0) textField.onChange('');
  };
  return (
    <Block title={t('prices.paste.title')}>
      <div className="grid gap-4">
        <TextArea
          description={t('prices.paste.text')}
          label={t('prices.paste.label')}
          onChange={({ target }) => textField.onChange(target.value)}
          rows={5}
          value={textField.value}
          wrap="off"
        />
        {result !== undefined && result.errors.length === 0 && result.count > 0 && (
          <Notice announce tone="success">
            {t('prices.paste.done', { count: result.count })}
          </Notice>
        )}
        {result !== undefined && result.errors.length > 0 && (
          <Notice announce tone="error">
            <p>{t('prices.paste.errors', { count: result.errors.length })}</p>
            <ul>
              {result.errors.map(({ line, code, text }) => (
                <li key={line}>
                  {t('prices.paste.line', { line })}: {t(`prices.paste.codes.${code}`, { text })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Button className="justify-self-start" inactive={textField.value.trim() === ''} onClick={read}>
          {t('prices.paste.act')}
        </Button>
      </div>
    </Block>
  );
}
