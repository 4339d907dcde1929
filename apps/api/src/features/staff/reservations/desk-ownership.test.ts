import { randomUUID } from 'node:crypto';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { type Role, roles, widestScopes } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bakery, cake, emptyHall, H02 } from '../../../../test/fixtures';
import {
  type StaffBrowser,
  type StaffResponse,
  type StaffServer,
  startStaffServer,
  testScopes,
} from '../../../../test/staff-server';
import { createVisitRow } from '../../../../test/visit-rows';
import { reservation } from '../../../db/schema/reservations';

let staffServer: StaffServer;
beforeAll(async () => {
  staffServer = await startStaffServer();
});
afterAll(() => staffServer.close());

const venues = { own: testScopes.ownVenue, sister: testScopes.sisterVenue, other: testScopes.otherVenue } as const;
type VenueName = keyof typeof venues;
const scopesByType = { venue: testScopes.ownVenue, hotel: testScopes.ownHotel, group: testScopes.group } as const;

let reservationCount = 1_000;
/** Inserts a reservation of the day after tomorrow at a venue. */
async function insertReservation(venue: VenueName): Promise<ResvCode> {
  reservationCount += 1;
  const resvCode = toCode<ResvCode>(`20260313-${String(reservationCount).padStart(10, '0')}`);
  const row = createVisitRow(reservationCount, { resvCode, userId: null, visitDay: '2026-03-13' });
  const { db } = staffServer.server.database;
  if (venue === 'own') await db.insert(reservation).values(row);
  if (venue === 'sister') await db.insert(reservation).values({ ...row, dinCode: bakery, prodCode: cake });
  if (venue === 'other') {
    await staffServer.query(
      `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object('prod_code', 'OTHER', 'din_code', $1::text, 'htl_code', $2::text))).*
       FROM product p WHERE prod_code = 'DINNER' ON CONFLICT DO NOTHING`,
      [emptyHall, H02],
    );
    await db
      .insert(reservation)
      .values({ ...row, htlCode: H02, dinCode: emptyHall, prodCode: 'OTHER' as typeof row.prodCode });
  }
  return resvCode;
}

const bodies: Readonly<Record<string, (resvCode: ResvCode) => object>> = {
  '/resv/view': (resvCode) => ({ resvCode }),
  '/resv/note': (resvCode) => ({ resvCode, note: 'a note' }),
  '/resv/resend': (resvCode) => ({ resvCode }),
  '/resv/contact': (resvCode) => ({
    resvCode,
    contactVersion: 0,
    name: 'Mina Park',
    phone: '010-5555-6666',
    email: 'mina@example.test',
  }),
  '/resv/confirm': (resvCode) => ({ resvCode }),
  '/resv/alternatives': (resvCode) => ({ resvCode }),
  '/resv/cancel': (resvCode) => ({ resvCode, reason: 'a burst pipe' }),
};

const viewingRoles: readonly Role[] = [
  'host',
  'kitchen',
  'venue_manager',
  'reservation_desk',
  'hotel_manager',
  'owner',
];
const notingRoles: readonly Role[] = ['host', 'venue_manager', 'reservation_desk', 'hotel_manager'];
const changingRoles: readonly Role[] = ['venue_manager', 'reservation_desk', 'hotel_manager'];
const cancellingRoles: readonly Role[] = ['venue_manager', 'hotel_manager'];
const rolesByPath: Readonly<Record<string, readonly Role[]>> = {
  '/resv/view': viewingRoles,
  '/resv/note': notingRoles,
  '/resv/resend': changingRoles,
  '/resv/contact': changingRoles,
  '/resv/confirm': changingRoles,
  '/resv/alternatives': cancellingRoles,
  '/resv/cancel': cancellingRoles,
};

const getResultCode = ({ status, json }: StaffResponse): string => (status === 200 ? 'ok' : (json.code ?? ''));
const getExpectedResult = (role: Role, path: string, venue: VenueName): string => {
  if (rolesByPath[path]?.includes(role) !== true) return 'forbidden';
  const scopeVenues = { venue: ['own'], hotel: ['own', 'sister'], group: ['own', 'sister', 'other'] };
  return scopeVenues[widestScopes[role]].includes(venue) ? 'ok' : 'not_found';
};
const signIn = async (role: Role): Promise<StaffBrowser> =>
  staffServer.signIn(await staffServer.createStaff({ role, scope: scopesByType[widestScopes[role]] }));

