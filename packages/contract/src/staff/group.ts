import { maxAllergies } from '@dining/domain/catalogue/group-fields';
import { allergens } from '@dining/domain/products/allergens';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineLine } from '../wire';

const line = defineLine(200).trim();
const lineText = z.object({ ko: line, en: line, cn: line, ja: line });
const textOutput = z.object({ ko: z.string(), en: z.string(), cn: z.string(), ja: z.string() });
const versionOutput = z.string().describe('Changes with the stored object; a save sends it back');

const groupOutput = defineComponent('GroupFields', 'What all hotels of the group share', {
  name: textOutput.describe('Sender of account mails and codes; empty until it is entered'),
  allergies: z.array(
    z.object({ allergyCode: z.string().nullable(), name: textOutput, allergens: z.array(z.enum(allergens)) }),
  ),
});

export const viewGroup = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/group/view',
  auth: { staff: 'system' },
  summary: 'Returns the name of the group and the allergies that guests can select',
  result: z.object({ fields: groupOutput, version: versionOutput }),
  errors: ['not_found'],
});

export const saveGroup = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/group/save',
  auth: { staff: 'system' },
  summary: 'Replaces the name and the allergies. Reservations keep the allergies that guests selected',
  body: z.object({
    version: z.string().max(100),
    fields: z.object({
      name: lineText,
      allergies: z
        .array(
          z.object({
            allergyCode: z
              .string()
              .regex(/^[A-Za-z0-9_-]{1,40}$/)
              .nullable()
              .describe('Null for a new one'),
            name: lineText,
            allergens: z.array(z.enum(allergens)).max(allergens.length),
          }),
        )
        .max(maxAllergies),
    }),
  }),
  idempotent: true,
  result: z.object({ version: versionOutput }),
  errors: ['not_found', 'changed_meanwhile', 'catalogue_refused'],
});

export const groupEndpoints = [viewGroup, saveGroup] as const;
