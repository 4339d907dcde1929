import { payLinkStates } from '@dining/domain/payments/pay-link';
import type { DinCode, HtlCode, ProdCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCodeOutput, defineLine, defineTextFields, wireLanguageSchema, ynSchema } from '../wire';
import { holdEndFields } from './orders/order';
import { prodResvTypeSchema } from './products';
import { agreedTextListSchema } from './terms';

const keySchema = defineLine(60).describe('The key in the path `/pay/{key}`');

const payLinkOrderSchema = defineComponent('PayLinkOrder', 'The order that a pay link holds; names and phones masked', {
  prodCode: defineCodeOutput<ProdCode>(),
  ...defineTextFields('prodName'),
  resvType: prodResvTypeSchema,
  resvAdultCnt: z.number().int(),
  resvKidCnt: z.number().int(),
  menuList: z.array(z.object({ ...defineTextFields('prodAddName'), prodAddNum: z.number().int() })),
  resvSetleAmnt: z.number().int().describe('Whole won'),
  resvUserName: z.string(),
  resvUserTel: z.string().describe('Phone of the booker, masked except for the last four digits'),
  allergyYn: ynSchema.describe('Y: allergies were given on the phone, and paying needs the consent to store them'),
});

export const payLinkInfoSchema = defineComponent('PayLinkInfo', 'A pay link as its page shows it', {
  linkState: z
    .enum(payLinkStates)
    .describe('`paying`: the payment window was opened, maybe on another device; `confirming`: the outcome is unknown'),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  ...defineTextFields('htlName'),
  ...defineTextFields('dinName'),
  dinTel: z.string(),
  resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
  order: payLinkOrderSchema.nullable().describe('Null once the link is paid or has ended'),
  ...holdEndFields,
  resvCode: z.string().describe("'' unless the link is paid"),
  resvLink: z
    .string()
    .describe("Path of the reservation, '' unless the link is paid; asks for the phone number if there are allergies"),
});
export type PayLinkInfo = z.infer<typeof payLinkInfoSchema>;

export const viewPayLink = defineEndpoint({
  method: 'POST',
  path: '/api/pay/view',
  auth: 'public',
  session: 'none',
  summary: 'Returns the order of a pay link. A forged key gets the same response as an unknown one',
  body: z.object({ payKey: keySchema }),
  result: z.object({ payLink: payLinkInfoSchema }),
  errors: ['not_found', 'too_many_requests'],
});

/** A new payment supersedes one that was started in another window (ADR 3). */
export const startPayLink = defineEndpoint({
  method: 'POST',
  path: '/api/pay/start',
  auth: 'public',
  session: 'none',
  summary: 'Starts to pay the order of a pay link: records the consents and opens a payment at the provider',
  body: z.object({
    payKey: keySchema,
    langCode: wireLanguageSchema.optional().describe('Language of the page'),
    resvSetleType: z.enum(['card', 'account']),
    finalAgreYn: ynSchema.describe('Final box, as in every reservation (decision 5b)'),
    finalAgreTextList: agreedTextListSchema,
    allergyAgreYn: ynSchema.default('N').describe('Consent to store the allergies that were given on the phone'),
    deviceType: z.enum(['pc', 'mobile']).default('pc'),
  }),
  result: z.object({
    response: z.object({
      resCd: z.string().describe("`0000`, or the provider's error code"),
      resMsg: z.string(),
      authPageUrl: z.string(),
      shopOrderNo: defineCodeOutput<ShopOrderNo>(),
      ...holdEndFields,
    }),
  }),
  errors: [
    'not_found',
    'terms_not_agreed',
    'terms_changed',
    'allergy_consent_needed',
    'pay_link_ended',
    'pay_link_paid',
    'payment_confirming',
    'superseded',
    'too_many_requests',
  ],
});

export const payLinkEndpoints = [viewPayLink, startPayLink] as const;
