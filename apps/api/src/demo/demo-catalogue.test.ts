import { findMeal } from '@dining/domain/availability/meal-windows';
import {
  type Catalogue,
  emptyCatalogue,
  type MenuDocument,
  type ProductDocument,
} from '@dining/domain/catalogue/documents';
import { allergens } from '@dining/domain/products/allergens';
import { groupMenuVariants } from '@dining/domain/products/menu-variants';
import { shortenCategoryName } from '@dining/domain/shared/category-name';
import { languages } from '@dining/domain/shared/language';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue/read-catalogue';
import { readDemoCatalogue } from './insert-catalogue';

async function openDemoCatalogue(): Promise<Catalogue> {
  const result = readCatalogue(await readDemoCatalogue(), '2026-11-24', emptyCatalogue);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.catalogue;
}

const { group, hotels, venues, menus, products } = await openDemoCatalogue();
const venuesWithParts = venues.map((venue) => ({
  ...venue,
  menus: menus.filter(({ dinCode }) => dinCode === venue.dinCode),
  products: products.filter(({ dinCode }) => dinCode === venue.dinCode),
}));

it.each(allergens)('%s belongs to exactly one of the allergies that a guest can choose', (allergen) => {
  expect(group.allergies.filter((allergy) => allergy.allergens.includes(allergen))).toHaveLength(1);
});

/** Returns the pictures that are listed more than once. */
const findDuplicates = (pictures: readonly string[]): readonly string[] =>
  pictures.filter((picture, index) => pictures.indexOf(picture) !== index);

/**
 * Returns the pictures that pages show for rows of menus: one for a menu and its variants for children and with drinks.
 */
const listRowPictures = (rows: readonly MenuDocument[]): readonly string[] =>
  groupMenuVariants(rows).map(({ menu }) => menu.picture);

const listProductPictures = ({ photos }: ProductDocument): readonly string[] =>
  photos.filter(({ photoType }) => photoType === 'prod1').map(({ path }) => path);

describe('each picture is shown only once', () => {
  it.each(venues)('in the gallery of restaurant $dinCode', ({ photos }) => {
    expect(findDuplicates(photos.map(({ path }) => path))).toEqual([]);
  });

  it.each(venuesWithParts)('among the products of $dinCode and the pictures of its hotel on the main page', (venue) => {
    const hotel = hotels.find(({ htlCode }) => htlCode === venue.htlCode);
    const hotelPictures = (hotel?.photos ?? []).map(({ path }) => path);
    const firstPictures = venue.products.flatMap((product) => listProductPictures(product).slice(0, 1));
    expect(findDuplicates([...hotelPictures, ...firstPictures])).toEqual([]);
  });

  it.each(venuesWithParts)('among the menus of $dinCode in their dialog', (venue) => {
    expect(findDuplicates(listRowPictures(venue.menus))).toEqual([]);
  });

  it.each(products)('on the page of product $prodCode', (product) => {
    const menuIndexes = product.options.map(({ menuIndex }) => menuIndex);
    const rows = listRowPictures(menus.filter(({ menuIndex }) => menuIndexes.includes(menuIndex)));
    const rooms = venues.find(({ dinCode }) => dinCode === product.dinCode)?.rooms ?? [];
    // Only one room is shown at a time, initially the first.
    const room = product.reservationType === 'room' ? rooms.slice(0, 1).map(({ picture }) => picture?.path ?? '') : [];
    expect(findDuplicates([...listProductPictures(product), ...rows, ...room])).toEqual([]);
  });

  it('in the private rooms of all venues', () => {
    const pictures = venues.flatMap(({ rooms }) => rooms.map(({ picture }) => picture?.path ?? ''));
    expect(findDuplicates(pictures)).toEqual([]);
  });
});

