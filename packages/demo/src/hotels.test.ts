import { expect, it } from 'vitest';
import { hotels } from './hotels';

it.each(hotels)('$name.en has a business number with a valid check digit', ({ business }) => {
  expect(business.bizRegNo).toMatch(/^\d{3}-\d{2}-\d{5}$/);
  const digits = [...business.bizRegNo.replaceAll('-', '')].map(Number);
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const sum =
    weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0) +
    Math.floor(((digits[8] ?? 0) * 5) / 10);
  expect(digits.length).toBe(10);
  expect(digits[9]).toBe((10 - (sum % 10)) % 10);
});
