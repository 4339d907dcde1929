import {
  type HotelFields,
  type MenuFields,
  mapReadable,
  type ProductFields,
  type TextFields,
  type VenueFields,
} from '@dining/domain/catalogue/fields';

export const createTextFields = (text: string): TextFields => ({
  ko: `${text} ko`,
  en: `${text} en`,
  cn: `${text} cn`,
  ja: `${text} ja`,
});

export const hotelFields: HotelFields = {
  name: createTextFields('Hotel'),
  phone: '02-000-0000',
  homePageUrl: 'https://hotel.example',
  position: 3,
  latitude: 37.5,
  longitude: 127,
  business: {
    companyName: '호텔 주식회사',
    representative: '김하나',
    address: '서울특별시 중구 세종대로 1',
    tel: '02-000-0000',
    email: 'hotel@example.com',
    bizRegNo: '123-45-67891',
    mailOrderNo: '2026-서울중구-0001',
    mailOrderOffice: '서울특별시 중구청',
    ftcLookupUrl: 'https://www.ftc.go.kr',
    hostingProvider: '호텔 주식회사',
    privacyOfficer: '박둘',
  },
  readable: mapReadable((field) => createTextFields(field)),
  reviewsOn: true,
  pointsSpendable: false,
  staffLanguage: 'en',
  memberFoodRule: { weekdayRate: 10, weekendRate: 5, excludedMonthDays: ['12-24'], maxPeople: 8 },
};

export const venueFields: VenueFields = {
  name: createTextFields('Venue'),
  description: createTextFields('A restaurant'),
  location: createTextFields('Lobby'),
  openingHours: createTextFields('12:00–21:00'),
  cuisine: 'korean',
  phone: '02-000-0001',
  mailbox: '',
  seatCount: 40,
  tableTurnMinutes: 120,
  startTimes: [
    { time: '12:00', weekdaySeats: 20, weekendSeats: 24 },
    { time: '18:00', weekdaySeats: 30, weekendSeats: 0 },
  ],
};

export const menuFields: MenuFields = {
  name: createTextFields('Menu'),
  description: createTextFields('Five courses'),
  price: 98_000,
};

export const productFields: ProductFields = {
  name: createTextFields('Dinner'),
  description: createTextFields('A dinner'),
  saleZone: 'D',
  weekType: 'all',
  menuIndexes: [],
};
