import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput } from '../wire';

export const sheetMailSchema = defineComponent('SheetMail', 'Whether a venue gets the sheet of each evening by mail', {
  dinCode: defineCodeOutput<DinCode>(),
  htlCode: defineCodeOutput<HtlCode>(),
  name: z.string(),
  hotelName: z.string(),
  isActive: z.boolean().describe('True if guests see the venue; an inactive one may still have reservations'),
  isOn: z.boolean(),
  mailbox: z.string().nullable().describe('E-mail address of the venue, or else of its hotel; null if neither has one'),
});

export const listSheetMails = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/sheet-mail/list',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Lists the venues whose sheet by mail the caller may switch on or off, in the order of the site',
  body: z.object({ htlCode: defineCode<HtlCode>().optional().describe('Only of this hotel') }),
  result: z.object({ venues: z.array(sheetMailSchema) }),
  errors: [],
});

export const saveSheetMail = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/sheet-mail/save',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Switches the sheet of each evening by mail on or off for a venue',
  body: z.object({ dinCode: defineCode<DinCode>(), isOn: z.boolean() }),
  idempotent: true,
  result: z.object({ changed: z.boolean(), venue: sheetMailSchema }),
  errors: ['not_found', 'forbidden'],
});

export const staffVenueEndpoints = [listSheetMails, saveSheetMail] as const;
