import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { type CouponNo, type DinCode, type DinRoomCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import { parsePhoneNumber } from '@dining/domain/shared/phone-number';
import { describe, expect, it } from 'vitest';
import { reservationRequestSchema } from '../site/orders/order';
import { listStockPrices } from '../site/orders/stock-prices';
import { decodeDailyPricesRequest } from './daily-prices-request';
import { decodeReservationRequest, encodeReservationRequest } from './reservation-request';

const phone = parsePhoneNumber('010-1234-5678');
const dinner: ReservationRequest = {
  order: {
    dinCode: toCode<DinCode>('D1'),
    prodCode: toCode<ProdCode>('P1'),
    reservationType: 'table',
    dinRoomCode: null,
    visit: { date: '2026-11-23', time: '18:00' },
    party: { adults: 2, kids: 1 },
    menus: [
      { menuIndex: 1, count: 2 },
      { menuIndex: 7, count: 1 },
    ],
    quantity: 0,
  },
  form: {
    bookerName: '홍길동',
    phone,
    email: { local: 'gil', domain: 'example.com' },
    visitor: { who: 'booker', name: '홍길동', phone },
    agreed: true,
    allergy: { answer: 'exist', codes: ['AG0001', 'AG0005'], otherText: 'kiwi', consent: true },
    answers: [
      { prodQsCode: 'Q1', answers: ['Window'] },
      { prodQsCode: 'Q2', answers: ['Red', 'White'] },
    ],
  },
  requestNote: 'By the window,\nplease',
  method: 'account',
  shownAmount: 162_000,
  couponNo: toCode<CouponNo>('DLBT-1001-0001'),
  ordersheetId: 'a-sheet',
  agreedTexts: [
    { kind: 'TT0001', seq: 11, version: '1.2' },
    { kind: 'cancellation', seq: 3, version: '2' },
  ],
  isRepeatConfirmed: true,
  language: 'cn',
  device: 'mobile',
  campaign: { source: 'instagram', medium: 'social', name: 'winter' },
};
const createRequest = (order: Partial<ReservationRequest['order']>): ReservationRequest => ({
  ...dinner,
  order: { ...dinner.order, ...order },
});

describe('a reservation request', () => {
  it.each([
    ['a table with menus, and every question answered', dinner],
    ['a room', createRequest({ reservationType: 'room', dinRoomCode: toCode<DinRoomCode>('R1') })],
    ['a room order without a room code', createRequest({ reservationType: 'room' })],
    [
      'a pickup at its fixed time',
      createRequest({
        reservationType: 'pickup',
        visit: { date: '2026-11-23', time: '08:00' },
        party: { adults: 0, kids: 0 },
        menus: [],
        quantity: 3,
      }),
    ],
    [
      'a visitor who is not the booker',
      {
        ...dinner,
        form: {
          ...dinner.form,
          visitor: { who: 'other' as const, name: '김수', phone: parsePhoneNumber('010-1234-0000') },
        },
      },
    ],
    [
      'no answers, note, order sheet or campaign',
      {
        ...dinner,
        form: {
          ...dinner.form,
          allergy: { answer: 'none' as const, codes: [], otherText: '', consent: false },
          answers: [],
        },
        requestNote: '',
        ordersheetId: null,
        isRepeatConfirmed: false,
        language: 'ko' as const,
        device: 'pc' as const,
        campaign: null,
      },
    ],
    [
      'a foreign number, and an incomplete one',
      {
        ...dinner,
        form: {
          ...dinner.form,
          phone: parsePhoneNumber('+819012345678'),
          visitor: { who: 'other' as const, name: '김수', phone: parsePhoneNumber('010-12-') },
        },
      },
    ],
    [
      'an incomplete form without consent',
      { ...dinner, form: { ...dinner.form, agreed: false, email: { local: 'gil', domain: '' } } },
    ],
  ])('is unchanged after encoding and decoding: %s', (_case, request) => {
    const wire: unknown = JSON.parse(JSON.stringify(encodeReservationRequest(request)));
    expect(decodeReservationRequest(reservationRequestSchema.parse(wire))).toEqual(request);
  });

  it.each([
    ['without personal data', { source: 'mail', name: 'jane@example.test' }, { source: 'mail', medium: '', name: '' }],
    ['as null if it contains only personal data', { source: '010-1234-5678' }, null],
    ['without click identifiers', { source: 'google', gclid: 'abc' }, { source: 'google', medium: '', name: '' }],
  ])('has its campaign decoded %s', (_case, campaign, expected) => {
    const wire = reservationRequestSchema.parse({ ...encodeReservationRequest(dinner), campaign });
    expect(decodeReservationRequest(wire).campaign).toEqual(expected);
  });

  it.each([
    ['an object with a string that is too long', { source: 'a'.repeat(101) }],
    ['an object with control characters in a string', { medium: 'social\u0000' }],
    ['an object with a value that is not a string', { name: ['winter'] }],
    ['a string', 'winter'],
  ])('is rejected if its campaign is %s', (_case, campaign) => {
    expect(reservationRequestSchema.safeParse({ ...encodeReservationRequest(dinner), campaign }).success).toBe(false);
  });

  it('for a pickup has its day at 00:00, and is decoded with the pickup time, without party and room', () => {
    const cakeRequest = createRequest({
      reservationType: 'pickup',
      quantity: 1,
      dinRoomCode: toCode<DinRoomCode>('R1'),
    });
    const wire = encodeReservationRequest(cakeRequest);
    expect(wire.resvDate).toBe('2026-11-23 00:00');
    expect(decodeReservationRequest(wire).order).toMatchObject({
      visit: { date: '2026-11-23', time: '08:00' },
      party: { adults: 0, kids: 0 },
      dinRoomCode: null,
      quantity: 1,
    });
  });

  it('is decoded without the allergies whose flag is N', () => {
    const wire = encodeReservationRequest(dinner);
    const resvQsAllergyList = wire.resvQsAllergyList.map((allergy) => ({ ...allergy, resvQsAllergyYn: 'N' as const }));
    expect(decodeReservationRequest({ ...wire, resvQsAllergyList }).form.allergy).toMatchObject({
      codes: [],
      otherText: '',
    });
  });
});

it('a request for daily prices is decoded with defaults', () => {
  const wire = { dinCode: 'D1', prodCode: 'P1', strResvDate: '2026-11-23', endResvDate: '2026-11-24', resvAdultCnt: 2 };
  expect(decodeDailyPricesRequest(listStockPrices.body.parse(wire))).toEqual({
    dinCode: 'D1',
    prodCode: 'P1',
    dinRoomCode: null,
    from: '2026-11-23',
    to: '2026-11-24',
    party: { adults: 2, kids: 0 },
    menus: [],
    quantity: 1,
  });
});
