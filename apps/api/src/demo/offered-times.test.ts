import { decodeStock } from '@dining/contract/codecs/stock';
import { decodeUsage } from '@dining/contract/codecs/usage';
import { demoPassword, members } from '@dining/demo';
import { pickupTime } from '@dining/domain/availability/pickup';
import { toSlots } from '@dining/domain/availability/product-day';
import { listProductSlots } from '@dining/domain/availability/product-slots';
import { listSlots } from '@dining/domain/availability/slots';
import { indexUsage, type UsageByTime } from '@dining/domain/availability/usage';
import { type CapacityRequirement, getCounterKey } from '@dining/domain/inventory/capacity-requirement';
import type { VenueStock } from '@dining/domain/inventory/stock';
import { checkOrder, type OrderCheckResult } from '@dining/domain/orders/check-order';
import { normalizeOrderRequest, type OrderRequest } from '@dining/domain/orders/order-request';
import { findCheapestMenus } from '@dining/domain/pricing/cheapest-menus';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { Product } from '@dining/domain/products/product';
import type { DinCode, DinRoomCode } from '@dining/domain/shared/codes';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../../test/demo-database';
import { startTestServer, type TestServer } from '../../test/test-server';
import { takeCapacity } from '../booking/capacity/counters';
import { createMemberKey } from '../booking/checkout/keys';
import { findOrderContext, listCapacityRequirements, type OrderContext } from '../booking/checkout/order-context';
import { createOrderToCheck, quoteOrder } from '../booking/checkout/quote';
import { findCapError } from '../booking/checkout/unpaid-caps';
import { inTransaction } from '../db/transaction';
import { getHolidays } from '../stores/availability/holidays';
import { listProducts } from '../stores/products/products';

/** A Saturday before Christmas, and sixteen days: weekdays, weekends, two holidays and the days around them. */
const now = new Date('2026-12-19T01:00:00Z');
const [firstDay, lastDay] = ['2026-12-19', '2027-01-03'];
const days = listDays(firstDay, lastDay);
/** Days that get additional bookings, so that some start times are full. */
const busyDays: readonly SeoulDate[] = ['2026-12-22', '2026-12-25', '2026-12-26', '2026-12-31', '2027-01-03'];
const partySizes: readonly (readonly [adults: number, kids: number])[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [4, 0],
  [1, 4],
  [6, 0],
  [7, 2],
  [10, 0],
];
const parties = partySizes.map(([adults, kids]): Party => ({ adults, kids }));
const formatParty = ({ adults, kids }: Party): string => `${adults}+${kids}`;
const noParty: Party = { adults: 0, kids: 0 };

/** The counts of a buyer without unpaid orders. */
const noUnpaidOrders = {
  visitorHolds: 0,
  addressHolds: 0,
  personBookings: 0,
  addressBookings: 0,
  atStarts: [],
  used: [],
  units: { visitor: 0, address: 0, used: 0 },
  rooms: 4,
  venuePhone: '',
};

interface SoldProduct {
  readonly product: Product;
  /** By day, without the days for which the server finds no context. */
  readonly orderContexts: ReadonlyMap<SeoulDate, OrderContext>;
}

interface DemoServer {
  readonly server: TestServer;
  readonly cookie: string;
  readonly userId: string;
  readonly holidays: HolidayCalendar;
  readonly soldProducts: readonly SoldProduct[];
  /** Used amount of each counter, by its key. */
  readonly usedAmounts: ReadonlyMap<string, number>;
  readonly venues: ReadonlyMap<DinCode, { readonly stock: VenueStock; readonly usage: UsageByTime }>;
}
let demo: DemoServer;

/** A party's visit for a product that can be bought. */
interface BookableVisit {
  readonly product: Product;
  readonly visit: Visit;
  readonly party: Party;
}
/** Every bookable combination of product, day, start time and party. */
let bookableVisits: readonly BookableVisit[];

const needsSeats = ({ product }: SoldProduct): boolean => product.reservationType !== 'pickup';
const listParties = (soldProduct: SoldProduct): readonly Party[] => (needsSeats(soldProduct) ? parties : [noParty]);
/** Lists every start time that the venue has on any day and one that it does not have; for a pickup, its only time. */
const listTimes = ({ product }: SoldProduct): readonly SeoulTime[] =>
  product.reservationType === 'pickup'
    ? [pickupTime]
    : [...new Set(demo.venues.get(product.dinCode)?.stock.rows.map(({ startTime }) => startTime)), '17:17'];

