import { calculateUsageWithoutBookings } from '@dining/domain/availability/calculate-usage';
import { findMeal, getSaleZone } from '@dining/domain/availability/meal-windows';
import { listProductSlots } from '@dining/domain/availability/product-slots';
import { indexUsage } from '@dining/domain/availability/usage';
import { addDays } from '@dining/domain/shared/seoul-time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase } from '../../test/demo-database';
import type { Database } from '../db/connect';
import { hotel, mealTime, room, timeStock, venue, venueCategory } from '../db/schema/hotels';
import { allergy, menu, product, productNotSale, productOption, productQuestion } from '../db/schema/products';
import { getHolidays } from '../stores/availability/holidays';
import { findStock } from '../stores/inventory/stock';
import { findProduct } from '../stores/products/products';

/** A Wednesday in Seoul, after midnight there and before midnight in UTC. */
const now = new Date('2026-11-17T15:30:00Z');
const today = '2026-11-18';

const loadDemo = async ({ db }: Database) => ({
  hotels: await db.select().from(hotel),
  venues: await db.select().from(venue),
  categories: await db.select().from(venueCategory),
  rooms: await db.select().from(room),
  stock: await db.select().from(timeStock),
  meals: await db.select().from(mealTime),
  products: await db.select().from(product),
  menus: await db.select().from(menu),
  options: await db.select().from(productOption),
  questions: await db.select().from(productQuestion),
  notSale: await db.select().from(productNotSale),
  allergies: await db.select().from(allergy),
});

let database: Database;
let demo: Awaited<ReturnType<typeof loadDemo>>;
beforeAll(async () => {
  database = await openDemoDatabase(now);
  demo = await loadDemo(database);
});
afterAll(() => database.close());

type Product = (typeof product)['$inferSelect'];
const listSelectableOptions = (productRow: Product) =>
  demo.options.filter((option) => option.prodCode === productRow.prodCode && option.onSale && option.visible);

