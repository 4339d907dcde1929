import { shortenCategoryName } from '@dining/domain/shared/category-name';
import { languages } from '@dining/domain/shared/language';
import { expect, it } from 'vitest';
import { createDemoCalendar } from '../calendar';
import { venues } from './all';
import { notice } from './common';

const calendar = createDemoCalendar(new Date('2026-11-24T03:00:00Z'));
const products = venues.flatMap((venue) =>
  venue.createProducts(calendar).map((product) => ({ code: product.code, venue, product })),
);

it.each(products)('product $code has a different name than its menus', ({ venue, product }) => {
  for (const lang of languages) {
    const menus = (product.options ?? []).flatMap(({ menu }) => venue.menus.filter(({ index }) => index === menu));
    expect(menus.map(({ name }) => name[lang])).not.toContain(product.name[lang]);
  }
});

it.each(venues)('venue $code has different names for its rooms, menus and products', (venue) => {
  for (const lang of languages) {
    for (const items of [venue.rooms ?? [], venue.menus, venue.createProducts(calendar)]) {
      const names = items.map(({ name }) => name[lang]);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

it.each(venues)('venue $code has names of pickups that fit on the pages unshortened', (venue) => {
  const names = venue.categories.filter(({ type }) => type === 'pickup').map(({ name }) => name);
  for (const lang of languages) {
    expect(names.map((name) => shortenCategoryName(name[lang] ?? ''))).toEqual(names.map((name) => name[lang]));
  }
});

it.each(venues)('venue $code has a Japanese name with kana', ({ name }) => {
  expect(name.ja).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
});

it.each(venues.filter(({ code }) => code !== 'D101'))(
  'venue $code does not use the name of the restaurant Manwol',
  (venue) => {
    const names = [
      venue.name,
      ...[venue.rooms ?? [], venue.menus, venue.createProducts(calendar)].flat().map(({ name }) => name),
    ];
    expect(names.flatMap(({ cn, ja }) => [cn, ja]).filter((name) => /满月|満月/.test(name ?? ''))).toEqual([]);
  },
);

it.each(venues.flatMap((venue) => venue.createProducts(calendar)))(
  'product $code has questions that are sentences in Japanese',
  ({ questions }) => {
    for (const { name } of (questions ?? []).filter(({ hidden }) => hidden !== true)) expect(name.ja).toMatch(/。$/);
  },
);

it.each(venues)(
  'venue $code has a notice for each type that it sells, and mentions pickups only in the pickup notice',
  (venue) => {
    const types = new Set(venue.createProducts(calendar).map(({ type }) => type));
    expect(venue.pickupNotice !== undefined).toBe(types.has('pickup'));
    expect(venue.notice !== undefined).toBe(types.has('table') || types.has('room'));
    for (const lang of languages) expect(venue.notice?.[lang] ?? '').not.toContain(notice.pickup[lang]);
  },
);
