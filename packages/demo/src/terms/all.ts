import { hotelUsageTerms } from './hotel-usage';
import { marketingTerms } from './marketing';
import { privacyTerms } from './privacy';
import type { TermsTemplate } from './template';
import { thirdPartyTerms } from './third-party';
import { useTerms } from './use';

/** All kinds of terms by code. */
export const termsTemplates: readonly (readonly [code: string, template: TermsTemplate])[] = [
  ['TT0001', useTerms],
  ['TT0002', privacyTerms],
  ['TT0003', thirdPartyTerms],
  ['TT0004', hotelUsageTerms],
  ['TT0005', marketingTerms],
];
