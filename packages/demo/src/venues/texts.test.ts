import { shortenCategoryName } from '@dining/domain/shared/category-name';
import { languages } from '@dining/domain/shared/language';
import { expect, it } from 'vitest';
import { createDemoCalendar } from '../calendar';
import { venues } from './all';
import { notices } from './common';

const calendar = createDemoCalendar(new Date('2026-11-24T03:00:00Z'));
const products = venues.flatMap((venue) =>
  venue.createProducts(calendar).map((product) => ({ code: product.code, venue, product })),
);

it.each(products)('product $code has a name that none of its menus has', ({ venue, product }) => {
  for (const lang of languages) {
    const menus = (product.options ?? []).flatMap(({ menu }) => venue.menus.filter(({ index }) => index === menu));
    expect(menus.map(({ name }) => name[lang])).not.toContain(product.name[lang]);
  }
});

it.each(venues)('the rooms of venue $code have different names, as have its menus and its products', (venue) => {
  for (const lang of languages) {
    for (const items of [venue.rooms ?? [], venue.menus, venue.createProducts(calendar)]) {
      const names = items.map(({ name }) => name[lang]);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

it.each(venues)('the names of the pickup categories of venue $code are not shortened on pages', (venue) => {
  const names = venue.categories.filter(({ type }) => type === 'pickup').map(({ name }) => name);
  for (const lang of languages) {
    expect(names.map((name) => shortenCategoryName(name[lang] ?? ''))).toEqual(names.map((name) => name[lang]));
  }
});

it.each(venues)('venue $code has a Japanese name with kana', ({ name }) => {
  expect(name.ja).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
});

it.each(venues.filter(({ code }) => code !== 'D101'))(
  'no Chinese or Japanese name at venue $code contains that of the restaurant Manwol',
  (venue) => {
    const names = [
      venue.name,
      ...[venue.rooms ?? [], venue.menus, venue.createProducts(calendar)].flat().map(({ name }) => name),
    ];
    expect(names.flatMap(({ cn, ja }) => [cn, ja]).filter((name) => /满月|満月/.test(name ?? ''))).toEqual([]);
  },
);

it.each(venues.flatMap((venue) => venue.createProducts(calendar)))(
  'the visible questions of product $code end with a full stop in Japanese',
  ({ questions }) => {
    for (const { name } of (questions ?? []).filter(({ hidden }) => hidden !== true)) expect(name.ja).toMatch(/。$/);
  },
);

it.each(venues)(
  'venue $code has a notice for visits and one for pickups exactly if it sells them; the former omits the pickup text',
  (venue) => {
    const types = new Set(venue.createProducts(calendar).map(({ type }) => type));
    expect(venue.pickupNotice !== undefined).toBe(types.has('pickup'));
    expect(venue.notice !== undefined).toBe(types.has('table') || types.has('room'));
    for (const lang of languages) expect(venue.notice?.[lang] ?? '').not.toContain(notices.pickup[lang]);
  },
);
