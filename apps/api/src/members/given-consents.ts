import type { MarketingConsents } from '@dining/domain/join/consents';
import type { GivenConsent } from '../stores/join/join-attempts';
import type { StoredTerms } from '../stores/terms/terms';

/** The version of each text that is agreed to: those of one hotel, the first of those in effect; undefined where there is none. */
export function textsToAgreeTo(inEffect: readonly StoredTerms[]): ((termsTypeCode: string) => number | null) | undefined {
  const [first] = inEffect;
  if (first === undefined) return undefined;
  return (type) => inEffect.find((text) => text.htlCode === first.htlCode && text.termsTypeCode === type)?.termsSeq ?? null;
}

/** What is kept of the answer to marketing and to each of its ways: one text asks for all three. */
export const marketingGiven = (
  { marketing, sms, email }: MarketingConsents,
  termsSeq: number | null,
): [GivenConsent, GivenConsent, GivenConsent] => [
  { consent: 'TT0005', termsSeq, agreed: marketing },
  { consent: 'marketing_sms', termsSeq, agreed: sms },
  { consent: 'marketing_mail', termsSeq, agreed: email },
];
