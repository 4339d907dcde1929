import { ProblemError } from '@dining/client/problem-error';
import type { UsageRow, VenueStock } from '@dining/domain/inventory/stock';
import type { Product } from '@dining/domain/products/product';
import { Alerts } from '@dining/ui/alerts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  option,
  pickup,
  product,
  room,
  roomCode,
  row,
  seoul,
  tables,
  text,
  venue,
} from '../../../../../packages/domain/test/fixtures';
import { appDataQuery } from '../../entities/app/app-data';
import { getDaySalesQuery, getStockQuery, getUsageQuery } from '../../entities/availability/stock';
import type { Order } from '../../entities/orders/order';
import { getProductQuery } from '../../entities/products/product';
import { formatSpokenDay, formatSpokenVisit } from '../../lib/format';
import { createTranslations } from '../../lib/i18n';
import { showCheckoutProblem } from './checkout-problem';

/** Returns keys instead of texts. */
const translations = createTranslations('en');
let queryClient: QueryClient;
let alerts: Alerts;

const month = '2026-11';
const date = `${month}-20`;

/** Availability as returned by the server: rooms and tables, usage, daily sales. */
interface VenueState {
  readonly stock?: VenueStock;
  readonly taken?: readonly UsageRow[];
  readonly sold?: Readonly<Record<string, number>>;
}

function tell(ordered: Product, { stock = venue(), taken = [], sold = {} }: VenueState): void {
  const { dinCode, prodCode, reservationType: type } = ordered;
  const years = [{ propName: 'HOLIDAY_YEAR', propAttrList: [{ propAttrValue: '2026' }] }];
  queryClient.setQueryData(appDataQuery.queryKey, { dbPropList: years } as never);
  const listed = { product: ordered, sold: { onDay: 0, toPerson: 0 } };
  queryClient.setQueryData(getProductQuery(dinCode, prodCode, date).queryKey, { listed, menus: [] } as never);
  const roomNames = new Map([
    [roomCode('A'), text('Attic')],
    [roomCode('B'), text('Belvedere')],
  ]);
  queryClient.setQueryData(getStockQuery(dinCode).queryKey, { stock, roomNames });
  queryClient.setQueryData(getUsageQuery(dinCode, type, month).queryKey, taken);
  const sales = Object.entries(sold).map(([day, units]) => ({ date: `${month}-${day}`, prodCode, sold: units }));
  queryClient.setQueryData(getDaySalesQuery(dinCode, type, month).queryKey, sales as never);
}

const order = (changes: Partial<Order>): Order =>
  ({
    product: product(),
    visit: { date, time: '18:00' },
    party: { adults: 2, kids: 0 },
    menus: [],
    quantity: 0,
    dinRoomCode: null,
    ...changes,
  }) as Order;

/** Returns the choices offered after a refusal (translation keys where possible) and where each leads. */
async function offeredAfter(code: ProblemError['code'], ordered: Order, detail: ProblemError['detail'] = {}) {
  const ended = showCheckoutProblem(
    alerts,
    queryClient,
    translations,
    new ProblemError(code, 409, [], detail),
    ordered,
    () => {},
    new Date(),
  );
  await vi.waitUntil(() => alerts.open.get().length > 0);
  const [alert] = alerts.open.get();
  const labels = alert?.choices.map(({ label = '' }) => label) ?? [];
  alert?.answer(alert.choices[0]?.id ?? '');
  return { labels, first: await ended };
}

