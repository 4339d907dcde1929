import { type Failure, isFailure } from '@dining/contract/failure';
import type {
  exportCatalogueFiles,
  importCatalogueFiles,
  previewCatalogueImport,
} from '@dining/contract/staff/catalogue-files';
import type { EditableStock } from '@dining/domain/availability/stock-change';
import type { StockConflict } from '@dining/domain/availability/stock-conflicts';
import { getKindCapability } from '@dining/domain/catalogue/kind-capabilities';
import { type FocalPoint, toPictureAlt } from '@dining/domain/pictures/catalogue-pictures';
import type { DinCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Scope } from '@dining/domain/staff/permissions';
import type { PoolClient } from 'pg';
import { compareStock } from '../../../booking/capacity/compare-stock';
import { countComingStaysAtNewTimes } from '../../../booking/capacity/count-stays-at-new-times';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { parseCataloguePath } from '../../../catalogue/folder';
import type { ImportedPicture } from '../../../catalogue/folder-pictures';
import {
  exportCatalogue,
  type ImportedFolder,
  type ImportResult,
  importCatalogue,
} from '../../../catalogue/import-catalogue';
import { type CatalogueChange, listChanges, listVenuesWithNewTimes } from '../../../catalogue/list-changes';
import type { FileIssue } from '../../../catalogue/parse-files';
import type { Deps } from '../../../config/deps';
import { inSnapshot, inTransaction } from '../../../db/transaction';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { getHolidays } from '../../../stores/availability/holidays';
import { findStock } from '../../../stores/inventory/stock';

const group: Scope = { type: 'group' };

const toIssueWire = (issue: FileIssue) => ({
  file: issue.file,
  line: issue.line,
  code: issue.code,
  field: issue.code === 'format' ? '' : issue.field,
  message: issue.code === 'format' ? issue.message : '',
  values: issue.code === 'format' ? {} : { ...issue.values },
});

const toChangeWire = ({ kind, code, change, fields }: CatalogueChange) => ({ kind, code, change, fields: [...fields] });

const toPictureWire = ({ file, htlCode, stored, state, isChanged }: ImportedPicture) => ({
  file,
  htlCode,
  pictureId: stored?.pictureId ?? null,
  state,
  isChanged,
});

type VenueConflict = Pick<StockConflict, 'date' | 'time' | 'dinRoomCode' | 'taken' | 'offered'> & {
  readonly dinCode: DinCode;
};

interface ComparedImport {
  readonly result: ImportResult;
  /** Bookings beyond what the files offer. They stay. */
  readonly conflicts: readonly VenueConflict[];
}

/** Imports the files in the caller's transaction, and compares the start times before and after with the bookings. */
async function importAndCompare(
  client: PoolClient,
  folder: ImportedFolder,
  now: Date,
  importedBy: string,
  missingPictures: 'refused' | 'accepted',
): Promise<ComparedImport> {
  const stocks = new Map<DinCode, EditableStock>();
  for (const path of folder.files.keys()) {
    const file = parseCataloguePath(path);
    if (file?.type !== 'stock' && file?.type !== 'venue') continue;
    const stored = await findStock(client, file.dinCode);
    if (stored !== undefined) stocks.set(file.dinCode, stored.stock);
  }
  const result = await importCatalogue(client, folder, now, importedBy, missingPictures);
  if (!result.ok) return { result, conflicts: [] };
  const holidays = (await getHolidays(client)).calendar;
  const conflicts: VenueConflict[] = [];
  for (const dinCode of listVenuesWithNewTimes(result.differences)) {
    const [before, after] = [stocks.get(dinCode), (await findStock(client, dinCode))?.stock];
    if (before === undefined || after === undefined) continue;
    const comparison = await compareStock(client, { dinCode, before, after, holidays, now });
    conflicts.push(...comparison.conflicts.map((conflict) => ({ ...conflict, dinCode })));
  }
  return { result, conflicts };
}

/** Audit entries of an import about pictures. A larger one says in its own entry how many it leaves out. */
const maxPictureEntries = 200;

const toAuditState = (focus: FocalPoint, alt: LocalizedText) => ({
  focus: `${focus.x},${focus.y}`,
  ...toPictureAlt(alt),
});

/** Inserts the audit entries about the pictures that an import changes, as if each were saved in the library. */
async function insertPictureEntries(
  client: PoolClient,
  staff: StaffCaller,
  pictures: readonly ImportedPicture[],
): Promise<void> {
  for (const { stored, htlCode, focus, alt } of pictures.slice(0, maxPictureEntries))
    if (stored !== undefined)
      await insertAuditEntry(client, {
        ...createActor(staff),
        action: 'picture.save',
        subject: stored.pictureId,
        htlCode,
        before: toAuditState({ x: stored.focusX, y: stored.focusY }, stored.alt),
        after: toAuditState(focus, alt),
      });
}

