import { ProblemError } from '@dining/client/problem-error';
import type { UsageRow, VenueStock } from '@dining/domain/inventory/stock';
import type { Product } from '@dining/domain/products/product';
import { Alerts } from '@dining/ui/alerts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createOption,
  createPickupProduct,
  createProduct,
  createRoomUnit,
  createStockRow,
  createTableUnit,
  createText,
  createVenueStock,
  parseSeoulTime,
  toRoomCode,
} from '../../../../../packages/domain/test/fixtures';
import { appDataQuery } from '../../entities/app/app-data';
import { getDaySalesQuery, getStockQuery, getUsageQuery } from '../../entities/availability/stock';
import type { Order } from '../../entities/orders/order';
import { getProductQuery } from '../../entities/products/product';
import { formatDayInText, formatVisitInText } from '../../lib/format';
import { createTranslations } from '../../lib/i18n';
import { showCheckoutProblem } from './checkout-problem';

/** Not loaded, so its texts are the translation keys. */
const translations = createTranslations('en');
let queryClient: QueryClient;
let alerts: Alerts;

const month = '2026-11';
const date = `${month}-20`;

/** What the server returns about availability: tables and rooms, usage, and units sold by day of the month. */
interface VenueState {
  readonly stock?: VenueStock;
  readonly usage?: readonly UsageRow[];
  readonly soldByDay?: Readonly<Record<string, number>>;
}

function setAvailability(
  product: Product,
  { stock = createVenueStock(), usage = [], soldByDay = {} }: VenueState,
): void {
  const { dinCode, prodCode, reservationType: type } = product;
  const years = [{ propName: 'HOLIDAY_YEAR', propAttrList: [{ propAttrValue: '2026' }] }];
  queryClient.setQueryData(appDataQuery.queryKey, { dbPropList: years } as never);
  const listedProduct = { product, sold: { onDay: 0, toPerson: 0 } };
  queryClient.setQueryData(getProductQuery(dinCode, prodCode, date).queryKey, { listedProduct, menus: [] } as never);
  const roomNames = new Map([
    [toRoomCode('A'), createText('Attic')],
    [toRoomCode('B'), createText('Belvedere')],
  ]);
  queryClient.setQueryData(getStockQuery(dinCode).queryKey, { stock, roomNames });
  queryClient.setQueryData(getUsageQuery(dinCode, type, month).queryKey, usage);
  const sales = Object.entries(soldByDay).map(([day, units]) => ({ date: `${month}-${day}`, prodCode, sold: units }));
  queryClient.setQueryData(getDaySalesQuery(dinCode, type, month).queryKey, sales as never);
}

const createOrder = (changes: Partial<Order>): Order =>
  ({
    product: createProduct(),
    visit: { date, time: '18:00' },
    party: { adults: 2, kids: 0 },
    menus: [],
    quantity: 0,
    dinRoomCode: null,
    ...changes,
  }) as Order;

/**
 * Returns the labels of the choices offered after a refusal, as translation keys where possible, and the result of the
 * first choice.
 */
async function refuseOrder(code: ProblemError['code'], order: Order, detail: ProblemError['detail'] = {}) {
  const choice = showCheckoutProblem(
    alerts,
    queryClient,
    translations,
    new ProblemError(code, 409, [], detail),
    order,
    () => {},
    new Date(),
  );
  await vi.waitUntil(() => alerts.openAlerts.get().length > 0);
  const [alert] = alerts.openAlerts.get();
  const labels = alert?.choices.map(({ label = '' }) => label) ?? [];
  alert?.answer(alert.choices[0]?.id ?? '');
  return { labels, firstResult: await choice };
}

