import { expect, it } from 'vitest';
import { countPeople } from './party';

it.each([
  ['an empty party', 0, 0, 0],
  ['two adults', 2, 0, 2],
  ['two adults and three kids', 2, 3, 5],
])('adults and kids are counted together: %s', (_case, adults, kids, peopleCount) => {
  expect(countPeople({ adults, kids })).toBe(peopleCount);
});
