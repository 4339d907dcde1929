import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine } from '../wire';

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

export const pointRateSchema = defineComponent('PointRate', 'The points that a hotel gives its members', {
  htlCode: defineCodeOutput<HtlCode>(),
  hotelName: z.string(),
  pointRate: z.number().int().describe('Percentage of the paid amount; 0 for none'),
  visits: z.number().int().describe('Reservations of members whose points are not credited yet'),
});

export const viewPointRate = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/point-rate/view',
  auth: { staff: 'points', access: 'read', isForOperators: true },
  summary: 'Returns the percentage of the paid amount that a hotel gives as points',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({ pointRate: pointRateSchema }),
  errors: ['not_found'],
});

const percentSchema = z.int().min(0).max(100);

export const savePointRate = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/point-rate/save',
  auth: { staff: 'points', isForOperators: true },
  summary: 'Sets the percentage of the paid amount that a hotel gives as points, for visits not credited yet',
  body: z.object({
    htlCode: defineCode<HtlCode>(),
    from: percentSchema.describe('As the caller saw it'),
    to: percentSchema,
    reason: defineLine(200).trim(),
  }),
  idempotent: true,
  result: z.object({ changed: z.boolean(), pointRate: pointRateSchema }),
  errors: ['not_found', 'forbidden', 'changed_meanwhile'],
});

export const staffHotelEndpoints = [listStaffHotels, viewPointRate, savePointRate] as const;
