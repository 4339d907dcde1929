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
const [from, to] = ['2026-12-19', '2027-01-03'];
const days = listDays(from, to);
/** Days that get more bookings than the demo data has, until neighbouring start times are full. */
const busyDays: readonly SeoulDate[] = ['2026-12-22', '2026-12-25', '2026-12-26', '2026-12-31', '2027-01-03'];
const sizes: readonly (readonly [adults: number, kids: number])[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [4, 0],
  [1, 4],
  [6, 0],
  [7, 2],
  [10, 0],
];
const parties = sizes.map(([adults, kids]): Party => ({ adults, kids }));
const formatParty = ({ adults, kids }: Party): string => `${adults}+${kids}`;
const nobody: Party = { adults: 0, kids: 0 };

/** A buyer without unpaid orders. */
const unpaidBefore = {
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

interface Sold {
  readonly product: Product;
  /** Offers by day, without the days on which the product cannot be ordered. */
  readonly offers: ReadonlyMap<SeoulDate, OrderContext>;
}

interface DemoServer {
  readonly server: TestServer;
  readonly cookie: string;
  readonly userId: string;
  readonly holidays: HolidayCalendar;
  readonly sold: readonly Sold[];
  /** Used amount of each counter, by its key. */
  readonly used: ReadonlyMap<string, number>;
  readonly venues: ReadonlyMap<DinCode, { readonly stock: VenueStock; readonly usage: UsageByTime }>;
}
let demo: DemoServer;

/** A visit that can be bought. */
interface Bought {
  readonly product: Product;
  readonly visit: Visit;
  readonly party: Party;
}
/** Every bookable combination of product, day, start time and party. */
let allBought: readonly Bought[];

const isSeated = ({ product }: Sold): boolean => product.reservationType !== 'pickup';
const listParties = (sold: Sold): readonly Party[] => (isSeated(sold) ? parties : [nobody]);
/** Every start time that the venue has on any day, and one that it does not have. */
const listTimes = ({ product }: Sold): readonly SeoulTime[] =>
  product.reservationType === 'pickup'
    ? [pickupTime]
    : [...new Set(demo.venues.get(product.dinCode)?.stock.rows.map(({ startTime }) => startTime)), '17:17'];

/** Creates the smallest order that a party can place for a product and visit. */
const createRequest = (
  { dinCode, prodCode, reservationType }: Product,
  visit: Visit,
  party: Party,
  menus: OrderRequest['menus'],
) => normalizeOrderRequest({ dinCode, prodCode, reservationType, dinRoomCode: null, visit, party, menus, quantity: 1 });

interface Attempt {
  readonly answer: OrderCheckResult;
  readonly requirements: readonly CapacityRequirement[];
}

/** Checks an order as the server does. Returns the check result and the capacity that the order would require. */
function attemptOrder(
  offer: OrderContext,
  visit: Visit,
  party: Party,
  dinRoomCode: DinRoomCode | null = null,
): Attempt {
  const { product } = offer;
  const asker = { userId: demo.userId, now };
  const request = { ...createRequest(product, visit, party, findCheapestMenus(product, party)), dinRoomCode };
  const answer = checkOrder(createOrderToCheck(request, offer, quoteOrder(request, offer, asker), asker));
  if (!answer.ok) return { answer, requirements: [] };
  const room = answer.rooms[0]?.dinRoomCode ?? null;
  const order = { visit: request.visit, party: request.party, dinRoomCode: room, units: answer.units };
  return {
    answer,
    requirements: listCapacityRequirements(offer, { ...order, personKey: createMemberKey(demo.userId) }),
  };
}

const canFitCounters = (requirements: readonly CapacityRequirement[]): boolean =>
  requirements.every(
    (need) => need.capacity === null || (demo.used.get(getCounterKey(need)) ?? 0) + need.amount <= need.capacity,
  );

/** Returns true if an order passes everything between check and payment: counters and caps on unpaid holds. */
const canBeBought = ({ answer, requirements }: Attempt): boolean =>
  answer.ok &&
  canFitCounters(requirements) &&
  findCapError(requirements, unpaidBefore, 'hold', demo.server.deps.config) === undefined;

async function fillNeighbours(database: TestServer['database'], products: readonly Product[]): Promise<void> {
  const filling: readonly Party[] = [
    { adults: 9, kids: 0 },
    { adults: 4, kids: 1 },
    { adults: 2, kids: 0 },
  ];
  for (const product of products) {
    for (const [index, date] of busyDays.entries()) {
      const purchase = { dinCode: product.dinCode, prodCode: product.prodCode, date, personKey: 'g:somebody' };
      for (let turn = 0; turn < 6; turn += 1) {
        const offer = await findOrderContext(database, purchase);
        if (offer === undefined) break;
        const party = filling[(turn + index) % filling.length] ?? nobody;
        const slots = listProductSlots({ ...offer, party, units: null, dinRoomCode: null, now }, date);
        const slot =
          slots.filter(({ availability }) => availability.ok)[turn % 2] ??
          slots.find(({ availability }) => availability.ok);
        if (slot?.availability.ok !== true) continue;
        const order = {
          visit: { date, time: slot.time },
          party,
          units: countPeople(party) || 1,
          personKey: purchase.personKey,
        };
        const requirements = listCapacityRequirements(offer, {
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

async function readUsed({ pool }: TestServer['database']): Promise<Map<string, number>> {
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
  const stored = (await Promise.all(hotels.map(({ htl_code }) => listProducts(database.pool, htl_code)))).flat();
  const products = stored.filter(({ onSale }) => onSale).map(({ product }) => product);
  await fillNeighbours(database, products);

  const sold: Sold[] = [];
  for (const product of products) {
    const offers = new Map<SeoulDate, OrderContext>();
    for (const date of days) {
      const purchase = {
        dinCode: product.dinCode,
        prodCode: product.prodCode,
        date,
        personKey: createMemberKey(userId),
      };
      const offer = await findOrderContext(database, purchase);
      if (offer !== undefined) offers.set(date, offer);
    }
    sold.push({ product, offers });
  }
  const venues = new Map<DinCode, { stock: VenueStock; usage: UsageByTime }>();
  for (const dinCode of new Set(products.map((product) => product.dinCode))) {
    const stock = decodeStock((await server.call('POST', '/stock/list', { dinCode })).json);
    const range = { dinCode, strResvDate: from, endResvDate: to };
    const usage = decodeUsage((await server.call('POST', '/resv/resvCountbyMonth', range)).json.resvList);
    venues.set(dinCode, { stock, usage: indexUsage(usage) });
  }
  const { calendar: holidays } = await getHolidays(database.pool);
  demo = { server, cookie, userId, holidays, sold, used: await readUsed(database), venues };
  allBought = listBought();
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
const listBought = (): Bought[] =>
  demo.sold.flatMap((sold) =>
    [...sold.offers].flatMap(([date, offer]) =>
      listTimes(sold).flatMap((time) =>
        listParties(sold)
          .map((party): Bought => ({ product: sold.product, visit: { date, time }, party }))
          .filter(({ visit, party }) => canBeBought(attemptOrder(offer, visit, party))),
      ),
    ),
  );
const listBoughtByProduct = () =>
  new Set(allBought.map(({ product, visit, party }) => formatKey(product.prodCode, visit, party)));

/** Lists visits that are offered and cannot be bought, and visits that can be bought and are not offered. */
const listDifferences = (offered: ReadonlySet<string>, bought: ReadonlySet<string>): string[] => [
  ...[...offered].filter((key) => !bought.has(key)).map((key) => `${key} is offered`),
  ...[...bought].filter((key) => !offered.has(key)).map((key) => `${key} can be bought`),
];

it('/ordersheet/getStockPriceList offers exactly what can be bought', async () => {
  const offered = new Set<string>();
  for (const sold of demo.sold) {
    const { dinCode, prodCode } = sold.product;
    for (const party of listParties(sold)) {
      const body = {
        dinCode,
        prodCode,
        strResvDate: from,
        endResvDate: to,
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
  expect(listDifferences(offered, listBoughtByProduct())).toEqual([]);
  expect(offered.size).toBeGreaterThan(1_000);
});

it('a product’s calendar offers exactly what can be bought, and shows other days as full or closed', () => {
  const offered = new Set<string>();
  for (const sold of demo.sold) {
    const { product } = sold;
    const venue = demo.venues.get(product.dinCode);
    if (venue === undefined) continue;
    for (const [date, offer] of sold.offers)
      for (const party of listParties(sold)) {
        const at = {
          ...venue,
          product,
          party,
          units: null,
          dinRoomCode: null,
          sold: offer.sold,
          holidays: demo.holidays,
          now,
        };
        for (const { time, state } of toSlots(listProductSlots(at, date)))
          if (state === 'open') offered.add(formatKey(product.prodCode, { date, time }, party));
      }
  }
  expect(listDifferences(offered, listBoughtByProduct())).toEqual([]);
});

it('listSlots offers a start time exactly if its seats or a room are free for the whole stay', () => {
  const offered = new Set<string>();
  const had = new Set<string>();
  for (const [dinCode, { stock, usage }] of demo.venues)
    for (const date of days)
      for (const type of ['table', 'room'] as const) {
        const some = demo.sold.find(({ product }) => product.dinCode === dinCode && product.reservationType === type);
        const offer = some?.offers.get(date);
        if (offer === undefined) continue;
        for (const party of parties) {
          const heads = countPeople(party);
          const slots = listSlots({ stock, usage, holidays: demo.holidays, date, type, heads, now }).slots;
          for (const slot of slots.filter(({ state }) => state !== 'past')) {
            const visit = { date, time: slot.time };
            const key = formatKey(`${dinCode} ${type}`, visit, party);
            if (slot.state === 'open') offered.add(key);
            const units = stock.rows.filter(({ startTime }) => startTime === slot.time).flatMap((row) => row.units);
            const rooms = type === 'table' ? [null] : units.flatMap(({ dinRoomCode }) => dinRoomCode ?? []);
            const fits = rooms.some((dinRoomCode) => {
              const requirements = listCapacityRequirements(offer, {
                visit,
                party,
                dinRoomCode,
                units: 0,
                personKey: '',
              });
              const holds = slot.rooms.some((room) => room.dinRoomCode === dinRoomCode);
              return (
                (dinRoomCode === null || holds) &&
                canFitCounters(requirements.filter(({ counter }) => counter === 'seat'))
              );
            });
            if (fits) had.add(key);
          }
        }
      }
  expect(listDifferences(offered, had)).toEqual([]);
});

it('/resv/freeTimes offers a table at a venue exactly if a product can be bought', async () => {
  const offered = new Set<string>();
  const tables = allBought.filter(({ product }) => product.reservationType === 'table');
  const bought = new Set(tables.map(({ product, visit, party }) => formatKey(product.dinCode, visit, party)));
  for (const resvDate of days)
    for (const party of parties) {
      const body = { resvDate, adultCnt: party.adults, kidCnt: party.kids };
      const { json } = await demo.server.call('POST', '/resv/freeTimes', body, demo.cookie);
      for (const { dinCode, timeList } of json.venueList)
        for (const { resvStartTime: time, resvYn } of timeList)
          if (resvYn === 'Y') offered.add(formatKey(dinCode, { date: resvDate, time }, party));
    }
  expect(listDifferences(offered, bought)).toEqual([]);
});

it('the counters allow the largest party in each offered room, and no larger one', async () => {
  const wrong: string[] = [];
  const { pool } = demo.server.database;
  const take = (product: Product, requirements: readonly CapacityRequirement[]): Promise<boolean> =>
    inTransaction(
      pool,
      (client) => takeCapacity(client, product.htlCode, requirements),
      () => false,
    ).then(({ ok }) => ok);
  for (const sold of demo.sold) {
    const { product, offers } = sold;
    for (const date of busyDays) {
      const offer = offers.get(date);
      if (offer === undefined) continue;
      for (const time of listTimes(sold)) {
        const visit = { date, time };
        const tried = listParties(sold).map((party) => ({ party, attempt: attemptOrder(offer, visit, party) }));
        const largest = tried.findLast(({ attempt }) => canBeBought(attempt));
        if (largest !== undefined && largest.attempt.answer.ok) {
          const rooms = largest.attempt.answer.rooms.map(({ dinRoomCode }) => dinRoomCode);
          for (const room of rooms.length === 0 ? [null] : rooms)
            if (!(await take(product, attemptOrder(offer, visit, largest.party, room).requirements)))
              wrong.push(`${formatKey(product.prodCode, visit, largest.party)} is offered`);
        }
        const full = tried.find(({ attempt: { answer } }) => !answer.ok && answer.error === 'sold_out');
        if (full === undefined) continue;
        const order = { visit, party: full.party, dinRoomCode: null, units: 0, personKey: '' };
        const seats = listCapacityRequirements(offer, order).filter(({ counter }) => counter === 'seat');
        if (await take(product, seats)) wrong.push(`${formatKey(product.prodCode, visit, full.party)} can be bought`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
