import type { TermsHeadingWire } from '../site/terms';

type TermsTypeCode = TermsHeadingWire['termsTypeCode'];

/** Name of each kind of terms in addresses (Spec §3 Terms). */
const kinds: Readonly<Record<TermsTypeCode, string>> = {
  TT0001: 'use',
  TT0002: 'privacy',
  TT0003: 'third-party',
  TT0004: 'hotel-usage',
  TT0005: 'marketing',
};
const codes = Object.keys(kinds) as TermsTypeCode[];

export const getTermsKind = (code: TermsTypeCode): string => kinds[code];

/** Finds the kind of terms of an address. */
export const findTermsType = (kind: string): TermsTypeCode | undefined => codes.find((code) => kinds[code] === kind);

/** Lists the address names of the existing kinds. */
export const listTermsKinds = (existingCodes: readonly string[]): string[] =>
  codes.filter((code) => existingCodes.includes(code)).map(getTermsKind);