beforeEach(() => {
  queryClient = new QueryClient();
  alerts = new Alerts();
  vi.useFakeTimers({ now: seoul(`${month}-19 20:00`), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const day = (of: number): string => formatSpokenDay(translations, `${month}-${of}`, date);
const at = (of: number, time: string): string =>
  formatSpokenVisit(translations, { date: `${month}-${of}`, time }, date);

const cake = pickup({ daySaleLimit: 8 });
const five = order({ product: cake, visit: { date, time: '08:00' }, party: { adults: 0, kids: 0 }, quantity: 5 });
const [close, chooseDay, chooseTime] = [
  'common.buttons.close',
  'payment.outcome.chooseDay',
  'payment.outcome.chooseTime',
];
const [fewer, smaller] = ['product.alerts.fewer', 'product.alerts.smallerParty'];

it('offers fewer cakes, or days that have enough, where a day has three of five left', async () => {
  tell(cake, { sold: { '20': 5, '21': 4, '22': 3 } });
  const { labels, first } = await offeredAfter('day_sale_exceeded', five, { remaining: 3 });
  expect(labels).toEqual([fewer, day(22), day(23), day(24), chooseDay, close]);
  expect(first).toBe('product');
});

it.each<[string, ProblemError['code'], ProblemError['detail'], string[]]>([
  ['nothing is left of the day', 'day_sale_exceeded', { remaining: 0 }, []],
  ['guests have reached their share of the day: fewer may be possible', 'day_share', { phone: '02' }, [fewer]],
  ['the pickup cannot be prepared for that day', 'pickup_too_soon', {}, []],
])('%s: the same day is not offered again', async (_case, code, detail, before) => {
  tell(cake, {});
  const { labels } = await offeredAfter(code, five, detail);
  expect(labels).toEqual([...before, day(21), day(22), day(23), chooseDay, close]);
});

it('refuses a pickup on a day on which the venue is closed', async () => {
  tell(cake, { stock: venue({ closings: [{ date: `${month}-22`, time: null }] }) });
  const { labels } = await offeredAfter('not_on_sale', five);
  expect(labels).toEqual([day(21), day(23), day(24), chooseDay, close]);
});

const dinner = product({ daySaleLimit: 5, options: [option(1)] });
const menus = (count: number) => [{ menuIndex: 1, count }];

it.each<[string, number, number, string, string]>([
  ['more menus than guests: fewer menus', 4, 3, fewer, 'product'],
  ['a menu for each guest: a smaller party', 2, 1, smaller, 'time'],
])('%s, or days that have as many as are ordered', async (_case, count, remaining, label, to) => {
  tell(dinner, { sold: { '20': 5 - remaining, '21': 2 } });
  const ordered = order({ product: dinner, menus: menus(count) });
  const { labels, first } = await offeredAfter('day_sale_exceeded', ordered, { remaining });
  expect(labels[0]).toBe(label);
  expect(first).toBe(to);
  expect(labels).not.toContain(at(20, '18:00'));
  expect(labels.includes(at(21, '18:00'))).toBe(count <= 3);
});

it.each<[ProblemError['code'], [number, string][]]>([
  // The refused slot is not offered again, even if the cached availability shows it as free.
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
])('after %s a table is offered when it can be had', async (code, times) => {
  tell(product(), {});
  const { labels } = await offeredAfter(code, order({}));
  expect(labels).toEqual([...times.map(([of, time]) => at(of, time)), chooseTime, close]);
});

it('offers another room at the same time by its name, and the taken room at other times', async () => {
  const rooms = ['18:00', '18:30'].map((time) => row('weekdays', time, tables(4), room('A', 2, 4), room('B', 2, 6)));
  const salon = product({ reservationType: 'room' });
  const taken = [{ date, time: '18:00', tableSeats: 0, rooms: [roomCode('B')] }];
  tell(salon, { stock: venue({ rows: rooms }), taken });
  const { labels, first } = await offeredAfter('sold_out', order({ product: salon, dinRoomCode: roomCode('B') }));
  expect(labels.slice(0, 2)).toEqual([`${at(20, '18:00')} · Attic`, `${at(20, '18:30')} · Belvedere`]);
  expect(first).toMatchObject({ visit: { date, time: '18:00' }, dinRoomCode: 'A' });
});

it.each<ProblemError['code']>(['no_deposit_band', 'party_required', 'party_too_large'])(
  'after %s no other time is offered, but another party',
  async (code) => {
    tell(product(), {});
    const { labels } = await offeredAfter(code, order({}));
    expect(labels.sort()).toEqual([close, smaller]);
  },
);
