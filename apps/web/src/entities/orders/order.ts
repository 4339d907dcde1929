import type { CouponWithName } from '@dining/contract/codecs/coupon';
import { decodeMemberRule } from '@dining/contract/codecs/hotel';
import type { OwnHold } from '@dining/domain/availability/own-hold';
import { calculateSaleUnits } from '@dining/domain/inventory/units';
import { normalizeOrderRequest, type OrderRequest } from '@dining/domain/orders/order-request';
import { calculateQuote, type Quote } from '@dining/domain/pricing/quote';
import { listChosenMenus, type MenuChoice } from '@dining/domain/products/menu-choice';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { Product } from '@dining/domain/products/product';
import { getProductOnDay } from '@dining/domain/products/product-on-day';
import { getSearchVisit } from '@dining/domain/search/search-visit';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import { useMemo } from 'react';
import { useToday } from '../../lib/clock';
import { useHotels } from '../app/app-data';
import { useHolidays } from '../app/holidays';
import { usePickupQuantity } from '../products/pickup-quantity';
import { useSearch } from '../search/search-state';
import { useSession } from '../session/session';

export interface Order {
  /** With the prices and the limit of the day of visit. */
  readonly product: Product;
  readonly visit: Visit;
  readonly party: Party;
  readonly menus: readonly MenuChoice[];
  readonly quantity: number;
  readonly dinRoomCode: DinRoomCode | null;
  readonly quote: Quote;
  /** The quote for a member; null if its amount is the same as `quote`'s. */
  readonly memberQuote: Quote | null;
  readonly coupon: CouponWithName | null;
}

/** Creates the order request: only selectable menus, only fields of the product's type. */
export const createOrderRequest = ({ product, visit, party, menus, quantity, dinRoomCode }: Order): OrderRequest =>
  normalizeOrderRequest({
    dinCode: product.dinCode,
    prodCode: product.prodCode,
    reservationType: product.reservationType,
    dinRoomCode,
    visit,
    party,
    menus: listChosenMenus(product, menus).map(({ option, count }) => ({ menuIndex: option.menuIndex, count })),
    quantity,
  });

export function createOwnHold({ product, visit, party, menus, quantity, dinRoomCode }: Order): OwnHold {
  const { dinCode, prodCode, reservationType: type } = product;
  const units = calculateSaleUnits(product, { party, menus, quantity });
  const seats = type === 'table' ? countPeople(party) : 0;
  return { dinCode, prodCode, visit, seats, dinRoomCode, units };
}

const noParty: Party = { adults: 0, kids: 0 };

/**
 * Returns the current order, priced by the server's rules (decision 18) with the chosen coupon, or null without a
 * product or visit.
 */
export function useOrder(product: Product | undefined, coupon: CouponWithName | null = null): Order | null {
  const search = useSearch();
  const { adults, kids, menus } = search;
  const isPickup = product?.reservationType === 'pickup';
  const chosenQuantity = usePickupQuantity(product?.prodCode);
  const quantity = isPickup ? chosenQuantity : 0;
  const dinRoomCode = product?.reservationType === 'room' ? search.dinRoomCode : null;
  const visit = getSearchVisit({ ...search, type: product?.reservationType ?? search.type });
  const today = useToday();
  const isMember = useSession()?.userDetails !== undefined;
  const holidays = useHolidays();
  const hotel = useHotels().find(({ htlCode }) => htlCode === product?.htlCode);
  const date = visit?.date;
  const time = visit?.time;

  return useMemo(() => {
    if (product === undefined || date === undefined || time === undefined) return null;
    const party = isPickup ? noParty : { adults, kids };
    const productOnDay = getProductOnDay(product, date);
    const quoteInput = { product: productOnDay, date, party, menus, quantity, holidays, today };
    const rule = { hotelRule: decodeMemberRule(hotel?.htlMemberDist ?? null), coupon: null, points: null };
    const quote = calculateQuote({ ...quoteInput, member: isMember ? { ...rule, coupon } : null });
    const memberQuote = isMember ? quote : calculateQuote({ ...quoteInput, member: rule });
    const hasSamePrice = memberQuote.payAmount === quote.payAmount;
    const orderInput = { product: productOnDay, visit: { date, time }, party, menus, quantity, dinRoomCode };
    return { ...orderInput, quote, memberQuote: hasSamePrice ? null : memberQuote, coupon };
  }, [
    product,
    date,
    time,
    isPickup,
    today,
    adults,
    kids,
    menus,
    quantity,
    dinRoomCode,
    isMember,
    holidays,
    hotel,
    coupon,
  ]);
}
