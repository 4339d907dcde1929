import { type ProdCode, type ResvCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { Access, Capability, Scope } from '@dining/domain/staff/permissions';
import { reservation } from '../src/db/schema/reservations';
import { walkIn } from '../src/db/schema/service';
import { catalogueCalls } from './catalogue-calls';
import { insertCouponOffer, offerFields } from './coupons';
import { dinner, now } from './fixtures';
import type { StaffBrowser, StaffResponse, StaffServer } from './staff-server';
import { createVisitRow } from './visit-rows';

type Venue = Extract<Scope, { readonly type: 'venue' }>;

/** A request about something at a venue, about its hotel, or about the whole group. */
interface VenueCall {
  readonly capability: Capability;
  /** The lowest access that the call needs; `full` if absent. */
  readonly access?: Access;
  /** `group`: only roles of the group are allowed. `list`: the response contains only what is in scope. */
  readonly subject: 'venue' | 'hotel' | 'group' | 'list';
  readonly run: (browser: StaffBrowser, venue: Venue, staffServer: StaffServer) => Promise<StaffResponse>;
}

const today = '2026-03-11';
const startTime = '18:00';

/** Inserts a dinner product at a venue, once. */
async function insertProduct({ query }: Pick<StaffServer, 'query'>, { htlCode, dinCode }: Venue): Promise<ProdCode> {
  const prodCode = toCode<ProdCode>(`DINNER-${dinCode}`);
  await query(
    `INSERT INTO product SELECT (jsonb_populate_record(NULL::product, to_jsonb(p) || $1::jsonb)).* FROM product p WHERE prod_code = $2
     ON CONFLICT DO NOTHING`,
    [JSON.stringify({ prod_code: prodCode, din_code: dinCode, htl_code: htlCode }), dinner],
  );
  return prodCode;
}

/** The last number that was used for a code or number of an inserted row. */
let lastNumber = 5_000;

/** Inserts a reservation of today at a venue, without its hold. */
export async function insertParty(
  staffServer: Pick<StaffServer, 'query' | 'server'>,
  venue: Venue,
  changes: Parameters<typeof createVisitRow>[1] = {},
): Promise<ResvCode> {
  const { htlCode, dinCode } = venue;
  const prodCode = await insertProduct(staffServer, venue);
  lastNumber += 1;
  const row = createVisitRow(lastNumber, { htlCode, dinCode, prodCode, visitDay: today, ...changes });
  await staffServer.server.database.db.insert(reservation).values(row);
  return row.resvCode;
}

async function insertSeatedWalkIn({ server }: StaffServer, { htlCode, dinCode }: Venue): Promise<string> {
  lastNumber += 1;
  const shopOrderNo = toCode<ShopOrderNo>(`W${lastNumber}`);
  const row = { htlCode, dinCode, visitDay: today, startTime, adults: 2, kids: 0, shopOrderNo, seatedAt: now };
  const [insertedRow] = await server.database.db.insert(walkIn).values(row).returning();
  return insertedRow?.walkInId ?? '';
}

const createSalesBody = ({ dinCode }: Venue) => ({ dinCode, day: today, times: [startTime] });
const createClosingBody = ({ dinCode }: Venue) => ({ dinCode, from: '2026-03-18', to: '2026-03-18', time: null });

const dietaryInfo = { allergens: null, diets: [] };
const menuIndexesByVenue = new Map<string, number>();

/** Inserts a menu at a venue, once. Returns its index. */
async function insertMenu({ query }: Pick<StaffServer, 'query'>, { dinCode }: Venue): Promise<number> {
  const knownIndex = menuIndexesByVenue.get(dinCode);
  if (knownIndex !== undefined) return knownIndex;
  lastNumber += 1;
  menuIndexesByVenue.set(dinCode, lastNumber);
  await query(
    `INSERT INTO menu (menu_index, din_code, name, description, price, picture)
     VALUES ($1, $2, '{"default": "Menu"}', '{"default": ""}', 1000, '')`,
    [lastNumber, dinCode],
  );
  return lastNumber;
}

const stockReaders = new WeakMap<StaffServer, Promise<StaffBrowser>>();

/** Resets a day of a venue to its weekly rule. An owner reads the version, which the caller may not see. */
async function runStockCall(browser: StaffBrowser, path: string, { dinCode }: Venue, staffServer: StaffServer) {
  const reader =
    stockReaders.get(staffServer) ??
    staffServer.createStaff({ role: 'owner', scope: { type: 'group' } }).then((owner) => staffServer.signIn(owner));
  stockReaders.set(staffServer, reader);
  const { version } = (await (await reader).post('/stock/view', { dinCode })).json;
  const change = { type: 'reset', dates: ['2026-03-18'] };
  const texts = path === '/stock/save' ? { choices: [], reason: '', message: '' } : {};
  return browser.post(path, { dinCode, version, change, ...texts });
}

/** Each call about the service, campaigns, closings, holidays, settings, set-up, stock and catalogue. */
export const venueCalls: Readonly<Record<string, VenueCall>> = {
  ...catalogueCalls,
  '/coupon-offer/list': {
    capability: 'coupon',
    access: 'read',
    subject: 'list',
    run: (browser) => browser.post('/coupon-offer/list'),
  },
  '/coupon-offer/view': {
    capability: 'coupon',
    access: 'read',
    subject: 'hotel',
    run: async (browser, { htlCode }, { server }) => {
      const { offerId } = await insertCouponOffer(server.database, { htlCode });
      return browser.post('/coupon-offer/view', { offerId });
    },
  },
  '/coupon-offer/history': {
    capability: 'coupon',
    access: 'read',
    subject: 'hotel',
    run: async (browser, { htlCode }, { server }) => {
      const { offerId } = await insertCouponOffer(server.database, { htlCode });
      return browser.post('/coupon-offer/history', { offerId });
    },
  },
  '/coupon-offer/create': {
    capability: 'coupon',
    subject: 'hotel',
    run: (browser, { htlCode }) =>
      browser.post('/coupon-offer/create', { htlCode, fields: { ...offerFields, code: 'NONE', maxCoupons: 0 } }),
  },
  '/coupon-offer/save': {
    capability: 'coupon',
    subject: 'hotel',
    run: async (browser, { htlCode }, { server }) => {
      const { offerId, code } = await insertCouponOffer(server.database, { htlCode });
      return browser.post('/coupon-offer/save', { offerId, version: '1', fields: { ...offerFields, code } });
    },
  },
  '/coupon-offer/stop': {
    capability: 'coupon',
    subject: 'hotel',
    run: async (browser, { htlCode }, { server }) => {
      const { offerId } = await insertCouponOffer(server.database, { htlCode });
      return browser.post('/coupon-offer/stop', { offerId });
    },
  },
  '/product/publish': {
    capability: 'catalogue',
    subject: 'venue',
    run: async (browser, venue, staffServer) =>
      browser.post('/product/publish', {
        prodCode: await insertProduct(staffServer, venue),
        version: 'none such',
        isOnSale: true,
      }),
  },
  '/service/:dinCode/:day': {
    capability: 'service.see',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.get(`/service/${dinCode}/${today}`),
  },
  '/service/hotel/:htlCode/:day': {
    capability: 'service.see',
    subject: 'list',
    run: (browser, { htlCode }) => browser.get(`/service/hotel/${htlCode}/${today}`),
  },
  '/report/campaigns': {
    capability: 'report',
    subject: 'list',
    run: (browser, { dinCode }) => browser.post('/report/campaigns', { dinCode }),
  },
  '/service/seen': {
    capability: 'service.see',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/service/seen', { dinCode, until: now.toISOString() }),
  },
  '/attendance/move': {
    capability: 'service.act',
    subject: 'venue',
    run: async (browser, venue, staffServer) =>
      browser.post('/attendance/move', {
        resvCode: await insertParty(staffServer, venue),
        from: 'expected',
        to: 'arrived',
      }),
  },
  '/attendance/undo': {
    capability: 'service.act',
    subject: 'venue',
    run: async (browser, venue, staffServer) =>
      browser.post('/attendance/undo', {
        resvCode: await insertParty(staffServer, venue),
        from: 'expected',
        reason: '',
      }),
  },
  '/attendance/fee': {
    capability: 'noshow.fee',
    subject: 'venue',
    run: async (browser, venue, staffServer) =>
      browser.post('/attendance/fee', { resvCode: await insertParty(staffServer, venue) }),
  },
  '/walk-in/add': {
    capability: 'service.act',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/walk-in/add', { dinCode, time: startTime, adults: 2, kids: 0 }),
  },
  '/walk-in/end': {
    capability: 'service.act',
    subject: 'venue',
    run: async (browser, venue, staffServer) =>
      browser.post('/walk-in/end', { walkInId: await insertSeatedWalkIn(staffServer, venue), to: 'done' }),
  },
  '/day-note/save': {
    capability: 'service.act',
    subject: 'venue',
    run: (browser, { dinCode }) => {
      const day = `2026-03-${10 + (lastNumber % 20)}`;
      return browser.post('/day-note/save', { dinCode, day, text: 'Window table', version: 0 });
    },
  },
  '/sales/stop': {
    capability: 'service.act',
    subject: 'venue',
    run: (browser, venue) => browser.post('/sales/stop', createSalesBody(venue)),
  },
  '/sales/resume': {
    capability: 'service.act',
    subject: 'venue',
    run: (browser, venue) => browser.post('/sales/resume', createSalesBody(venue)),
  },
  '/closing/list': {
    capability: 'calendar',
    subject: 'list',
    run: (browser) => browser.post('/closing/list', { from: today, to: '2026-03-31' }),
  },
  '/closing/preview': {
    capability: 'calendar',
    subject: 'venue',
    run: (browser, venue) => browser.post('/closing/preview', createClosingBody(venue)),
  },
  '/closing/add': {
    capability: 'calendar',
    subject: 'venue',
    run: (browser, venue) => browser.post('/closing/add', { ...createClosingBody(venue), reason: '' }),
  },
  '/closing/remove': {
    capability: 'calendar',
    subject: 'venue',
    run: (browser, venue) => browser.post('/closing/remove', { ...createClosingBody(venue), reason: '' }),
  },
  '/stock/view': {
    capability: 'calendar',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/stock/view', { dinCode }),
  },
  '/stock/history': {
    capability: 'calendar',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/stock/history', { dinCode, part: 'weekly' }),
  },
  '/stock/preview': {
    capability: 'calendar',
    subject: 'venue',
    run: (browser, venue, staffServer) => runStockCall(browser, '/stock/preview', venue, staffServer),
  },
  '/stock/save': {
    capability: 'calendar',
    subject: 'venue',
    run: (browser, venue, staffServer) => runStockCall(browser, '/stock/save', venue, staffServer),
  },
  '/holiday/list': {
    capability: 'calendar',
    subject: 'list',
    run: (browser) => browser.post('/holiday/list', { year: 2026 }),
  },
  '/holiday/year': {
    capability: 'calendar',
    subject: 'group',
    run: (browser) => browser.post('/holiday/year', { year: 2026 }),
  },
  '/holiday/add': {
    capability: 'calendar',
    subject: 'group',
    run: (browser) => browser.post('/holiday/add', { day: '2026-06-15', name: '' }),
  },
  '/holiday/remove': {
    capability: 'calendar',
    subject: 'group',
    run: (browser) => browser.post('/holiday/remove', { day: '2026-06-15' }),
  },
  '/point-rate/view': {
    capability: 'points',
    access: 'read',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/point-rate/view', { htlCode }),
  },
  '/point-rate/save': {
    capability: 'points',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/point-rate/save', { htlCode, from: 0, to: 0, reason: '' }),
  },
  '/ratings/view': {
    capability: 'review.hide',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/ratings/view', { htlCode }),
  },
  '/ratings/save': {
    capability: 'review.hide',
    subject: 'hotel',
    run: (browser, { htlCode }) => browser.post('/ratings/save', { htlCode, isOn: true }),
  },
  '/sheet-mail/list': {
    capability: 'calendar',
    subject: 'list',
    run: (browser, { htlCode }) => browser.post('/sheet-mail/list', { htlCode }),
  },
  '/sheet-mail/save': {
    capability: 'calendar',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/sheet-mail/save', { dinCode, isOn: true }),
  },
  '/menu-allergens/list': {
    capability: 'catalogue',
    access: 'read',
    subject: 'venue',
    run: (browser, { dinCode }) => browser.post('/menu-allergens/list', { dinCode }),
  },
  '/menu-allergens/preview': {
    capability: 'catalogue',
    subject: 'venue',
    run: async (browser, venue, staffServer) =>
      browser.post('/menu-allergens/preview', {
        dinCode: venue.dinCode,
        menuIndex: await insertMenu(staffServer, venue),
        allergens: null,
      }),
  },
  '/menu-allergens/save': {
    capability: 'catalogue',
    subject: 'venue',
    run: async (browser, venue, staffServer) =>
      browser.post('/menu-allergens/save', {
        dinCode: venue.dinCode,
        menuIndex: await insertMenu(staffServer, venue),
        from: dietaryInfo,
        to: dietaryInfo,
        reason: '',
      }),
  },
};
