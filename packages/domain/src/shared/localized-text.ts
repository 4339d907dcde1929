import type { Language } from './language';

/** A text of a venue, product or policy: the default one and its variants per language (Spec §1). */
export interface LocalizedText {
  readonly default: string;
  readonly ko?: string | undefined;
  readonly en?: string | undefined;
  readonly cn?: string | undefined;
  readonly ja?: string | undefined;
}
