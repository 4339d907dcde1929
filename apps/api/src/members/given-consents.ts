import { agreedTextsFromWire } from '@dining/contract/codecs/agreed-texts';
import type { AgreedTextsWire } from '@dining/contract/site/terms';
import type { MarketingConsents } from '@dining/domain/join/consents';
import { matchesConsentedVersions } from '@dining/domain/terms/agreed-texts';
import type { GivenConsent } from '../stores/join/join-attempts';
import type { StoredTerms } from '../stores/terms/terms';

/** The texts of one hotel that can be agreed to. */
export interface TextsToAgreeTo {
  /** The number of the text of a kind; null where the hotel has none. */
  readonly seqOf: (termsTypeCode: string) => number | null;
  /** Whether a page has shown those of the kinds that are agreed to; one that names none is taken at its word. */
  readonly areShown: (shown: AgreedTextsWire, kinds: readonly string[]) => boolean;
}

/** Those of one hotel, the first of those in effect; undefined where there is none. */
export function textsToAgreeTo(inEffect: readonly StoredTerms[]): TextsToAgreeTo | undefined {
  const [first] = inEffect;
  if (first === undefined) return undefined;
  const texts = inEffect
    .filter(({ htlCode }) => htlCode === first.htlCode)
    .map(({ termsTypeCode, termsSeq, version }) => ({ kind: termsTypeCode, termsSeq, version }));
  return {
    seqOf: (type) => texts.find(({ kind }) => kind === type)?.termsSeq ?? null,
    areShown: (wire, kinds) => {
      const shown = agreedTextsFromWire(wire);
      const agreedTo = texts.filter(({ kind }) => kinds.includes(kind));
      return shown === null || matchesConsentedVersions(shown, agreedTo);
    },
  };
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

/** The kinds of text that marketing agrees to; whoever wants none has nothing to read first. */
export const marketingKinds = ({ marketing }: MarketingConsents): readonly string[] => (marketing ? ['TT0005'] : []);
