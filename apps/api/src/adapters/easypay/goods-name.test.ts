import { describe, expect, it } from 'vitest';
import { formatGoodsName } from './goods-name';

describe('formatGoodsName', () => {
  it.each([
    ['a short name is kept', '디너 코스 2인', '디너 코스 2인'],
    ['16 Hangul are 48 bytes; the 17th does not fit', '가'.repeat(20), '가'.repeat(16)],
    ['50 Latin letters fit exactly', 'a'.repeat(60), 'a'.repeat(50)],
    ['a four-byte character is never split', `${'a'.repeat(47)}🍣`, 'a'.repeat(47)],
    ['an emoji that consists of several characters is never split', `${'a'.repeat(40)}👨‍👩‍👧`, 'a'.repeat(40)],
    ['decomposed Hangul is composed first', '가나'.normalize('NFD'), '가나'],
    ['a character that the provider refuses becomes a space', `A&B,C;D\\E|F'G"H<I>J\nK`, 'A B C D E F G H I J K'],
    ['several refused characters in a row become one space', 'Lunch & Dinner, "Deluxe"', 'Lunch Dinner Deluxe'],
    ['control characters and lone surrogates become spaces', 'A\u0000B\uD83DC', 'A B C'],
    ['no space is left at the cut', `${'a'.repeat(49)} b`, 'a'.repeat(49)],
    ['a name of forbidden characters only becomes empty', '&&&', ''],
  ])('%s', (_case, name, expected) => {
    expect(formatGoodsName(name)).toBe(expected);
    expect(Buffer.byteLength(formatGoodsName(name))).toBeLessThanOrEqual(50);
  });

  it('shortens a name of 9,999 characters', () => {
    expect(Buffer.byteLength(formatGoodsName('한🍷é'.repeat(3_333)))).toBeLessThanOrEqual(50);
  });
});
