import { describe, expect, it } from 'vitest';
import { type DinCode, type HtlCode, toCode } from '../shared/codes';
import { listSetupItems, type SetupHotel, type SetupSnapshot, type SetupTopic, type SetupVenue } from './checklist';

const htlCode = toCode<HtlCode>('H01');
const business = {
  companyName: '달빛호텔 주식회사',
  representative: '김하나',
  address: '서울특별시 중구 세종대로 1',
  tel: '02-000-0000',
  email: 'hotel@example.com',
  bizRegNo: '123-45-67891',
  mailOrderNo: '2026-서울중구-0001',
  mailOrderOffice: '서울특별시 중구청',
  ftcLookupUrl: 'https://www.ftc.go.kr',
  hostingProvider: '달빛호텔 주식회사',
  privacyOfficer: '박둘',
};
const hotel: SetupHotel = {
  htlCode,
  business,
  termsInEffect: ['TT0001', 'TT0002', 'TT0003', 'TT0004'],
  hasProductOnSale: true,
};
const venue: SetupVenue = {
  htlCode,
  dinCode: toCode<DinCode>('D001'),
  hasHours: true,
  hasPolicy: true,
  hasPicture: true,
};
const complete: SetupSnapshot = {
  thisYear: 2026,
  settings: [
    { name: 'SMTP_URL', section: 'Mail', isSet: true, hasDefault: false, isNeeded: true },
    { name: 'LOG_LEVEL', section: 'Server', isSet: false, hasDefault: true, isNeeded: false },
  ],
  usesStandIns: false,
  hasGroupName: true,
  hasAllergies: true,
  hotels: [hotel],
  venues: [venue],
  holidayYears: [2026, 2027],
  hasReservation: true,
  hasTestedPayment: true,
};

const findStates = (snapshot: SetupSnapshot, topic: SetupTopic) =>
  listSetupItems(snapshot)
    .filter((setupItem) => setupItem.topic === topic)
    .map(({ state }) => state);

describe('the checklist of the set-up', () => {
  it('has only done items once everything is entered', () =>
    expect(listSetupItems(complete).filter(({ state }) => state.type !== 'done')).toEqual([]));

  it('lists for an empty database what can be entered at once as missing, and the rest as waiting', () => {
    const emptySnapshot = {
      ...complete,
      hasGroupName: false,
      hasAllergies: false,
      hotels: [],
      venues: [],
      holidayYears: [],
      hasReservation: false,
      hasTestedPayment: false,
    };
    expect(listSetupItems(emptySnapshot).map(({ topic, state }) => [topic, state.type])).toEqual([
      ['settings', 'done'],
      ['group', 'missing'],
      ['hotel', 'missing'],
      ['registration', 'waiting'],
      ['terms', 'waiting'],
      ['venue', 'waiting'],
      ['hours', 'waiting'],
      ['policy', 'waiting'],
      ['product', 'waiting'],
      ['pictures', 'waiting'],
      ['holidays', 'missing'],
      ['payment', 'missing'],
      ['reservation', 'missing'],
    ]);
  });

  it.each([
    ['settings', { usesStandIns: true }, ['STAND_INS']],
    [
      'settings',
      { settings: [{ name: 'SMTP_URL', section: 'Mail', isSet: false, hasDefault: false, isNeeded: true }] },
      ['SMTP_URL'],
    ],
    ['registration', { hotels: [{ ...hotel, business: { ...business, tel: ' ' } }] }, ['tel']],
    ['registration', { hotels: [{ ...hotel, business: { ...business, bizRegNo: '123-45-67890' } }] }, ['bizRegNo']],
    ['terms', { hotels: [{ ...hotel, termsInEffect: ['TT0001', 'TT0004'] }] }, ['TT0002', 'TT0003']],
    ['venue', { venues: [] }, []],
    ['hours', { venues: [{ ...venue, hasHours: false }] }, []],
    ['policy', { venues: [{ ...venue, hasPolicy: false }] }, []],
    ['pictures', { venues: [{ ...venue, hasPicture: false }] }, []],
    ['payment', { hasTestedPayment: false }, []],
    ['product', { hotels: [{ ...hotel, hasProductOnSale: false }] }, []],
    ['holidays', { holidayYears: [2026] }, ['2027']],
    ['reservation', { hasReservation: false }, []],
  ] as const satisfies readonly (readonly [SetupTopic, Partial<SetupSnapshot>, readonly string[]])[])(
    'names for the topic %s what is missing: $2',
    (topic, changes, what) =>
      expect(findStates({ ...complete, ...changes }, topic)).toEqual([{ type: 'missing', what }]),
  );

  it('asks for a product only after the first venue of the hotel', () =>
    expect(findStates({ ...complete, venues: [] }, 'product')).toEqual([{ type: 'waiting', topic: 'venue' }]));
});
