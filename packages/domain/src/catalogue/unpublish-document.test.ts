import { expect, it } from 'vitest';
import { validCatalogue, validProduct } from '../../test/catalogue';
import { checkCatalogue } from './check-catalogue';
import { findDocument } from './convert-contents';
import type { VersionedKind } from './document-contents';
import { getPublicationState } from './publication-state';
import { type ConcernedDocument, unpublishDocument } from './unpublish-document';

const today = '2026-12-15';
const promotion: ConcernedDocument = { kind: 'promotion', code: 'PR1' };
const product: ConcernedDocument = { kind: 'product', code: 'P10101' };

it.each<readonly [VersionedKind, code: string, concerned: readonly ConcernedDocument[]]>([
  ['venue', 'D101', [product, promotion]],
  ['menu', '10101', [product]],
  ['product', 'P10101', [promotion]],
  ['promotion', 'PR1', []],
])('an unpublished %s (%s) is off, breaks no rule, and affects %j', (kind, code, concerned) => {
  const unpublishing = unpublishDocument(validCatalogue, kind, code, today);
  expect(unpublishing?.concerned).toEqual(concerned);
  const next = unpublishing?.next ?? validCatalogue;
  expect(getPublicationState(kind, findDocument(next, kind, code), next, today)).toBe('off');
  expect(checkCatalogue(next)).toEqual([]);
});

it.each<readonly [what: string, changes: object, VersionedKind, code: string]>([
  [
    'a promotion that has ended',
    { promotions: [{ ...validCatalogue.promotions[0], endsOn: '2026-12-14' }] },
    'product',
    'P10101',
  ],
  ['a product off sale', { products: [{ ...validProduct, onSale: false }], promotions: [] }, 'venue', 'D101'],
])('%s is not affected', (_what, changes, kind, code) => {
  expect(unpublishDocument({ ...validCatalogue, ...changes }, kind, code, today)?.concerned).toEqual([]);
});

it('an unpublished promotion that has not begun starts and ends yesterday', () => {
  const [coming] = validCatalogue.promotions.map((each) => ({ ...each, startsOn: '2026-12-20' }));
  const next = unpublishDocument(
    { ...validCatalogue, promotions: coming ? [coming] : [] },
    'promotion',
    'PR1',
    today,
  )?.next;
  expect(next?.promotions[0]).toMatchObject({ startsOn: '2026-12-14', endsOn: '2026-12-14' });
});

it.each(['venue', 'menu', 'product', 'promotion'] as const)(
  'a %s that does not exist cannot be unpublished',
  (kind) => {
    expect(unpublishDocument(validCatalogue, kind, '9', today)).toBeUndefined();
  },
);
