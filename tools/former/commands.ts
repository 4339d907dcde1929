import { readFile } from 'node:fs/promises';
import { decodeCsvText } from '@dining/client/csv-text';
import type { CallTypes } from '@dining/contract/endpoint';
import {
  importFormerMembers,
  importFormerReservations,
  previewFormerMembers,
  previewFormerReservations,
} from '@dining/contract/staff/former';
import { maxImportFileBytes } from '@dining/domain/former/columns';
import { former } from '@dining/i18n/console/en/former';
import { fillVariables } from '@dining/i18n/fill';
import { type CommandDefinition, getTextOption, type OptionValues } from '../staff/command';
import { formatCount } from '../staff/formatters';
import { CommandError } from '../staff/send-command';

type Preview = CallTypes<typeof previewFormerMembers>['result'] & { readonly beyondCapacityCount?: number };
type ImportPart = CallTypes<typeof importFormerMembers>['result'];
type Issue = Preview['issues'][number];
type Totals = Pick<ImportPart, 'imported' | 'importedBefore' | 'issues'>;

/** Reads a CSV file. @throws CommandError */
async function readCsv(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new CommandError(`${path} cannot be read.`);
  });
  const csv = bytes.length > maxImportFileBytes / 2 ? undefined : decodeCsvText(bytes);
  if (csv === undefined) throw new CommandError(`${path} is not a CSV file in UTF-8 or EUC-KR of at most 2 MB.`);
  return csv.text;
}

const formatIssue = (path: string, { line, column, code, values }: Issue): string =>
  [`${path}:${line}`, ...(column === '' ? [] : [column]), fillVariables(former.issues[code], values)].join(': ');

const formatLines = (lines: readonly (string | false)[]): string => lines.filter((line) => line !== false).join('\n');

const formatPreview = (
  path: string,
  { importableCount, importedBefore, beyondCapacityCount = 0, issues }: Preview,
): string =>
  formatLines([
    ...issues.map((issue) => formatIssue(path, issue)),
    `${formatCount(importableCount, 'line')} would be imported.`,
    beyondCapacityCount > 0 && `${formatCount(beyondCapacityCount, 'reservation')} of them would be beyond capacity.`,
    importedBefore > 0 && `${formatCount(importedBefore, 'line')} imported before.`,
    'Nothing has been imported yet: this was a dry run.',
  ]);

/** Imports a file in parts, until its end. Returns the text about it. @throws CommandError if a line does not fit */
async function importParts(path: string, importPart: (from: number) => Promise<ImportPart>): Promise<string> {
  let totals: Totals = { imported: 0, importedBefore: 0, issues: [] };
  let from: number | null = 0;
  while (from !== null) {
    const result: ImportPart = await importPart(from);
    totals = {
      imported: totals.imported + result.imported,
      importedBefore: totals.importedBefore + result.importedBefore,
      issues: [...totals.issues, ...result.issues],
    };
    from = result.nextFrom;
  }
  const text = formatLines([
    ...totals.issues.map((issue) => formatIssue(path, issue)),
    `${formatCount(totals.imported, 'line')} imported.`,
    totals.importedBefore > 0 && `${formatCount(totals.importedBefore, 'line')} imported before.`,
    totals.issues.length > 0 && `${formatCount(totals.issues.length, 'problem')}: these lines are not imported.`,
  ]);
  if (totals.issues.length > 0) throw new CommandError(text);
  return text;
}

const getMode = (options: OptionValues) => (options['all'] === true ? 'all_or_nothing' : 'fitting');
const isDryRun = (options: OptionValues): boolean => options['dry-run'] === true;

const reservationsCommand: CommandDefinition = {
  usage: 'FILE [--dry-run] [--all] [--confirmations] [--beyond REASON]',
  summary: 'imports future reservations of a former system from a CSV file',
  details: [
    'Lists the lines that do not fit, and imports the others; with --all only if every line fits.',
    '--confirmations sends guests a confirmation and a reminder. --beyond REASON also takes seats beyond capacity.',
    'The same file can be imported again: its numbers are imported once (docs/former-system.md).',
  ],
  options: { 'dry-run': 'boolean', all: 'boolean', confirmations: 'boolean', beyond: 'string' },
  run: async ({ args: [path = ''], options, call }) => {
    const body = { file: await readCsv(path), overrideReason: getTextOption(options, 'beyond') ?? '' };
    if (isDryRun(options)) return formatPreview(path, await call(previewFormerReservations, { body }));
    const isConfirmationSent = options['confirmations'] === true;
    return importParts(path, (from) =>
      call(importFormerReservations, { body: { ...body, from, mode: getMode(options), isConfirmationSent } }),
    );
  },
};

const membersCommand: CommandDefinition = {
  usage: 'FILE [--dry-run] [--all]',
  summary: 'invites members of a former system from a CSV file by mail',
  details: [
    'Lists the lines that do not fit, and invites the others; with --all only if every line fits.',
    'Existing members are listed and not changed (docs/former-system.md).',
  ],
  options: { 'dry-run': 'boolean', all: 'boolean' },
  run: async ({ args: [path = ''], options, call }) => {
    const file = await readCsv(path);
    if (isDryRun(options)) return formatPreview(path, await call(previewFormerMembers, { body: { file } }));
    return importParts(path, (from) => call(importFormerMembers, { body: { file, from, mode: getMode(options) } }));
  },
};

export const formerCommands: Readonly<Record<string, CommandDefinition>> = {
  reservations: reservationsCommand,
  members: membersCommand,
};
