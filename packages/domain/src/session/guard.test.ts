import { expect, it } from 'vitest';
import { guardPage } from './guard';

it.each([
  ['public', 'anonymous', 'enter'],
  ['public', 'guest', 'enter'],
  ['public', 'member', 'enter'],
  ['members', 'anonymous', 'ask_sign_in'],
  ['members', 'guest', 'ask_sign_in'],
  ['members', 'member', 'enter'],
  ['bookers', 'anonymous', 'ask_sign_in_or_guest'],
  ['bookers', 'guest', 'enter'],
  ['bookers', 'member', 'enter'],
] as const)('the guard of a page with the access “%s” decides for a visitor “%s”: %s', (access, visitor, result) =>
  expect(guardPage(access, visitor)).toBe(result),
);
