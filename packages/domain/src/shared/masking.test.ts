import { describe, expect, it } from 'vitest';
import { maskEmail, maskName, maskPhone, maskReviewerName } from './masking';

describe('a reviewer’s masked name', () => {
  it.each([
    ['홍길동', '홍**'],
    ['Jane', 'J***'],
    ['김', '김'],
    ['', ''],
  ])('keeps the first character only: “%s” becomes “%s”', (name, expected) =>
    expect(maskReviewerName(name)).toBe(expected),
  );
});

describe('a booker’s masked name', () => {
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
  ])('keeps the first letter, the last one of longer names and no digit: “%s” becomes “%s”', (name, expected) =>
    expect(maskName(name)).toBe(expected),
  );
});

describe('the masked contact of a booker', () => {
  it.each([
    ['010-1234-5678', '***-****-5678'],
    ['+819012345678', '*********5678'],
    ['', ''],
  ])('keeps the end of the number “%s”: “%s”', (phone, expected) => expect(maskPhone(phone)).toBe(expected));

  it.each([
    ['kim@example.com', 'k**@example.com'],
    ['a@b.kr', 'a@b.kr'],
    ['', ''],
  ])('keeps the first character and the domain of the address “%s”: “%s”', (email, expected) =>
    expect(maskEmail(email)).toBe(expected),
  );
});
