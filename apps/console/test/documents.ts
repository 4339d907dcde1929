import { createContent } from '@dining/domain/catalogue/convert-contents';
import type {
  ContentByKind,
  MenuContent,
  ProductContent,
  VersionedKind,
} from '@dining/domain/catalogue/document-contents';
import type { DocumentDraft, DocumentRow, DocumentView } from '../src/entities/catalogue/documents';

/** Creates a text in the four languages. */
export const createText = (name: string) => ({ ko: `${name} ko`, en: name, cn: `${name} cn`, ja: `${name} ja` });

export const createMenuContent = (changes: Partial<MenuContent> = {}): MenuContent => ({
  ...createContent('menu'),
  name: createText('Grill course'),
  price: 120_000,
  ...changes,
});

export const createProductContent = (changes: Partial<ProductContent> = {}): ProductContent => ({
  ...createContent('product'),
  name: createText('Dinner'),
  categoryPosition: 1,
  ...changes,
});

export const createDocumentRow = (changes: Partial<DocumentRow> = {}): DocumentRow =>
  ({
    code: '11',
    name: 'Grill course',
    htlCode: 'H01',
    dinCode: 'GRILL',
    state: 'published',
    draft: null,
    missingLanguages: [],
    ...changes,
  }) as DocumentRow;

export const draftFacts = {
  state: 'open',
  draftId: '5f3c2d1e-0000-4000-8000-000000000003',
  savedBy: 'Jun Park',
  savedAt: '2026-11-30T01:00:00Z',
  publishAt: null,
  problems: null,
} as const;

export const createDraft = <Kind extends VersionedKind>(
  fields: ContentByKind[Kind],
  changes: Partial<Omit<DocumentDraft, 'fields' | 'base'> & { readonly base: ContentByKind[Kind] | null }> = {},
) => ({ ...draftFacts, fields, version: 3, base: null, conflicts: [], ...changes });

export const createView = <Kind extends VersionedKind>(
  published: ContentByKind[Kind] | null,
  changes: Partial<DocumentView<Kind>> = {},
): DocumentView<Kind> =>
  ({
    code: '11',
    htlCode: 'H01',
    dinCode: 'GRILL',
    state: published === null ? 'new' : 'published',
    published,
    publishedVersion: published === null ? null : 'v1',
    draft: null,
    ...changes,
  }) as DocumentView<Kind>;
