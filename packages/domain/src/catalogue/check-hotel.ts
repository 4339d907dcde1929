import { testHotelCode } from '../payments/test-payment';
import { listTranslations } from '../shared/localized-text';
import { businessFields, readableFields } from './business-info';
import { checkEmail, checkFilled, checkLine, checkLineFields } from './check-lines';
import { checkAlt, checkLanguages, checkTextFields } from './check-texts';
import type { HotelDocument } from './documents';
import type { DocumentIssue } from './issues';

const businessNumberWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Returns true if the text is a Korean business registration number: ten digits, the last of them a check digit. */
export function isBusinessNumber(text: string): boolean {
  const digits = [...text.replaceAll('-', '')].map(Number);
  if (!/^\d{3}-?\d{2}-?\d{5}$/.test(text)) return false;
  const sum = businessNumberWeights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const carry = Math.floor(((digits[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carry) % 10)) % 10 === digits[9];
}

/** Stands for all hotels where rows name a hotel, so no hotel may have it as its code. */
export const groupCode = 'GROUP';

const reservedCodes: readonly string[] = [groupCode, testHotelCode];

/** Returns true for an address that pages may link to, and for an empty one. */
const isWebUrl = (text: string): boolean => text === '' || /^https?:\/\/[^\s/]/.test(text);

export const checkHotel = (hotel: HotelDocument): DocumentIssue[] => [
  ...(reservedCodes.includes(hotel.htlCode)
    ? [{ path: [], code: 'code_reserved', values: { code: hotel.htlCode } } as const]
    : []),
  ...checkTextFields(hotel, { required: ['name'], optional: ['homePageUrl'] }),
  ...checkLineFields(hotel, ['name', 'homePageUrl', 'phone']),
  ...checkFilled(hotel.phone, ['phone']),
  ...businessFields.flatMap((field) => checkLine(hotel.business[field], ['business', field])),
  ...readableFields.flatMap((field) =>
    checkLine(hotel.business.readable?.[field] ?? '', ['business', 'readable', field]),
  ),
  ...checkEmail(hotel.business.email, ['business', 'email']),
  ...listTranslations(hotel.homePageUrl)
    .filter((url) => !isWebUrl(url))
    .map(() => ({ path: ['homePageUrl'], code: 'url_invalid' }) as const),
  ...(isWebUrl(hotel.business.ftcLookupUrl)
    ? []
    : [{ path: ['business', 'ftcLookupUrl'], code: 'url_invalid' } as const]),
  ...(isBusinessNumber(hotel.business.bizRegNo)
    ? []
    : [{ path: ['business', 'bizRegNo'], code: 'business_number_invalid' } as const]),
  ...hotel.photos.flatMap((photo, index) => checkAlt(photo.alt, ['photos', index, 'alt'])),
  ...hotel.benefits.flatMap((benefit, index) => [
    ...checkLanguages(benefit.title, ['benefits', index, 'title']),
    ...checkLine(benefit.title, ['benefits', index, 'title']),
    ...checkLanguages(benefit.text, ['benefits', index, 'text']),
  ]),
];
