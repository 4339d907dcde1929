import { maxBenefits } from '@dining/domain/catalogue/benefit-fields';
import { lineLimit } from '@dining/domain/catalogue/check-lines';
import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineLine, defineParagraph } from '../wire';

const line = defineLine(lineLimit).trim();
const paragraph = defineParagraph(30_000);
const lineText = z.object({ ko: line, en: line, cn: line, ja: line });
const paragraphText = z.object({ ko: paragraph, en: paragraph, cn: paragraph, ja: paragraph });
const versionOutput = z.string().describe('Changes with the stored object; a save sends it back');
const wonInput = z.int().min(0).max(2_000_000_000);
const errors = ['not_found', 'changed_meanwhile', 'catalogue_refused'] as const;

export const benefitsSchema = defineComponent('HotelBenefits', 'The benefits of a hotel, in the order of the site', {
  benefits: z
    .array(
      z.object({
        kind: z.enum(['special', 'membership']),
        title: lineText,
        text: paragraphText,
        isAboutPoints: z.boolean().describe('Shown only while the hotel gives points'),
      }),
    )
    .max(maxBenefits),
});

/** What is stored may exceed the limits of the forms. */
const storedText = z.object({ ko: z.string(), en: z.string(), cn: z.string(), ja: z.string() });
const storedBenefitsSchema = defineComponent('StoredHotelBenefits', 'The stored benefits of a hotel', {
  benefits: z.array(
    z.object({
      kind: z.enum(['special', 'membership']),
      title: storedText,
      text: storedText,
      isAboutPoints: z.boolean(),
    }),
  ),
});

export const viewBenefits = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/benefit/view',
  auth: { staff: 'promotion', access: 'read' },
  summary: 'Returns the benefits of a hotel',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({ fields: storedBenefitsSchema, version: versionOutput, canEdit: z.boolean() }),
  errors: ['not_found'],
});

export const saveBenefits = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/benefit/save',
  auth: { staff: 'promotion' },
  summary: 'Replaces the benefits of a hotel',
  body: z.object({ htlCode: defineCode<HtlCode>(), version: z.string().max(100), fields: benefitsSchema }),
  idempotent: true,
  result: z.object({ version: versionOutput }),
  errors,
});

export const joiningCouponSchema = defineComponent('JoiningCouponFields', 'The coupon that new members get', {
  name: lineText,
  kind: z.enum(['amount', 'percent']),
  value: wonInput.describe('Won, or percent'),
  minOrderAmount: wonInput,
  maxDiscount: wonInput.nullable().describe('Won; null without a limit'),
  validDays: z.int().min(0).max(100_000),
});

const storedJoiningCouponSchema = defineComponent('StoredJoiningCoupon', 'The stored coupon that new members get', {
  name: storedText,
  kind: z.enum(['amount', 'percent']),
  value: z.number().int(),
  minOrderAmount: z.number().int(),
  maxDiscount: z.number().int().nullable(),
  validDays: z.number().int(),
});

const couponScope = defineCode<HtlCode>().nullable().describe('Null for the coupon of all hotels');

export const viewJoiningCoupon = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/coupon/view-joining',
  auth: { staff: 'coupon', access: 'read' },
  summary: 'Returns the coupon that new members get for a hotel, or for all hotels',
  body: z.object({ htlCode: couponScope }),
  result: z.object({
    fields: storedJoiningCouponSchema.nullable().describe('Null if there is none'),
    version: versionOutput.nullable(),
    canEdit: z.boolean(),
  }),
  errors: ['not_found'],
});

export const saveJoiningCoupon = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/coupon/save-joining',
  auth: { staff: 'coupon' },
  summary: 'Sets the coupon that new members get from now on. Coupons that members have stay as they are',
  body: z.object({
    htlCode: couponScope,
    version: z.string().max(100).nullable().describe('As the caller saw it; null if there was none'),
    fields: joiningCouponSchema,
  }),
  idempotent: true,
  result: z.object({ version: versionOutput }),
  errors,
});

export const benefitEndpoints = [viewBenefits, saveBenefits, viewJoiningCoupon, saveJoiningCoupon] as const;
