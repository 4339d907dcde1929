import { expect, it } from 'vitest';
import { createProduct } from '../../test/fixtures';
import { checkMembersOnly } from './members-only';

it.each([
  ['a guest if it is for all', false, false, true],
  ['a guest if it is for members', true, false, false],
  ['a member if it is for members', true, true, true],
])('a product can be ordered by %s: $3', (_case, membersOnly, isMember, expected) =>
  expect(checkMembersOnly(createProduct({ membersOnly }), isMember).ok).toBe(expected),
);
