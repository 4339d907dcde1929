import { maxImportFileBytes } from '@dining/domain/former/columns';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { type ChangeEvent, useId, useState } from 'react';
import { Refusal } from '../../components/refusal';
import type { FormerPreview } from '../../entities/former/former';
import { Block } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { FormerIssues } from './former-issues';
import { type FormerKind, type FormerState, type ImportOptions, useFormerImport } from './use-former-import';

const chooseClasses =
  'w-fit cursor-pointer rounded-sm border border-edge px-5 py-2.5 focus-within:outline-2 hover:bg-sunk has-disabled:cursor-default has-disabled:text-ink-soft';

const getFile = (state: FormerState) => (state.type === 'chosen' || state.type === 'checked' ? state.file : undefined);

function PreviewNotice({
  kind,
  preview,
  mode,
  pending,
  onImport,
}: {
  kind: FormerKind;
  preview: FormerPreview;
  mode: ImportOptions['mode'];
  pending: boolean;
  onImport: () => void;
}) {
  const { t } = useTranslations();
  const { importableCount, importedBefore, beyondCapacityCount = 0, issues } = preview;
  const isBlocked = importableCount === 0 || (mode === 'all_or_nothing' && issues.length > 0);
  return (
    <Notice
      action={
        isBlocked ? undefined : (
          <Button onClick={onImport} pending={pending} size="sm" variant="primary">
            {t(`former.${kind}.action`)}
          </Button>
        )
      }
      announce
      title={t(`former.${kind}.fitting`, { count: importableCount })}
      tone={isBlocked ? 'warning' : 'info'}
    >
      <span className="block">{t('former.check.unchanged')}</span>
      {importedBefore > 0 && <span className="block">{t('former.check.before', { count: importedBefore })}</span>}
      {beyondCapacityCount > 0 && (
        <span className="block">{t('former.check.beyond', { count: beyondCapacityCount })}</span>
      )}
      {issues.length > 0 && (
        <span className="block">
          {t(isBlocked && importableCount > 0 ? 'former.check.blocked' : 'former.check.rest')}
        </span>
      )}
    </Notice>
  );
}

/** Shows the form that imports the reservations or the members of a former system from a CSV file. */
export function FormerSystemImport({ kind }: { kind: FormerKind }) {
  const { t } = useTranslations();
  const fileId = useId();
  const { state, activity, progress, problem, choose, check, forgetCheck, importFile } = useFormerImport(kind);
  const [isWholeFile, setIsWholeFile] = useState(false);
  const [isConfirmationSent, setIsConfirmationSent] = useState(false);
  const [overrideReason, setOverrideReason] = useState('');
  const options: ImportOptions = {
    mode: isWholeFile ? 'all_or_nothing' : 'fitting',
    overrideReason: overrideReason.trim(),
    isConfirmationSent,
  };
  const file = getFile(state);
  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = target.files ?? [];
    if (chosen !== undefined) void choose(chosen);
    // Cleared, so that the same file can be chosen again after it was corrected.
    target.value = '';
  };
  return (
    <Block title={t(`former.${kind}.title`)}>
      <p className="text-ink-soft">{t(`former.${kind}.text`)}</p>
      <label className={chooseClasses} htmlFor={fileId}>
        {t('former.choose.action')}
        <span className="sr-only">{t(`former.${kind}.title`)}</span>
        <input
          accept=".csv,text/csv"
          className="sr-only"
          disabled={activity !== undefined}
          id={fileId}
          onChange={chooseFile}
          type="file"
        />
      </label>
      {state.type === 'unreadable' && (
        <Notice announce tone="error">
          {t(`former.choose.${state.reason}`, { file: state.name, max: maxImportFileBytes / 2 / 1024 / 1024 })}
        </Notice>
      )}
      {file !== undefined && (
        <>
          <p className="min-w-0 break-words font-medium">
            {file.name}
            {file.encoding === 'euc-kr' && (
              <span className="block font-normal text-ink-soft">{t('former.choose.korean')}</span>
            )}
          </p>
          <div className="grid gap-2">
            <Checkbox checked={isWholeFile} onChange={({ target }) => setIsWholeFile(target.checked)}>
              {t('former.options.wholeFile')}
            </Checkbox>
            {kind === 'reservations' && (
              <>
                <Checkbox
                  checked={isConfirmationSent}
                  description={t('former.options.confirmationsHint')}
                  onChange={({ target }) => setIsConfirmationSent(target.checked)}
                >
                  {t('former.options.confirmations')}
                </Checkbox>
                <TextField
                  className="max-w-xl"
                  description={t('former.options.overrideHint')}
                  label={t('former.options.override')}
                  onChange={({ target }) => {
                    setOverrideReason(target.value);
                    forgetCheck();
                  }}
                  value={overrideReason}
                />
              </>
            )}
          </div>
          <Button
            className="justify-self-start"
            onClick={() => void check(file, options)}
            pending={activity === 'checking'}
            size="sm"
            variant={state.type === 'chosen' ? 'primary' : 'secondary'}
          >
            {t('former.check.action')}
          </Button>
        </>
      )}
      <p role="status">
        {activity === 'checking' && t('former.check.running')}
        {activity === 'importing' &&
          progress !== undefined &&
          t('former.progress', { count: progress.imported + progress.importedBefore + progress.issues.length })}
      </p>
      <Refusal problem={problem} />
      {state.type === 'checked' && (
        <>
          <PreviewNotice
            kind={kind}
            mode={options.mode}
            onImport={() => void importFile(state.file, state.preview, options)}
            pending={activity === 'importing'}
            preview={state.preview}
          />
          {state.preview.issues.length > 0 && <FormerIssues issues={state.preview.issues} />}
        </>
      )}
      {state.type === 'imported' && (
        <>
          <Notice announce tone="success" title={t(`former.${kind}.done`, { count: state.totals.imported })}>
            {state.totals.importedBefore > 0 && t('former.check.before', { count: state.totals.importedBefore })}
          </Notice>
          {state.totals.issues.length > 0 && <FormerIssues issues={state.totals.issues} />}
        </>
      )}
    </Block>
  );
}
