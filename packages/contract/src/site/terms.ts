import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, line, textFields, yn } from '../wire';
import { businessInfo } from './hotels';

/** TT0001 use, TT0002 privacy, TT0003 third party, TT0004 hotel usage notice, TT0005 marketing (Spec §3 Terms). */
export const termsTypeCode = z.enum(['TT0001', 'TT0002', 'TT0003', 'TT0004', 'TT0005']);

export const termsHeading = defineComponent('TermsHeading', 'A text of terms without its content, for the footer', {
  htlCode: codeOut<HtlCode>(),
  termsSeq: z.number().int(),
  termsTypeCode,
  ...textFields('termsType'),
  termsVersion: z.string(),
});
export type TermsHeadingWire = z.infer<typeof termsHeading>;

export const terms = defineComponent('Terms', 'A text of terms', {
  ...termsHeading.shape,
  ...textFields('termsContent'),
});
export type TermsWire = z.infer<typeof terms>;

/** Rules of a cancellation (decision 22). */
export const cancelTerms = z.object({
  resvBasedYn: yn.describe('Y: reservation-based; the higher cap of the dispute settlement standards applies'),
  payCancelTierList: z
    .array(z.object({ cancelHourBefore: z.number(), cancelFeeRate: z.number() }))
    .describe('Percent of the paid amount that is kept when cancelling with fewer hours left'),
});

export const payPolicy = defineComponent('PayPolicy', "A venue's cancellation policy (decision 22)", {
  payPlcySeq: z.number().int(),
  htlCode: codeOut<HtlCode>(),
  dinCode: codeOut<DinCode>(),
  payPlcyVersion: z.string(),
  ...cancelTerms.shape,
  ...textFields('payCancelDesc'),
});
export type PayPolicyWire = z.infer<typeof payPolicy>;

/** Versions of the texts that a page showed beside a consent box. */
export const agreedTextList = z
  .array(z.object({ agreTextType: line(20), agreTextSeq: z.number().int(), agreTextVersion: line(100) }))
  .max(20)
  .optional();
export type AgreedTextsWire = z.infer<typeof agreedTextList>;

/** The same for a member's consents. */
export const agreedTerms = {
  agreTextList: agreedTextList.describe(
    'Texts that the page showed, by termsTypeCode. If another version of a text that is agreed to is in effect now, the request is ' +
      'rejected (terms_changed). Without it nothing is compared',
  ),
};

export const getCurrentTerms = defineEndpoint({
  method: 'POST',
  path: '/api/terms/nowRunningTerms',
  auth: 'public',
  summary: 'Returns a hotel’s current text of one kind; null if there is none',
  body: z.object({ htlCode: code<HtlCode>(), termsTypeCode }),
  result: z.object({ result: terms.nullable() }),
  errors: ['not_found'],
});

export const listCurrentTerms = defineEndpoint({
  method: 'POST',
  path: '/api/terms/nowTerms',
  auth: 'public',
  summary: 'Lists current texts, of one or all kinds, of one or all hotels',
  body: z.object({
    termsTarget: z.literal('USR').default('USR'),
    termsType: orBlank(termsTypeCode),
    htlCode: orBlank(code<HtlCode>()),
  }),
  result: z.object({ termsList: z.array(terms) }),
  errors: ['not_found'],
});

export const listFooterTerms = defineEndpoint({
  method: 'GET',
  path: '/api/default-footer/comTermsList',
  auth: 'public',
  summary: 'Lists the names of all current texts and the business registration of each hotel',
  result: z.object({ result: z.array(termsHeading), businessInfoList: z.array(businessInfo) }),
  errors: [],
});

const ofVenue = z.object({ dinCode: code<DinCode>() });
const onePolicy = z.object({ result: payPolicy.nullable() });

export const getPayPolicy = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/detail',
  auth: 'public',
  summary: 'Returns the current cancellation policy of a venue; null if there is none',
  body: ofVenue,
  result: onePolicy,
  errors: ['unknown_venue'],
});

export const getPayPolicyByVenue = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/detailByDinCode',
  auth: 'public',
  summary: 'Returns the current cancellation policy by venue code; null if there is none',
  body: ofVenue,
  result: onePolicy,
  errors: ['unknown_venue'],
});

export const listPayPolicies = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/list',
  auth: 'public',
  summary: 'Lists current cancellation policies of a venue, of a hotel’s venues, or of all hotels',
  body: z.object({ dinCode: orBlank(code<DinCode>()), htlCode: orBlank(code<HtlCode>()) }),
  result: z.object({ result: z.array(payPolicy) }),
  errors: ['not_found', 'unknown_venue'],
});

export const termsCalls = [
  getCurrentTerms,
  listCurrentTerms,
  listFooterTerms,
  getPayPolicy,
  getPayPolicyByVenue,
  listPayPolicies,
] as const;
