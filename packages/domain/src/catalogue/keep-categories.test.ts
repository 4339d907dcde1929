import { describe, expect, it } from 'vitest';
import type { ReservationType } from '../products/product';
import { createLocalizedText } from '../shared/localized-text';
import { findNewPositions, keepCategories } from './keep-categories';

const create = (name: string, reservationType: ReservationType = 'table') => ({
  name: createLocalizedText(name, name, name, name),
  reservationType,
});
const [lunch, dinner, cakes] = [create('Lunch'), create('Dinner'), create('Cakes', 'pickup')];
type Categories = readonly ReturnType<typeof create>[];

it.each<[what: string, after: Categories, positions: readonly (number | undefined)[]]>([
  ['nothing changes', [lunch, dinner, cakes], [1, 2, 3]],
  ['the last one comes first', [cakes, lunch, dinner], [2, 3, 1]],
  ['one is added in front', [create('Brunch'), lunch, dinner, cakes], [2, 3, 4]],
  ['one is removed from the middle', [lunch, cakes], [1, undefined, 2]],
  ['one is renamed in its place', [lunch, create('Supper'), cakes], [1, 2, 3]],
  ['one is renamed and the others are swapped', [cakes, create('Supper'), lunch], [3, 2, 1]],
  ['all are removed', [], [undefined, undefined, undefined]],
])('the new positions of categories are found if %s', (_what, after, positions) => {
  expect(findNewPositions([lunch, dinner, cakes], after)).toEqual(positions);
});

it('two categories of the same name keep their places', () => {
  expect(findNewPositions([lunch, lunch], [lunch, lunch])).toEqual([1, 2]);
});

describe('the products of a venue', () => {
  const products = [
    { code: 'P1', categoryPosition: 1 },
    { code: 'P2', categoryPosition: 3 },
    { code: 'P3', categoryPosition: null },
  ];

  it('keep their categories when the list is reordered', () => {
    expect(keepCategories([lunch, dinner, cakes], [cakes, dinner, lunch], products)).toEqual({
      ok: true,
      value: [
        { code: 'P1', categoryPosition: 3 },
        { code: 'P2', categoryPosition: 1 },
        { code: 'P3', categoryPosition: null },
      ],
    });
  });

  it('prevent the removal of their category, but not of another one', () => {
    const before = [lunch, dinner, cakes];
    expect(keepCategories(before, [dinner, cakes], products)).toEqual({
      ok: false,
      error: 'category_in_use',
      name: lunch.name,
    });
    expect(keepCategories(before, [lunch, cakes], products)).toMatchObject({
      ok: true,
      value: [{ categoryPosition: 1 }, { categoryPosition: 2 }, { categoryPosition: null }],
    });
  });
});
