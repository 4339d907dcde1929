import { joinClasses } from '@dining/ui/join-classes';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useTranslations } from '../../lib/i18n';
import { listInputFiles, readDropped, readSelection, type SelectionResult } from './read-selection';

interface FileChooserProps {
  readonly disabled: boolean;
  readonly onChoose: (reading: Promise<SelectionResult>) => void;
}

const labelClasses =
  'w-fit cursor-pointer rounded-sm border border-edge px-5 py-2.5 focus-within:outline-2 hover:bg-sunk has-disabled:cursor-default has-disabled:text-ink-soft';

const setDirectoryMode = (input: HTMLInputElement | null): void => input?.setAttribute('webkitdirectory', '');

/** Lets staff choose a folder, a ZIP or files, or drop them. */
export function FileChooser({ disabled, onChoose }: FileChooserProps) {
  const { t } = useTranslations();
  const [folderId, filesId] = [useId(), useId()];
  const [isOver, setIsOver] = useState(false);
  const chooseFiles = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files !== null && target.files.length > 0) onChoose(readSelection(listInputFiles(target.files)));
    // Cleared, so that the same files can be chosen again after they were corrected.
    target.value = '';
  };
  const acceptDrag = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  const dropFiles = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onChoose(readDropped(event.dataTransfer.items));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping adds to the buttons inside
    <fieldset
      className={joinClasses(
        'grid gap-3 rounded-md border border-dashed px-5 py-5',
        isOver ? 'border-brass bg-brass-wash' : 'border-edge',
      )}
      onDragLeave={() => setIsOver(false)}
      onDragOver={acceptDrag}
      onDrop={dropFiles}
    >
      <legend className="sr-only">{t('catalogueFiles.choose.title')}</legend>
      <div className="flex flex-wrap gap-3">
        <label className={labelClasses} htmlFor={folderId}>
          {t('catalogueFiles.choose.folder')}
          <input
            className="sr-only"
            disabled={disabled}
            id={folderId}
            multiple
            onChange={chooseFiles}
            ref={setDirectoryMode}
            type="file"
          />
        </label>
        <label className={labelClasses} htmlFor={filesId}>
          {t('catalogueFiles.choose.files')}
          <input
            accept=".zip,.yaml,.json,.csv"
            className="sr-only"
            disabled={disabled}
            id={filesId}
            multiple
            onChange={chooseFiles}
            type="file"
          />
        </label>
      </div>
      <p className="text-ink-soft text-xs">{t('catalogueFiles.choose.drop')}</p>
    </fieldset>
  );
}
