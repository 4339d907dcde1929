import type { ReservationType } from '../products/product';
import type { DinCode } from '../shared/codes';
import type { LocalizedText } from '../shared/localized-text';
import type { Catalogue } from './documents';
import { toTextFields } from './fields';
import { hasSameContent } from './list-differences';

interface Category {
  readonly name: LocalizedText;
  readonly reservationType: ReservationType;
}

/**
 * Returns where each category of a venue is in its new list, from 1; undefined for one that was removed. A category is
 * recognised by its name and kind of reservation, or else by its place, if it was renamed there.
 */
export function findNewPositions(
  before: readonly Category[],
  after: readonly Category[],
): readonly (number | undefined)[] {
  const matchedIndexes = new Set<number>();
  const matchIndex = (index: number): number | undefined => {
    if (index < 0) return undefined;
    matchedIndexes.add(index);
    return index + 1;
  };
  const isFree = (index: number): boolean => index in after && !matchedIndexes.has(index);
  const isSame = (category: Category, index: number): boolean => {
    const other = after[index];
    return (
      other !== undefined &&
      isFree(index) &&
      category.reservationType === other.reservationType &&
      hasSameContent(toTextFields(category.name), toTextFields(other.name))
    );
  };
  const inPlace = before.map((category, index) => (isSame(category, index) ? matchIndex(index) : undefined));
  const moved = before.map(
    (category, index) => inPlace[index] ?? matchIndex(after.findIndex((_, other) => isSame(category, other))),
  );
  return moved.map((position, index) => position ?? (isFree(index) ? matchIndex(index) : undefined));
}

export type KeptCategories<Kept> =
  | { readonly ok: true; readonly value: Kept }
  /** `name` is that of the category that was removed although a product belongs to it. */
  | { readonly ok: false; readonly error: 'category_in_use'; readonly name: LocalizedText };

/**
 * Returns the products of a venue with each `categoryPosition` updated to the new list of categories. Fails if a
 * category was removed although a product belongs to it.
 */
export function keepCategories<Product extends { readonly categoryPosition: number | null }>(
  before: readonly Category[],
  after: readonly Category[],
  products: readonly Product[],
): KeptCategories<readonly Product[]> {
  const positions = findNewPositions(before, after);
  const removed = before.find(
    (_, index) =>
      positions[index] === undefined && products.some(({ categoryPosition }) => categoryPosition === index + 1),
  );
  if (removed !== undefined) return { ok: false, error: 'category_in_use', name: removed.name };
  return {
    ok: true,
    value: products.map((product) => {
      const { categoryPosition } = product;
      const position = categoryPosition === null ? null : positions[categoryPosition - 1];
      return position === undefined || position === categoryPosition
        ? product
        : { ...product, categoryPosition: position };
    }),
  };
}

/**
 * Returns the catalogue `next`, in which a venue has changed, with the products of the venue in the categories that
 * they had in `before`. Fails if a category was removed although a product belongs to it.
 */
export function keepProductCategories(before: Catalogue, next: Catalogue, dinCode: DinCode): KeptCategories<Catalogue> {
  const find = ({ venues }: Catalogue) => venues.find((venue) => venue.dinCode === dinCode)?.categories ?? [];
  const products = next.products.filter((product) => product.dinCode === dinCode);
  const kept = keepCategories(find(before), find(next), products);
  if (!kept.ok) return kept;
  const keptByCode = new Map(kept.value.map((product) => [product.prodCode, product]));
  return {
    ok: true,
    value: { ...next, products: next.products.map((product) => keptByCode.get(product.prodCode) ?? product) },
  };
}