describe('menus', () => {
  /** Unlimited wine, the only menu without food. */
  const menuIndexesWithoutPlates = [10107];
  const findMenu = (index: number) => menus.find(({ menuIndex }) => menuIndex === index);

  it.each(menus.filter(({ menuIndex }) => !menuIndexesWithoutPlates.includes(menuIndex)))(
    'menu $menuIndex has plates or is a variant of a menu with plates',
    ({ menuIndex, baseIndex }) => {
      expect(findMenu(baseIndex ?? menuIndex)?.plates).not.toEqual([]);
    },
  );

  it.each(menus.filter(({ plates }) => plates.length > 0))(
    'the allergens of menu $menuIndex are those of its plates',
    ({ plates, allergens: menuAllergens }) => {
      const plateAllergens = new Set(plates.flatMap((plate) => plate.allergens ?? []));
      expect([...plateAllergens].sort()).toEqual([...(menuAllergens ?? [])].sort());
    },
  );

  it.each(menus.filter(({ baseIndex }) => baseIndex !== null))(
    'menu $menuIndex has at least the allergens and as many covers as the menu that it is a variant of',
    ({ baseIndex, allergens: variantAllergens, coversPerUnit }) => {
      const base = findMenu(baseIndex ?? 0);
      expect(variantAllergens).toEqual(expect.arrayContaining([...(base?.allergens ?? ['missing'])]));
      expect(coversPerUnit).toBe(base?.coversPerUnit);
    },
  );

  it('the plates of a menu have different names in every language', () => {
    for (const { plates } of menus)
      for (const language of languages) {
        const names = plates.map(({ name }) => name[language]);
        expect(new Set(names).size).toBe(names.length);
      }
  });
});

it.each(venues.filter(({ stock }) => stock.length > 0))(
  'the start times of venue $dinCode belong to meals that it serves',
  ({ stock, meals }) => {
    const openMeals = meals.filter(({ open }) => open).map(({ meal }) => meal);
    expect(
      stock.map(({ startTime }) => findMeal(startTime)).filter((meal) => !openMeals.some((open) => open === meal)),
    ).toEqual([]);
  },
);

describe('names', () => {
  it.each(products)('product $prodCode has a name that none of its menus has', ({ name, options }) => {
    const menuIndexes = options.map(({ menuIndex }) => menuIndex);
    const productMenus = menus.filter(({ menuIndex }) => menuIndexes.includes(menuIndex));
    for (const language of languages)
      expect(productMenus.map((menu) => menu.name[language])).not.toContain(name[language]);
  });

  it.each(venuesWithParts)(
    'the rooms of venue $dinCode have different names, as have its menus and its products',
    (venue) => {
      for (const language of languages)
        for (const items of [venue.rooms, venue.menus, venue.products]) {
          const names = items.map(({ name }) => name[language]);
          expect(new Set(names).size).toBe(names.length);
        }
    },
  );

  it.each(venues)('the names of the pickup categories of venue $dinCode are not shortened on pages', (venue) => {
    const names = venue.categories
      .filter(({ reservationType }) => reservationType === 'pickup')
      .map(({ name }) => name);
    for (const language of languages)
      expect(names.map((name) => shortenCategoryName(name[language] ?? ''))).toEqual(
        names.map((name) => name[language]),
      );
  });

  it.each(venues)('venue $dinCode has a Japanese name with kana', ({ name }) => {
    expect(name.ja).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });

  it.each(venuesWithParts.filter(({ dinCode }) => dinCode !== 'D101'))(
    'no Chinese or Japanese name at venue $dinCode contains that of the restaurant Manwol',
    (venue) => {
      const names = [venue, ...venue.rooms, ...venue.menus, ...venue.products].map(({ name }) => name);
      expect(names.flatMap(({ cn, ja }) => [cn, ja]).filter((name) => /满月|満月/.test(name ?? ''))).toEqual([]);
    },
  );
});

it.each(products)('the visible questions of product $prodCode end with a full stop in Japanese', ({ questions }) => {
  for (const { name } of questions.filter(({ visible }) => visible)) expect(name.ja).toMatch(/。$/);
});

it.each(venuesWithParts)(
  'venue $dinCode has a notice for visits and one for pickups if it sells them',
  ({ products: venueProducts, notice, pickupNotice }) => {
    const types = new Set(venueProducts.map(({ reservationType }) => reservationType));
    expect(pickupNotice.default !== '').toBe(types.has('pickup'));
    expect(notice.default !== '').toBe(types.has('table') || types.has('room'));
  },
);
