import { createHotelUsageTerms } from './hotel-usage';
import { createMarketingTerms } from './marketing';
import { createPrivacyTerms } from './privacy';
import type { TermsTemplate } from './template';
import { createThirdPartyTerms } from './third-party';
import { createUseTerms } from './use';

/**
 * Templates of all kinds of terms by code, from which a hotel writes its own. They are no legal advice: the hotel must
 * have its text checked.
 */
export const termsTemplates = {
  TT0001: createUseTerms,
  TT0002: createPrivacyTerms,
  TT0003: createThirdPartyTerms,
  TT0004: createHotelUsageTerms,
  TT0005: createMarketingTerms,
} as const satisfies Readonly<Record<string, TermsTemplate>>;
