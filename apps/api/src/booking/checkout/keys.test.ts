import { describe, expect, it } from 'vitest';
import { createPersonKey } from './keys';

/** Stored counts are found by these keys: a changed key would reset the counts of all guests. */
describe('createPersonKey', () => {
  it.each([
    ['a member', 'mina@dalbit.example', '01012345678', 'm:mina@dalbit.example'],
    ['a guest in Korea', null, '01012345678', 'g:Oab6ildVviPtnuXY-EtD9HYLghxAsYM8o0KbxEfBbc0'],
    ['a guest from abroad', null, '+819012345678', 'g:m1S_rB3PrX3VHfpkj7WmcuNdF6nV6nQNWEkHahCtMbE'],
  ])('is the key under which the purchases of %s are counted', (_case, userId, phone, counted) =>
    expect(createPersonKey('key', userId, phone)).toBe(counted),
  );
});
