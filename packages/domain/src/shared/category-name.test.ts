import { expect, it } from 'vitest';
import { shortenCategoryName } from './category-name';

it.each([
  ['four characters stay', '케이크류', '케이크류'],
  ['five are cut', '홀리데이케이크', '홀리데이..'],
  ['English is cut as well', 'Cakes', 'Cake..'],
  ['an empty name', '', ''],
])('a category name is shortened: %s', (_case, name, expected) => expect(shortenCategoryName(name)).toBe(expected));
