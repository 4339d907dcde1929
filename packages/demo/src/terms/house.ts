import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** What differs between the hotels in a text that all of them share. */
export interface TermsHouse {
  readonly name: Readonly<Record<Language, string>>;
  readonly company: string;
  readonly officer: Readonly<Record<Language, string>>;
  readonly tel: string;
  readonly email: string;
  /** Days after the visit for which allergy answers are kept; it was longer in the first version. */
  readonly allergyDays: number;
  /** The day the version came into force, `YYYY-MM-DD`. */
  readonly since: string;
}

/** Writes one kind of terms for one hotel. */
export type TermsTemplate = (house: TermsHouse) => { title: LocalizedText; content: LocalizedText };

/** Lines as they stand in the terms viewer, one paragraph a line. */
export const lines = (...parts: string[]): string => parts.join('\n');