/** Creates an order request with these menus; a pickup has one piece. */
const createRequest = (
  { dinCode, prodCode, reservationType }: Product,
  visit: Visit,
  party: Party,
  menus: OrderRequest['menus'],
) => normalizeOrderRequest({ dinCode, prodCode, reservationType, dinRoomCode: null, visit, party, menus, quantity: 1 });

interface OrderAttempt {
  readonly check: OrderCheckResult;
  readonly requirements: readonly CapacityRequirement[];
}

/** Checks an order as the server does. Returns the check result and the capacity that the order would require. */
function attemptOrder(
  orderContext: OrderContext,
  visit: Visit,
  party: Party,
  dinRoomCode: DinRoomCode | null = null,
): OrderAttempt {
  const { product } = orderContext;
  const buyer = { userId: demo.userId, now };
  const request = { ...createRequest(product, visit, party, findCheapestMenus(product, party)), dinRoomCode };
  const check = checkOrder(createOrderToCheck(request, orderContext, quoteOrder(request, orderContext, buyer), buyer));
  if (!check.ok) return { check, requirements: [] };
  const room = check.rooms[0]?.dinRoomCode ?? null;
  const order = { visit: request.visit, party: request.party, dinRoomCode: room, units: check.units };
  return {
    check,
    requirements: listCapacityRequirements(orderContext, { ...order, personKey: createMemberKey(demo.userId) }),
  };
}

const canFitCounters = (requirements: readonly CapacityRequirement[]): boolean =>
  requirements.every(
    (requirement) =>
      requirement.capacity === null ||
      (demo.usedAmounts.get(getCounterKey(requirement)) ?? 0) + requirement.amount <= requirement.capacity,
  );

/** Returns true if an order passes its check, the counters and the caps on unpaid holds. */
const canBeBought = ({ check, requirements }: OrderAttempt): boolean =>
  check.ok &&
  canFitCounters(requirements) &&
  findCapError(requirements, noUnpaidOrders, 'hold', demo.server.deps.config) === undefined;

async function fillStartTimes(database: TestServer['database'], products: readonly Product[]): Promise<void> {
  const fillingParties: readonly Party[] = [
    { adults: 9, kids: 0 },
    { adults: 4, kids: 1 },
    { adults: 2, kids: 0 },
  ];
  for (const product of products) {
    for (const [index, date] of busyDays.entries()) {
      const purchase = { dinCode: product.dinCode, prodCode: product.prodCode, date, personKey: 'g:somebody' };
      for (let round = 0; round < 6; round += 1) {
        const orderContext = await findOrderContext(database, purchase);
        if (orderContext === undefined) break;
        const party = fillingParties[(round + index) % fillingParties.length] ?? noParty;
        const slots = listProductSlots({ ...orderContext, party, units: null, dinRoomCode: null, now }, date);
        const slot =
          slots.filter(({ availability }) => availability.ok)[round % 2] ??
          slots.find(({ availability }) => availability.ok);
        if (slot?.availability.ok !== true) continue;
        const order = {
          visit: { date, time: slot.time },
          party,
          units: countPeople(party) || 1,
          personKey: purchase.personKey,
        };
        const requirements = listCapacityRequirements(orderContext, {
          ...order,
          dinRoomCode: slot.availability.rooms[0]?.dinRoomCode ?? null,
        });
        await inTransaction(
          database.pool,
          (client) => takeCapacity(client, product.htlCode, requirements),
          ({ ok }) => ok,
        );
      }
    }
  }
}

async function getUsedAmounts({ pool }: TestServer['database']): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; used: number }>(
    `SELECT concat_ws(' ', 'seat', din_code, visit_day, start_time, unit) AS key, used FROM seat_usage
     UNION ALL SELECT concat_ws(' ', 'day', prod_code, visit_day), used FROM day_sale_usage
     UNION ALL SELECT concat_ws(' ', 'person', prod_code, person_key), used FROM person_usage`,
  );
  return new Map(rows.map(({ key, used }) => [key, used]));
}

