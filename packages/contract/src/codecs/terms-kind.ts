import type { TermsHeadingWire } from '../site/terms';

type TermsTypeCode = TermsHeadingWire['termsTypeCode'];

/** Name of each kind of terms in URLs (Spec §3 Terms). */
const kinds: Readonly<Record<TermsTypeCode, string>> = {
  TT0001: 'use',
  TT0002: 'privacy',
  TT0003: 'third-party',
  TT0004: 'hotel-usage',
  TT0005: 'marketing',
};
const codes = Object.keys(kinds) as TermsTypeCode[];

export const getTermsKind = (code: TermsTypeCode): string => kinds[code];

/** Returns the kind of terms for its name in a URL, or undefined. */
export const findTermsType = (kind: string): TermsTypeCode | undefined => codes.find((code) => kinds[code] === kind);

/** Lists the URL names of the existing kinds. */
export const listTermsKinds = (existingCodes: readonly string[]): string[] =>
  codes.filter((code) => existingCodes.includes(code)).map(getTermsKind);
