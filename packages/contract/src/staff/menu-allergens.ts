import { allergens, diets } from '@dining/domain/products/allergens';
import type { DinCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { nextCursorFields } from '../page-cursor';
import { defineCode, defineLine } from '../wire';

const dietaryFields = {
  allergens: z.array(z.enum(allergens)).max(allergens.length).nullable().describe('Null if they are not stated'),
  diets: z.array(z.enum(diets)).max(diets.length),
};
const menuIndexSchema = z.int().min(1);

export const dietaryMenuSchema = defineComponent('DietaryMenu', 'A menu with its allergens and diets', {
  menuIndex: z.number().int(),
  name: z.string(),
  products: z.array(z.string()).describe('Names of the products that sell it'),
  ...dietaryFields,
});

export const listMenuAllergens = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/menu-allergens/list',
  auth: { staff: 'catalogue', access: 'read', isForOperators: true },
  summary: 'Lists the menus of a venue with their allergens and diets',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    after: z
      .string()
      .regex(/^\d{1,9}$/)
      .nullable()
      .default(null)
      .describe('`next` of the previous page; null for the first page'),
  }),
  result: z.object({
    venueName: z.string(),
    menus: z.array(dietaryMenuSchema),
    ...nextCursorFields,
  }),
  errors: ['not_found'],
});

export const previewMenuAllergens = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/menu-allergens/preview',
  auth: { staff: 'catalogue', isForOperators: true },
  summary: 'Counts the upcoming reservations of a menu, and those whose guests are allergic to an added allergen',
  body: z.object({ dinCode: defineCode<DinCode>(), menuIndex: menuIndexSchema, allergens: dietaryFields.allergens }),
  result: z.object({
    bookings: z.number().int(),
    allergicBookings: z.number().int().nullable().describe('Null without the right to see allergies'),
  }),
  errors: ['not_found', 'forbidden'],
});

export const saveMenuAllergens = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/menu-allergens/save',
  auth: { staff: 'catalogue', isForOperators: true },
  summary:
    'Changes the allergens and diets of a menu. The allergens of its plates become unknown if they contradict it',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    menuIndex: menuIndexSchema,
    from: z.object(dietaryFields).describe('As the caller saw them'),
    to: z.object(dietaryFields),
    reason: defineLine(200).trim(),
  }),
  idempotent: true,
  result: z.object({ changed: z.boolean(), menu: dietaryMenuSchema }),
  errors: ['not_found', 'forbidden', 'changed_meanwhile'],
});

export const menuAllergenEndpoints = [listMenuAllergens, previewMenuAllergens, saveMenuAllergens] as const;
