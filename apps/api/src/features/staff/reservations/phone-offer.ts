import { type Failure, fail } from '@dining/contract/failure';
import type { quotePhoneBooking as quoteCall } from '@dining/contract/staff/desk';
import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import { checkProductAtVisit, findCalendarError, findPartyError } from '@dining/domain/availability/product-at-visit';
import { filterStartTimes, listStartTimes } from '@dining/domain/availability/slots';
import { indexUsage, type UsageByTime } from '@dining/domain/availability/usage';
import { checkOrder } from '@dining/domain/orders/check-order';
import { listChoosableMenus } from '@dining/domain/products/menu-choice';
import { checkBookingParty } from '@dining/domain/products/party-checks';
import type { Product } from '@dining/domain/products/product';
import { getProductOnDay } from '@dining/domain/products/product-on-day';
import { hasAllergyQuestion, listAskedQuestions } from '@dining/domain/reservations/form-checks';
import { getDayType, type HolidayCalendar } from '@dining/domain/shared/holidays';
import { deductPercent } from '@dining/domain/shared/krw';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { createSoldKey, loadCounts } from '../../../booking/capacity/venue-counts';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { findOrderContext } from '../../../booking/checkout/order-context';
import { createOrderToCheck, quoteOrder } from '../../../booking/checkout/quote';
import { createOrderFailure, getOrderProblem } from '../../../booking/checkout/refusals';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall } from '../../../http/staff-mount';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import { findOfferedVenue, listNearestVisits, type OfferedVenue } from './alternatives';
import { createVenueScope, hasVenueCapability } from './venue-permissions';

type QuoteBody = StaffCall<typeof quoteCall>['body'];

interface VenueDay {
  readonly venue: OfferedVenue;
  readonly usage: UsageByTime;
  readonly sold: ReadonlyMap<string, number>;
  readonly holidays: HolidayCalendar;
  readonly now: Date;
}

const notOfferedErrors = ['wrong_zone', 'wrong_time', 'no_such_time', 'past'];

/**
 * Lists the start times that a product offers on a day, including full ones. Returns an empty list for a pickup, or if
 * the year's holidays are not entered.
 */
function listTimes(
  { venue, usage, sold, holidays, now }: VenueDay,
  product: Product,
  { date, adults, kids }: QuoteBody,
) {
  const dayType = getDayType(date, holidays);
  if (dayType === 'unknown' || product.reservationType === 'pickup') return [];
  const party = { adults, kids };
  const starts = filterStartTimes(listStartTimes(venue.stock, date, dayType), product.reservationType);
  return starts.flatMap(({ time }) => {
    const check = checkProductAtVisit({
      product,
      visit: { date, time },
      party,
      units: null,
      dinRoomCode: null,
      stock: venue.stock,
      usage,
      sold: { onDay: sold.get(createSoldKey(product.prodCode, date)) ?? 0, toPerson: 0 },
      holidays,
      now,
    });
    if (check.ok) return [{ time, isFree: true, seatsLeft: check.seatsLeft }];
    return notOfferedErrors.includes(check.error) ? [] : [{ time, isFree: false, seatsLeft: 0 }];
  });
}

const isOffered = ({ holidays, now }: VenueDay, product: Product, { date, adults, kids }: QuoteBody): boolean =>
  findPartyError(product, { adults, kids }) === null && findCalendarError({ product, date, holidays, now }) === null;

function toProductOffer(day: VenueDay, product: Product, body: QuoteBody) {
  const format = (text: Product['name']) => getLocalizedText(text, body.language);
  return {
    prodCode: product.prodCode,
    name: format(product.name),
    type: product.reservationType === 'room' ? ('room' as const) : ('table' as const),
    takesDeposit: product.takesDeposit,
    times: listTimes(day, product, body),
    menus: product.takesDeposit
      ? []
      : listChoosableMenus(getProductOnDay(product, body.date)).map(
          ({ menuIndex, name, price, discountRate, coversPerUnit, forChildren }) => ({
            menuIndex,
            name: format(name),
            price: deductPercent(price, discountRate),
            coversPerUnit,
            forChildren,
          }),
        ),
    asksAllergies: hasAllergyQuestion(product),
    questions: listAskedQuestions(product).map(({ prodQsCode, kind, name, required, choices }) => ({
      prodQsCode,
      kind,
      name: format(name),
      required,
      choices: choices.map(format),
    })),
  };
}

async function loadDay(deps: Deps, venue: OfferedVenue, { date }: QuoteBody): Promise<VenueDay> {
  const { holidays } = await getCatalogue(deps.database).getDirectory();
  const { occupancy, soldUnits: sold } = await loadCounts(deps.database, [venue], date, date);
  const occupancyByDay = occupancy.get(venue.dinCode) ?? new Map();
  const { calendar } = holidays;
  const usage = indexUsage(calculateUsage({ stock: venue.stock, days: [date], occupancyByDay, holidays: calendar }));
  return { venue, usage, sold, holidays: calendar, now: deps.now() };
}

