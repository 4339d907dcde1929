import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { DocumentFilter } from '@dining/domain/catalogue/document-filter';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type DocumentRow = CallResult<'POST /api/staff/product/list'>['documents'][number];
export type Consequences = CallResult<'POST /api/staff/product/unpublish/preview'>['consequences'];
type ProductView = CallResult<'POST /api/staff/product/draft/view'>;
type ProductVersion = CallResult<'POST /api/staff/product/history'>['versions'][number];

/** A document as guests see it, and its draft. */
export interface DocumentView<Kind extends VersionedKind = VersionedKind>
  extends Omit<ProductView, 'published' | 'draft'> {
  readonly published: ContentByKind[Kind] | null;
  readonly draft:
    | (Omit<NonNullable<ProductView['draft']>, 'fields' | 'base'> & {
        readonly fields: ContentByKind[Kind];
        readonly base: ContentByKind[Kind] | null;
      })
    | null;
}
export type DocumentDraft = NonNullable<DocumentView['draft']>;

export type DocumentVersion = Omit<ProductVersion, 'fields'>;

/** The hotel or venue whose documents are listed. */
export interface DocumentPlace {
  readonly htlCode?: HtlCode;
  readonly dinCode?: DinCode;
}

/** Returns the instant of a time in Seoul such as `2026-12-24T18:00`. */
export const toInstant = (seoulTime: string): string => `${seoulTime}:00+09:00`;

const documentsKey = (kind: VersionedKind) => ['documents', kind] as const;

/** Lists the documents of a place page by page: all, or those that a filter shows. */
export const getDocumentsQuery = (kind: VersionedKind, place: DocumentPlace, filter: DocumentFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: [...documentsKey(kind), 'list', place, filter],
    queryFn: ({ signal, pageParam }) =>
      call(`POST /api/staff/${kind}/list`, { body: { ...place, filter, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

async function listVenueDocuments(kind: VersionedKind, dinCode: DinCode, signal: AbortSignal): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = [];
  let after: string | null = null;
  do {
    const page: CallResult<'POST /api/staff/product/list'> = await call(`POST /api/staff/${kind}/list`, {
      body: { dinCode, after },
      signal,
    });
    rows.push(...page.documents);
    after = page.next;
  } while (after !== null);
  return rows;
}

/** Fetches all documents of a venue, from which staff choose one. Sends no request without a venue. */
export const getVenueDocumentsQuery = (kind: VersionedKind, dinCode: DinCode | null) =>
  queryOptions({
    queryKey: [...documentsKey(kind), 'all', dinCode],
    queryFn: dinCode === null ? skipToken : ({ signal }) => listVenueDocuments(kind, dinCode, signal),
  });

const readDraft = (kind: VersionedKind, code: string, signal: AbortSignal) =>
  call(`POST /api/staff/${kind}/draft/view`, { body: { code }, signal });

/** Fetches a document and its draft. Sends no request for a new document (null). */
export const getDocumentQuery = <Kind extends VersionedKind>(kind: Kind, code: string | null) =>
  queryOptions({
    queryKey: [...documentsKey(kind), 'view', code],
    // Colleagues save the same draft.
    staleTime: 0,
    queryFn: code === null ? skipToken : ({ signal }) => readDraft(kind, code, signal) as Promise<DocumentView<Kind>>,
  });

/** Reads all menus of a venue with their drafts. */
export const getMenuViewsQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: [...documentsKey('menu'), 'views', dinCode],
    // Colleagues save the same drafts.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { menuViews } = await call('POST /api/staff/menu/view-all', { body: { dinCode }, signal });
      return menuViews satisfies readonly DocumentView<'menu'>[];
    },
  });

export const getHistoryQuery = (kind: VersionedKind, code: string) =>
  infiniteQueryOptions({
    queryKey: [...documentsKey(kind), 'history', code],
    staleTime: 0,
    queryFn: ({ signal, pageParam }) =>
      call(`POST /api/staff/${kind}/history`, { body: { code, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const getConsequencesQuery = (kind: VersionedKind, code: string) =>
  queryOptions({
    queryKey: [...documentsKey(kind), 'consequences', code],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(`POST /api/staff/${kind}/unpublish/preview`, { body: { code }, signal }),
  });

/** Key of everything about documents: publishing one changes what others refer to. */
export const allDocumentsKey = ['documents'] as const;

interface OfKind {
  readonly kind: VersionedKind;
}
interface SaveInput extends OfKind, Omit<Body<'POST /api/staff/product/draft/save'>, 'fields'> {
  readonly fields: ContentByKind[VersionedKind];
}

// The kinds have the same endpoints, which differ only in the fields of a draft.
export const saveDraft = ({ kind, fields, ...body }: SaveInput, key: string) =>
  call(`POST /api/staff/${kind}/draft/save` as 'POST /api/staff/product/draft/save', {
    body: { ...body, fields: fields as Body<'POST /api/staff/product/draft/save'>['fields'] },
    headers: createIdempotencyHeaders(key),
  });
export const discardDraft = ({ kind, ...body }: OfKind & Body<'POST /api/staff/product/draft/discard'>, key: string) =>
  call(`POST /api/staff/${kind}/draft/discard`, { body, headers: createIdempotencyHeaders(key) });
export const publishDraft = ({ kind, ...body }: OfKind & Body<'POST /api/staff/product/draft/publish'>, key: string) =>
  call(`POST /api/staff/${kind}/draft/publish`, { body, headers: createIdempotencyHeaders(key) });
export const restoreVersion = (
  { kind, ...body }: OfKind & Body<'POST /api/staff/product/draft/restore'>,
  key: string,
) => call(`POST /api/staff/${kind}/draft/restore`, { body, headers: createIdempotencyHeaders(key) });
export const unpublishDocument = ({ kind, ...body }: OfKind & Body<'POST /api/staff/product/unpublish'>, key: string) =>
  call(`POST /api/staff/${kind}/unpublish`, { body, headers: createIdempotencyHeaders(key) });
export const createPreviewLink = (
  { kind, ...body }: OfKind & Body<'POST /api/staff/product/preview-link'>,
  key: string,
) => call(`POST /api/staff/${kind}/preview-link`, { body, headers: createIdempotencyHeaders(key) });
