import type { TermsHeadingWire } from '../site/terms';

type TermsTypeCode = TermsHeadingWire['termsTypeCode'];

/** The kind of each type of terms, which is its name in URLs (Spec §3 Terms). */
const kinds: Readonly<Record<TermsTypeCode, string>> = {
  TT0001: 'use',
  TT0002: 'privacy',
  TT0003: 'third-party',
  TT0004: 'hotel-usage',
  TT0005: 'marketing',
};
const codes = Object.keys(kinds) as TermsTypeCode[];

export const getTermsKind = (code: TermsTypeCode): string => kinds[code];

/** Returns the type of terms of a kind, or undefined. */
export const findTermsTypeCode = (kind: string): TermsTypeCode | undefined =>
  codes.find((code) => kinds[code] === kind);

/** Lists the kinds of the existing types, in the order of their codes. */
export const listTermsKinds = (existingCodes: readonly string[]): string[] =>
  codes.filter((code) => existingCodes.includes(code)).map(getTermsKind);
