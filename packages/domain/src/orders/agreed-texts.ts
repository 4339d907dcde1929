import type { Consent } from './priced-order';

/** A version of a text that was shown beside the final box: of terms by their kind and number, of a cancellation policy by its own. */
export interface AgreedText {
  readonly kind: string;
  readonly seq: number;
  readonly version: string;
}

/**
 * Whether the guest was shown what an order now agrees to: each text that its `consents` name, in that version. Another one may have come
 * into force since his page was opened; nobody agrees to what he has not seen (decision 5b).
 */
export const isWhatWasShown = (shown: readonly AgreedText[], consents: readonly Consent[]): boolean =>
  consents.every(
    ({ kind, termsSeq, version }) =>
      termsSeq === null || shown.some((text) => text.kind === kind && text.seq === termsSeq && text.version === version),
  );
