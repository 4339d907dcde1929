import { expect, it } from 'vitest';
import { createProduct } from '../../test/fixtures';
import { checkMembersOnly } from './members-only';

it.each([
  ['a guest, a product for all', false, false, true],
  ['a guest, a product for members', true, false, false],
  ['a member, a product for members', true, true, true],
])('checks a members-only product: %s', (_case, membersOnly, isMember, expected) =>
  expect(checkMembersOnly(createProduct({ membersOnly }), isMember).ok).toBe(expected),
);
