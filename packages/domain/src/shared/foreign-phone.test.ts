import { expect, it } from 'vitest';
import { isForeignPhone } from './foreign-phone';

it.each([
  ['01012345678', false],
  ['+819012345678', true],
  ['', false],
])('“%s” is a foreign number: %s', (phone, expected) => expect(isForeignPhone(phone)).toBe(expected));
