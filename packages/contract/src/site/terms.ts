import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, line, textFields, yn } from '../wire';
import { businessInfo } from './hotels';

/** TT0001 use, TT0002 privacy, TT0003 third party, TT0004 hotel usage notice, TT0005 marketing (Spec §3 Terms). */
export const termsTypeCode = z.enum(['TT0001', 'TT0002', 'TT0003', 'TT0004', 'TT0005']);

export const termsHeading = defineComponent('TermsHeading', 'A text of terms by name, as the footer lists it', {
  htlCode: codeOut<HtlCode>(),
  termsSeq: z.number().int(),
  termsTypeCode,
  ...textFields('termsType'),
  termsVersion: z.string(),
});
export type TermsHeadingWire = z.infer<typeof termsHeading>;

export const terms = defineComponent('Terms', 'A text of terms', { ...termsHeading.shape, ...textFields('termsContent') });
export type TermsWire = z.infer<typeof terms>;

/** What a cancellation is reckoned by (decision 22). */
export const cancelTerms = z.object({
  resvBasedYn: yn.describe('Y: reservation-based, the higher cap of the dispute standards holds'),
  payCancelTierList: z
    .array(z.object({ cancelHourBefore: z.number(), cancelFeeRate: z.number() }))
    .describe('Percent of what was paid that is kept when cancelling with less than so many hours to go'),
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

/** Which texts a page has shown beside the box that agrees to them. */
export const agreedTextList = z
  .array(z.object({ agreTextType: line(20), agreTextSeq: z.number().int(), agreTextVersion: line(100) }))
  .max(20)
  .optional();
export type AgreedTextsWire = z.infer<typeof agreedTextList>;

/** The same for what a member agrees to. */
export const agreedTerms = {
  agreTextList: agreedTextList.describe(
    'The texts that the page showed, of terms by termsTypeCode; where another that is agreed to is in force by now it is refused ' +
      '(terms_changed). Without it nothing is compared',
  ),
};

export const getCurrentTerms = defineEndpoint({
  method: 'POST',
  path: '/api/terms/nowRunningTerms',
  auth: 'public',
  summary: 'A hotel’s text of one kind in effect now; null where there is none',
  body: z.object({ htlCode: code<HtlCode>(), termsTypeCode }),
  result: z.object({ result: terms.nullable() }),
  errors: ['not_found'],
});

export const listCurrentTerms = defineEndpoint({
  method: 'POST',
  path: '/api/terms/nowTerms',
  auth: 'public',
  summary: 'Texts in effect now, of one kind or all, of one hotel or all',
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
  summary: 'Names of all texts in effect, and the business registration of each hotel',
  result: z.object({ result: z.array(termsHeading), businessInfoList: z.array(businessInfo) }),
  errors: [],
});

const ofVenue = z.object({ dinCode: code<DinCode>() });
const onePolicy = z.object({ result: payPolicy.nullable() });

export const getPayPolicy = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/detail',
  auth: 'public',
  summary: 'The cancellation policy of a venue in effect now; null where there is none',
  body: ofVenue,
  result: onePolicy,
  errors: ['unknown_venue'],
});

export const getPayPolicyByVenue = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/detailByDinCode',
  auth: 'public',
  summary: 'The cancellation policy in effect now, by the code of its venue; null where there is none',
  body: ofVenue,
  result: onePolicy,
  errors: ['unknown_venue'],
});

export const listPayPolicies = defineEndpoint({
  method: 'POST',
  path: '/api/payPlcy/list',
  auth: 'public',
  summary: 'The cancellation policies in effect: of a venue, of all venues of a hotel, or of all hotels',
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
