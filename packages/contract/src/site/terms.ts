import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine, defineTextFields, ynSchema } from '../wire';
import { businessInfoSchema } from './hotels';

/** TT0001 use, TT0002 privacy, TT0003 third party, TT0004 hotel usage notice, TT0005 marketing (Spec §3 Terms). */
export const termsTypeCodeSchema = z.enum(['TT0001', 'TT0002', 'TT0003', 'TT0004', 'TT0005']);

export const termsHeadingSchema = defineComponent(
  'TermsHeading',
  'A text of terms without its content, for the footer',
  {
    htlCode: defineCodeOutput<HtlCode>(),
    termsSeq: z.number().int(),
    termsTypeCode: termsTypeCodeSchema,
    ...defineTextFields('termsType'),
    termsVersion: z.string(),
  },
);
export type TermsHeadingWire = z.infer<typeof termsHeadingSchema>;

export const termsSchema = defineComponent('Terms', 'A text of terms', {
  ...termsHeadingSchema.shape,
  ...defineTextFields('termsContent'),
});
export type TermsWire = z.infer<typeof termsSchema>;

/** Fee rules for a cancellation (decision 22). */
export const cancelTermsSchema = z.object({
  resvBasedYn: ynSchema.describe('Y: reservation-based; the higher cap of the dispute settlement standards applies'),
  payCancelTierList: z
    .array(z.object({ cancelHourBefore: z.number(), cancelFeeRate: z.number() }))
    .describe('Percent of the paid amount that is kept if fewer than `cancelHourBefore` hours are left'),
  payCancelGraceMin: z
    .number()
    .int()
    .describe(
      'Minutes after booking within which cancelling is free while the visit is more than 24 hours away (decision 49); 0: none',
    ),
});

export const payPolicySchema = defineComponent('PayPolicy', "A venue's cancellation policy (decision 22)", {
  payPlcySeq: z.number().int(),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  payPlcyVersion: z.string(),
  ...cancelTermsSchema.shape,
  ...defineTextFields('payCancelDesc'),
});
export type PayPolicyWire = z.infer<typeof payPolicySchema>;

/** Versions of the texts that a page showed beside a consent checkbox. */
export const agreedTextListSchema = z
  .array(z.object({ agreTextType: defineLine(20), agreTextSeq: z.number().int(), agreTextVersion: defineLine(100) }))
  .max(20)
  .optional();
export type AgreedTextsWire = z.infer<typeof agreedTextListSchema>;

/** Versions of the texts that a page showed beside a member's consents. */
export const agreedTermsFields = {
  agreTextList: agreedTextListSchema.describe(
    'Texts that the page showed, by termsTypeCode. If another version of a text that is agreed to is in effect now, the request is ' +
      'rejected (terms_changed). Without it nothing is compared',
  ),
};

export const getCurrentTerms = defineEndpoint({
  method: 'POST',
  path: '/api/terms/nowRunningTerms',
  auth: 'public',
  summary: 'Returns a hotel’s current text of one kind; null if there is none',
  body: z.object({ htlCode: defineCode<HtlCode>(), termsTypeCode: termsTypeCodeSchema }),
  result: z.object({ result: termsSchema.nullable() }),
  errors: ['not_found'],
});

export const listCurrentTerms = defineEndpoint({
  method: 'POST',
  path: '/api/terms/nowTerms',
  auth: 'public',
  summary: 'Lists current texts, of one or all kinds, of one or all hotels',
  body: z.object({
    termsTarget: z.literal('USR').default('USR'),
    termsType: allowBlank(termsTypeCodeSchema),
    htlCode: allowBlank(defineCode<HtlCode>()),
  }),
  result: z.object({ termsList: z.array(termsSchema) }),
  errors: ['not_found'],
});

export const listFooterTerms = defineEndpoint({
  method: 'GET',
  path: '/api/default-footer/comTermsList',
  auth: 'public',
  summary: 'Lists the names of all current texts and the business registration of each hotel',
  result: z.object({ result: z.array(termsHeadingSchema), businessInfoList: z.array(businessInfoSchema) }),
  errors: [],
});

const venueQuerySchema = z.object({ dinCode: defineCode<DinCode>() });
const payPolicyResultSchema = z.object({ result: payPolicySchema.nullable() });

export const getPayPolicy = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/detail',
  auth: 'public',
  summary: 'Returns the current cancellation policy of a venue; null if there is none',
  body: venueQuerySchema,
  result: payPolicyResultSchema,
  errors: ['unknown_venue'],
});

export const getPayPolicyByVenue = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/detailByDinCode',
  auth: 'public',
  summary: 'Returns the current cancellation policy by venue code; null if there is none',
  body: venueQuerySchema,
  result: payPolicyResultSchema,
  errors: ['unknown_venue'],
});

export const listPayPolicies = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/list',
  auth: 'public',
  summary: 'Lists current cancellation policies of a venue, of a hotel’s venues, or of all hotels',
  body: z.object({ dinCode: allowBlank(defineCode<DinCode>()), htlCode: allowBlank(defineCode<HtlCode>()) }),
  result: z.object({ result: z.array(payPolicySchema) }),
  errors: ['not_found', 'unknown_venue'],
});

export const termsEndpoints = [
  getCurrentTerms,
  listCurrentTerms,
  listFooterTerms,
  getPayPolicy,
  getPayPolicyByVenue,
  listPayPolicies,
] as const;
