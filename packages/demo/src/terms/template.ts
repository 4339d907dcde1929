import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** Values that differ between hotels in a shared text. */
export interface TermsHotel {
  readonly name: Readonly<Record<Language, string>>;
  readonly company: string;
  readonly privacyOfficer: Readonly<Record<Language, string>>;
  readonly tel: string;
  readonly email: string;
  /** Days for which allergies are stored after the visit; longer in the first version. */
  readonly allergyDays: number;
  /** First day of the version, `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
}

/** Creates one kind of terms for a hotel. */
export type TermsTemplate = (house: TermsHotel) => { title: LocalizedText; content: LocalizedText };

/** Joins paragraphs, one per line. */
export const joinLines = (...parts: string[]): string => parts.join('\n');
