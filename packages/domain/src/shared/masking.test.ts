import { describe, expect, it } from 'vitest';
import { maskName, maskReviewer } from './masking';

describe("masking a reviewer's name", () => {
  it.each([
    ['홍길동', '홍**'],
    ['Jane', 'J***'],
    ['김', '김'],
    ['', ''],
  ])('keeps the first character only, %s: %s', (name, expected) => expect(maskReviewer(name)).toBe(expected));
});

describe("masking a booker's name", () => {
  it.each([
    ['홍길동', '홍*동'],
    ['김수', '김*'],
    ['남궁민수', '남**수'],
    ['Jane Doe', 'J******e'],
    ['박', '박'],
    ['𠮷野家', '𠮷*家'],
    ['01012345678', '***********'],
    ['Kim 010-1234-5678', 'K****************'],
    ['０１０１２３４', '*******'],
    ['7', '*'],
    ['', ''],
  ])('keeps the first and last letter but no digit, %s: %s', (name, expected) => expect(maskName(name)).toBe(expected));
});
