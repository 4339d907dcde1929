import { type Failure, fail, isFailure } from '@dining/contract/failure';
import { createContent, createDocumentCode, type DocumentIdentity } from '@dining/domain/catalogue/convert-contents';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import { mergeDraft } from '@dining/domain/catalogue/merge-draft';
import { formatPublicationTime, getDraftState, planPublication } from '@dining/domain/catalogue/plan-publication';
import { canPublish, listChangedTurnFields } from '@dining/domain/catalogue/publication-permission';
import { getPublicationState } from '@dining/domain/catalogue/publication-state';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { countComingStaysAtNewTimes } from '../../../booking/capacity/count-stays-at-new-times';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { toCatalogue } from '../../../catalogue/document-rows';
import { findForeignPictures } from '../../../catalogue/draft-pictures';
import { refuseFields } from '../../../catalogue/edit-catalogue';
import { checkDraft, type DraftEdit, getPublishedVersion, publishDraft } from '../../../catalogue/publish-draft';
import type { Deps } from '../../../config/deps';
import { inSnapshot } from '../../../db/transaction';
import { createActor, runStaffWrite, toSubjectScope } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { closeAlarm } from '../../../notifications/alarms';
import { insertAuditEntry } from '../../../stores/app/audit';
import { listCatalogueRows, lockCatalogue } from '../../../stores/catalogue/catalogue-rows';
import { type DraftRow, deleteDraft, listDrafts, planDraft, saveDraft } from '../../../stores/catalogue/drafts';
import { findVersion } from '../../../stores/catalogue/versions';
import {
  type DocumentCall,
  type DocumentSubject,
  failChanged,
  findAuthorizedSubject,
  findDraftVenue,
  formatSubject,
  listDocumentScopes,
  lockSeenSubject,
  refuseWithoutAccess,
  type SeenDraft,
} from './document-access';

/** Converts a draft to the fields that staff see. */
export const toDraftWire = ({ savedBy, savedAt, publishAt, problems }: DraftRow) => ({
  state: getDraftState({ publishAt, problems }),
  savedBy,
  savedAt: savedAt.toISOString(),
  publishAt: publishAt === null ? null : formatPublicationTime(publishAt),
  problems: problems === null ? null : problems.map(({ path, message }) => ({ path, message })),
});

/** Converts a document and its draft to what staff see. */
export const toDocumentWire = <Kind extends VersionedKind>(
  kind: Kind,
  { identity, catalogue, stored, published, publishedVersion, draft }: DocumentSubject<Kind>,
  now: Date,
) => ({
  code: identity.code,
  htlCode: identity.htlCode,
  dinCode: identity.dinCode,
  state: getPublicationState(kind, stored, catalogue, getTodayInSeoul(now)),
  published,
  publishedVersion,
  draft:
    draft === undefined
      ? null
      : {
          ...toDraftWire(draft),
          fields: draft.content,
          draftId: draft.draftId,
          version: draft.version,
          base: draft.base,
          conflicts: [...mergeDraft(draft.base, draft.content, published).conflicts],
        },
});

export async function handleViewDraft<Kind extends VersionedKind>(
  { database: { pool }, now }: Deps,
  kind: Kind,
  { body: { code }, staff }: DocumentCall<{ readonly code: string }>,
) {
  const subject = await inSnapshot(pool, (client) =>
    findAuthorizedSubject(client, { staff, kind, code, access: 'read', now: now() }),
  );
  return isFailure(subject) ? subject : toDocumentWire(kind, subject, now());
}

interface SaveBody<Kind extends VersionedKind> extends SeenDraft {
  readonly code: string | null;
  readonly htlCode?: HtlCode | undefined;
  readonly dinCode?: DinCode | undefined;
  readonly publishedVersion: string | null;
  readonly fields: ContentByKind[Kind];
}

/** Returns hotel and venue of a new document: those that the caller names, if they exist. */
function findNewPlace(
  { venues, hotels }: Catalogue,
  kind: VersionedKind,
  { htlCode, dinCode, fields }: Omit<SaveBody<VersionedKind>, 'code'>,
): Pick<DocumentIdentity, 'htlCode' | 'dinCode'> | undefined {
  if (kind === 'menu' || kind === 'product') {
    const venue = venues.find((each) => each.dinCode === dinCode);
    return venue && { htlCode: venue.htlCode, dinCode: venue.dinCode };
  }
  const hotel = hotels.find((each) => each.htlCode === htlCode);
  return hotel && { htlCode: hotel.htlCode, dinCode: findDraftVenue(fields, { kind, dinCode: null }) };
}

/** What a draft contains, and the draft that it replaces. */
interface DraftChange {
  readonly content: object;
  readonly base: object | null;
  readonly catalogue: Catalogue;
  readonly published: object | null;
  readonly replaced: DraftRow | undefined;
}

