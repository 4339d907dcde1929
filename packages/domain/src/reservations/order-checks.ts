import { checkProductAtVisit, type ProductAtVisit, type ProductRefusal } from '../availability/product-at-visit';
import type { OfferedRoom } from '../availability/room';
import { type OrderedAmount, saleUnits } from '../inventory/units';
import { checkMembersOnly } from '../products/members-only';
import { checkMenuChoices } from './menu-choice';
import { checkMenusForParty } from './menu-rule';
import { checkBookingParty, counterLimits, type SearchPartyError } from './party';

/** An order as it comes from outside, with everything it is held against. */
export interface OrderToCheck extends Omit<ProductAtVisit, 'units'>, OrderedAmount {
  readonly isMember: boolean;
}

export type OrderError =
  | 'members_only'
  | SearchPartyError
  | 'adult_required'
  | 'quantity_required'
  | 'unknown_menu'
  | 'menu_repeated'
  | 'menu_count_invalid'
  | 'menu_short'
  /** Dearer than what is taken online; asked where the price is known. */
  | 'amount_too_large'
  | ProductRefusal;

export type OrderAnswer =
  | {
      readonly ok: true;
      /** Units it takes from the day's and the person's limit. */
      readonly units: number;
      readonly seatsLeft: number;
      /** For a room: those it can have, smallest first. */
      readonly rooms: readonly OfferedRoom[];
    }
  | {
      readonly ok: false;
      readonly error: OrderError;
      /** Units or seats left, or covers missing; null where the refusal is not about a number. */
      readonly count: number | null;
    };

const no = (error: OrderError, count: number | null = null): OrderAnswer => ({ ok: false, error, count });

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1 && quantity <= counterLimits.max;

/**
 * May this order be taken? Everything of sections 5 and 9 but the payment form and the price: who may buy it, the party, the
 * menus or the quantity, the product at that visit, and enough menus for everybody. The first refusal counts.
 */
export function checkOrder(order: OrderToCheck): OrderAnswer {
  const { product, party, menus } = order;
  const member = checkMembersOnly(product, order.isMember);
  if (!member.ok) return no(member.error);
  const size = checkBookingParty(party, product.reservationType);
  if (!size.ok) return no(size.error);
  if (product.reservationType === 'pickup' && !isQuantity(order.quantity)) return no('quantity_required');
  const choices = checkMenuChoices(product, menus);
  if (!choices.ok) return no(choices.error);
  const units = saleUnits(product, order);
  const offered = checkProductAtVisit({ ...order, units });
  if (!offered.ok) return no(offered.error, offered.remaining);
  const enough = checkMenusForParty(product, menus, party);
  if (!enough.ok) return no(enough.error, enough.missing);
  return { ok: true, units, seatsLeft: offered.seatsLeft, rooms: offered.rooms };
}
