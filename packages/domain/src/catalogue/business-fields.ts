import type { BusinessInfo } from './business-info';
import { isBusinessNumber } from './check-hotel';

/** Fields of the registration that the law requires (Act on consumer protection in e-commerce, art. 10). */
export const requiredBusinessFields = [
  'companyName',
  'representative',
  'address',
  'tel',
  'email',
  'bizRegNo',
  'mailOrderNo',
  'mailOrderOffice',
  'hostingProvider',
  'privacyOfficer',
] as const satisfies readonly (keyof BusinessInfo)[];

/** Lists the required fields of the registration that are empty, or not valid. */
export const listMissingBusinessFields = (
  business: Omit<BusinessInfo, 'readable'>,
): readonly (typeof requiredBusinessFields)[number][] =>
  requiredBusinessFields.filter((field) =>
    field === 'bizRegNo' ? !isBusinessNumber(business.bizRegNo) : business[field].trim() === '',
  );
