import type { MealRow, StockRow, StockUnit, VenueStock } from '../src/inventory/stock';
import type { Product, ProductOption, ProductQuestion } from '../src/products/product';
import type { PaymentForm } from '../src/reservations/payment-form';
import { type DinCode, type DinRoomCode, type HtlCode, type ProdCode, toCode } from '../src/shared/codes';
import { createHolidayCalendar } from '../src/shared/holidays';
import { parsePhoneNumber } from '../src/shared/phone-number';
import { getVisitStart } from '../src/shared/seoul-calendar';

/** Parses a date and time in Seoul, `YYYY-MM-DD HH:mm`. */
export const parseSeoulTime = (text: string): Date =>
  getVisitStart({ date: text.slice(0, 10), time: text.slice(11, 16) });

/** Some holidays of 2026, all on weekdays: two in October and Christmas. */
export const holidays2026 = createHolidayCalendar(['2026-10-05', '2026-10-09', '2026-12-25']);

export const createText = (text: string) => ({ default: text });

export const hotelCode = toCode<HtlCode>('H01');
export const toRoomCode = (code: string): DinRoomCode => toCode<DinRoomCode>(code);

export const createOption = (menuIndex: number, changes: Partial<ProductOption> = {}): ProductOption => ({
  menuIndex,
  onSale: true,
  visible: true,
  price: 50_000,
  dayPrices: [],
  discountRate: 0,
  coversPerUnit: 1,
  forChildren: false,
  allergens: null,
  diets: [],
  name: createText(`Menu ${menuIndex}`),
  description: createText(''),
  ...changes,
});

export const createQuestion = (prodQsCode: string, changes: Partial<ProductQuestion> = {}): ProductQuestion => ({
  prodQsCode,
  kind: 'text',
  name: createText(`Question ${prodQsCode}`),
  visible: true,
  required: true,
  choices: [],
  ...changes,
});

/** Creates a dinner product for tables without limits, discounts or menus. */
export const createProduct = (changes: Partial<Product> = {}): Product => ({
  prodCode: toCode<ProdCode>('P1'),
  dinCode: toCode<DinCode>('D1'),
  htlCode: hotelCode,
  name: createText('Dinner'),
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
  dayPrices: [],
  discount: { enabled: false, periodRate: 0, period: null, weekdayRate: 0, weekendRate: 0 },
  memberDiscount: { enabled: false, rate: 0 },
  deposit: { upTo2: null, upTo4: null, upTo10: null, from11: null },
  daySaleLimit: null,
  dayLimits: [],
  perPersonLimit: null,
  pickupLeadDays: 1,
  pickupWeekFlags: '1111111',
  membersOnly: false,
  questionType: 'none',
  options: [],
  questions: [],
  ...changes,
});

export const createPickupProduct = (changes: Partial<Product> = {}): Product =>
  createProduct({ reservationType: 'pickup', price: 60_000, name: createText('Cake'), ...changes });

export const createDepositProduct = (changes: Partial<Product> = {}): Product =>
  createProduct({
    takesDeposit: true,
    deposit: { upTo2: 50_000, upTo4: 40_000, upTo10: 30_000, from11: 20_000 },
    ...changes,
  });

export const createTableUnit = (seats: number, changes: Partial<StockUnit> = {}): StockUnit => ({
  kind: 'table',
  dinRoomCode: null,
  seats,
  minSeats: 1,
  open: true,
  ...changes,
});

export const createRoomUnit = (
  code: string,
  minSeats: number,
  seats: number,
  changes: Partial<StockUnit> = {},
): StockUnit => ({
  kind: 'room',
  dinRoomCode: toRoomCode(code),
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
export const createMealRow = (meal: MealRow['meal'], changes: Partial<MealRow> = {}): MealRow => ({
  meal,
  ...everyDay,
  ...changes,
});

export const createStockRow = (day: StockRow['day'], startTime: string, ...units: StockUnit[]): StockRow => ({
  day,
  startTime,
  units,
});

/**
 * Creates a venue with lunch at 12:00 and dinner at 18:00 and 18:30 on all days, each with 20 seats and a room for 4 to
 * 8 people.
 */
export const createVenueStock = (changes: Partial<VenueStock> = {}): VenueStock => ({
  rows: (['weekdays', 'weekend'] as const).flatMap((day) =>
    ['12:00', '18:00', '18:30'].map((time) =>
      createStockRow(day, time, createTableUnit(20), createRoomUnit('R1', 4, 8)),
    ),
  ),
  meals: [createMealRow('M'), createMealRow('L'), createMealRow('D')],
  seasons: [],
  dayPlans: [],
  closings: [],
  tableTurnMinutes: null,
  roomTurnMinutes: null,
  ...changes,
});

const phone = parsePhoneNumber('010-1234-5678');

/** Creates a complete payment form without errors. */
export const createPaymentForm = (changes: Partial<PaymentForm> = {}): PaymentForm => ({
  bookerName: '홍길동',
  phone,
  email: { local: 'gildong', domain: 'example.com' },
  visitor: { who: 'booker', name: '홍길동', phone },
  agreed: true,
  allergy: { answer: 'none', codes: [], otherText: '', consent: false },
  answers: [],
  ...changes,
});
