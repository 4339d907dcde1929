import { describe, expect, it } from 'vitest';
import { maskEmail, maskName, maskPhone, maskReviewer } from './masking';

describe("a reviewer's name shows its first character", () => {
  it.each([
    ['홍길동', '홍**'],
    ['Jane', 'J***'],
    ['김', '김'],
    ['', ''],
  ])('%s: %s', (name, shown) => expect(maskReviewer(name)).toBe(shown));
});

describe("a booker's name keeps its ends", () => {
  it.each([
    ['홍길동', '홍*동'],
    ['김수', '김*'],
    ['남궁민수', '남**수'],
    ['Jane Doe', 'J******e'],
    ['박', '박'],
    ['', ''],
  ])('%s: %s', (name, shown) => expect(maskName(name)).toBe(shown));
});

describe('an e-mail address hides its local part', () => {
  it.each([
    ['gildong@example.com', 'gi***@example.com'],
    ['ab@example.com', 'a***@example.com'],
    ['a@example.com', 'a***@example.com'],
    ['broken', 'br***'],
  ])('%s: %s', (email, shown) => expect(maskEmail(email)).toBe(shown));
});

describe('a phone number keeps its end', () => {
  it.each([
    ['010-1234-5678', '010-****-5678'],
    ['01012345678', '010-****-5678'],
    ['+819012345678', '+********5678'],
    ['+14155552671', '+*******2671'],
    ['+6834002', '+*****02'],
    ['', ''],
    ['02-123-4567', ''],
  ])('%s: %s', (number, shown) => expect(maskPhone(number)).toBe(shown));
});
