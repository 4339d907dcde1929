import { mapReadable } from '@dining/domain/catalogue/fields';
import { createText } from './documents';

/** Creates what staff entered about a hotel. */
export const createHotelFields = () => ({
  name: createText('Dalbit Seoul'),
  phone: '02-123-4567',
  homePageUrl: '',
  position: 1,
  latitude: 37.5,
  longitude: 127,
  business: {
    companyName: 'Dalbit',
    representative: 'Mina Kim',
    address: '1, Sejong-daero, Seoul',
    tel: '02-123-4567',
    email: 'hotel@dalbit.example',
    bizRegNo: '104-81-12340',
    mailOrderNo: '2026-Seoul-1',
    mailOrderOffice: 'Seoul',
    ftcLookupUrl: 'https://www.ftc.go.kr/bizCommPop.do',
    hostingProvider: 'Dalbit',
    privacyOfficer: 'Jun Park',
  },
  readable: mapReadable(() => ({ ko: '', en: '', cn: '', ja: '' })),
  reviewsOn: true,
  pointsSpendable: false,
  staffLanguage: 'ko',
  memberFoodRule: null,
});