/** Lists other venues of the hotel where the caller may book and tables are free, with the free times. */
async function listFreeOtherVenues(
  deps: Deps,
  { body, staff }: StaffCall<typeof quoteCall>,
  htlCode: VenueCodes['htlCode'],
) {
  const { venues } = await getCatalogue(deps.database).getHotel(htlCode);
  const otherVenues = venues.filter(
    ({ dinCode }) => dinCode !== body.dinCode && hasVenueCapability(staff, 'book', { htlCode, dinCode }, deps.now()),
  );
  const venuesWithTimes = [];
  for (const { dinCode, name } of otherVenues) {
    const venue = await findOfferedVenue(deps, htlCode, dinCode);
    if (venue === undefined) continue;
    const day = await loadDay(deps, venue, body);
    const times = venue.products
      .filter((product) => product.reservationType === 'table' && isOffered(day, product, body))
      .flatMap((product) => listTimes(day, product, body).filter(({ isFree }) => isFree));
    const freeTimes = [...new Set(times.map(({ time }) => time))].toSorted();
    if (freeTimes.length > 0)
      venuesWithTimes.push({ dinCode, name: getLocalizedText(name, body.language), times: freeTimes });
  }
  return venuesWithTimes;
}

const maxNearest = 4;
/** Used if no time is chosen: most guests look for dinner. */
const defaultTime = '18:00';

async function listNearest(
  deps: Deps,
  { body: { date, adults, kids, order, language } }: StaffCall<typeof quoteCall>,
  { htlCode, dinCode, name }: VenueCodes & { readonly name: LocalizedText },
  venue: OfferedVenue,
  type: 'table' | 'room',
) {
  const visit = { date, time: order?.time ?? defaultTime };
  const original = { htlCode, dinCode, type, visit, party: { adults, kids } };
  const nearest = await listNearestVisits(deps, venue, original, maxNearest);
  return nearest.map((freeVisit) => ({ dinCode, name: getLocalizedText(name, language), ...freeVisit }));
}

type VenueCodes = Parameters<typeof hasVenueCapability>[2];

/**
 * Prices the chosen order by the rules that the booking will use. `refusal` says why it cannot be booked. Returns null
 * if no order is chosen, and a failure if its product is unknown.
 */
async function priceOrder(deps: Deps, { dinCode, date, adults, kids, order }: QuoteBody, mayOverride: boolean) {
  if (order === undefined) return null;
  const [now, userId] = [deps.now(), null];
  const { prodCode, time, menus } = order;
  const channel = order.isOverride && mayOverride ? 'override' : 'phone';
  const buyer = { guestId: '', userId, time };
  const context = await findOrderContext(deps.database, { dinCode, prodCode, date, personKey: '', buyer });
  if (context === undefined) return fail('unknown_product');
  const { product } = context;
  const party = { adults, kids };
  const request = {
    dinCode,
    prodCode,
    reservationType: product.reservationType,
    dinRoomCode: null,
    visit: { date, time },
    party,
    menus,
    quantity: 0,
  };
  const quote = quoteOrder(request, context, { userId, now });
  const check = checkOrder(createOrderToCheck(request, context, quote, { userId, now, channel }));
  const failure: Failure | null = check.ok ? null : await createOrderFailure(check, product, deps.database);
  const refusal = failure === null ? null : { code: failure.failure, detail: { ...failure.detail } };
  return { dueAtVenue: quote.payAmount, refusal };
}

const listAllergyNames = async (deps: Deps, language: Language) =>
  (await getCatalogue(deps.database).getDirectory()).allergies.map(({ allergyCode, name }) => ({
    allergyCode,
    name: getLocalizedText(name, language),
  }));

/** Returns what a party can book at a venue on a day, with the price of the chosen order. */
export async function quotePhoneBooking(deps: Deps, call: StaffCall<typeof quoteCall>) {
  const { body, staff } = call;
  const storedVenue = await findVenueWithHotelName(deps.database.pool, body.dinCode);
  if (storedVenue === undefined) return fail('not_found');
  const refusal = authorize(staff, 'book', createVenueScope(storedVenue), deps.now());
  if (refusal !== undefined) return refusal;
  const party = checkBookingParty(body, 'table', 'phone');
  if (!party.ok) return fail(getOrderProblem(party));
  if (body.date < getTodayInSeoul(deps.now())) return fail('past');
  const venue = await findOfferedVenue(deps, storedVenue.htlCode, body.dinCode);
  if (venue === undefined) return fail('not_on_sale');
  const price = await priceOrder(deps, body, hasVenueCapability(staff, 'override', storedVenue, deps.now()));
  if (price !== null && 'failure' in price) return price;
  const day = await loadDay(deps, venue, body);
  const products = venue.products
    .filter((product) => isOffered(day, product, body))
    .map((product) => toProductOffer(day, product, body));
  const hasFreeTime = products.some(({ times }) => times.some((time) => time.isFree));
  const chosen = products.find(({ prodCode }) => prodCode === body.order?.prodCode);
  const chosenTime = chosen?.times.find(({ time }) => time === body.order?.time);
  const needsAlternatives = !hasFreeTime || chosenTime?.isFree === false;
  return {
    products,
    allergies: await listAllergyNames(deps, body.language),
    nearest: needsAlternatives ? await listNearest(deps, call, storedVenue, venue, chosen?.type ?? 'table') : [],
    sisters: needsAlternatives ? await listFreeOtherVenues(deps, call, storedVenue.htlCode) : [],
    price,
  };
}
