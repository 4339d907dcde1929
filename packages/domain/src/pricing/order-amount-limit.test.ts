import { expect, it } from 'vitest';
import { checkOrderAmount } from './order-amount-limit';

it.each([
  ['a dinner', 300_000, true],
  ['exactly the limit', 1_000_000_000, true],
  ['one won more', 1_000_000_001, false],
])('the sum of an order is allowed for %s: $2', (_case, orderAmount, isAccepted) =>
  expect(checkOrderAmount({ orderAmount }).ok).toBe(isAccepted),
);
