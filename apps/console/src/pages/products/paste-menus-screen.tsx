import { type MenuPasteError, type PastedMenu, parsePastedMenus } from '@dining/domain/catalogue/pasted-menus';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatDifference, formatFieldPath } from '../../entities/catalogue/document-texts';
import { type DocumentView, getMenuViewsQuery } from '../../entities/catalogue/documents';
import { getAllergenName } from '../../entities/products/menus';
import { useTypedStorage } from '../../entities/session/typed-storage';
import { BackButton } from '../../features/screen/back-button';
import { LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { StateLabel } from '../../features/screen/state-label';
import { type Translations, useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { usePasteMenus } from './use-paste-menus';

const tones = { new: 'done', changed: 'waiting', unchanged: 'neutral' } as const;

const getMenuName = ({ language }: Translations, { content, code }: PastedMenu): string =>
  getLocalizedText({ default: '', ...content.name }, language) || (code ?? '–');

/** Parses the pasted text. Allergens and diets are named in the language of the console. */
const parseMenus = (translations: Translations, text: string, menus: readonly DocumentView<'menu'>[]) =>
  parsePastedMenus(text, {
    menus: menus.flatMap(({ code, draft, published }) => {
      const content = draft?.fields ?? published;
      return content === null ? [] : [{ code, content, hasConflicts: (draft?.conflicts.length ?? 0) > 0 }];
    }),
    listAllergenNames: (allergen) => [getAllergenName(translations, allergen)],
    listDietNames: (diet) => [translations.t(`product.marks.diets.${diet}`)],
  });

function ErrorList({ errors }: { errors: readonly MenuPasteError[] }) {
  const translations = useTranslations();
  const { t } = translations;
  if (errors.length === 0) return null;
  const formatColumn = (column: NonNullable<MenuPasteError['column']>): string =>
    column === 'code' ? t('documents.paste.number') : formatFieldPath(translations, 'menu', column);
  return (
    <Notice announce title={t('documents.paste.errors', { count: errors.length })} tone="error">
      <ul>
        {errors.map(({ line, column, code, text }) => (
          <li key={`${line} ${column ?? ''} ${code} ${text}`}>
            {column === null
              ? t('documents.paste.line', { line })
              : t('documents.paste.cell', { line, column: formatColumn(column) })}
            {': '}
            {t(`documents.paste.codes.${code}`, { text })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface PreviewProps {
  readonly rows: readonly PastedMenu[];
  readonly menus: readonly DocumentView<'menu'>[];
}

function Preview({ rows, menus }: PreviewProps) {
  const translations = useTranslations();
  const { t } = translations;
  const isPlanned = ({ code, state }: PastedMenu): boolean =>
    state === 'changed' && menus.find((menu) => menu.code === code)?.draft?.state === 'planned';
  return (
    <table aria-label={t('documents.paste.preview')} className="w-full table-fixed text-left">
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          {(['menu', 'state', 'changes'] as const).map((column) => (
            <th
              className={column === 'changes' ? 'px-2 py-2 font-medium' : 'w-56 px-2 py-2 font-medium first:pl-0'}
              key={column}
              scope="col"
            >
              {t(`documents.paste.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr className="border-line border-b align-top" key={row.line}>
            <th className="break-words py-2 pr-2 font-normal" scope="row">
              {getMenuName(translations, row)}
              <span className="block text-ink-soft text-sm">{t('documents.paste.line', { line: row.line })}</span>
            </th>
            <td className="px-2 py-2">
              <StateLabel tone={tones[row.state]}>{t(`documents.paste.states.${row.state}`)}</StateLabel>
              {isPlanned(row) && <p className="text-sm text-warning">{t('documents.paste.endsPlan')}</p>}
            </td>
            <td className="break-words px-2 py-2">
              <ul>
                {row.differences.map((difference) => {
                  const { label, before, after } = formatDifference(translations, 'menu', difference);
                  return (
                    <li key={label}>
                      <span className="text-ink-soft">{label}</span>{' '}
                      {row.state === 'new' ? after : t('documents.paste.change', { before, after })}
                    </li>
                  );
                })}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PasteMenusProps {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly onClose: () => void;
}

interface PasteMenusFormProps extends PasteMenusProps, Pick<PreviewProps, 'menus'> {
  readonly menusState: 'current' | 'fetching' | 'outdated';
}

function PasteMenusForm({ htlCode, dinCode, menus, menusState, onClose }: PasteMenusFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const storage = useTypedStorage<{ readonly text: string }>(`paste menus ${dinCode}`);
  const [text, setText] = useState(() => storage.load()?.text ?? '');
  useEffect(() => {
    if (text === '') storage.clear();
    else storage.store({ text });
  }, [storage, text]);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { progress, failures, isSaving, isSaved, save } = usePasteMenus({ htlCode, dinCode, menus });
  const { rows: parsedRows, errors } = parseMenus(translations, text, menus);
  // Until the menus are fetched again, a saved row would still count as changed.
  const rows = parsedRows.map(
    (row): PastedMenu => (isSaved(row) ? { ...row, state: 'unchanged', differences: [] } : row),
  );
  const rowsToSave = rows.filter(({ state }) => state !== 'unchanged');
  // A row whose response was lost may have been saved.
  const openFailures = failures.filter(({ line }) => rowsToSave.some((row) => row.line === line));
  const count = (state: PastedMenu['state']): number => rows.filter((row) => row.state === state).length;
  const submit = async (): Promise<void> => {
    const { saved, isWhole } = await save(rowsToSave);
    if (saved > 0) notify(t('documents.paste.saved', { count: saved }));
    if (!isWhole || errors.length > 0) return;
    if (storage.load()?.text === text) storage.clear();
    if (isShown.current) onClose();
  };
  return (
    <div className="grid gap-6">
      <TextArea
        description={t('documents.paste.text')}
        label={t('documents.paste.label')}
        onChange={({ target }) => setText(target.value)}
        rows={8}
        value={text}
        wrap="off"
      />
      <ErrorList errors={errors} />
      {rows.length > 0 && (
        <>
          <p role="status">
            {t('documents.paste.summary', {
              added: count('new'),
              changed: count('changed'),
              unchanged: count('unchanged'),
            })}
          </p>
          <Preview menus={menus} rows={rows} />
        </>
      )}
      {openFailures.length > 0 && (
        <Notice announce title={t('documents.paste.failed')} tone="error">
          <ul>
            {openFailures.map(({ line, row, text: reason }) => (
              <li key={line}>
                {getMenuName(translations, row)}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          inactive={rowsToSave.length === 0 || menusState === 'outdated'}
          onClick={() => void submit()}
          pending={isSaving || menusState === 'fetching'}
          variant="primary"
        >
          {t('documents.paste.save', { count: rowsToSave.length })}
        </Button>
        {progress !== undefined && (
          <span className="text-ink-soft">
            {t('documents.paste.saving', { done: progress.done + 1, count: progress.count })}
          </span>
        )}
      </div>
    </div>
  );
}

/** Lets staff paste menus from a spreadsheet, shows what would change, and saves the menus as drafts. */
export function PasteMenusScreen({ htlCode, dinCode, onClose }: PasteMenusProps) {
  const { t } = useTranslations();
  const { data: menus, error, isFetching, refetch } = useQuery(getMenuViewsQuery(dinCode));
  return (
    <>
      <BackButton label={t('documents.editor.back')} onPress={onClose} />
      <ScreenHead note={t('documents.paste.note')} title={t('documents.paste.title')} />
      {error !== null && <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {error === null && menus === undefined && <LoadingRows />}
      {menus !== undefined && (
        <PasteMenusForm
          dinCode={dinCode}
          htlCode={htlCode}
          menus={menus}
          // Rows that exist already must not be saved as new ones.
          menusState={isFetching ? 'fetching' : error === null ? 'current' : 'outdated'}
          onClose={onClose}
        />
      )}
    </>
  );
}
