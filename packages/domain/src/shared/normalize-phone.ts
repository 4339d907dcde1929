/** The zeros of decimal digits that NFKC leaves as they are: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** Writes the decimal digits of other scripts as 0 to 9. */
const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/**
 * Reduces a typed, pasted or filled-in phone number to its digits, after a `+` where it begins with one (decision 54). Digits count in
 * any script and width; spaces, brackets, hyphens of any kind, letters and invisible characters are removed.
 */
export function normalizePhoneText(text: string): string {
  const kept = toAsciiDigits(text.normalize('NFKC')).replace(/[^+\d]/g, '');
  const digits = kept.replaceAll('+', '');
  return kept.startsWith('+') ? `+${digits}` : digits;
}
