import { parseEmail } from '../shared/email';

/** How staff name one member: by their e-mail address, their membership number or the end of their phone number. */
export type MemberSearch =
  | { readonly type: 'none' }
  | { readonly type: 'email'; readonly userId: string }
  /** Digits of a membership number, or at least the last four of a phone number. */
  | { readonly type: 'digits'; readonly digits: string };

const minDigits = 4;
/** Korea's country code, which is not part of stored Korean numbers. */
const koreanPattern = /^(?:82|0082)0?(?=10\d{7,8}$)/;

/** Parses what staff typed to find a member. A part of a name or e-mail address finds none, to prevent browsing. */
export function parseMemberSearch(typed: string): MemberSearch {
  const text = typed.normalize('NFKC').trim();
  const userId = parseEmail(text);
  if (userId !== null) return { type: 'email', userId };
  const digits = text.replace(/\D/g, '');
  if (digits.length < minDigits || !/^[\d\s()+.-]+$/.test(text)) return { type: 'none' };
  return { type: 'digits', digits: digits.replace(koreanPattern, '0') };
}

/** Most members of one search. If more match, none is shown and staff type more digits. */
export const memberSearchLimit = 5;