beforeAll(async () => {
  const database = await openDemoDatabase(now);
  const server = await startTestServer({ peer: { database }, clock: () => now });
  const userId = members.at(-1)?.userId ?? '';
  const { cookie = '' } = await server.call('POST', '/authentications', { username: userId, password: demoPassword });
  const { rows: hotels } = await database.pool.query('SELECT htl_code FROM hotel ORDER BY 1');
  const storedProducts = (
    await Promise.all(hotels.map(({ htl_code }) => listProducts(database.pool, htl_code)))
  ).flat();
  const products = storedProducts.filter(({ onSale }) => onSale).map(({ product }) => product);
  await fillStartTimes(database, products);

  const soldProducts: SoldProduct[] = [];
  for (const product of products) {
    const orderContexts = new Map<SeoulDate, OrderContext>();
    for (const date of days) {
      const purchase = {
        dinCode: product.dinCode,
        prodCode: product.prodCode,
        date,
        personKey: createMemberKey(userId),
      };
      const orderContext = await findOrderContext(database, purchase);
      if (orderContext !== undefined) orderContexts.set(date, orderContext);
    }
    soldProducts.push({ product, orderContexts });
  }
  const venues = new Map<DinCode, { stock: VenueStock; usage: UsageByTime }>();
  for (const dinCode of new Set(products.map((product) => product.dinCode))) {
    const stock = decodeStock((await server.call('POST', '/stock/list', { dinCode })).json);
    const range = { dinCode, strResvDate: firstDay, endResvDate: lastDay };
    const usage = decodeUsage((await server.call('POST', '/resv/resvCountbyMonth', range)).json.resvList);
    venues.set(dinCode, { stock, usage: indexUsage(usage) });
  }
  const { calendar: holidays } = await getHolidays(database.pool);
  demo = { server, cookie, userId, holidays, soldProducts, usedAmounts: await getUsedAmounts(database), venues };
  bookableVisits = listBookableVisits();
});
afterAll(async () => {
  await demo.server.close();
  await demo.server.database.close();
});

const formatKey = (code: string, { date, time }: Visit, party: Party): string =>
  `${code} ${date} ${time} for ${formatParty(party)}`;

/**
 * Checks every order of every product as the server does, with counters and caps. Returns the visits that can be
 * bought.
 */
const listBookableVisits = (): BookableVisit[] =>
  demo.soldProducts.flatMap((soldProduct) =>
    [...soldProduct.orderContexts].flatMap(([date, orderContext]) =>
      listTimes(soldProduct).flatMap((time) =>
        listParties(soldProduct)
          .map((party): BookableVisit => ({ product: soldProduct.product, visit: { date, time }, party }))
          .filter(({ visit, party }) => canBeBought(attemptOrder(orderContext, visit, party))),
      ),
    ),
  );
const createBookableKeys = () =>
  new Set(bookableVisits.map(({ product, visit, party }) => formatKey(product.prodCode, visit, party)));

/** Lists visits that are offered and cannot be bought, and visits that can be bought and are not offered. */
const listDifferences = (offered: ReadonlySet<string>, bookable: ReadonlySet<string>): string[] => [
  ...[...offered].filter((key) => !bookable.has(key)).map((key) => `${key} is offered`),
  ...[...bookable].filter((key) => !offered.has(key)).map((key) => `${key} can be bought`),
];

it('/ordersheet/getStockPriceList offers exactly what can be bought', async () => {
  const offered = new Set<string>();
  for (const soldProduct of demo.soldProducts) {
    const { dinCode, prodCode } = soldProduct.product;
    for (const party of listParties(soldProduct)) {
      const body = {
        dinCode,
        prodCode,
        strResvDate: firstDay,
        endResvDate: lastDay,
        resvAdultCnt: party.adults,
        resvKidCnt: party.kids,
      };
      const { json } = await demo.server.call('POST', '/ordersheet/getStockPriceList', body, demo.cookie);
      for (const { resvDate, stockYn } of json.stockPriceList) {
        const [date = '', time = ''] = resvDate.split(' ');
        if (stockYn === 'Y') offered.add(formatKey(prodCode, { date, time }, party));
      }
    }
  }
  expect(listDifferences(offered, createBookableKeys())).toEqual([]);
  expect(offered.size).toBeGreaterThan(1_000);
});

it('a product’s calendar offers exactly what can be bought', () => {
  const offered = new Set<string>();
  for (const soldProduct of demo.soldProducts) {
    const { product } = soldProduct;
    const venue = demo.venues.get(product.dinCode);
    if (venue === undefined) continue;
    for (const [date, orderContext] of soldProduct.orderContexts)
      for (const party of listParties(soldProduct)) {
        const slotContext = {
          ...venue,
          product,
          party,
          units: null,
          dinRoomCode: null,
          sold: orderContext.sold,
          holidays: demo.holidays,
          now,
        };
        for (const { time, state } of toSlots(listProductSlots(slotContext, date)))
          if (state === 'open') offered.add(formatKey(product.prodCode, { date, time }, party));
      }
  }
  expect(listDifferences(offered, createBookableKeys())).toEqual([]);
});

