import { expect, it } from 'vitest';
import { changeProduct, validCatalogue } from '../../test/catalogue';
import { findDocument } from './convert-contents';
import type { PublicationState, VersionedKind } from './document-contents';
import { getPublicationState } from './publication-state';

const codes = { venue: 'D101', menu: '10101', product: 'P10101', promotion: 'PR1' } as const;
const today = '2026-12-15';
const [option] = validCatalogue.products[0]?.options ?? [];
const [promotion] = validCatalogue.promotions;

it.each<readonly [what: string, VersionedKind, changes: object, PublicationState]>([
  ['an active venue', 'venue', {}, 'published'],
  ['a venue that is not active', 'venue', { venues: [{ ...validCatalogue.venues[0], active: false }] }, 'off'],
  ['a menu that a product offers', 'menu', {}, 'published'],
  [
    'a menu that a product only shows',
    'menu',
    changeProduct({ options: option ? [{ ...option, onSale: false }] : [] }),
    'off',
  ],
  ['a menu without a product', 'menu', { products: [] }, 'off'],
  ['a product on sale', 'product', {}, 'published'],
  ['a product off sale', 'product', changeProduct({ onSale: false }), 'off'],
  ['a promotion on its last day', 'promotion', { promotions: [{ ...promotion, endsOn: today }] }, 'published'],
  ['a promotion without an end', 'promotion', { promotions: [{ ...promotion, endsOn: null }] }, 'published'],
  ['a promotion that ended yesterday', 'promotion', { promotions: [{ ...promotion, endsOn: '2026-12-14' }] }, 'off'],
  ['a product that exists only as a draft', 'product', { products: [] }, 'new'],
])('the publication state of %s is $3', (_what, kind, changes, state) => {
  const catalogue = { ...validCatalogue, ...changes };
  expect(getPublicationState(kind, findDocument(catalogue, kind, codes[kind]), catalogue, today)).toBe(state);
});
