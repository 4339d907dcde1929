import type { Language } from '../formats';

export type TextsByLanguage = Readonly<Record<Language, string>>;

/** The hotel's own data in the templates of its terms. */
export interface TermsHotel {
  readonly name: TextsByLanguage;
  readonly company: string;
  readonly privacyOfficer: string;
  readonly tel: string;
  readonly email: string;
  /** Names of the hotels among which a member's data is shared. */
  readonly groupHotels: TextsByLanguage;
  /** Days after the visit until allergies are deleted. */
  readonly allergyDays: number;
  /** First day of the version, `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
}

/** Creates one kind of terms for a hotel. */
export type TermsTemplate = (hotel: TermsHotel) => {
  readonly title: TextsByLanguage;
  readonly content: TextsByLanguage;
};

/** Joins paragraphs, one per line. */
export const joinLines = (...parts: readonly string[]): string => parts.join('\n');

export const createTexts = (ko: string, en: string, cn: string, ja: string): TextsByLanguage => ({ ko, en, cn, ja });