interface WrittenDraft {
  readonly code: string;
  readonly draftId: string;
  readonly version: number;
}

/** Returns the detail of an audit entry about the plan that ends when this draft is replaced or discarded. */
const describeEndedPlan = (draft: DraftRow | undefined): { readonly endedPlan?: string } =>
  draft?.publishAt ? { endedPlan: formatPublicationTime(draft.publishAt) } : {};

/**
 * Saves the draft of a document, with its audit entry. Returns its id and version; a failure if it names a venue or
 * pictures of another hotel.
 */
async function writeDraft(
  client: PoolClient,
  staff: StaffCaller,
  identity: DocumentIdentity,
  { content, base, catalogue, published, replaced }: DraftChange,
): Promise<WrittenDraft | Failure> {
  const { kind, code, htlCode } = identity;
  const dinCode = findDraftVenue(content, identity);
  const venue = catalogue.venues.find((each) => each.dinCode === dinCode);
  if (venue !== undefined && venue.htlCode !== htlCode)
    return refuseFields([{ path: 'dinCode', code: 'reference_unknown' }]);
  const pictureIssues = await findForeignPictures(client, htlCode, content, published);
  if (pictureIssues.length > 0) return refuseFields(pictureIssues);
  const { draftId, version } = await saveDraft(client, {
    kind,
    code,
    htlCode,
    dinCode,
    content,
    base,
    savedBy: staff.name,
  });
  await insertAuditEntry(client, {
    ...createActor(staff),
    action: 'draft.save',
    subject: formatSubject(identity),
    htlCode,
    detail: { version, ...describeEndedPlan(replaced) },
  });
  return { code, draftId, version };
}

async function createDraft<Kind extends VersionedKind>(
  client: PoolClient,
  staff: StaffCaller,
  kind: Kind,
  body: SaveBody<Kind>,
  now: Date,
): Promise<WrittenDraft | Failure> {
  await lockCatalogue(client);
  const catalogue = toCatalogue(await listCatalogueRows(client));
  const place = findNewPlace(catalogue, kind, body);
  if (place === undefined) return fail('not_found');
  // A venue that does not exist yet belongs to the hotel.
  const refusal = refuseWithoutAccess(staff, kind, [toSubjectScope(place)], 'draft', now);
  if (refusal !== undefined) return refusal;
  const drafts = await listDrafts(client, kind);
  const code = createDocumentCode(
    kind,
    catalogue,
    drafts.map((draft) => draft.code),
  );
  const change = { content: body.fields, base: null, catalogue, published: null, replaced: undefined };
  return writeDraft(client, staff, { kind, code, ...place }, change);
}

/** Refuses to move a promotion to a venue in which the caller may not edit promotions. */
const refuseNewVenue = (
  staff: StaffCaller,
  identity: DocumentIdentity,
  content: object,
  now: Date,
): Failure | undefined =>
  refuseWithoutAccess(
    staff,
    identity.kind,
    [toSubjectScope({ htlCode: identity.htlCode, dinCode: findDraftVenue(content, identity) })],
    'draft',
    now,
  );

/** Refuses a call that ends a plan if the caller may not publish. A save may end it, and its audit entry says so. */
const refusePlanned = <Kind extends VersionedKind>(
  staff: StaffCaller,
  { identity, draft }: DocumentSubject<Kind>,
  now: Date,
): Failure | undefined =>
  draft === undefined || draft.publishAt === null
    ? undefined
    : refuseWithoutAccess(staff, identity.kind, listDocumentScopes(identity, draft), 'full', now);

export async function handleSaveDraft<Kind extends VersionedKind>(
  deps: Deps,
  kind: Kind,
  call: DocumentCall<SaveBody<Kind>>,
) {
  const { body, staff } = call;
  const { code, publishedVersion, fields } = body;
  const now = deps.now();
  return runStaffWrite(deps, call, async (client) => {
    if (code === null) return createDraft(client, staff, kind, body, now);
    const subject = await lockSeenSubject(client, { staff, kind, code, access: 'draft', now }, body);
    if (isFailure(subject)) return subject;
    const { identity, draft, published, catalogue } = subject;
    // Without a draft, the form was filled with the published document.
    if (draft === undefined && publishedVersion !== subject.publishedVersion) return failChanged(subject);
    const refusal = refuseNewVenue(staff, identity, fields, now);
    if (refusal !== undefined) return refusal;
    const base = draft === undefined ? published : draft.base;
    return writeDraft(client, staff, identity, { content: fields, base, catalogue, published, replaced: draft });
  });
}

