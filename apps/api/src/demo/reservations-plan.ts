import { createHash } from 'node:crypto';
import { pickupTime } from '@dining/domain/availability/pickup';
import { checkProductAtVisit } from '@dining/domain/availability/product-at-visit';
import { type CapacityRequirement, createCouponRequirement } from '@dining/domain/inventory/capacity-requirement';
import { calculateSaleUnits } from '@dining/domain/inventory/units';
import type { Coupon } from '@dining/domain/pricing/coupon';
import { calculateQuote, type Quote } from '@dining/domain/pricing/quote';
import { checkMenusForParty } from '@dining/domain/products/menu-rule';
import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import { type DinRoomCode, type ResvCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate, type Visit } from '@dining/domain/shared/seoul-time';
import { listCapacityRequirements, type OrderContext } from '../booking/checkout/order-context';
import { CapacityLedger } from './capacity-ledger';
import type { DemoReservation } from './group';
import type { GroupData, WelcomeCoupon } from './group-data';
import { getWelcomeCouponNo } from './insert-coupons';
import { createPaymentForm } from './reservations-form';
import { type Person, people } from './reservations-people';

export interface PlannedReservation {
  readonly request: DemoReservation;
  readonly person: Person;
  readonly userId: string | null;
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
  readonly orderContext: OrderContext;
  readonly visit: Visit;
  readonly party: { readonly adults: number; readonly kids: number };
  readonly quantity: number;
  readonly dinRoomCode: DinRoomCode | null;
  readonly quote: Quote;
  readonly form: PaymentForm;
  readonly requirements: readonly CapacityRequirement[];
  readonly bookedAt: Date;
}

export interface ReservationPlan {
  readonly reservations: readonly PlannedReservation[];
  readonly ledger: CapacityLedger;
}

const searchDays = 25;
const noonMinutes = 12 * 60;

