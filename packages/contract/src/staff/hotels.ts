import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { code, line } from '../wire';
import { defineStaffCommand } from './command';

export interface PointRateResult {
  /** It was the same before. */
  readonly again: boolean;
  readonly hotelName: string;
  readonly before: number;
}

/** Says what percent of what was paid comes back as points at a hotel; 0 for none. */
export const setPointRate = defineStaffCommand<PointRateResult>()('/staff/hotels/set-point-rate', {
  htlCode: code<HtlCode>(),
  rate: z.int().min(0).max(100),
  reason: line(200).trim(),
});
