/** The terms that the payment page shows and its final box agrees to (decision 5b); marketing is not asked there. */
export const paymentTermsKinds = ['TT0001', 'TT0002', 'TT0003', 'TT0004'] as const;

/** A version of a text that was shown beside the box that agrees to it: of terms by their kind and number, of a cancellation policy by its own. */
export interface AgreedText {
  readonly kind: string;
  readonly seq: number;
  readonly version: string;
}

/** A text that the guest agreed to: kind, version, language and ISO instant (decision 5b). */
export interface Consent {
  readonly kind: string;
  readonly termsSeq: number | null;
  readonly version: string;
  readonly language: string;
  readonly at: string;
}

/**
 * Returns true if the guest was shown each text that is `agreedTo`, in that version. A new version may have come into force since their page was
 * opened (decision 5b).
 */
export const matchesConsentedVersions = (
  shown: readonly AgreedText[],
  agreedTo: readonly Pick<Consent, 'kind' | 'termsSeq' | 'version'>[],
): boolean =>
  agreedTo.every(
    ({ kind, termsSeq, version }) =>
      termsSeq === null || shown.some((text) => text.kind === kind && text.seq === termsSeq && text.version === version),
  );
