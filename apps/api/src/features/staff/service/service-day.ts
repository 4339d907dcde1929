import { fail } from '@dining/contract/failure';
import type {
  DayNote,
  getService,
  listServices,
  Service,
  ServiceLoad,
  ServiceNews,
  ServiceParty,
  ServiceWalkIn,
  servicePaymentStates,
} from '@dining/contract/staff/service';
import { filterStartTimes, isClosed, listStartTimes } from '@dining/domain/availability/slots';
import { countTableSeats } from '@dining/domain/availability/table';
import type { DinCode } from '@dining/domain/shared/codes';
import { getDayType } from '@dining/domain/shared/holidays';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { type Capability, getPermission } from '@dining/domain/staff/permissions';
import type { Deps } from '../../../config/deps';
import type { StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertReadingEntry } from '../../../stores/app/audit';
import { getHolidays } from '../../../stores/availability/holidays';
import { findStock } from '../../../stores/inventory/stock';
import { listOccupancy } from '../../../stores/inventory/usage';
import { listReservationsWithMailFailure } from '../../../stores/messages/mail-failures';
import { findDayNote, type StoredDayNote } from '../../../stores/service/day-notes';
import {
  countHeldSeats,
  listServiceNews,
  listServiceParties,
  type StoredNews,
  type StoredParty,
} from '../../../stores/service/service-day';
import { listWalkIns, type StoredWalkIn } from '../../../stores/service/walk-ins';
import {
  findVenueWithHotelName,
  listVenuesWithHotelName,
  type VenueWithHotelName,
} from '../../../stores/venues/venues';

/** The caller's language, and which data of a venue's guests they may see. */
interface ServiceViewer {
  readonly language: Language;
  readonly canReadContacts: boolean;
  readonly canReadAllergies: boolean;
  readonly canReadMembers: boolean;
  readonly canSeePayments: boolean;
}

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

function getServicePayment({
  payAmount,
  paidBefore,
  paymentState,
}: StoredParty): (typeof servicePaymentStates)[number] {
  if (payAmount === 0) return (paidBefore ?? 0) > 0 ? 'paid_before' : 'at_venue';
  // The payment of an old reservation may have been deleted; a reservation with a price was paid.
  if (paymentState === null || paymentState === 'reserved') return 'paid';
  return paymentState === 'refunded' || paymentState === 'partly_refunded' ? 'refunded' : 'open';
}

function toParty(stored: StoredParty, viewer: ServiceViewer, isMailFailed: boolean): ServiceParty {
  const localize = (text: LocalizedText | null) => (text === null ? '' : getLocalizedText(text, viewer.language));
  const { resvCode, time, attendance, lateUntil, isUndoable, type, adults, kids, quantity, language, request } = stored;
  const { fee, refund } = stored;
  return {
    resvCode,
    time,
    isConfirmed: stored.status === 'confirm',
    attendance,
    lateUntil,
    since: toIso(stored.since),
    isUndoable,
    type,
    adults,
    kids,
    quantity,
    room: localize(stored.roomName),
    product: localize(stored.productName),
    menus: stored.menus
      .filter(({ menuIndex }) => menuIndex !== null)
      .map(({ name, count }) => ({ name: localize(name), count })),
    name: viewer.canReadContacts ? stored.name : null,
    phone: viewer.canReadContacts ? stored.phone : null,
    language,
    allergies: viewer.canReadAllergies
      ? stored.allergies.map(({ name, other }) => (other === '' ? localize(name) : `${localize(name)}: ${other}`))
      : null,
    noAllergies: viewer.canReadAllergies ? stored.noAllergies : null,
    allergiesChangedAt: viewer.canReadAllergies ? toIso(stored.allergiesChangedAt) : null,
    request,
    requestChangedAt: toIso(stored.requestChangedAt),
    answers: stored.answers
      .filter(({ answers }) => answers.length > 0)
      .map(({ name, answers }) => ({ question: localize(name), answers: answers.map(localize) })),
    notes: stored.notes.map(({ author, at, note }) => ({ author, at: new Date(at).toISOString(), note })),
    source: stored.source,
    guestConfirmedAt: toIso(stored.guestConfirmedAt),
    campaign: stored.campaign,
    visits: viewer.canReadMembers ? stored.visits : null,
    payment: getServicePayment(stored),
    paidAmount: viewer.canSeePayments ? stored.payAmount || (stored.paidBefore ?? 0) : null,
    isMailFailed,
    noShowFee: viewer.canSeePayments && fee !== null ? { fee, refund: refund ?? 0 } : null,
  };
}

const toWalkIn = ({
  walkInId,
  time,
  adults,
  kids,
  state,
  seatedAt,
  endedAt,
  overrun,
}: StoredWalkIn): ServiceWalkIn => ({
  walkInId,
  time,
  adults,
  kids,
  state: state === 'done' ? 'done' : 'seated',
  seatedAt: seatedAt.toISOString(),
  endedAt: toIso(endedAt),
  overrun,
});

const toNews = ({ productName, at, name, ...otherFields }: StoredNews, viewer: ServiceViewer): ServiceNews => ({
  ...otherFields,
  at: at.toISOString(),
  name: viewer.canReadContacts ? name : null,
  product: getLocalizedText(productName, viewer.language),
});

export const toDayNote = (note: StoredDayNote | undefined): DayNote =>
  note === undefined
    ? { text: '', version: 0, changedBy: '', changedAt: null }
    : { ...note, changedAt: note.changedAt.toISOString() };

/**
 * Loads the start times at tables on a day, with their capacity and guests, including start times that are no longer
 * offered but have guests. `isDayClosed`: staff have closed the whole day.
 */
