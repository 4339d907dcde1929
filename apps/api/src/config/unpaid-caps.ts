import type { UnpaidCaps } from '@dining/domain/inventory/unpaid-caps';
import { z } from 'zod';

/** Settings of how much may be kept from others without having been paid. */
const count = (most: number, fallback: number) => z.coerce.number().int().min(1).max(most).default(fallback);

export const capSettings = {
  HOLD_MAX_PER_VISITOR: count(100, 3),
  HOLD_MAX_PER_ADDRESS: count(100_000, 20),
  UNPAID_MAX_PER_PERSON: count(1_000, 3),
  UNPAID_MAX_PER_ADDRESS: count(100_000, 20),
  UNPAID_SHARE_PER_VISITOR: count(100, 25),
  UNPAID_SHARE_PER_ADDRESS: count(100, 50),
} as const;

const shape = z.object(capSettings);

export interface CapsConfig {
  readonly unpaidCaps: UnpaidCaps;
}

export const capsConfig = (read: z.output<typeof shape>): CapsConfig => ({
  unpaidCaps: {
    holdsPerVisitor: read.HOLD_MAX_PER_VISITOR,
    holdsPerAddress: read.HOLD_MAX_PER_ADDRESS,
    bookingsPerPerson: read.UNPAID_MAX_PER_PERSON,
    bookingsPerAddress: read.UNPAID_MAX_PER_ADDRESS,
    visitorShare: read.UNPAID_SHARE_PER_VISITOR,
    addressShare: read.UNPAID_SHARE_PER_ADDRESS,
  },
});
