import { expect, it } from 'vitest';
import { listCatalogueIssues, validCatalogue } from '../../test/catalogue';
import { type HtlCode, toCode } from '../shared/codes';
import { checkHotel, isBusinessNumber } from './check-hotel';
import type { Catalogue } from './documents';

const [hotel] = validCatalogue.hotels;
if (hotel === undefined) throw new Error('the fixture has no hotel');

it.each<readonly [what: string, changes: Partial<Catalogue>, issue: string]>([
  [
    'a wrong registration number',
    { hotels: [{ ...hotel, business: { ...hotel.business, bizRegNo: '000-81-00015' } }] },
    'hotel H01 business.bizRegNo: business_number_invalid',
  ],
])('%s is reported at its field', (_what, changes, issue) => {
  expect(listCatalogueIssues(changes)).toEqual([issue]);
});

it.each([
  ['stands for all hotels', 'GROUP', [{ path: [], code: 'code_reserved', values: { code: 'GROUP' } }]],
  [
    'begins the order numbers of test payments',
    'TEST',
    [{ path: [], code: 'code_reserved', values: { code: 'TEST' } }],
  ],
  ['only begins like a reserved code', 'TEST-A', []],
])('the code of a hotel that %s: %s', (_what, code, issues) => {
  expect(checkHotel({ ...hotel, htlCode: toCode<HtlCode>(code) })).toEqual(issues);
});

it.each([
  ['000-81-00014', true],
  ['0008100014', true],
  ['000-81-00041', false],
  ['000-81-0001', false],
  ['', false],
])('the business number %s is valid: %s', (number, isValid) => {
  expect(isBusinessNumber(number)).toBe(isValid);
});
