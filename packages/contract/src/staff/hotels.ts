import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine } from '../wire';
import { defineStaffCommand } from './command';

export interface PointRateResult {
  /** True if nothing changed. */
  readonly again: boolean;
  readonly hotelName: string;
  readonly before: number;
}

/** Sets the percentage of paid amounts that a hotel grants as points; 0 grants none. */
export const setPointRate = defineStaffCommand<PointRateResult>()('/staff/hotels/set-point-rate', {
  htlCode: defineCode<HtlCode>(),
  rate: z.int().min(0).max(100),
  reason: defineLine(200).trim(),
});

export const listStaffHotels = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/hotels/places',
  auth: 'public',
  summary: 'Lists the hotels and their venues by name, in the language of the caller',
  result: z.object({
    hotels: z.array(
      z.object({
        htlCode: defineCodeOutput<HtlCode>(),
        name: z.string(),
        venues: z.array(z.object({ dinCode: defineCodeOutput<DinCode>(), name: z.string() })),
      }),
    ),
  }),
  errors: [],
});

export const staffHotelEndpoints = [listStaffHotels] as const;
