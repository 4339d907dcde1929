import { decodeAgreedTexts } from '@dining/contract/codecs/agreed-texts';
import type { AgreedTextsWire } from '@dining/contract/site/terms';
import type { MarketingConsents } from '@dining/domain/join/consents';
import { matchesConsentedVersions } from '@dining/domain/terms/agreed-texts';
import type { ConsentChoice } from '../stores/join/join-attempts';
import type { StoredTerms } from '../stores/terms/terms';

export interface TermsInEffect {
  readonly findTermsSeq: (termsTypeCode: string) => number | null;
  /** Returns true if these versions of these kinds are in effect, or if the client sends no versions. */
  readonly areVersionsCurrent: (shownWire: AgreedTextsWire, kinds: readonly string[]) => boolean;
}

/** Uses only the terms of the hotel of the first entry. Returns undefined if there are no terms. */
export function createTermsInEffect(storedTerms: readonly StoredTerms[]): TermsInEffect | undefined {
  const [firstTerms] = storedTerms;
  if (firstTerms === undefined) return undefined;
  const texts = storedTerms
    .filter(({ htlCode }) => htlCode === firstTerms.htlCode)
    .map(({ termsTypeCode, termsSeq, version }) => ({ kind: termsTypeCode, termsSeq, version }));
  return {
    findTermsSeq: (termsTypeCode) => texts.find(({ kind }) => kind === termsTypeCode)?.termsSeq ?? null,
    areVersionsCurrent: (shownWire, kinds) => {
      const shownTexts = decodeAgreedTexts(shownWire);
      const currentTexts = texts.filter(({ kind }) => kinds.includes(kind));
      return shownTexts === null || matchesConsentedVersions(shownTexts, currentTexts);
    },
  };
}

export const createMarketingConsents = (
  { marketing, sms, email }: MarketingConsents,
  termsSeq: number | null,
): [ConsentChoice, ConsentChoice, ConsentChoice] => [
  { consent: 'TT0005', termsSeq, agreed: marketing },
  { consent: 'marketing_sms', termsSeq, agreed: sms },
  { consent: 'marketing_mail', termsSeq, agreed: email },
];

export const listMarketingTermsKinds = ({ marketing }: MarketingConsents): readonly string[] =>
  marketing ? ['TT0005'] : [];
