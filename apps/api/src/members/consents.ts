import { decodeAgreedTexts } from '@dining/contract/codecs/agreed-texts';
import type { AgreedTextsWire } from '@dining/contract/site/terms';
import type { MarketingConsents } from '@dining/domain/join/consents';
import { matchesConsentedVersions } from '@dining/domain/terms/agreed-texts';
import type { ConsentChoice } from '../stores/join/join-attempts';
import type { StoredTerms } from '../stores/terms/terms';

export interface CurrentTexts {
  readonly findSeq: (termsTypeCode: string) => number | null;
  readonly areCurrent: (shown: AgreedTextsWire, kinds: readonly string[]) => boolean;
}

export function createCurrentTexts(inEffect: readonly StoredTerms[]): CurrentTexts | undefined {
  const [firstTerms] = inEffect;
  if (firstTerms === undefined) return undefined;
  const texts = inEffect
    .filter(({ htlCode }) => htlCode === firstTerms.htlCode)
    .map(({ termsTypeCode, termsSeq, version }) => ({ kind: termsTypeCode, termsSeq, version }));
  return {
    findSeq: (type) => texts.find(({ kind }) => kind === type)?.termsSeq ?? null,
    areCurrent: (wire, kinds) => {
      const shown = decodeAgreedTexts(wire);
      const agreedTo = texts.filter(({ kind }) => kinds.includes(kind));
      return shown === null || matchesConsentedVersions(shown, agreedTo);
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

export const listMarketingKinds = ({ marketing }: MarketingConsents): readonly string[] =>
  marketing ? ['TT0005'] : [];
