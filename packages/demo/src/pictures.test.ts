import { groupMenuVariants } from '@dining/domain/products/menu-variants';
import { describe, expect, it } from 'vitest';
import { createDemoCalendar } from './calendar';
import { hotels } from './hotels';
import type { PictureName } from './pictures';
import { venues } from './venues/all';

const calendar = createDemoCalendar(new Date('2026-06-01T03:00:00Z'));
const venueProducts = venues.flatMap((venue) => venue.createProducts(calendar).map((product) => ({ venue, product })));

/** Returns the pictures that are listed more than once. */
const findDuplicates = (pictures: readonly PictureName[]): readonly PictureName[] =>
  pictures.filter((picture, index) => pictures.indexOf(picture) !== index);

/**
 * Returns the pictures that pages show for rows of menus: one for a menu and its variants for children and with drinks.
 */
const listRowPictures = (menus: (typeof venues)[number]['menus']): readonly PictureName[] =>
  groupMenuVariants(
    menus.map(({ index, baseIndex, picture }) => ({ menuIndex: index, baseIndex: baseIndex ?? null, picture })),
  ).map(({ menu }) => menu.picture);

describe('each picture is shown only once', () => {
  it.each(venues)('in the gallery of restaurant $code', ({ pictures }) => {
    expect(findDuplicates(pictures)).toEqual([]);
  });

  it.each(venues)('among the first pictures of the products of $code and the pictures of its hotel', (venue) => {
    const photos = hotels.find(({ code }) => code === venue.hotel)?.photos ?? [];
    const hotelPictures = photos.map(({ picture }) => picture);
    expect(
      findDuplicates([...hotelPictures, ...venue.createProducts(calendar).map(({ pictures: [first] }) => first)]),
    ).toEqual([]);
  });

  it.each(venues)('among the menus of $code in their dialog', ({ menus }) => {
    expect(findDuplicates(listRowPictures(menus))).toEqual([]);
  });

  it.each(venueProducts)('on the page of product $product.code', ({ venue, product }) => {
    const menuIndexes = (product.options ?? []).map(({ menu }) => menu);
    const rowPictures = listRowPictures(venue.menus.filter(({ index }) => menuIndexes.includes(index)));
    // Only one room is shown at a time, initially the first.
    const roomPictures = product.type === 'room' ? (venue.rooms ?? []).slice(0, 1).map(({ picture }) => picture) : [];
    expect(findDuplicates([...product.pictures, ...rowPictures, ...roomPictures])).toEqual([]);
  });

  it('in the private rooms of all venues', () => {
    expect(findDuplicates(venues.flatMap(({ rooms = [] }) => rooms.map(({ picture }) => picture)))).toEqual([]);
  });
});