const deriveNumber = (text: string, limit: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % limit;

const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const deriveCode = (text: string, count: number): string =>
  Array.from(createHash('sha256').update(text).digest().subarray(0, count), (byte) => codeAlphabet[byte & 31]).join('');

function getBookingTime(request: DemoReservation, visitDay: SeoulDate, today: SeoulDate): Date {
  const requestedDay = addDays(visitDay, -(request.daysAhead ?? 9));
  const latestDay = addDays(today, -1 - deriveNumber(`day ${request.id}`, 7));
  const minutes = noonMinutes + deriveNumber(`time ${request.id}`, 9 * 60);
  return new Date(
    getVisitStart({ date: requestedDay < latestDay ? requestedDay : latestDay, time: '00:00' }).getTime() +
      minutes * 60_000,
  );
}

function chooseMenus(request: DemoReservation, { product }: Pick<OrderContext, 'product'>, personCount: number) {
  if (request.menus !== undefined) return request.menus.map(([menuIndex, count]) => ({ menuIndex, count }));
  const firstOption = product.options.find(({ onSale, visible }) => onSale && visible);
  const hasMenu = firstOption !== undefined && !product.takesDeposit && product.reservationType !== 'pickup';
  return hasMenu
    ? [{ menuIndex: firstOption.menuIndex, count: Math.ceil(personCount / firstOption.coversPerUnit) }]
    : [];
}

export function planReservations(
  requests: readonly DemoReservation[],
  groupData: GroupData,
  now: Date,
): ReservationPlan {
  const ledger = new CapacityLedger();
  const today = getTodayInSeoul(now);
  const reservations: PlannedReservation[] = [];
  for (const [requestIndex, request] of requests.entries()) {
    const reservation = planReservation(request, requestIndex, {
      groupData,
      ledger,
      today,
      now,
      earlierReservations: reservations,
    });
    if (reservation === undefined) continue;
    if (request.outcome !== 'cancelled')
      ledger.take(reservation.orderContext.product.htlCode, reservation.requirements);
    reservations.push(reservation);
  }
  return { reservations, ledger };
}

interface PlanningContext {
  readonly groupData: GroupData;
  readonly ledger: CapacityLedger;
  readonly today: SeoulDate;
  readonly now: Date;
  readonly earlierReservations: readonly PlannedReservation[];
}

function listCandidateDays(request: DemoReservation, { today, earlierReservations }: PlanningContext): SeoulDate[] {
  if (request.sameDayAs !== undefined)
    return earlierReservations.filter(({ request: { id } }) => id === request.sameDayAs).map(({ visit }) => visit.date);
  const step = request.day < 0 ? -1 : 1;
  return Array.from({ length: searchDays }, (_, index) => addDays(today, request.day + step * index));
}

function planReservation(
  request: DemoReservation,
  requestIndex: number,
  context: PlanningContext,
): PlannedReservation | undefined {
  const { groupData, ledger, today } = context;
  const person = people.get(request.personId);
  const product = groupData.products.get(request.prodCode)?.product;
  const stock = product && groupData.stocks.get(product.dinCode)?.stock;
  const policy = product && groupData.policies.get(product.dinCode);
  if (person === undefined || product === undefined || stock === undefined || policy === undefined) return undefined;
  const [adults, kids] = request.party ?? [0, 0];
  const party = { adults, kids };
  const quantity = request.quantity ?? 0;
  const amount = { party, quantity, menus: chooseMenus(request, { product }, adults + kids) };
  if (!checkMenusForParty(product, amount.menus, party).ok) return undefined;
  const units = calculateSaleUnits(product, amount);
  const memberRule = groupData.hotels.get(product.htlCode)?.memberFoodRule ?? null;
  const terms = groupData.terms.filter(({ htlCode }) => htlCode === product.htlCode);

  for (const date of listCandidateDays(request, context)) {
    const bookedAt = getBookingTime(request, date, today);
    const orderContext: OrderContext = {
      product,
      stock,
      policy,
      terms,
      memberRule,
      validUntil: null,
      rules: [],
      supersededOrders: [],
      holidays: groupData.holidays,
      usage: ledger.calculateUsage(product.dinCode, date, stock, groupData.holidays),
      sold: {
        onDay: ledger.countSoldOnDay(product.prodCode, date),
        toPerson: ledger.countSoldToPerson(product.prodCode, person.personKey),
      },
    };
    const times =
      product.reservationType === 'pickup'
        ? [pickupTime]
        : request.time === undefined
          ? listStartTimes(orderContext)
          : [request.time];
    for (const time of times) {
      const visit = { date, time };
      const visitCheck = checkProductAtVisit({
        ...orderContext,
        visit,
        party,
        units,
        dinRoomCode: null,
        now: bookedAt,
      });
      if (!visitCheck.ok) continue;
      const dinRoomCode = product.reservationType === 'room' ? (visitCheck.rooms[0]?.dinRoomCode ?? null) : null;
      const bookedDay = getTodayInSeoul(bookedAt);
      const coupon = findRequestedCoupon(request, person, groupData.welcomeCoupon);
      const member = person.userId === null ? null : { hotelRule: memberRule, coupon, points: null };
      const compactDay = bookedDay.replaceAll('-', '');
      return {
        request,
        person,
        userId: person.userId,
        resvCode: toCode<ResvCode>(`${compactDay}-${deriveCode(`resv ${request.id}`, 10)}`),
        shopOrderNo: toCode<ShopOrderNo>(`${product.htlCode}-${compactDay}-${deriveCode(`order ${request.id}`, 16)}`),
        orderContext,
        visit,
        party,
        quantity,
        dinRoomCode,
        quote: calculateQuote({ ...amount, product, date, holidays: groupData.holidays, member, today: bookedDay }),
        form: createPaymentForm(request, person, product, requestIndex),
        requirements: [
          ...listCapacityRequirements(orderContext, { visit, party, dinRoomCode, units, personKey: person.personKey }),
          ...(coupon === null ? [] : [createCouponRequirement(coupon.couponNo)]),
        ],
        bookedAt,
      };
    }
  }
  return undefined;
}

const findRequestedCoupon = (
  { usesWelcomeCoupon }: DemoReservation,
  { userId }: Person,
  welcomeCoupon: WelcomeCoupon,
): Coupon | null =>
  usesWelcomeCoupon === true && userId !== null
    ? {
        ...welcomeCoupon,
        couponNo: getWelcomeCouponNo(userId),
        validity: { from: null, to: null },
        htlCode: null,
        isHeldOrUsed: false,
      }
    : null;

const listStartTimes = ({ stock }: OrderContext): string[] => {
  const preferredTimes = ['12:00', '19:00', '18:30', '18:00', '14:30', '14:00', '08:00'];
  const allTimes = [...new Set(stock.rows.map(({ startTime }) => startTime))].sort();
  return [
    ...preferredTimes.filter((time) => allTimes.includes(time)),
    ...allTimes.filter((time) => !preferredTimes.includes(time)),
  ];
};
