import { fail } from '@dining/contract/failure';
import { deskPageSize, type searchReservations as searchCall } from '@dining/contract/staff/desk';
import { parseSearchTerm } from '@dining/domain/reservations/search-term';
import type { DinCode, ResvCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../../config/deps';
import type { StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertReadingEntry } from '../../../stores/app/audit';
import {
  type DeskFilter,
  type DeskPosition,
  type DeskReservation,
  listCodesByCodeOrContact,
  listCodesByName,
  listDeskReservations,
  listPastCodes,
  listUpcomingCodes,
} from '../../../stores/reservations/desk-search';
import { listVenuesWithHotelName } from '../../../stores/venues/venues';
import { hasVenueCapability } from './venue-permissions';

type SearchCall = StaffCall<typeof searchCall>;

function parsePosition(text: string | undefined): DeskPosition | null {
  if (text === undefined) return null;
  const [day = '', time = '', resvCode = ''] = text.split(' ');
  return { day, time, resvCode };
}

const formatPosition = ({ visitDay, visitTime, resvCode }: DeskReservation): string =>
  `${visitDay} ${visitTime} ${resvCode}`;

async function findReservationCodes(
  { database: { pool }, now }: Deps,
  { text, isPast, after }: SearchCall['body'],
  filter: DeskFilter,
  contactVenues: readonly DinCode[],
): Promise<ResvCode[]> {
  const term = parseSearchTerm(text);
  const page = { after: parsePosition(after), limit: deskPageSize + 1 };
  const today = getTodayInSeoul(now());
  if (term.type === 'name') return listCodesByName(pool, term, filter, page);
  if (term.type !== 'none') return listCodesByCodeOrContact(pool, term, contactVenues, filter, page);
  return isPast && filter.day === null
    ? listPastCodes(pool, today, filter, page)
    : listUpcomingCodes(pool, today, filter, page);
}

/** Converts a row for the caller: in their language and without the fields that they may not see. */
export function toDeskRow(row: DeskReservation, staff: StaffCaller, language: Language, now: Date) {
  const { venueName, visitDay, visitTime, bookerPhone, productName, payAmount, ...unchangedFields } = row;
  return {
    ...unchangedFields,
    venueName: getLocalizedText(venueName, language),
    visit: { date: visitDay, time: visitTime },
    phone: hasVenueCapability(staff, 'contact.read', row, now) ? bookerPhone : null,
    productName: getLocalizedText(productName, language),
    payAmount: hasVenueCapability(staff, 'payment.see', row, now) ? payAmount : null,
  };
}

/** Finds reservations of the venues that the caller sees. Reading contact data is audited by venue and day. */
export async function searchReservations(deps: Deps, { body, staff, language }: SearchCall) {
  const { pool } = deps.database;
  const now = deps.now();
  const visibleVenues = (await listVenuesWithHotelName(pool)).filter((venue) =>
    hasVenueCapability(staff, 'service.see', venue, now),
  );
  const venues = visibleVenues.filter(
    ({ htlCode, dinCode }) =>
      (body.htlCode === undefined || htlCode === body.htlCode) &&
      (body.dinCode === undefined || dinCode === body.dinCode),
  );
  // Before the first venue, the list is empty.
  if (visibleVenues.length === 0 && body.htlCode === undefined && body.dinCode === undefined)
    return { reservations: [], next: null };
  if (venues.length === 0) return fail('not_found');
  const contactVenues = venues.filter((venue) => hasVenueCapability(staff, 'contact.read', venue, now));
  const filter: DeskFilter = {
    venues: venues.map(({ dinCode }) => dinCode),
    day: body.day ?? null,
    status: body.status ?? null,
    source: body.source ?? null,
  };
  const codes = await findReservationCodes(
    deps,
    body,
    filter,
    contactVenues.map(({ dinCode }) => dinCode),
  );
  const rows = await listDeskReservations(pool, codes.slice(0, deskPageSize));
  const readings = new Map(
    rows
      .filter((row) => hasVenueCapability(staff, 'contact.read', row, now))
      .map(({ dinCode, htlCode, visitDay }) => [`${dinCode} ${visitDay}`, htlCode]),
  );
  for (const [subject, htlCode] of readings)
    await insertReadingEntry(pool, staff, { action: 'reservations.read', subject, htlCode });
  const lastRow = rows.at(-1);
  return {
    reservations: rows.map((row) => toDeskRow(row, staff, language, now)),
    next: codes.length > deskPageSize && lastRow !== undefined ? formatPosition(lastRow) : null,
  };
}