async function loadStartTimes(
  { database: { pool } }: Deps,
  dinCode: DinCode,
  day: SeoulDate,
  parties: readonly StoredParty[],
  walkIns: readonly StoredWalkIn[],
): Promise<{ readonly isDayClosed: boolean; readonly load: readonly ServiceLoad[] }> {
  const stock = (await findStock(pool, dinCode))?.stock;
  if (stock === undefined) return { isDayClosed: false, load: [] };
  const dayType = getDayType(day, (await getHolidays(pool)).calendar);
  const starts = dayType === 'unknown' ? [] : filterStartTimes(listStartTimes(stock, day, dayType), 'table');
  const capacity = new Map(starts.map(({ time, units }) => [time, countTableSeats(units)]));
  const occupancy = (await listOccupancy(pool, dinCode, day, day)).get(day) ?? [];
  const usedSeats = new Map(occupancy.map(({ time, tableSeats }) => [time, tableSeats]));
  const heldSeats = await countHeldSeats(pool, dinCode, day);
  const tableParties = parties.filter(({ type }) => type === 'table');
  const [siteParties, staffParties] = [
    tableParties.filter(({ source }) => source === 'site'),
    tableParties.filter(({ source }) => source !== 'site'),
  ];
  const countPeople = (
    groups: readonly { readonly time: string; readonly adults: number; readonly kids: number }[],
    time: string,
  ) => groups.filter((group) => group.time === time).reduce((sum, { adults, kids }) => sum + adults + kids, 0);
  const times = new Set([...capacity.keys(), ...[...tableParties, ...walkIns].map(({ time }) => time)]);
  return {
    isDayClosed: stock.closings.some(({ date, time }) => date === day && time === null),
    load: [...times].toSorted().map((time) => ({
      time,
      capacity: capacity.get(time) ?? 0,
      used: usedSeats.get(time) ?? 0,
      site: countPeople(siteParties, time),
      phone: countPeople(staffParties, time),
      walkIn: countPeople(walkIns, time),
      held: heldSeats.get(time) ?? 0,
      isStopped: isClosed(stock, day, time),
    })),
  };
}

/** Loads a day of a venue. Reading contact or allergy data is audited first (reliability, rule 20). */
async function loadService(
  deps: Deps,
  staff: StaffCaller,
  { dinCode, htlCode, name }: VenueWithHotelName,
  day: SeoulDate,
  language: Language,
): Promise<Service> {
  const { pool } = deps.database;
  const now = deps.now();
  const scope = { type: 'venue', htlCode, dinCode } as const;
  const isAllowed = (capability: Capability) => getPermission(staff.grants, capability, scope, now).allowed;
  const viewer: ServiceViewer = {
    language,
    canReadContacts: isAllowed('contact.read'),
    canReadAllergies: isAllowed('allergy.read'),
    canReadMembers: isAllowed('member.read'),
    canSeePayments: isAllowed('payment.see'),
  };
  if (viewer.canReadContacts || viewer.canReadAllergies)
    await insertReadingEntry(pool, staff, { action: 'arrivals.read', subject: `${dinCode} ${day}`, htlCode });
  const today = getTodayInSeoul(now);
  const parties = await listServiceParties(pool, dinCode, day);
  const walkIns = await listWalkIns(pool, dinCode, day);
  const failures = await listReservationsWithMailFailure(
    pool,
    parties.map(({ resvCode }) => resvCode),
  );
  const { staffId } = staff;
  const tomorrow = addDays(today, 1);
  const news = staffId === null ? [] : await listServiceNews(pool, { staffId, dinCode, today, tomorrow, now });
  const { isDayClosed, load } = await loadStartTimes(deps, dinCode, day, parties, walkIns);
  return {
    dinCode,
    htlCode,
    venue: getLocalizedText(name, language),
    day,
    isDayClosed,
    parties: parties.map((party) => toParty(party, viewer, failures.has(party.resvCode))),
    walkIns: walkIns.map(toWalkIn),
    load: [...load],
    note: toDayNote(await findDayNote(pool, dinCode, day)),
    news: news.map((event) => toNews(event, viewer)),
  };
}

const isVenueVisible = (staff: StaffCaller, { htlCode, dinCode }: VenueWithHotelName, now: Date): boolean =>
  getPermission(staff.grants, 'service.see', { type: 'venue', htlCode, dinCode }, now).allowed;

/** Finds a venue whose service the caller may see. */
export async function findVisibleVenue(
  { database: { pool }, now }: Deps,
  staff: StaffCaller,
  dinCode: DinCode,
): Promise<VenueWithHotelName | undefined> {
  const venue = await findVenueWithHotelName(pool, dinCode);
  return venue !== undefined && isVenueVisible(staff, venue, now()) ? venue : undefined;
}

export async function viewService(deps: Deps, { staff, params, language }: StaffCall<typeof getService>) {
  const venue = await findVisibleVenue(deps, staff, params.dinCode);
  if (venue === undefined) return fail('not_found');
  const at = deps.now().toISOString();
  return { at, service: await loadService(deps, staff, venue, params.day, language) };
}

export async function viewServices(deps: Deps, { staff, params, language }: StaffCall<typeof listServices>) {
  const venues = (await listVenuesWithHotelName(deps.database.pool)).filter(
    (venue) => venue.htlCode === params.htlCode && isVenueVisible(staff, venue, deps.now()),
  );
  if (venues.length === 0) return fail('not_found');
  const at = deps.now().toISOString();
  const services: Service[] = [];
  for (const venue of venues) services.push(await loadService(deps, staff, venue, params.day, language));
  return { at, services };
}
