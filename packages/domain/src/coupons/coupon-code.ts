import { normalizePlain } from '../shared/typed-text';

const couponCodeLength = { min: 4, max: 20 } as const;

/** Normalises the typed code of a coupon offer: half width, capital letters, no spaces and hyphens. */
export const normalizeCouponCode = (text: string): string =>
  normalizePlain(text)
    .toUpperCase()
    .replace(/[\s-]+/g, '');

const codePattern = new RegExp(`^[A-Z0-9]{${couponCodeLength.min},${couponCodeLength.max}}$`);

/** Returns true if a normalised text can be the code of a coupon offer. */
export const isCouponCode = (code: string): boolean => codePattern.test(code);
