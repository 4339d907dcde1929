import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineCode, defineLine } from '../wire';
import { defineStaffCommand } from './command';

export interface PointRateResult {
  /** True if nothing changed. */
  readonly again: boolean;
  readonly hotelName: string;
  readonly before: number;
}

/** Sets the percentage of paid amounts that a hotel grants as points; 0 for none. */
export const setPointRate = defineStaffCommand<PointRateResult>()('/staff/hotels/set-point-rate', {
  htlCode: defineCode<HtlCode>(),
  rate: z.int().min(0).max(100),
  reason: defineLine(200).trim(),
});
