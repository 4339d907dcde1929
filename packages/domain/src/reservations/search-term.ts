import { normalizeReservationNumber, normalizeText } from '../shared/typed-text';

/** What staff search for, recognised by the form of the text in the search field. */
export type SearchTerm =
  | { readonly type: 'none' }
  | { readonly type: 'code'; readonly code: string }
  /** Digits of a phone number, or of its end; at least four. */
  | { readonly type: 'phone'; readonly digits: string }
  /** The beginning of an e-mail address, in lower case. */
  | { readonly type: 'email'; readonly start: string }
  /** The beginning of a name without spaces, and whole words that a name contains; in lower case. */
  | { readonly type: 'name'; readonly start: string; readonly words: readonly string[] };

const codePattern = /^\d{8}-[0-9A-Z]{10}$/;
const minPhoneDigits = 4;

/** Recognises a reservation number, the end of a phone number, an e-mail address or a name. */
export function parseSearchTerm(input: string): SearchTerm {
  const text = normalizeText(input).normalize('NFKC').trim();
  if (text === '') return { type: 'none' };
  const code = normalizeReservationNumber(text);
  if (codePattern.test(code)) return { type: 'code', code };
  const lowerCase = text.toLowerCase();
  if (text.includes('@')) return { type: 'email', start: lowerCase.replace(/\s/g, '') };
  const digits = text.replace(/\D/g, '');
  if (digits.length >= minPhoneDigits && /^[\d\s()+.-]+$/.test(text)) return { type: 'phone', digits };
  return { type: 'name', start: lowerCase.replace(/\s/g, ''), words: lowerCase.split(/\s+/) };
}
