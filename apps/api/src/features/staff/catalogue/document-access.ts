import { type Failure, fail, isFailure } from '@dining/contract/failure';
import {
  type DocumentByKind,
  type DocumentIdentity,
  findDocument,
  getContent,
  getIdentity,
} from '@dining/domain/catalogue/convert-contents';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import { getKindCapability } from '@dining/domain/catalogue/kind-capabilities';
import { formatPublicationTime } from '@dining/domain/catalogue/plan-publication';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { type Access, getPermission, type Scope } from '@dining/domain/staff/permissions';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { toCatalogue } from '../../../catalogue/document-rows';
import { getPublishedVersion } from '../../../catalogue/publish-draft';
import { requireSecondFactor, toSubjectScope } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { listCatalogueRows, lockCatalogue } from '../../../stores/catalogue/catalogue-rows';
import { findDraft, type StoredDraft } from '../../../stores/catalogue/drafts';

/** A call about documents of a kind. */
export interface DocumentCall<Body> {
  readonly body: Body;
  readonly staff: StaffCaller;
  readonly request: FastifyRequest;
}

const accessOrder: readonly Access[] = ['read', 'draft', 'full'];

/** Returns true if the caller has this access, or more, to the documents of a kind in a scope. */
export function hasAccess(staff: StaffCaller, kind: VersionedKind, scope: Scope, access: Access, now: Date): boolean {
  const permission = getPermission(staff.grants, getKindCapability(kind), scope, now);
  return permission.allowed && accessOrder.indexOf(permission.access) >= accessOrder.indexOf(access);
}

/** Refuses a caller who lacks the access in one of the scopes; with `not_found` if they may not know the subject. */
export function refuseWithoutAccess(
  staff: StaffCaller,
  kind: VersionedKind,
  scopes: readonly Scope[],
  access: Access,
  now: Date,
): Failure | undefined {
  if (scopes.some((scope) => !hasAccess(staff, kind, scope, 'read', now))) return fail('not_found');
  if (scopes.some((scope) => !hasAccess(staff, kind, scope, access, now))) return fail('forbidden');
  const needsSecondFactor = scopes.some((scope) => {
    const permission = getPermission(staff.grants, getKindCapability(kind), scope, now);
    return access === 'full' && permission.allowed && permission.needsSecondFactor;
  });
  return needsSecondFactor ? requireSecondFactor(staff) : undefined;
}

/** A document with its draft. At least one of both exists. */
export interface DocumentSubject<Kind extends VersionedKind> {
  readonly identity: DocumentIdentity;
  readonly catalogue: Catalogue;
  readonly stored: DocumentByKind[Kind] | undefined;
  /** The content that guests see; null before it is published. */
  readonly published: ContentByKind[Kind] | null;
  readonly publishedVersion: string | null;
  readonly draft: StoredDraft<Kind> | undefined;
}

type Place = Pick<DocumentIdentity, 'htlCode' | 'dinCode'>;

/** Lists the places to which a document belongs, published and as its draft has it. */
export const listDocumentScopes = (identity: Place, draft: Place | undefined): readonly Scope[] => [
  toSubjectScope(identity),
  ...(draft === undefined || (draft.htlCode === identity.htlCode && draft.dinCode === identity.dinCode)
    ? []
    : [toSubjectScope(draft)]),
];

/** Combines a document of the catalogue with its draft; undefined if there is neither. */
export function createSubject<Kind extends VersionedKind>(
  kind: Kind,
  code: string,
  catalogue: Catalogue,
  draft: StoredDraft<Kind> | undefined,
): DocumentSubject<Kind> | undefined {
  const stored = findDocument(catalogue, kind, code);
  const identity =
    stored === undefined
      ? draft && { kind, code, htlCode: draft.htlCode, dinCode: draft.dinCode }
      : getIdentity(kind, stored, catalogue);
  if (identity === undefined) return undefined;
  return {
    identity,
    catalogue,
    stored,
    published: stored === undefined ? null : getContent(kind, stored),
    publishedVersion: getPublishedVersion(kind, stored),
    draft,
  };
}

interface SubjectRequest<Kind extends VersionedKind> {
  readonly staff: StaffCaller;
  readonly kind: Kind;
  readonly code: string;
  readonly access: Access;
  readonly now: Date;
}

/** Loads a document with its draft for a caller who has the access in the places of both. */
export async function findAuthorizedSubject<Kind extends VersionedKind>(
  client: PoolClient,
  { staff, kind, code, access, now }: SubjectRequest<Kind>,
): Promise<DocumentSubject<Kind> | Failure> {
  const catalogue = toCatalogue(await listCatalogueRows(client));
  const subject = createSubject(kind, code, catalogue, await findDraft(client, kind, code));
  if (subject === undefined) return fail('not_found');
  const refusal = refuseWithoutAccess(staff, kind, listDocumentScopes(subject.identity, subject.draft), access, now);
  return refusal ?? subject;
}

/** Same as `findAuthorizedSubject`, under the lock of the catalogue: nothing changes it until the transaction ends. */
export async function lockAuthorizedSubject<Kind extends VersionedKind>(
  client: PoolClient,
  request: SubjectRequest<Kind>,
): Promise<DocumentSubject<Kind> | Failure> {
  await lockCatalogue(client);
  return findAuthorizedSubject(client, request);
}

/** The draft that a caller saw. */
export interface SeenDraft {
  /** Null if they saw none. */
  readonly version: number | null;
  readonly draftId?: string | undefined;
}

/**
 * Loads a document with the draft that the caller saw. If that was discarded and a later draft has got its code, the
 * document is not found, because it is another one.
 */
export async function lockSeenSubject<Kind extends VersionedKind>(
  client: PoolClient,
  request: SubjectRequest<Kind>,
  { version, draftId }: SeenDraft,
): Promise<DocumentSubject<Kind> | Failure> {
  const subject = await lockAuthorizedSubject(client, request);
  if (isFailure(subject)) return subject;
  const { draft, stored } = subject;
  const isLater = draft !== undefined && draftId !== undefined && draftId !== draft.draftId;
  if (isLater && stored === undefined) return fail('not_found');
  return !isLater && (draft?.version ?? null) === version ? subject : failChanged(subject);
}

/** Creates the failure with which a caller gets the current draft, or else the published document. */
export const failChanged = <Kind extends VersionedKind>({
  draft,
  published,
  publishedVersion,
}: DocumentSubject<Kind>): Failure => ({
  failure: 'changed_meanwhile',
  current: {
    version: draft?.version ?? null,
    draftId: draft?.draftId ?? null,
    publishedVersion,
    fields: draft?.content ?? published,
    publishAt: draft?.publishAt ? formatPublicationTime(draft.publishAt) : null,
  },
});

/** Returns the venue of a draft: that of its document, or for a promotion the one in its content. */
export function findDraftVenue(content: object, identity: Pick<DocumentIdentity, 'kind' | 'dinCode'>): DinCode | null {
  if (identity.kind !== 'promotion') return identity.dinCode;
  const dinCode = 'dinCode' in content && typeof content.dinCode === 'string' ? content.dinCode : '';
  return dinCode === '' ? null : toCode<DinCode>(dinCode);
}

/** Returns the subject of an audit entry, such as `menu 12`. */
export const formatSubject = ({ kind, code }: Pick<DocumentIdentity, 'kind' | 'code'>): string => `${kind} ${code}`;
