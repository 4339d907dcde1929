import { describe, expect, it } from 'vitest';
import { createPersonKey } from './keys';

/** Purchases are counted under these keys: if their format changed, the counts of all guests would start again. */
describe('createPersonKey', () => {
  it.each([
    ['a member', 'mina@dalbit.example', '01012345678', 'm:mina@dalbit.example'],
    ['a guest in Korea', null, '01012345678', 'g:Oab6ildVviPtnuXY-EtD9HYLghxAsYM8o0KbxEfBbc0'],
    ['a guest from abroad', null, '+819012345678', 'g:m1S_rB3PrX3VHfpkj7WmcuNdF6nV6nQNWEkHahCtMbE'],
  ])('returns the key under which the purchases of %s are counted', (_case, userId, phone, expected) =>
    expect(createPersonKey('key', userId, phone)).toBe(expected),
  );
});
