import { type ChargeListError, type ListedCharge, parseChargeList } from '@dining/domain/payments/charge-list';
import { Button } from '@dining/ui/button';
import { TextArea } from '@dining/ui/text-area';
import { type ChangeEvent, useId, useState } from 'react';
import { chargeListLimit } from '../../entities/payments/charges';
import { type Translations, useTranslations } from '../../lib/i18n';

export interface ChargeListLine {
  readonly line: number;
  readonly charge: ListedCharge;
}

function formatListError({ t }: Translations, error: ChargeListError): string {
  if (error.type === 'headings_missing')
    return t('inbox.charges.errors.headings_missing', { columns: error.missing.join(', ') });
  if (error.type === 'cell_count_mismatch') {
    const { line, count, expected } = error;
    return t('inbox.charges.errors.cell_count_mismatch', { line, count, expected });
  }
  const { line, column, cell } = error;
  return t('inbox.charges.errors.cell_unreadable', { line, column, cell });
}

interface ChargeListFormProps {
  readonly pending: boolean;
  readonly onCompare: (lines: readonly ChargeListLine[]) => void;
}

/** Shows the form for the provider's list of charges, a file or pasted text. Errors name their line. */
export function ChargeListForm({ pending, onCompare }: ChargeListFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const fileId = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    try {
      setText(await file.text());
      setError(undefined);
    } catch {
      setError(t('inbox.charges.fileUnreadable'));
    }
    // Clears the field, so that the same file can be chosen again after it was corrected.
    target.value = '';
  };
  const parseLines = (): readonly ChargeListLine[] | string => {
    if (text.trim() === '') return t('inbox.charges.listMissing');
    const list = parseChargeList(text);
    if (!list.ok) return formatListError(translations, list.error);
    if (list.charges.length === 0) return t('inbox.charges.errors.empty');
    return list.charges.length > chargeListLimit
      ? t('inbox.charges.errors.tooLong', { count: chargeListLimit })
      : list.charges;
  };
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        const lines = parseLines();
        setError(typeof lines === 'string' ? lines : undefined);
        if (typeof lines !== 'string') onCompare(lines);
      }}
    >
      <p>{t('inbox.charges.text')}</p>
      <label
        className="w-fit cursor-pointer rounded-sm border border-edge px-4 py-2 focus-within:outline-2 hover:bg-sunk"
        htmlFor={fileId}
      >
        {t('inbox.charges.file')}
        <input
          accept=".csv,.txt,text/csv,text/plain"
          className="sr-only"
          id={fileId}
          onChange={(event) => void readFile(event)}
          type="file"
        />
      </label>
      <TextArea
        className="[&_textarea]:max-h-60 [&_textarea]:font-mono [&_textarea]:text-xs"
        description={t('inbox.charges.listHint')}
        error={error}
        label={t('inbox.charges.list')}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        required
        rows={6}
        spellCheck={false}
        value={text}
      />
      <span aria-live="assertive" className="sr-only">
        {error}
      </span>
      <Button className="justify-self-end" pending={pending} type="submit" variant="primary">
        {t('inbox.charges.compare')}
      </Button>
    </form>
  );
}
