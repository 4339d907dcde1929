import type { CallTypes } from '@dining/contract/endpoint';
import {
  exportCatalogueFiles,
  importCatalogueFiles,
  previewCatalogueImport,
} from '@dining/contract/staff/catalogue-files';
import { formatIssueValues } from '@dining/domain/catalogue/issue-values';
import { catalogue } from '@dining/i18n/console/en/catalogue';
import { fillVariables } from '@dining/i18n/fill';
import type { CommandDefinition } from '../staff/command';
import { formatCount } from '../staff/formatters';
import { CommandError } from '../staff/send-command';
import { checkExportFolder, readCatalogueFolder, writeCatalogueFolder } from './folder-files';

type ImportResult = CallTypes<typeof importCatalogueFiles>['result'];
type Issue = ImportResult['issues'][number];
type Change = ImportResult['changes'][number];

function formatIssue({ file, line, code, field, message, values }: Issue): string {
  const text = code === 'format' ? message : fillVariables(catalogue.issues[code], formatIssueValues(values));
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

function formatResult({ applied, issues, changes, conflicts }: ImportResult, refusesConflicts: boolean): string {
  if (issues.length > 0)
    throw new CommandError(
      [...issues.map(formatIssue), `${formatCount(issues.length, 'error')}. Nothing has been imported.`].join('\n'),
    );
  if (changes.length === 0) return 'Nothing to change.';
  const listed = conflicts.map(formatConflict);
  if (!applied && refusesConflicts && listed.length > 0)
    throw new CommandError(
      [...listed, 'Nothing has been imported: there are bookings beyond the new seats.'].join('\n'),
    );
  const kept = listed.length > 0 ? [...listed, 'These bookings are beyond the new seats. They stay.'] : [];
  const summary = applied ? 'Imported.' : 'Nothing has been imported yet: this was a dry run.';
  return [...changes.map(formatChange), ...kept, summary].join('\n');
}

const importCommand: CommandDefinition = {
  usage: 'FOLDER [--dry-run] [--refuse-conflicts]',
  summary: 'adds and changes the documents of a folder of files, all of them or, if there is an error, none',
  details: [
    'Reads the .yaml, .json and .csv files of the folder (docs/catalogue.md). Hidden and other files are ignored.',
    'Documents without a file stay as they are. --dry-run only prints what would change.',
    'Bookings beyond the new seats are printed, and stay. With --refuse-conflicts nothing is imported then.',
  ],
  options: { 'dry-run': 'boolean', 'refuse-conflicts': 'boolean' },
  run: async ({ args: [folder = ''], options, call }) => {
    const files = await readCatalogueFolder(folder);
    if (options['dry-run'] === true)
      return formatResult(await call(previewCatalogueImport, { body: { files } }), false);
    const refusesConflicts = options['refuse-conflicts'] === true;
    return formatResult(await call(importCatalogueFiles, { body: { files, refusesConflicts } }), refusesConflicts);
  },
};

const exportCommand: CommandDefinition = {
  usage: 'FOLDER [--replace]',
  summary: 'writes the catalogue as files into an empty or new folder',
  details: ['With --replace the folder may contain files: those of the catalogue are overwritten, others stay.'],
  options: { replace: 'boolean' },
  run: async ({ args: [folder = ''], options, call }) => {
    await checkExportFolder(folder, options['replace'] === true);
    const { files } = await call(exportCatalogueFiles, { body: {} });
    await writeCatalogueFolder(folder, files);
    return `${formatCount(Object.keys(files).length, 'file')} written to ${folder}.`;
  },
};

export const catalogueCommands: Readonly<Record<string, CommandDefinition>> = {
  import: importCommand,
  export: exportCommand,
};
