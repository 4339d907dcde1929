import { parseEmail } from '../shared/email';

/** What staff search a member by: e-mail address, membership number or end of the phone number. */
export type MemberSearch =
  | { readonly type: 'none' }
  | { readonly type: 'email'; readonly userId: string }
  /** Digits of a membership number, or at least the last four of a phone number. */
  | { readonly type: 'digits'; readonly digits: string };

const minDigits = 4;
/** Korea's country code, which is not part of stored Korean numbers. */
const koreanPrefixPattern = /^(?:82|0082)0?(?=10\d{7,8}$)/;

/** Parses what staff typed to find a member. Names and parts of e-mail addresses give `none`, to prevent browsing. */
export function parseMemberSearch(input: string): MemberSearch {
  const text = input.normalize('NFKC').trim();
  const userId = parseEmail(text);
  if (userId !== null) return { type: 'email', userId };
  const digits = text.replace(/\D/g, '');
  if (digits.length < minDigits || !/^[\d\s()+.-]+$/.test(text)) return { type: 'none' };
  return { type: 'digits', digits: digits.replace(koreanPrefixPattern, '0') };
}

/** Maximum members that a search may match. If more match, none is shown and staff must type more digits. */
export const memberSearchLimit = 5;
