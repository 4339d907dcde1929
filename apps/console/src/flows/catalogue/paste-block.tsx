import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { useState } from 'react';
import { Block } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';

interface PastedError {
  readonly line: number;
  readonly code: string;
  readonly text: string;
}

interface PasteBlockProps<Row, PasteError> {
  /** Explains the columns. */
  readonly description: string;
  readonly textField: { readonly value: string; readonly onChange: (text: string) => void };
  readonly parse: (text: string) => { readonly rows: readonly Row[]; readonly errors: readonly PasteError[] };
  readonly formatDone: (count: number) => string;
  readonly formatError: (error: PasteError) => string;
  readonly onRead: (rows: readonly Row[]) => void;
}

/** Lets staff paste rows from a spreadsheet, and reports the lines and columns that cannot be read. */
export function PasteBlock<Row, PasteError extends PastedError>({
  description,
  textField,
  parse,
  formatDone,
  formatError,
  onRead,
}: PasteBlockProps<Row, PasteError>) {
  const { t } = useTranslations();
  const [result, setResult] = useState<{ readonly count: number; readonly errors: readonly PasteError[] }>();
  const read = (): void => {
    const { rows, errors } = parse(textField.value);
    onRead(rows);
    setResult({ count: rows.length, errors });
    // Lines with errors stay, so that they can be corrected.
    if (errors.length === 0) textField.onChange('');
  };
  return (
    <Block title={t('prices.paste.title')}>
      <div className="grid gap-4">
        <TextArea
          description={description}
          label={t('prices.paste.label')}
          onChange={({ target }) => textField.onChange(target.value)}
          rows={5}
          value={textField.value}
          wrap="off"
        />
        {result !== undefined && result.errors.length === 0 && result.count > 0 && (
          <Notice announce tone="success">
            {formatDone(result.count)}
          </Notice>
        )}
        {result !== undefined && result.errors.length > 0 && (
          <Notice announce tone="error">
            <p>{t('prices.paste.errors', { count: result.errors.length })}</p>
            <ul>
              {result.errors.map((error) => (
                <li key={`${error.line} ${error.code} ${error.text}`}>
                  {t('prices.paste.line', { line: error.line })}: {formatError(error)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Button className="justify-self-start" inactive={textField.value.trim() === ''} onClick={read}>
          {t('prices.paste.action')}
        </Button>
      </div>
    </Block>
  );
}
