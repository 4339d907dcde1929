import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput } from '../wire';

const maxRows = 3000;

// The domain checks days and prices, and names the field of each error (`catalogue_refused`).
const typedDay = z.string().max(10).nullable().describe('`YYYY-MM-DD`; null for the usual price');
const typedPrice = z.int().min(0).max(2_000_000_000);

const priceOutputSchema = z.object({
  prodCode: defineCodeOutput<ProdCode>().nullable(),
  menuIndex: z.int().nullable(),
  fromDay: z.string().nullable(),
  toDay: z.string().nullable(),
  price: z.int(),
});

const namesSchema = z.array(z.string()).describe('In each language, the reader’s first');

export const venuePricesSchema = defineComponent('VenuePrices', 'The prices of a venue, as staff edit them', {
  version: z.string().describe('Changes with every price; a save sends it back'),
  priceRows: z
    .array(priceOutputSchema)
    .describe('Of menus (no product), of menus in products, and of pieces (no menu). Without prices of past days'),
  venueMenus: z.array(z.object({ menuIndex: z.int(), names: namesSchema })),
  venueProducts: z.array(
    z.object({
      prodCode: defineCodeOutput<ProdCode>(),
      names: namesSchema,
      isPickup: z.boolean(),
      menuIndexes: z.array(z.int()).describe('The menus that it sells'),
    }),
  ),
});

export const viewPrices = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/price/view',
  auth: { staff: 'catalogue' },
  summary: 'Returns the prices of a venue: the usual ones, and those of some days of visit',
  body: z.object({ dinCode: defineCode<DinCode>() }),
  result: venuePricesSchema,
  errors: ['not_found'],
});

export const savePrices = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/price/save',
  auth: { staff: 'catalogue' },
  summary: 'Changes the prices of a venue in one commit. Reservations keep the price at which they were sold',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    version: z.string().max(100).describe('As the caller saw it'),
    rows: z
      .array(
        z.object({
          prodCode: defineCode<ProdCode>().nullable(),
          menuIndex: z.int().nullable(),
          fromDay: typedDay,
          toDay: typedDay,
          price: typedPrice,
        }),
      )
      .max(maxRows)
      .describe('All rows that apply from now on; a price of days without a row ends'),
  }),
  idempotent: true,
  result: z.object({ version: z.string(), changed: z.int().describe('The number of prices that differ now') }),
  errors: ['not_found', 'changed_meanwhile', 'catalogue_refused'],
});

export const priceEndpoints = [viewPrices, savePrices] as const;
