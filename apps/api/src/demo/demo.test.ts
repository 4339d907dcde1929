import { calculateUnbookedUsage } from '@dining/domain/availability/calculate-usage';
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
const listSelectableOptions = (item: Product) =>
  demo.options.filter((option) => option.prodCode === item.prodCode && option.onSale && option.visible);

describe('the demo group', () => {
  it('has three hotels with 15 venues, each hotel with at least four, and 45 to 65 products', () => {
    expect(demo.hotels.map((item) => [item.htlCode, item.htlHmcCode])).toEqual([
      ['H01', 'DSE'],
      ['H02', 'DBU'],
      ['H03', 'DJE'],
    ]);
    for (const { htlCode } of demo.hotels)
      expect(demo.venues.filter((item) => item.htlCode === htlCode).length).toBeGreaterThanOrEqual(4);
    expect(demo.venues.length).toBe(15);
    expect(demo.products.length).toBeGreaterThanOrEqual(45);
    expect(demo.products.length).toBeLessThanOrEqual(65);
  });

  const properties: [string, (item: Product) => boolean][] = [
    ['sells menus', (item) => listSelectableOptions(item).length > 0],
    [
      'shows a menu that cannot be chosen',
      (item) => demo.options.some((o) => o.prodCode === item.prodCode && o.visible && !o.onSale),
    ],
    ['hides a menu', (item) => demo.options.some((o) => o.prodCode === item.prodCode && !o.visible)],
    [
      'a menu for several covers',
      (item) =>
        listSelectableOptions(item).some(
          (o) => (demo.menus.find((m) => m.menuIndex === o.menuIndex)?.coversPerUnit ?? 1) > 1,
        ),
    ],
    ['a menu at a discount', (item) => listSelectableOptions(item).some((o) => o.discountRate > 0)],
    [
      'deposit with the first and the last band',
      (item) => item.takesDeposit && item.depositUpTo2 !== null && item.depositFrom11 !== null,
    ],
    ['deposit without a band from 11 people', (item) => item.takesDeposit && item.depositFrom11 === null],
    ['deposit without a band up to 2 people', (item) => item.takesDeposit && item.depositUpTo2 === null],
    ['pickup with a lead of several days', (item) => item.reservationType === 'pickup' && item.pickupLeadDays > 2],
    ['pickup on some weekdays', (item) => item.reservationType === 'pickup' && item.pickupWeekFlags.includes('0')],
    [
      'a discount now',
      (item) => item.discountOn && (item.discountFrom ?? '') <= today && (item.discountTo ?? '') >= today,
    ],
    ['a discount whose period is over', (item) => item.discountOn && (item.discountTo ?? '') < today],
    [
      'nothing to pay',
      (item) => !item.takesDeposit && item.reservationType === 'table' && listSelectableOptions(item).length === 0,
    ],
    ['members only', (item) => item.membersOnly],
    ['members only pickup', (item) => item.membersOnly && item.reservationType === 'pickup'],
    [
      'member rate of the hotel',
      (item) => item.memberDiscountOn && item.memberDiscountRate === 0 && item.htlCode === 'H01',
    ],
    ['member rate of its own', (item) => item.memberDiscountOn && item.memberDiscountRate > 0],
    [
      'member rate of a hotel without one',
      (item) => item.memberDiscountOn && item.memberDiscountRate === 0 && item.htlCode === 'H03',
    ],
    ['limit per day', (item) => (item.daySaleLimit ?? 0) > 0],
    ['limit per person', (item) => item.perPersonLimit !== null],
    ['sold out', (item) => item.daySaleLimit === 0],
    ['days without sale', (item) => demo.notSale.some((range) => range.prodCode === item.prodCode)],
    ['always on sale', (item) => item.saleAlways],
    ['on sale for the current period', (item) => (item.saleFrom ?? '9') <= today && (item.saleTo ?? '') >= today],
    ['on sale for a future season', (item) => (item.saleFrom ?? '') > today],
    ['start times of its own', (item) => item.saleTimes.length > 0],
    ['sold on weekdays', (item) => item.weekType === 'weekdays'],
    ['sold at weekends', (item) => item.weekType === 'weekend'],
    ['sold on days of its own', (item) => item.weekType === 'user' && item.weekDayFlags.includes('0')],
    ['sold every day', (item) => item.weekType === 'all'],
    ['asks nothing', (item) => item.questionType === 'none'],
    ['asks for allergies', (item) => item.questionType === 'allergy'],
    ['asks its own questions', (item) => item.questionType === 'direct'],
    ['asks both', (item) => item.questionType === 'both'],
    ['a room with menus', (item) => item.reservationType === 'room' && !item.takesDeposit],
    ['a room with a deposit', (item) => item.reservationType === 'room' && item.takesDeposit],
    ['breakfast', (item) => item.saleZone === 'B'],
    ['lunch', (item) => item.saleZone === 'L'],
    ['dinner', (item) => item.saleZone === 'D'],
  ];
  it.each(properties)('has a product with the property: %s', (_property, hasProperty) => {
    expect(demo.products.filter(hasProperty).length).toBeGreaterThan(0);
  });

  it('asks for texts and choices, some required, some optional and some hidden, and for other allergies', () => {
    const kinds = demo.questions.map(
      (item) => `${item.kind} ${item.required ? 'required' : 'optional'} ${item.visible ? 'shown' : 'hidden'}`,
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
    for (const item of demo.questions) expect(item.choices.length > 0).toBe(item.kind === 'choice');
    expect(demo.allergies.find((item) => item.allergyCode === 'AG0005')?.name?.en).toBe('Other');
  });

  it('offers only start times of a meal that the venue serves on that kind of day', () => {
    for (const row of demo.stock) {
      const meal = demo.meals.find((item) => item.dinCode === row.dinCode && item.meal === findMeal(row.startTime));
      expect(row.stockDay === 'weekdays' ? meal?.onWeekdays : meal?.onHolidays, `${row.dinCode} ${row.startTime}`).toBe(
        true,
      );
    }
  });

  it('sells each product except pickups at start times that its venue offers on the same days', () => {
    for (const item of demo.products.filter((candidate) => candidate.reservationType !== 'pickup')) {
      const days =
        item.weekType === 'weekdays' || item.weekType === 'weekend' ? [item.weekType] : ['weekdays', 'weekend'];
      const starts = demo.stock.filter(
        (row) =>
          row.dinCode === item.dinCode &&
          days.includes(row.stockDay) &&
          (row.dinRoomCode !== null) === (item.reservationType === 'room'),
      );
      const zoneTimes = starts
        .filter((row) => getSaleZone(row.startTime) === item.saleZone)
        .map((row) => row.startTime);
      expect(zoneTimes.length, item.prodCode).toBeGreaterThan(0);
      for (const time of item.saleTimes) expect(zoneTimes, item.prodCode).toContain(time);
    }
  });

  it('sells at least one product to guests without an account at every start time', () => {
    for (const row of demo.stock) {
      const sold = demo.products.some(
        (item) =>
          item.dinCode === row.dinCode &&
          item.reservationType === (row.dinRoomCode === null ? 'table' : 'room') &&
          item.saleZone === getSaleZone(row.startTime) &&
          (item.weekType === 'all' || item.weekType === row.stockDay) &&
          (item.saleTimes.length === 0 || item.saleTimes.includes(row.startTime)) &&
          item.saleAlways &&
          !item.membersOnly,
      );
      expect(sold, `${row.dinCode} ${row.stockDay} ${row.startTime} ${row.dinRoomCode ?? 'table'}`).toBe(true);
    }
  });

  it('has only products that can be reserved within two weeks, except those out of season, ended or sold out', async () => {
    const { calendar } = await getHolidays(database.pool);
    const days = Array.from({ length: 14 }, (_, index) => addDays(today, index));
    const unavailable: string[] = [];
    for (const { prodCode, dinCode } of demo.products) {
      const stored = await findProduct(database.pool, prodCode);
      const venueStock = await findStock(database.pool, dinCode);
      if (stored === undefined || venueStock === undefined) throw new Error(`${prodCode} cannot be read`);
      const { stock } = venueStock;
      const usage = indexUsage(calculateUnbookedUsage({ stock, days, holidays: calendar }));
      const context = { stock, usage, sold: { onDay: 0, toPerson: 0 }, holidays: calendar, now };
      const party = { adults: stored.product.takesDeposit && stored.product.deposit.upTo2 === null ? 4 : 2, kids: 0 };
      const isBookable = days.some((day) =>
        listProductSlots({ ...context, product: stored.product, party, units: null, dinRoomCode: null }, day).some(
          (slot) => slot.availability.ok,
        ),
      );
      if (!isBookable) unavailable.push(prodCode);
    }
    expect(unavailable.sort()).toEqual(['P10105', 'P10502', 'P10506', 'P10605']);
  });

  it('offers every room, two to four at each venue with rooms, and some times that are closed or without seats', () => {
    for (const item of demo.rooms)
      expect(
        demo.stock.some((row) => row.dinRoomCode === item.dinRoomCode && row.open && row.minSeats <= row.seats),
        item.dinRoomCode,
      ).toBe(true);
    const venuesWithRooms = demo.venues.filter((item) => demo.rooms.some((row) => row.dinCode === item.dinCode));
    expect(venuesWithRooms.length).toBeGreaterThanOrEqual(3);
    for (const item of venuesWithRooms) {
      const count = demo.rooms.filter((row) => row.dinCode === item.dinCode).length;
      expect(count >= 2 && count <= 4).toBe(true);
      expect(item.roomTurnMinutes ?? 0).toBeGreaterThanOrEqual(120);
    }
    expect(demo.venues.some((item) => item.tableTurnMinutes !== null)).toBe(true);
    expect(demo.stock.some((row) => row.dinRoomCode !== null && !row.open)).toBe(true);
    expect(demo.stock.some((row) => row.dinRoomCode === null && row.seats === 0)).toBe(true);
  });

  it('gives each product a category of its venue and its reservation type', () => {
    for (const item of demo.products) {
      const category = demo.categories.find(
        (row) => row.dinCode === item.dinCode && row.position === item.categoryPosition,
      );
      expect(category?.reservationType, item.prodCode).toBe(item.reservationType);
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
