import type { BusinessInfo } from '@dining/domain/catalogue/business-info';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { expect, it } from 'vitest';
import { businessInfoSchema } from '../site/hotels';
import { encodeBusinessInfo } from './hotel';

const businessInfo: BusinessInfo = {
  companyName: '달(주)',
  representative: '문',
  address: '서울',
  tel: '02-0000-0000',
  email: 'moon@example.test',
  bizRegNo: '0000000000',
  mailOrderNo: '1',
  mailOrderOffice: '구청',
  ftcLookupUrl: 'https://example.test',
  hostingProvider: '달(주)',
  privacyOfficer: '윤',
};
const code = toCode<HtlCode>('H01');

it('the registered name is the default text, even with translations', () => {
  const readable = { companyName: { default: 'Moon', en: 'Moon Co., Ltd.' } };
  const wire = encodeBusinessInfo(code, { ...businessInfo, readable });
  expect(businessInfoSchema.parse(wire)).toEqual(wire);
  expect(wire).toMatchObject({
    htlCode: 'H01',
    companyName: '달(주)',
    companyNameEn: 'Moon Co., Ltd.',
    companyNameJa: '',
  });
});

it('texts without translations are serialized as registered, with blank variants', () =>
  expect(encodeBusinessInfo(code, businessInfo)).toMatchObject({
    address: '서울',
    addressEn: '',
    bizRegNo: '0000000000',
  }));
