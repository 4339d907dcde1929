import type { CallTypes } from '@dining/contract/endpoint';
import {
  exportCatalogueFiles,
  importCatalogueFiles,
  previewCatalogueImport,
} from '@dining/contract/staff/catalogue-files';
import { downloadOriginal } from '@dining/contract/staff/pictures';
import { formatIssueValues } from '@dining/domain/catalogue/issue-values';
import { catalogue } from '@dining/i18n/console/en/catalogue';
import { fillVariables } from '@dining/i18n/fill';
import type { CommandDefinition } from '../staff/command';
import { formatCount } from '../staff/formatters';
import { CommandError, downloadFile } from '../staff/send-command';
import {
  checkExportFolder,
  listHashes,
  readCatalogueFolder,
  writeCatalogueFolder,
  writeOriginal,
} from './folder-files';
import { listMissing, uploadPictures } from './upload-pictures';

type ImportResult = CallTypes<typeof importCatalogueFiles>['result'];
type Issue = ImportResult['issues'][number];
type Change = ImportResult['changes'][number];

function formatIssue({ file, line, code, field, message, values }: Issue): string {
  const text = code === 'format' ? message : fillVariables(catalogue.issues[code], formatIssueValues(values, 'en'));
  return [`${file}:${line}`, ...(field === '' ? [] : [field]), text].join(': ');
}

function formatChange({ kind, code, change, fields }: Change): string {
  const document = code === '' ? kind : `${kind} ${code}`;
  return change === 'added' ? `adds ${document}` : `changes ${document}: ${fields.join(', ')}`;
}

function formatConflict({ dinCode, visit, dinRoomCode, taken, offered }: ImportResult['conflicts'][number]): string {
  const unit = dinRoomCode === null ? 'tables' : `room ${dinRoomCode}`;
  return `${dinCode} ${visit.date} ${visit.time}: ${unit} ${taken} booked, ${offered} offered`;
}

function formatResult(result: ImportResult, refusesConflicts: boolean, uploadedCount = 0): string {
  const { applied, issues, changes, conflicts } = result;
  if (issues.length > 0)
    throw new CommandError(
      [...issues.map(formatIssue), `${formatCount(issues.length, 'error')}. Nothing has been imported.`].join('\n'),
    );
  const pictureChanges = formatPictureChanges(result, uploadedCount);
  const ignored = result.unusedOriginals.map((file) => `ignores ${file}: pictures.yaml does not name it`);
  if (changes.length + pictureChanges.length === 0) return [...ignored, 'Nothing to change.'].join('\n');
  const conflictLines = conflicts.map(formatConflict);
  if (!applied && refusesConflicts && conflictLines.length > 0)
    throw new CommandError(
      [...conflictLines, 'Nothing has been imported: there are bookings beyond the new seats.'].join('\n'),
    );
  const overbookingLines =
    conflictLines.length > 0 ? [...conflictLines, 'These bookings are beyond the new seats. They stay.'] : [];
  const summary = applied ? 'Imported.' : 'Nothing has been imported yet: this was a dry run.';
  return [...changes.map(formatChange), ...pictureChanges, ...ignored, ...overbookingLines, summary].join('\n');
}

const formatPictures = (count: number): string => formatCount(count, 'picture');

/** Lists what an import does to pictures. */
function formatPictureChanges({ folderPictures }: ImportResult, uploadedCount: number): string[] {
  const missingCount = listMissing(folderPictures).length;
  const changedCount = folderPictures.filter(({ isChanged }) => isChanged).length;
  return [
    ...(uploadedCount > 0 ? [`uploaded ${formatPictures(uploadedCount)}`] : []),
    ...(missingCount > 0 ? [`uploads ${formatPictures(missingCount)}`] : []),
    ...(changedCount > 0 ? [`changes focal point or alternative text of ${formatPictures(changedCount)}`] : []),
  ];
}

const importCommand: CommandDefinition = {
  usage: 'FOLDER [--dry-run] [--refuse-conflicts]',
  summary: 'adds and changes the documents of a folder of files, all of them or, if there is an error, none',
  details: [
    'Reads the .yaml, .json and .csv files of the folder (docs/catalogue.md). Other files, hidden ones and links are ignored.',
    'Documents without a file stay as they are. --dry-run only prints what would change.',
    'Originals in the folder pictures are uploaded first, unless the server has them already.',
    'Bookings beyond the new seats are printed, and stay. With --refuse-conflicts nothing is imported then.',
  ],
  options: { 'dry-run': 'boolean', 'refuse-conflicts': 'boolean' },
  run: async (input) => {
    const { args, options, call } = input;
    const folder = await readCatalogueFolder(args[0] ?? '');
    const body = { files: folder.files, originals: listHashes(folder.originals) };
    if (options['dry-run'] === true) return formatResult(await call(previewCatalogueImport, { body }), false);
    const refusesConflicts = options['refuse-conflicts'] === true;
    let uploadedCount = 0;
    if (folder.originals.size > 0) {
      const preview = await call(previewCatalogueImport, { body });
      if (preview.issues.length > 0) return formatResult(preview, false);
      await uploadPictures(input, folder.originals, preview.folderPictures);
      uploadedCount = listMissing(preview.folderPictures).length;
    }
    const result = await call(importCatalogueFiles, { body: { ...body, refusesConflicts } });
    return formatResult(result, refusesConflicts, uploadedCount);
  },
};

const exportCommand: CommandDefinition = {
  usage: 'FOLDER [--replace]',
  summary: 'writes the catalogue as files into an empty or new folder',
  details: ['With --replace the folder may contain files: those of the catalogue are overwritten, others stay.'],
  options: { replace: 'boolean' },
  run: async ({ args: [folder = ''], options, call, operator }) => {
    await checkExportFolder(folder, options['replace'] === true);
    const { files, originals } = await call(exportCatalogueFiles, { body: {} });
    await writeCatalogueFolder(folder, files);
    for (const { file, pictureId } of originals)
      await writeOriginal(folder, file, (target) => downloadFile(downloadOriginal, { pictureId }, target, operator));
    const pictures = originals.length === 0 ? '' : ` and ${formatCount(originals.length, 'picture')}`;
    return `${formatCount(Object.keys(files).length, 'file')}${pictures} written to ${folder}.`;
  },
};

export const catalogueCommands: Readonly<Record<string, CommandDefinition>> = {
  import: importCommand,
  export: exportCommand,
};
