import { maxImportBytes } from '@dining/domain/catalogue/import-limits';
import { getKindCapability } from '@dining/domain/catalogue/kind-capabilities';
import { getPermission } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import type { CatalogueChange, ImportResult } from '../../entities/catalogue/catalogue-files';
import { useMe } from '../../entities/session/session';
import { Block, EmptyList } from '../../features/screen/screen';
import { formatList, formatProblem } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { ChangeList } from './change-list';
import { ConflictList } from './conflict-list';
import { FileChooser } from './file-chooser';
import { IssueTable } from './issue-table';
import { PictureProgress } from './picture-progress';
import type { Selection, SelectionError } from './read-selection';
import { listMissing, type OriginalProblem } from './upload-originals';
import { countChanges, type ImportState, useImport } from './use-import';

function formatSelectionError({ t }: Translations, error: SelectionError): string {
  switch (error.type) {
    case 'tooMany':
      return t('catalogueFiles.choose.tooMany', { max: error.max.toLocaleString('en-US') });
    case 'tooLarge':
      return t('catalogueFiles.choose.tooLarge', { max: maxImportBytes / 1024 / 1024 });
    case 'noFiles':
      return t('catalogueFiles.choose.noFiles');
    default:
      return t(`catalogueFiles.choose.${error.type}`, { file: error.file });
  }
}

/** Returns the names of the kinds of documents among the changes that the staff member may not change. */
function useForbiddenKinds(changes: readonly CatalogueChange[]): readonly string[] {
  const { t } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  return [...new Set(changes.map(({ kind }) => kind))]
    .filter((kind) => {
      const permission = getPermission(grants, getKindCapability(kind), { type: 'group' }, now);
      return !permission.allowed || permission.access !== 'full';
    })
    .map((kind) => t(`catalogueFiles.kinds.${kind}`));
}

interface ChangesProps {
  readonly result: ImportResult;
  readonly pending: boolean;
  readonly onImport: () => void;
}

function Changes({ result, pending, onImport }: ChangesProps) {
  const { changes, conflicts, folderPictures, unusedOriginals } = result;
  const translations = useTranslations();
  const { t } = translations;
  const forbiddenKinds = useForbiddenKinds(changes);
  const missingCount = listMissing(folderPictures).length;
  const changedCount = folderPictures.filter(({ isChanged }) => isChanged).length;
  const unused =
    unusedOriginals.length > 0 ? (
      <p className="break-words text-ink-soft">
        {t('catalogueFiles.pictures.unused', { files: formatList(translations, unusedOriginals) })}
      </p>
    ) : null;
  if (changes.length + missingCount + changedCount === 0)
    return (
      <>
        <EmptyList title={t('catalogueFiles.changes.none')}>{t('catalogueFiles.changes.noneText')}</EmptyList>
        {unused}
      </>
    );
  return (
    <>
      {forbiddenKinds.length > 0 ? (
        <Notice announce tone="warning">
          {t('catalogueFiles.changes.forbidden', { kinds: formatList(translations, forbiddenKinds) })}
        </Notice>
      ) : (
        <Notice
          action={
            <Button onClick={onImport} pending={pending} size="sm" variant="primary">
              {t('catalogueFiles.changes.action')}
            </Button>
          }
          announce
          title={t('catalogueFiles.changes.title', countChanges(changes))}
        >
          <span className="grid">
            <span>{t('catalogueFiles.changes.text')}</span>
            {missingCount > 0 && <span>{t('catalogueFiles.pictures.toUpload', { count: missingCount })}</span>}
            {changedCount > 0 && <span>{t('catalogueFiles.pictures.toChange', { count: changedCount })}</span>}
          </span>
        </Notice>
      )}
      {unused}
      {conflicts.length > 0 && <ConflictList conflicts={conflicts} />}
      <ChangeList changes={changes} />
    </>
  );
}

function formatOriginalProblem(translations: Translations, problem: OriginalProblem): string {
  const { t } = translations;
  switch (problem.type) {
    case 'refused':
      return formatProblem(translations, problem.problem);
    case 'failed':
      return t(`pictures.failures.${problem.reason}`);
    case 'unreadable':
      return t('catalogueFiles.pictures.unreadable');
  }
}

function PictureProblems({ problems }: { problems: readonly OriginalProblem[] }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Notice announce title={t('catalogueFiles.pictures.failed', { count: problems.length })} tone="error">
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li className="break-words" key={problem.file}>
            <span className="font-medium">{problem.file}</span>: {formatOriginalProblem(translations, problem)}
          </li>
        ))}
      </ul>
      <p>{t('catalogueFiles.pictures.failedText')}</p>
    </Notice>
  );
}

const getSelection = (state: ImportState): Selection | undefined =>
  state.type === 'chosen' || state.type === 'checked' ? state.selection : undefined;

/** Shows the import: choosing files, their errors or the changes, and the result. */
export function ImportBlock() {
  const translations = useTranslations();
  const { t } = translations;
  const { state, activity, problem, pictureProblems, progress, choose, check, importSelection, stop } = useImport();
  const selection = getSelection(state);
  return (
    <Block title={t('catalogueFiles.choose.title')}>
      <p className="text-ink-soft">{t('catalogueFiles.choose.text')}</p>
      <FileChooser disabled={activity !== undefined} onChoose={(reading) => void choose(reading)} />
      <p role="status">
        {activity === 'reading' && t('catalogueFiles.choose.reading')}
        {activity === 'checking' && t('catalogueFiles.choose.checking')}
      </p>
      {state.type === 'unreadable' && (
        <Notice announce tone="error">
          {formatSelectionError(translations, state.error)}
        </Notice>
      )}
      {selection !== undefined && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="min-w-0 break-words font-medium">
            {t('catalogueFiles.choose.chosen', { name: selection.name, count: Object.keys(selection.files).length })}
            {selection.originals.size > 0 && (
              <span className="block font-normal text-ink-soft">
                {t('catalogueFiles.pictures.chosen', { count: selection.originals.size })}
              </span>
            )}
          </p>
          <Button
            onClick={() => void check(selection)}
            pending={activity === 'checking'}
            size="sm"
            variant={state.type === 'chosen' ? 'primary' : 'secondary'}
          >
            {t('catalogueFiles.choose.check')}
          </Button>
        </div>
      )}
      {problem !== undefined && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      {pictureProblems.length > 0 && <PictureProblems problems={pictureProblems} />}
      {progress !== undefined && (
        <PictureProgress
          count={progress.count}
          done={progress.done}
          onStop={stop}
          text={t(`catalogueFiles.pictures.${progress.step}`, { done: progress.done, count: progress.count })}
        />
      )}
      {state.type === 'checked' && state.result.issues.length > 0 && <IssueTable issues={state.result.issues} />}
      {state.type === 'checked' && state.result.issues.length === 0 && (
        <Changes
          onImport={() => void importSelection(state.selection, state.result)}
          pending={activity === 'importing'}
          result={state.result}
        />
      )}
      {state.type === 'imported' && (
        <Notice announce tone="success">
          {t('catalogueFiles.changes.done', countChanges(state.changes))}
        </Notice>
      )}
    </Block>
  );
}