describe('the demo group', () => {
  it('has three hotels with 15 venues, each hotel with at least four, and 45 to 65 products', () => {
    expect(demo.hotels.map((hotelRow) => [hotelRow.htlCode, hotelRow.htlHmcCode])).toEqual([
      ['H01', 'DSE'],
      ['H02', 'DBU'],
      ['H03', 'DJE'],
    ]);
    for (const { htlCode } of demo.hotels)
      expect(demo.venues.filter((venueRow) => venueRow.htlCode === htlCode).length).toBeGreaterThanOrEqual(4);
    expect(demo.venues.length).toBe(15);
    expect(demo.products.length).toBeGreaterThanOrEqual(45);
    expect(demo.products.length).toBeLessThanOrEqual(65);
  });

  const properties: [string, (productRow: Product) => boolean][] = [
    ['sells menus', (productRow) => listSelectableOptions(productRow).length > 0],
    [
      'shows a menu that cannot be chosen',
      (productRow) =>
        demo.options.some((option) => option.prodCode === productRow.prodCode && option.visible && !option.onSale),
    ],
    [
      'hides a menu',
      (productRow) => demo.options.some((option) => option.prodCode === productRow.prodCode && !option.visible),
    ],
    [
      'a menu for several covers',
      (productRow) =>
        listSelectableOptions(productRow).some(
          (option) => (demo.menus.find((menuRow) => menuRow.menuIndex === option.menuIndex)?.coversPerUnit ?? 1) > 1,
        ),
    ],
    [
      'a menu at a discount',
      (productRow) => listSelectableOptions(productRow).some((option) => option.discountRate > 0),
    ],
    [
      'deposit with the first and the last band',
      (productRow) => productRow.takesDeposit && productRow.depositUpTo2 !== null && productRow.depositFrom11 !== null,
    ],
    [
      'deposit without a band from 11 people',
      (productRow) => productRow.takesDeposit && productRow.depositFrom11 === null,
    ],
    [
      'deposit without a band up to 2 people',
      (productRow) => productRow.takesDeposit && productRow.depositUpTo2 === null,
    ],
    [
      'pickup with a lead of several days',
      (productRow) => productRow.reservationType === 'pickup' && productRow.pickupLeadDays > 2,
    ],
    [
      'pickup on some weekdays',
      (productRow) => productRow.reservationType === 'pickup' && productRow.pickupWeekFlags.includes('0'),
    ],
    [
      'a discount now',
      (productRow) =>
        productRow.discountOn && (productRow.discountFrom ?? '') <= today && (productRow.discountTo ?? '') >= today,
    ],
    ['a discount whose period is over', (productRow) => productRow.discountOn && (productRow.discountTo ?? '') < today],
    [
      'nothing to pay',
      (productRow) =>
        !productRow.takesDeposit &&
        productRow.reservationType === 'table' &&
        listSelectableOptions(productRow).length === 0,
    ],
    ['members only', (productRow) => productRow.membersOnly],
    ['members only pickup', (productRow) => productRow.membersOnly && productRow.reservationType === 'pickup'],
    [
      'member rate of the hotel',
      (productRow) =>
        productRow.memberDiscountOn && productRow.memberDiscountRate === 0 && productRow.htlCode === 'H01',
    ],
    ['member rate of its own', (productRow) => productRow.memberDiscountOn && productRow.memberDiscountRate > 0],
    [
      'member rate at a hotel that has none',
      (productRow) =>
        productRow.memberDiscountOn && productRow.memberDiscountRate === 0 && productRow.htlCode === 'H03',
    ],
    ['limit per day', (productRow) => (productRow.daySaleLimit ?? 0) > 0],
    ['limit per person', (productRow) => productRow.perPersonLimit !== null],
    ['sold out', (productRow) => productRow.daySaleLimit === 0],
    ['days without sale', (productRow) => demo.notSale.some((range) => range.prodCode === productRow.prodCode)],
    ['always on sale', (productRow) => productRow.saleAlways],
    [
      'on sale for the current period',
      (productRow) => (productRow.saleFrom ?? '9') <= today && (productRow.saleTo ?? '') >= today,
    ],
    ['on sale for a future season', (productRow) => (productRow.saleFrom ?? '') > today],
    ['start times of its own', (productRow) => productRow.saleTimes.length > 0],
    ['sold on weekdays', (productRow) => productRow.weekType === 'weekdays'],
    ['sold at weekends', (productRow) => productRow.weekType === 'weekend'],
    [
      'sold on days of its own',
      (productRow) => productRow.weekType === 'user' && productRow.weekDayFlags.includes('0'),
    ],
    ['sold every day', (productRow) => productRow.weekType === 'all'],
    ['asks nothing', (productRow) => productRow.questionType === 'none'],
    ['asks for allergies', (productRow) => productRow.questionType === 'allergy'],
    ['asks its own questions', (productRow) => productRow.questionType === 'direct'],
    ['asks both', (productRow) => productRow.questionType === 'both'],
    ['a room with menus', (productRow) => productRow.reservationType === 'room' && !productRow.takesDeposit],
    ['a room with a deposit', (productRow) => productRow.reservationType === 'room' && productRow.takesDeposit],
    ['breakfast', (productRow) => productRow.saleZone === 'B'],
    ['lunch', (productRow) => productRow.saleZone === 'L'],
    ['dinner', (productRow) => productRow.saleZone === 'D'],
  ];
  it.each(properties)('has a product with the property: %s', (_property, hasProperty) => {
    expect(demo.products.filter(hasProperty).length).toBeGreaterThan(0);
  });

  it('asks for texts and choices, some required, some optional and some hidden, and for other allergies', () => {
    const kinds = demo.questions.map(
      (question) =>
        `${question.kind} ${question.required ? 'required' : 'optional'} ${question.visible ? 'shown' : 'hidden'}`,
    );
    expect(kinds).toEqual(
      expect.arrayContaining([
        'text required shown',
        'text optional shown',
        'text optional hidden',
        'choice required shown',
        'choice optional shown',
      ]),
    );
    for (const question of demo.questions) expect(question.choices.length > 0).toBe(question.kind === 'choice');
    expect(demo.allergies.find((allergyRow) => allergyRow.allergyCode === 'AG0005')?.name?.en).toBe('Other');
  });

  it('offers only start times of a meal that the venue serves on that kind of day', () => {
    for (const row of demo.stock) {
      const meal = demo.meals.find(
        (mealRow) => mealRow.dinCode === row.dinCode && mealRow.meal === findMeal(row.startTime),
      );
      expect(row.stockDay === 'weekdays' ? meal?.onWeekdays : meal?.onHolidays, `${row.dinCode} ${row.startTime}`).toBe(
        true,
      );
    }
  });

  it('sells each product except pickups at start times that its venue offers on the same days', () => {
    for (const productRow of demo.products.filter((candidate) => candidate.reservationType !== 'pickup')) {
      const days =
        productRow.weekType === 'weekdays' || productRow.weekType === 'weekend'
          ? [productRow.weekType]
          : ['weekdays', 'weekend'];
      const starts = demo.stock.filter(
        (row) =>
          row.dinCode === productRow.dinCode &&
          days.includes(row.stockDay) &&
          (row.dinRoomCode !== null) === (productRow.reservationType === 'room'),
      );
      const zoneTimes = starts
        .filter((row) => getSaleZone(row.startTime) === productRow.saleZone)
        .map((row) => row.startTime);
      expect(zoneTimes.length, productRow.prodCode).toBeGreaterThan(0);
      for (const time of productRow.saleTimes) expect(zoneTimes, productRow.prodCode).toContain(time);
    }
  });

  it('sells at least one product to guests without an account at every start time', () => {
    for (const row of demo.stock) {
      const isSold = demo.products.some(
        (productRow) =>
          productRow.dinCode === row.dinCode &&
          productRow.reservationType === (row.dinRoomCode === null ? 'table' : 'room') &&
          productRow.saleZone === getSaleZone(row.startTime) &&
          (productRow.weekType === 'all' || productRow.weekType === row.stockDay) &&
          (productRow.saleTimes.length === 0 || productRow.saleTimes.includes(row.startTime)) &&
          productRow.saleAlways &&
          !productRow.membersOnly,
      );
      expect(isSold, `${row.dinCode} ${row.stockDay} ${row.startTime} ${row.dinRoomCode ?? 'table'}`).toBe(true);
    }
  });

  it('has only products that can be reserved within two weeks, except those out of season, ended or sold out', async () => {
    const { calendar } = await getHolidays(database.pool);
    const days = Array.from({ length: 14 }, (_, index) => addDays(today, index));
    const unavailable: string[] = [];
    for (const { prodCode, dinCode } of demo.products) {
      const storedProduct = await findProduct(database.pool, prodCode);
      const venueStock = await findStock(database.pool, dinCode);
      if (storedProduct === undefined || venueStock === undefined) throw new Error(`${prodCode} cannot be read`);
      const { stock } = venueStock;
      const usage = indexUsage(calculateUsageWithoutBookings({ stock, days, holidays: calendar }));
      const context = { stock, usage, sold: { onDay: 0, toPerson: 0 }, holidays: calendar, now };
      const party = {
        adults: storedProduct.product.takesDeposit && storedProduct.product.deposit.upTo2 === null ? 4 : 2,
        kids: 0,
      };
      const isBookable = days.some((day) =>
        listProductSlots(
          { ...context, product: storedProduct.product, party, units: null, dinRoomCode: null },
          day,
        ).some((slot) => slot.availability.ok),
      );
      if (!isBookable) unavailable.push(prodCode);
    }
    expect(unavailable.sort()).toEqual(['P10105', 'P10502', 'P10506', 'P10605']);
  });

  it('offers every room, two to four at each venue with rooms, and some times that are closed or without seats', () => {
    for (const roomRow of demo.rooms)
      expect(
        demo.stock.some((row) => row.dinRoomCode === roomRow.dinRoomCode && row.open && row.minSeats <= row.seats),
        roomRow.dinRoomCode,
      ).toBe(true);
    const venuesWithRooms = demo.venues.filter((venueRow) =>
      demo.rooms.some((row) => row.dinCode === venueRow.dinCode),
    );
    expect(venuesWithRooms.length).toBeGreaterThanOrEqual(3);
    for (const venueRow of venuesWithRooms) {
      const count = demo.rooms.filter((row) => row.dinCode === venueRow.dinCode).length;
      expect(count >= 2 && count <= 4).toBe(true);
      expect(venueRow.roomTurnMinutes ?? 0).toBeGreaterThanOrEqual(120);
    }
    expect(demo.venues.some((venueRow) => venueRow.tableTurnMinutes !== null)).toBe(true);
    expect(demo.stock.some((row) => row.dinRoomCode !== null && !row.open)).toBe(true);
    expect(demo.stock.some((row) => row.dinRoomCode === null && row.seats === 0)).toBe(true);
  });

  it('gives each product a category of its venue and its reservation type', () => {
    for (const productRow of demo.products) {
      const category = demo.categories.find(
        (row) => row.dinCode === productRow.dinCode && row.position === productRow.categoryPosition,
      );
      expect(category?.reservationType, productRow.prodCode).toBe(productRow.reservationType);
    }
  });

  it('contains the holidays of last year, this year and next year', async () => {
    const { rows } = await database.db.execute<{ year: number; days: number }>(
      sql`SELECT year, (SELECT count(*)::int FROM holiday WHERE extract(year FROM day) = year) AS days FROM holiday_year ORDER BY 1`,
    );
    expect(rows.map((row) => row.year)).toEqual([2025, 2026, 2027]);
    for (const row of rows) expect(row.days).toBeGreaterThan(15);
  });
});
