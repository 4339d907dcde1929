import { createHotelUsageTerms } from './hotel-usage';
import { createMarketingTerms } from './marketing';
import { createPrivacyTerms } from './privacy';
import type { TermsTemplate } from './template';
import { createThirdPartyTerms } from './third-party';
import { createUseTerms } from './use';

/** All kinds of terms by code. */
export const termsTemplates: readonly (readonly [code: string, template: TermsTemplate])[] = [
  ['TT0001', createUseTerms],
  ['TT0002', createPrivacyTerms],
  ['TT0003', createThirdPartyTerms],
  ['TT0004', createHotelUsageTerms],
  ['TT0005', createMarketingTerms],
];
