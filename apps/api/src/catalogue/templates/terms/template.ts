import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** Values that differ between the texts of hotels, or between versions of a text. */
export interface TermsHotel {
  readonly name: Readonly<Record<Language, string>>;
  readonly company: string;
  readonly privacyOfficer: Readonly<Record<Language, string>>;
  readonly tel: string;
  readonly email: string;
  /**
   * Days for which allergies are stored after the visit. The first version of the privacy terms states more days than
   * the second.
   */
  readonly allergyDays: number;
  /** First day of the version, `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
}

/** Creates one kind of terms for a hotel. */
export type TermsTemplate = (hotel: TermsHotel) => { title: LocalizedText; content: LocalizedText };

/** Joins paragraphs, one per line. */
export const joinLines = (...paragraphs: string[]): string => paragraphs.join('\n');