export async function handleDiscardDraft(
  deps: Deps,
  kind: VersionedKind,
  call: DocumentCall<SeenDraft & { readonly code: string }>,
) {
  const { body, staff } = call;
  const { code, version } = body;
  return runStaffWrite(deps, call, async (client) => {
    const request = { staff, kind, code, access: 'draft', now: deps.now() } as const;
    const subject = await lockSeenSubject(client, request, body);
    if (isFailure(subject)) return subject;
    const refusal = refusePlanned(staff, subject, request.now);
    if (refusal !== undefined) return refusal;
    await deleteDraft(client, kind, code);
    await closeAlarm(client, call.request.log, 'publication_failed', formatSubject(subject.identity));
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'draft.discard',
      subject: formatSubject(subject.identity),
      htlCode: subject.identity.htlCode,
      detail: { version, ...describeEndedPlan(subject.draft) },
    });
    return { code };
  });
}

export async function handleRestoreVersion(
  deps: Deps,
  kind: VersionedKind,
  call: DocumentCall<SeenDraft & { readonly code: string; readonly historyVersion: number }>,
) {
  const { body, staff } = call;
  const { code, historyVersion } = body;
  const now = deps.now();
  return runStaffWrite(deps, call, async (client) => {
    const subject = await lockSeenSubject(client, { staff, kind, code, access: 'draft', now }, body);
    if (isFailure(subject)) return subject;
    const restored = await findVersion(client, kind, code, historyVersion);
    if (restored === undefined) return fail('not_found');
    const { identity, catalogue, published, draft } = subject;
    // A version of an older release lacks the fields that were added since.
    const content = { ...(published ?? createContent(kind)), ...restored.content };
    const refusal = refusePlanned(staff, subject, now) ?? refuseNewVenue(staff, identity, content, now);
    if (refusal !== undefined) return refusal;
    return writeDraft(client, staff, identity, { content, base: published, catalogue, published, replaced: draft });
  });
}

/** Refuses a publication that needs a capability that the caller lacks, at the fields that need it. */
function refusePublication<Kind extends VersionedKind>(
  staff: StaffCaller,
  kind: Kind,
  edit: DraftEdit<Kind>,
  now: Date,
): Failure | undefined {
  if (canPublish(staff.grants, { kind, ...edit }, edit.places, now)) return undefined;
  const fields = listChangedTurnFields(edit);
  return fields.length === 0
    ? fail('forbidden')
    : refuseFields(fields.map((path) => ({ path, code: 'publication_forbidden' })));
}

interface PublishBody extends SeenDraft {
  readonly code: string;
  readonly publishedVersion: string | null;
  readonly publishAt: string | null;
}

export async function handlePublishDraft(deps: Deps, kind: VersionedKind, call: DocumentCall<PublishBody>) {
  const { body, staff } = call;
  const { code, version, publishedVersion } = body;
  const now = deps.now();
  const answer = await runStaffWrite(deps, call, async (client) => {
    const subject = await lockSeenSubject(client, { staff, kind, code, access: 'full', now }, body);
    if (isFailure(subject)) return subject;
    const { identity, catalogue, draft } = subject;
    if (draft === undefined) return failChanged(subject);
    const plan = planPublication(body.publishAt, now);
    if (!plan.ok) return fail(plan.error);
    const { htlCode } = identity;
    const entry = { ...createActor(staff), subject: formatSubject(identity), htlCode } as const;
    await closeAlarm(client, call.request.log, 'publication_failed', entry.subject);
    if (plan.publishAt !== null) {
      const edit = await checkDraft(client, draft, publishedVersion, catalogue);
      if (isFailure(edit)) return edit;
      const refusal = refusePublication(staff, kind, edit, now);
      if (refusal !== undefined) return refusal;
      if (staff.staffId === null) return fail('forbidden');
      const planned = await planDraft(client, {
        kind,
        code,
        content: edit.content,
        base: edit.before,
        publishAt: plan.publishAt,
        plannedBy: staff.staffId,
      });
      await insertAuditEntry(client, { ...entry, action: 'draft.plan', detail: { publishAt: body.publishAt } });
      return { code, publishAt: body.publishAt, version: planned, publishedVersion: subject.publishedVersion };
    }
    const edit = await publishDraft(client, draft, publishedVersion, { name: staff.name, source: 'console' });
    if (isFailure(edit)) return edit;
    const refusal = refusePublication(staff, kind, edit, now);
    if (refusal !== undefined) return refusal;
    if (listChangedTurnFields(edit).length > 0)
      await countComingStaysAtNewTimes(client, [toCode<DinCode>(code)], getTodayInSeoul(now));
    await deleteDraft(client, kind, code);
    await insertAuditEntry(client, { ...entry, action: 'draft.publish', detail: { version } });
    return { code, publishAt: null, version: null, publishedVersion: getPublishedVersion(kind, edit.published) };
  });
  getCatalogue(deps.database).clear();
  return answer;
}