it.each(roles)('the role %s acts on reservations only within its scope', async (role) => {
  await staffServer.query('DELETE FROM rate_limit');
  const browser = await signIn(role);
  for (const venue of Object.keys(venues) as VenueName[])
    for (const [path, createBody] of Object.entries(bodies)) {
      const response = await browser.post(path, createBody(await insertReservation(venue)));
      expect([path, venue, getResultCode(response)]).toEqual([path, venue, getExpectedResult(role, path, venue)]);
    }
});

it.each(roles)('the role %s finds reservations only within its scope', async (role) => {
  await staffServer.query('DELETE FROM rate_limit');
  const browser = await signIn(role);
  for (const venue of Object.keys(venues) as VenueName[]) {
    const resvCode = await insertReservation(venue);
    const response = await browser.post('/resv/search', { text: resvCode });
    const expected = getExpectedResult(role, '/resv/view', venue);
    if (expected === 'forbidden') expect(getResultCode(response)).toBe('forbidden');
    else expect(response.json.reservations).toHaveLength(expected === 'ok' ? 1 : 0);
  }
});

it.each(roles)('the role %s books by phone only within its scope', async (role) => {
  await staffServer.query('DELETE FROM rate_limit');
  const browser = await signIn(role);
  const quoteBody = { date: '2026-03-13', adults: 2, kids: 0, language: 'en' };
  const booking = {
    type: 'table',
    visit: { date: '2026-03-13', time: '18:00' },
    adults: 2,
    kids: 0,
    menus: [],
    name: 'Mina Park',
    phone: '010-5555-6666',
    email: 'mina@example.test',
    language: 'ko',
    allergies: null,
    isConsentSpoken: true,
    shownAmount: 0,
    prodCode: 'NONE',
  };
  for (const [venue, { dinCode }] of Object.entries(venues)) {
    const expected = getExpectedResult(role, '/resv/confirm', venue as VenueName);
    const quoteResult = getResultCode(await browser.post('/resv/quote', { dinCode, ...quoteBody }));
    const bookResult = getResultCode(await browser.post('/resv/book', { dinCode, ...booking }));
    const results = [venue, quoteResult, bookResult];
    if (expected === 'ok') expect(results).toEqual([venue, expect.any(String), 'unknown_product']);
    else expect(results).toEqual([venue, expected, expected]);
    if (expected === 'ok') expect(quoteResult).not.toBe('not_found');
  }
});

it.each(roles)('the role %s acts on pay links only within its scope', async (role) => {
  await staffServer.query('DELETE FROM rate_limit');
  const browser = await signIn(role);
  for (const [venue, { htlCode, dinCode }] of Object.entries(venues)) {
    const linkId = randomUUID();
    // The link has expired, so every role that may use it gets `pay_link_ended`.
    await staffServer.query(
      `INSERT INTO pay_link (link_id, shop_order_no, htl_code, din_code, visit_day, visit_time, key_hash, booked_by, ends_at)
       VALUES ($1::text::uuid, $1::text, $2, $3, '2026-03-13', '18:00', $1::text, 'Dana', now() - interval '1 hour')`,
      [linkId, htlCode, dinCode],
    );
    const expected = getExpectedResult(role, '/resv/confirm', venue as VenueName);
    for (const path of ['/resv/link/send', '/resv/link/open', '/resv/link/withdraw'] as const) {
      const response = getResultCode(await browser.post(path, { linkId }));
      expect([path, venue, response]).toEqual([path, venue, expected === 'ok' ? 'pay_link_ended' : expected]);
    }
    const listResponse = await browser.post('/resv/link/list', {});
    const expectedList = getExpectedResult(role, '/resv/view', venue as VenueName);
    if (expectedList === 'forbidden') expect(getResultCode(listResponse)).toBe('forbidden');
    else expect(listResponse.json.links?.some((link) => link?.linkId === linkId)).toBe(expectedList === 'ok');
  }
});
