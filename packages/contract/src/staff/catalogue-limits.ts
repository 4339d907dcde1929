import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput } from '../wire';

const maxRows = 1000;

// The domain checks days and limits, and names the field of each error (`catalogue_refused`).
const typedDay = z.string().max(10).describe('`YYYY-MM-DD`');
const limit = z.int().nullable().describe('Units sold per day of visit; null for no limit on these days');

export const venueLimitsSchema = defineComponent(
  'VenueLimits',
  'Limits of the units that a venue sells of its products on certain days',
  {
    version: z.string().describe('Changes with every limit; a save sends it back'),
    limitRows: z
      .array(z.object({ prodCode: defineCodeOutput<ProdCode>(), fromDay: z.string(), toDay: z.string(), limit }))
      .describe('Without limits of past days'),
    limitedProducts: z.array(
      z.object({
        prodCode: defineCodeOutput<ProdCode>(),
        names: z.array(z.string()).describe('In each language, the reader’s first'),
        isPickup: z.boolean(),
        usualLimit: z.int().nullable().describe('The limit of all other days; null for none'),
      }),
    ),
    soldUnits: z
      .array(z.object({ prodCode: defineCodeOutput<ProdCode>(), date: z.string(), sold: z.int() }))
      .describe('Units sold from today on, unpaid orders included'),
  },
);

export const viewLimits = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/limit/view',
  auth: { staff: 'catalogue' },
  summary: 'Returns the limits of the products of a venue on certain days of visit, and the units sold',
  body: z.object({ dinCode: defineCode<DinCode>() }),
  result: venueLimitsSchema,
  errors: ['not_found'],
});

export const saveLimits = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/limit/save',
  auth: { staff: 'catalogue' },
  summary: 'Changes the limits of some days in one commit. Reservations beyond a new limit stay',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    version: z.string().max(100).describe('As the caller saw it'),
    rows: z
      .array(
        z.object({
          prodCode: defineCode<ProdCode>(),
          fromDay: typedDay,
          toDay: typedDay,
          limit: z.int().min(-1_000_000).max(1_000_000).nullable(),
        }),
      )
      .max(maxRows)
      .describe('All rows that apply from now on; a limit of days without a row ends'),
  }),
  idempotent: true,
  result: z.object({ version: z.string(), changed: z.int().describe('The number of limits that differ now') }),
  errors: ['not_found', 'changed_meanwhile', 'catalogue_refused'],
});

export const limitEndpoints = [viewLimits, saveLimits] as const;
