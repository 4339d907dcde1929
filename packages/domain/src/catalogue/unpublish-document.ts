import { addDays, type SeoulDate } from '../shared/seoul-time';
import { findDocument, replaceDocument } from './convert-contents';
import type { VersionedKind } from './document-contents';
import type { Catalogue } from './documents';

export interface ConcernedDocument {
  readonly kind: VersionedKind;
  readonly code: string;
}

export interface Unpublishing {
  readonly next: Catalogue;
  /** Other documents that change, or that guests can no longer book or see. */
  readonly concerned: readonly ConcernedDocument[];
}

/** Lists the promotions that guests still see and for which `isConcerned` returns true. */
const listPromotions = (
  { promotions }: Catalogue,
  isConcerned: (promotion: Catalogue['promotions'][number]) => boolean,
  today: SeoulDate,
): ConcernedDocument[] =>
  promotions
    .filter((promotion) => (promotion.endsOn === null || promotion.endsOn >= today) && isConcerned(promotion))
    .map(({ promCode }) => ({ kind: 'promotion', code: promCode }));

const unpublishers: {
  readonly [Kind in VersionedKind]: (catalogue: Catalogue, code: string, today: SeoulDate) => Unpublishing | undefined;
} = {
  venue: (catalogue, code, today) => {
    const venue = findDocument(catalogue, 'venue', code);
    if (venue === undefined) return undefined;
    return {
      next: replaceDocument(catalogue, 'venue', { ...venue, active: false }),
      concerned: [
        ...catalogue.products
          .filter(({ dinCode, onSale }) => dinCode === venue.dinCode && onSale)
          .map(({ prodCode }): ConcernedDocument => ({ kind: 'product', code: prodCode })),
        ...listPromotions(catalogue, ({ dinCode }) => dinCode === venue.dinCode, today),
      ],
    };
  },
  menu: (catalogue, code) => {
    const menu = findDocument(catalogue, 'menu', code);
    if (menu === undefined) return undefined;
    const { menuIndex } = menu;
    const products = catalogue.products.filter(({ options }) =>
      options.some((option) => option.menuIndex === menuIndex && option.onSale),
    );
    return {
      next: products.reduce(
        (next, product) =>
          replaceDocument(next, 'product', {
            ...product,
            options: product.options.map((option) =>
              option.menuIndex === menuIndex ? { ...option, onSale: false } : option,
            ),
          }),
        catalogue,
      ),
      concerned: products.map(({ prodCode }) => ({ kind: 'product', code: prodCode })),
    };
  },
  product: (catalogue, code, today) => {
    const product = findDocument(catalogue, 'product', code);
    if (product === undefined) return undefined;
    return {
      next: replaceDocument(catalogue, 'product', { ...product, onSale: false }),
      concerned: listPromotions(catalogue, ({ prodCode }) => prodCode === product.prodCode, today),
    };
  },
  promotion: (catalogue, code, today) => {
    const promotion = findDocument(catalogue, 'promotion', code);
    if (promotion === undefined) return undefined;
    const yesterday = addDays(today, -1);
    const startsOn = promotion.startsOn !== null && promotion.startsOn > yesterday ? yesterday : promotion.startsOn;
    return {
      next: replaceDocument(catalogue, 'promotion', { ...promotion, startsOn, endsOn: yesterday }),
      concerned: [],
    };
  },
};

/**
 * Hides a document from guests: a venue is no longer active, a product no longer on sale, products no longer offer a
 * menu, a promotion ended yesterday. Reservations stay as they are. Returns undefined if there is no such document.
 */
export const unpublishDocument = (
  catalogue: Catalogue,
  kind: VersionedKind,
  code: string,
  today: SeoulDate,
): Unpublishing | undefined => unpublishers[kind](catalogue, code, today);
