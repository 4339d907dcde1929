import type { TermsHeadingWire } from '../site/terms';

type TermsTypeCode = TermsHeadingWire['termsTypeCode'];

/** How addresses name each kind of terms (Spec §3 Terms). */
const kinds: Readonly<Record<TermsTypeCode, string>> = {
  TT0001: 'use',
  TT0002: 'privacy',
  TT0003: 'third-party',
  TT0004: 'hotel-usage',
  TT0005: 'marketing',
};
const codes = Object.keys(kinds) as TermsTypeCode[];

export const getTermsKind = (code: TermsTypeCode): string => kinds[code];

/** The kind of terms that an address names; undefined where there is none. */
export const findTermsType = (kind: string): TermsTypeCode | undefined => codes.find((code) => kinds[code] === kind);

/** How addresses name those of the kinds that there are. */
export const listTermsKinds = (there: readonly string[]): string[] =>
  codes.filter((code) => there.includes(code)).map(getTermsKind);
