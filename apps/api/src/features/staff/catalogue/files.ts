import { type Failure, isFailure } from '@dining/contract/failure';
import type {
  exportCatalogueFiles,
  importCatalogueFiles,
  previewCatalogueImport,
} from '@dining/contract/staff/catalogue-files';
import { getKindCapability } from '@dining/domain/catalogue/kind-capabilities';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Scope } from '@dining/domain/staff/permissions';
import { countComingStaysAtNewTimes } from '../../../booking/capacity/count-stays-at-new-times';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { exportCatalogue, type ImportResult, importCatalogue } from '../../../catalogue/import-catalogue';
import { type CatalogueChange, listChanges, listVenuesWithNewTimes } from '../../../catalogue/list-changes';
import type { FileIssue } from '../../../catalogue/parse-files';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';

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

const toResult = (result: ImportResult, applied: boolean) =>
  result.ok
    ? { applied, issues: [], changes: listChanges(result.differences).map(toChangeWire) }
    : { applied: false, issues: result.issues.map(toIssueWire), changes: [] };

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

export async function handlePreviewImport(deps: Deps, { body, staff }: StaffCall<typeof previewCatalogueImport>) {
  const now = deps.now();
  const refusal = authorize(staff, 'catalogue', group, now);
  if (refusal !== undefined) return refusal;
  const files = new Map(Object.entries(body.files));
  const result = await inTransaction(
    deps.database.pool,
    (client) => importCatalogue(client, files, now, staff.name),
    () => false,
  );
  return toResult(result, false);
}

export async function handleImport(deps: Deps, call: StaffCall<typeof importCatalogueFiles>) {
  const { body, staff } = call;
  const now = deps.now();
  const refusal = authorize(staff, 'catalogue', group, now);
  if (refusal !== undefined) return refusal;
  const files = new Map(Object.entries(body.files));
  const answer = await runStaffWrite(deps, call, async (client) => {
    const result = await importCatalogue(client, files, now, staff.name);
    if (!result.ok) return toResult(result, false);
    const changes = listChanges(result.differences);
    const dinCodes = listVenuesWithNewTimes(result.differences);
    const changesRefusal = authorizeChanges(staff, changes, dinCodes.length > 0, now);
    if (changesRefusal !== undefined) return changesRefusal;
    await countComingStaysAtNewTimes(client, dinCodes, getTodayInSeoul(now));
    if (changes.length > 0)
      await insertAuditEntry(client, {
        ...createActor(staff),
        action: 'catalogue.import',
        subject: 'catalogue',
        htlCode: null,
        detail: {
          added: changes.filter(({ change }) => change === 'added').length,
          changed: changes.filter(({ change }) => change === 'changed').length,
        },
      });
    return toResult(result, true);
  });
  if (!isFailure(answer)) getCatalogue(deps.database).clear();
  return answer;
}

export async function handleExport(deps: Deps, { staff }: StaffCall<typeof exportCatalogueFiles>) {
  const refusal = authorize(staff, 'catalogue', group, deps.now());
  if (refusal !== undefined) return refusal;
  return inTransaction(deps.database.pool, async (client) => {
    const files = Object.fromEntries(await exportCatalogue(client));
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'catalogue.export',
      subject: 'catalogue',
      htlCode: null,
      detail: { files: Object.keys(files).length },
    });
    return { files };
  });
}
