import type { MealRow, StockRow, StockUnit, VenueStock } from '../src/inventory/stock';
import type { Product, ProductOption, ProductQuestion } from '../src/products/product';
import type { PaymentForm } from '../src/reservations/payment-form';
import { type DinCode, type DinRoomCode, type HtlCode, type ProdCode, toCode } from '../src/shared/codes';
import { createHolidayCalendar } from '../src/shared/holidays';
import { parsePhoneNumber } from '../src/shared/phone-number';
import { getVisitStart } from '../src/shared/seoul-calendar';

/** The instant of a Seoul wall clock, `YYYY-MM-DD HH:mm`. */
export const seoul = (text: string): Date => getVisitStart({ date: text.slice(0, 10), time: text.slice(11, 16) });

/** 2026 with its October holidays and Christmas: enough to meet a holiday on a weekday. */
export const holidays2026 = createHolidayCalendar(['2026-10-05', '2026-10-09', '2026-12-25']);

export const text = (words: string) => ({ default: words });

export const hotelCode = toCode<HtlCode>('H01');
export const roomCode = (code: string): DinRoomCode => toCode<DinRoomCode>(code);

export const option = (menuIndex: number, changes: Partial<ProductOption> = {}): ProductOption => ({
  menuIndex,
  onSale: true,
  visible: true,
  price: 50_000,
  discountRate: 0,
  coversPerUnit: 1,
  forChildren: false,
  allergens: null,
  diets: [],
  name: text(`Menu ${menuIndex}`),
  description: text(''),
  ...changes,
});

export const question = (prodQsCode: string, changes: Partial<ProductQuestion> = {}): ProductQuestion => ({
  prodQsCode,
  kind: 'text',
  name: text(`Question ${prodQsCode}`),
  visible: true,
  required: true,
  choices: [],
  ...changes,
});

/** A dinner at a table without limits, discounts or menus: a case changes what it is about. */
export const product = (changes: Partial<Product> = {}): Product => ({
  prodCode: toCode<ProdCode>('P1'),
  dinCode: toCode<DinCode>('D1'),
  htlCode: hotelCode,
  name: text('Dinner'),
  reservationType: 'table',
  takesDeposit: false,
  saleZone: 'D',
  saleTimes: [],
  saleAlways: true,
  salePeriod: { from: null, to: null },
  notSaleRanges: [],
  weekType: 'all',
  weekDayFlags: '1111111',
  price: 0,
  discount: { enabled: false, periodRate: 0, period: null, weekdayRate: 0, weekendRate: 0 },
  memberDiscount: { enabled: false, rate: 0 },
  deposit: { upTo2: null, upTo4: null, upTo10: null, from11: null },
  daySaleLimit: null,
  perPersonLimit: null,
  pickupLeadDays: 1,
  pickupWeekFlags: '1111111',
  membersOnly: false,
  questionType: 'none',
  options: [],
  questions: [],
  ...changes,
});

export const pickup = (changes: Partial<Product> = {}): Product =>
  product({ reservationType: 'pickup', price: 60_000, name: text('Cake'), ...changes });

export const deposit = (changes: Partial<Product> = {}): Product =>
  product({
    takesDeposit: true,
    deposit: { upTo2: 50_000, upTo4: 40_000, upTo10: 30_000, from11: 20_000 },
    ...changes,
  });

export const tables = (seats: number, changes: Partial<StockUnit> = {}): StockUnit => ({
  kind: 'table',
  dinRoomCode: null,
  seats,
  minSeats: 1,
  open: true,
  ...changes,
});

export const room = (code: string, minSeats: number, seats: number, changes: Partial<StockUnit> = {}): StockUnit => ({
  kind: 'room',
  dinRoomCode: roomCode(code),
  seats,
  minSeats,
  open: true,
  ...changes,
});

const everyDay = {
  open: true,
  weekdayFlags: [true, true, true, true, true],
  onWeekdays: true,
  onHolidays: true,
} as const;
export const meal = (name: MealRow['meal'], changes: Partial<MealRow> = {}): MealRow => ({
  meal: name,
  ...everyDay,
  ...changes,
});

export const row = (day: StockRow['day'], startTime: string, ...units: StockUnit[]): StockRow => ({
  day,
  startTime,
  units,
});

/** Lunch at 12:00 and dinner at 18:00 and 18:30, on both kinds of day: 20 seats and a room for 4 to 8. */
export const venue = (changes: Partial<VenueStock> = {}): VenueStock => ({
  rows: (['weekdays', 'weekend'] as const).flatMap((day) =>
    ['12:00', '18:00', '18:30'].map((time) => row(day, time, tables(20), room('R1', 4, 8))),
  ),
  meals: [meal('M'), meal('L'), meal('D')],
  closings: [],
  tableTurnMinutes: null,
  roomTurnMinutes: null,
  ...changes,
});

const phone = parsePhoneNumber('010-1234-5678');

/** A payment form with everything in order. */
export const form = (changes: Partial<PaymentForm> = {}): PaymentForm => ({
  bookerName: '홍길동',
  phone,
  email: { local: 'gildong', domain: 'example.com' },
  visitor: { who: 'same', name: '홍길동', phone },
  agreed: true,
  allergy: { answer: 'none', codes: [], otherText: '', consent: false },
  answers: [],
  ...changes,
});