beforeEach(() => {
  queryClient = new QueryClient();
  alerts = new Alerts();
  vi.useFakeTimers({ now: parseSeoulTime(`${month}-19 20:00`), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const formatDay = (day: number): string => formatDayInText(translations, `${month}-${day}`, date);
const formatVisit = (day: number, time: string): string =>
  formatVisitInText(translations, { date: `${month}-${day}`, time }, date);

const cake = createPickupProduct({ daySaleLimit: 8 });
const fiveCakes = createOrder({
  product: cake,
  visit: { date, time: '08:00' },
  party: { adults: 0, kids: 0 },
  quantity: 5,
});
const [closeLabel, chooseDayLabel, chooseTimeLabel] = [
  'common.buttons.close',
  'payment.outcome.chooseDay',
  'payment.outcome.chooseTime',
];
const [fewerUnitsLabel, smallerPartyLabel] = ['product.alerts.fewer', 'product.alerts.smallerParty'];

it('the checkout offers fewer cakes, or days with enough, if the day has three left for an order of five', async () => {
  setAvailability(cake, { soldByDay: { '20': 5, '21': 4, '22': 3 } });
  const { labels, firstResult } = await refuseOrder('day_sale_exceeded', fiveCakes, { remaining: 3 });
  expect(labels).toEqual([fewerUnitsLabel, formatDay(22), formatDay(23), formatDay(24), chooseDayLabel, closeLabel]);
  expect(firstResult).toBe('product');
});

it.each<[string, ProblemError['code'], ProblemError['detail'], string[]]>([
  ['the day is sold out', 'day_sale_exceeded', { remaining: 0 }, []],
  [
    'the order exceeds the limit of one guest for the day, but offers fewer units first',
    'day_share',
    { phone: '02' },
    [fewerUnitsLabel],
  ],
  ['the pickup cannot be prepared for that day', 'pickup_too_soon', {}, []],
])('the checkout does not offer the same day again if %s', async (_case, code, detail, firstLabels) => {
  setAvailability(cake, {});
  const { labels } = await refuseOrder(code, fiveCakes, detail);
  expect(labels).toEqual([...firstLabels, formatDay(21), formatDay(22), formatDay(23), chooseDayLabel, closeLabel]);
});

it('the checkout offers no pickup on a day on which the venue is closed', async () => {
  setAvailability(cake, { stock: createVenueStock({ closings: [{ date: `${month}-22`, time: null }] }) });
  const { labels } = await refuseOrder('not_on_sale', fiveCakes);
  expect(labels).toEqual([formatDay(21), formatDay(23), formatDay(24), chooseDayLabel, closeLabel]);
});

const dinner = createProduct({ daySaleLimit: 5, options: [createOption(1)] });
const createMenus = (count: number) => [{ menuIndex: 1, count }];

it.each<[string, number, number, string, string]>([
  ['fewer menus if there are more menus than guests', 4, 3, fewerUnitsLabel, 'product'],
  ['a smaller party if each guest has a menu', 2, 1, smallerPartyLabel, 'time'],
])('the checkout offers %s, or days with enough menus', async (_case, count, remaining, label, place) => {
  setAvailability(dinner, { soldByDay: { '20': 5 - remaining, '21': 2 } });
  const order = createOrder({ product: dinner, menus: createMenus(count) });
  const { labels, firstResult } = await refuseOrder('day_sale_exceeded', order, { remaining });
  expect(labels[0]).toBe(label);
  expect(firstResult).toBe(place);
  expect(labels).not.toContain(formatVisit(20, '18:00'));
  expect(labels.includes(formatVisit(21, '18:00'))).toBe(count <= 3);
});

it.each<[ProblemError['code'], [number, string][]]>([
  // The refused slot is not offered again, even if cached availability shows it as free.
  [
    'sold_out',
    [
      [20, '18:30'],
      [21, '18:00'],
      [21, '18:30'],
    ],
  ],
  [
    'no_such_time',
    [
      [20, '18:30'],
      [21, '18:00'],
      [21, '18:30'],
    ],
  ],
  // The server would refuse other times of the same day too.
  [
    'too_many_bookings',
    [
      [21, '18:00'],
      [21, '18:30'],
      [22, '18:00'],
    ],
  ],
  [
    'start_time_share',
    [
      [21, '18:00'],
      [21, '18:30'],
      [22, '18:00'],
    ],
  ],
])('the checkout offers the nearest available tables after %s', async (code, times) => {
  setAvailability(createProduct(), {});
  const { labels } = await refuseOrder(code, createOrder({}));
  expect(labels).toEqual([...times.map(([day, time]) => formatVisit(day, time)), chooseTimeLabel, closeLabel]);
});

it('the checkout offers another room at the same time by its name, and the refused room at other times', async () => {
  const stockRows = ['18:00', '18:30'].map((time) =>
    createStockRow('weekdays', time, createTableUnit(4), createRoomUnit('A', 2, 4), createRoomUnit('B', 2, 6)),
  );
  const salon = createProduct({ reservationType: 'room' });
  const usage = [{ date, time: '18:00', tableSeats: 0, rooms: [toRoomCode('B')] }];
  setAvailability(salon, { stock: createVenueStock({ rows: stockRows }), usage });
  const { labels, firstResult } = await refuseOrder(
    'sold_out',
    createOrder({ product: salon, dinRoomCode: toRoomCode('B') }),
  );
  expect(labels.slice(0, 2)).toEqual([
    `${formatVisit(20, '18:00')} · Attic`,
    `${formatVisit(20, '18:30')} · Belvedere`,
  ]);
  expect(firstResult).toMatchObject({ visit: { date, time: '18:00' }, dinRoomCode: 'A' });
});

it.each<ProblemError['code']>(['no_deposit_band', 'party_required', 'party_too_large'])(
  'the checkout offers a smaller party but no other time after %s',
  async (code) => {
    setAvailability(createProduct(), {});
    const { labels } = await refuseOrder(code, createOrder({}));
    expect(labels.sort()).toEqual([closeLabel, smallerPartyLabel]);
  },
);
