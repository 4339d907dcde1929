/**
 * Kinds of terms that the payment page shows and its final checkbox covers (decision 5b). Marketing is not one of them.
 */
export const paymentTermsKinds = ['TT0001', 'TT0002', 'TT0003', 'TT0004'] as const;

/** Agreements to one version are counted up to this number. */
export const maxCountedAgreements = 1_000;

/**
 * So many reservations of the time of a version, the newest first, and so many agreements of members are examined when
 * agreements to it are counted. The work therefore does not grow with the history.
 */
export const maxExaminedAgreements = 2_000;

/**
 * A version of a text shown beside its consent checkbox: terms by kind and number, a cancellation policy by its number.
 */
export interface ShownText {
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
 * Returns true if the page showed each text of `consents` in the version that is agreed to. A new version may have come
 * into effect after the page was opened (decision 5b). Texts without a number are not compared.
 */
export const matchesConsentedVersions = (
  shownTexts: readonly ShownText[],
  consents: readonly Pick<Consent, 'kind' | 'termsSeq' | 'version'>[],
): boolean =>
  consents.every(
    ({ kind, termsSeq, version }) =>
      termsSeq === null ||
      shownTexts.some((text) => text.kind === kind && text.seq === termsSeq && text.version === version),
  );