it('listSlots offers a start time if and only if its seats or a room are free for the whole stay', () => {
  const offered = new Set<string>();
  const bookable = new Set<string>();
  for (const [dinCode, { stock, usage }] of demo.venues)
    for (const date of days)
      for (const type of ['table', 'room'] as const) {
        const soldProduct = demo.soldProducts.find(
          ({ product }) => product.dinCode === dinCode && product.reservationType === type,
        );
        const orderContext = soldProduct?.orderContexts.get(date);
        if (orderContext === undefined) continue;
        for (const party of parties) {
          const partySize = countPeople(party);
          const slots = listSlots({ stock, usage, holidays: demo.holidays, date, type, partySize, now }).slots;
          for (const slot of slots.filter(({ state }) => state !== 'past')) {
            const visit = { date, time: slot.time };
            const key = formatKey(`${dinCode} ${type}`, visit, party);
            if (slot.state === 'open') offered.add(key);
            const units = stock.rows.filter(({ startTime }) => startTime === slot.time).flatMap((row) => row.units);
            const rooms = type === 'table' ? [null] : units.flatMap(({ dinRoomCode }) => dinRoomCode ?? []);
            const isBookable = rooms.some((dinRoomCode) => {
              const requirements = listCapacityRequirements(orderContext, {
                visit,
                party,
                dinRoomCode,
                units: 0,
                personKey: '',
              });
              const isRoomOffered = slot.rooms.some((room) => room.dinRoomCode === dinRoomCode);
              return (
                (dinRoomCode === null || isRoomOffered) &&
                canFitCounters(requirements.filter(({ counter }) => counter === 'seat'))
              );
            });
            if (isBookable) bookable.add(key);
          }
        }
      }
  expect(listDifferences(offered, bookable)).toEqual([]);
});

it('/resv/freeTimes offers a table at a venue if and only if a product can be bought', async () => {
  const offered = new Set<string>();
  const tables = bookableVisits.filter(({ product }) => product.reservationType === 'table');
  const bookable = new Set(tables.map(({ product, visit, party }) => formatKey(product.dinCode, visit, party)));
  for (const resvDate of days)
    for (const party of parties) {
      const body = { resvDate, adultCnt: party.adults, kidCnt: party.kids };
      const { json } = await demo.server.call('POST', '/resv/freeTimes', body, demo.cookie);
      for (const { dinCode, timeList } of json.venueList)
        for (const { resvStartTime: time, resvYn } of timeList)
          if (resvYn === 'Y') offered.add(formatKey(dinCode, { date: resvDate, time }, party));
    }
  expect(listDifferences(offered, bookable)).toEqual([]);
});

it('the counters accept the largest bookable party in each offered room, but none that is sold out', async () => {
  const differences: string[] = [];
  const { pool } = demo.server.database;
  const canTakeCapacity = (product: Product, requirements: readonly CapacityRequirement[]): Promise<boolean> =>
    inTransaction(
      pool,
      (client) => takeCapacity(client, product.htlCode, requirements),
      () => false,
    ).then(({ ok }) => ok);
  for (const soldProduct of demo.soldProducts) {
    const { product, orderContexts } = soldProduct;
    for (const date of busyDays) {
      const orderContext = orderContexts.get(date);
      if (orderContext === undefined) continue;
      for (const time of listTimes(soldProduct)) {
        const visit = { date, time };
        const attempts = listParties(soldProduct).map((party) => ({
          party,
          attempt: attemptOrder(orderContext, visit, party),
        }));
        const largestAttempt = attempts.findLast(({ attempt }) => canBeBought(attempt));
        if (largestAttempt !== undefined && largestAttempt.attempt.check.ok) {
          const rooms = largestAttempt.attempt.check.rooms.map(({ dinRoomCode }) => dinRoomCode);
          for (const room of rooms.length === 0 ? [null] : rooms)
            if (
              !(await canTakeCapacity(
                product,
                attemptOrder(orderContext, visit, largestAttempt.party, room).requirements,
              ))
            )
              differences.push(`${formatKey(product.prodCode, visit, largestAttempt.party)} is offered`);
        }
        const soldOutAttempt = attempts.find(({ attempt: { check } }) => !check.ok && check.error === 'sold_out');
        if (soldOutAttempt === undefined) continue;
        const order = { visit, party: soldOutAttempt.party, dinRoomCode: null, units: 0, personKey: '' };
        const seats = listCapacityRequirements(orderContext, order).filter(({ counter }) => counter === 'seat');
        if (await canTakeCapacity(product, seats))
          differences.push(`${formatKey(product.prodCode, visit, soldOutAttempt.party)} can be bought`);
      }
    }
  }
  expect(differences).toEqual([]);
});