const toConflictWire = ({ dinCode, date, time, dinRoomCode, taken, offered }: VenueConflict) => ({
  dinCode,
  visit: { date, time },
  dinRoomCode,
  taken,
  offered,
});

const toResult = ({ result, conflicts }: ComparedImport, applied: boolean) =>
  result.ok
    ? {
        applied,
        issues: [],
        changes: listChanges(result.differences).map(toChangeWire),
        conflicts: conflicts.map(toConflictWire),
        folderPictures: result.pictures.map(toPictureWire),
        unusedOriginals: [...result.unusedOriginals],
      }
    : {
        applied: false,
        issues: result.issues.map(toIssueWire),
        changes: [],
        conflicts: [],
        folderPictures: [],
        unusedOriginals: [],
      };

/** Imports the files in a transaction that is rolled back. */
const tryImport = ({ database: { pool } }: Deps, folder: ImportedFolder, now: Date, importedBy: string) =>
  inTransaction(
    pool,
    (client) => importAndCompare(client, folder, now, importedBy, 'accepted'),
    () => false,
  );

/** Checks that the caller may make the changes: some kinds of documents, and start times, need other capabilities. */
const authorizeChanges = (
  staff: StaffCaller,
  changes: readonly CatalogueChange[],
  changesStartTimes: boolean,
  now: Date,
): Failure | undefined =>
  [
    ...new Set([
      ...changes.map(({ kind }) => getKindCapability(kind)),
      ...(changesStartTimes ? (['calendar'] as const) : []),
    ]),
  ]
    .map((capability) => authorize(staff, capability, group, now))
    .find((refusal) => refusal !== undefined);

const createFolder = ({
  files,
  originals,
}: {
  readonly files: Readonly<Record<string, string>>;
  readonly originals: Readonly<Record<string, string | null>>;
}): ImportedFolder => ({
  files: new Map(Object.entries(files)),
  originals: new Map(Object.entries(originals).map(([path, sha256]) => [path.normalize('NFC'), sha256])),
});

export async function handlePreviewImport(deps: Deps, { body, staff }: StaffCall<typeof previewCatalogueImport>) {
  const now = deps.now();
  const refusal = authorize(staff, 'catalogue', group, now);
  if (refusal !== undefined) return refusal;
  const folder = createFolder(body);
  return toResult(await tryImport(deps, folder, now, staff.name), false);
}

export async function handleImport(deps: Deps, call: StaffCall<typeof importCatalogueFiles>) {
  const { body, staff } = call;
  const now = deps.now();
  const refusal = authorize(staff, 'catalogue', group, now);
  if (refusal !== undefined) return refusal;
  const folder = createFolder(body);
  if (body.refusesConflicts) {
    const attempt = await tryImport(deps, folder, now, staff.name);
    if (attempt.conflicts.length > 0) return toResult(attempt, false);
  }
  const answer = await runStaffWrite(deps, call, async (client) => {
    const compared = await importAndCompare(client, folder, now, staff.name, 'refused');
    const { result } = compared;
    if (!result.ok) return toResult(compared, false);
    const changes = listChanges(result.differences);
    const dinCodes = listVenuesWithNewTimes(result.differences);
    const changesRefusal = authorizeChanges(staff, changes, dinCodes.length > 0, now);
    if (changesRefusal !== undefined) return changesRefusal;
    await countComingStaysAtNewTimes(client, dinCodes, getTodayInSeoul(now));
    const changedPictures = result.pictures.filter(({ isChanged }) => isChanged);
    const leftOutCount = changedPictures.length - maxPictureEntries;
    await insertPictureEntries(client, staff, changedPictures);
    if (changes.length + changedPictures.length > 0)
      await insertAuditEntry(client, {
        ...createActor(staff),
        action: 'catalogue.import',
        subject: 'catalogue',
        htlCode: null,
        detail: {
          added: changes.filter(({ change }) => change === 'added').length,
          changed: changes.filter(({ change }) => change === 'changed').length,
          pictures: changedPictures.length,
          ...(leftOutCount > 0 ? { picturesWithoutEntry: leftOutCount } : {}),
        },
      });
    return toResult(compared, true);
  });
  if (!isFailure(answer)) getCatalogueCache(deps.database).clear();
  return answer;
}

export async function handleExport(deps: Deps, { staff }: StaffCall<typeof exportCatalogueFiles>) {
  const refusal = authorize(staff, 'catalogue', group, deps.now());
  if (refusal !== undefined) return refusal;
  return inSnapshot(deps.database.pool, async (client) => {
    const { files, originals } = await exportCatalogue(client);
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'catalogue.export',
      subject: 'catalogue',
      htlCode: null,
      detail: { files: files.size, pictures: originals.length },
    });
    return { files: Object.fromEntries(files), originals: [...originals] };
  });
}
