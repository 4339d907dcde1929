import { expect, it } from 'vitest';
import { listMissingBusinessFields, requiredBusinessFields } from './business-fields';
import type { BusinessInfo } from './business-info';

const business: BusinessInfo = {
  companyName: '호텔㈜',
  representative: '김하나',
  address: '서울특별시 중구 세종대로 1',
  tel: '02-000-0000',
  email: 'hotel@example.test',
  bizRegNo: '123-45-67891',
  mailOrderNo: '2026-서울중구-0001',
  mailOrderOffice: '서울특별시 중구청',
  ftcLookupUrl: 'https://www.ftc.go.kr',
  hostingProvider: '호텔㈜',
  privacyOfficer: '박둘',
};

it.each<readonly [sentence: string, changes: Partial<BusinessInfo>, missing: readonly string[]]>([
  ['a complete registration lacks nothing', {}, []],
  ['a registration without a link to the authority lacks nothing', { ftcLookupUrl: '' }, []],
  ['a company name of spaces counts as missing', { companyName: '  ' }, ['companyName']],
  ['a business number without dashes is complete', { bizRegNo: '1234567891' }, []],
  ['a business number with a wrong check digit counts as missing', { bizRegNo: '123-45-67890' }, ['bizRegNo']],
  ['a business number with too few digits counts as missing', { bizRegNo: '123-45-6789' }, ['bizRegNo']],
  ['several missing fields are in the order of the form', { tel: '', address: '' }, ['address', 'tel']],
])('%s', (_sentence, changes, missing) => {
  expect(listMissingBusinessFields({ ...business, ...changes })).toEqual(missing);
});

it.each(requiredBusinessFields)('a registration with an empty %s lacks only that field', (field) => {
  expect(listMissingBusinessFields({ ...business, [field]: '' })).toEqual([field]);
});
