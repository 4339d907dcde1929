import { onlinePartyLimit } from '../products/party-checks';

/** How much may be kept from others without having paid for it, by one visitor or from one address. Shares are percent. */
export interface UnpaidCaps {
  /** Payments under way of a session, or of a member in all of his, at a time. */
  readonly holdsPerVisitor: number;
  /** The same from one address. */
  readonly holdsPerAddress: number;
  /** Bookings with nothing to pay now of one person at a venue for one day. */
  readonly bookingsPerPerson: number;
  /** Those made from one address at a venue within a day. */
  readonly bookingsPerAddress: number;
  /** Of a start time's seats, of a venue's rooms, or of what there is of a product on a day. */
  readonly visitorShare: number;
  readonly addressShare: number;
}

/** A start time, or a product's day, that an order takes from. */
export interface UnpaidShare {
  readonly kind: 'seats' | 'rooms' | 'units';
  /** All that there is: seats of the start time, rooms of the venue, or units of the product on the day. */
  readonly capacity: number;
  /** What nobody has of what the order would take: of the room that it asks for, one or none. */
  readonly left: number;
  /** What the order would take. */
  readonly asked: number;
  /** Units that the party of the order cannot do without; 0 for seats and rooms. So much is never over a share by itself. */
  readonly needed: number;
  /** What the visitor, and his address, have there already without having paid. */
  readonly visitor: number;
  readonly address: number;
}

/** What stands unpaid already, without what the order takes the place of. */
export interface UnpaidUsage {
  readonly visitorHolds: number;
  readonly addressHolds: number;
  readonly personBookings: number;
  readonly addressBookings: number;
  readonly shares: readonly UnpaidShare[];
}

/** Which cap an order would go over. */
export type ExceededCap =
  | 'visitor_holds'
  | 'address_holds'
  | 'person_bookings'
  | 'address_bookings'
  | 'visitor_share'
  | 'visitor_day_share'
  | 'address_share'
  /** There is not so much left for anybody, which is told before whose share it would be. */
  | 'sold_out'
  | 'day_sold_out';

/** However small a venue: the largest party of one order, and of two from one address; two rooms, and three; as many units as guests. */
const minimumShares = {
  seats: { visitor: onlinePartyLimit, address: 2 * onlinePartyLimit },
  rooms: { visitor: 2, address: 3 },
  units: { visitor: onlinePartyLimit, address: 2 * onlinePartyLimit },
} as const;

const calculateShareLimit = ({ kind, capacity, needed }: UnpaidShare, percent: number, whose: 'visitor' | 'address'): number =>
  Math.max(minimumShares[kind][whose], needed, Math.floor((capacity * percent) / 100));

const findExceededShare = (
  shares: readonly UnpaidShare[],
  percent: number,
  whose: 'visitor' | 'address',
): UnpaidShare | undefined => shares.find((share) => share[whose] + share.asked > calculateShareLimit(share, percent, whose));

/**
 * Whether an order that is not paid yet may stand beside what its visitor and his address have unpaid already: a `hold` while it is
 * being paid for, a `booking` with nothing to pay now. Null where it may.
 */
export function findExceededCap(standing: UnpaidUsage, wanted: 'hold' | 'booking', caps: UnpaidCaps): ExceededCap | null {
  if (wanted === 'hold') {
    if (standing.visitorHolds >= caps.holdsPerVisitor) return 'visitor_holds';
    if (standing.addressHolds >= caps.holdsPerAddress) return 'address_holds';
  } else {
    if (standing.personBookings >= caps.bookingsPerPerson) return 'person_bookings';
    if (standing.addressBookings >= caps.bookingsPerAddress) return 'address_bookings';
  }
  const ofVisitor = findExceededShare(standing.shares, caps.visitorShare, 'visitor');
  const over = ofVisitor ?? findExceededShare(standing.shares, caps.addressShare, 'address');
  if (over === undefined) return null;
  const out = standing.shares.find(({ asked, left }) => asked > left);
  if (out !== undefined) return out.kind === 'units' ? 'day_sold_out' : 'sold_out';
  if (ofVisitor === undefined) return 'address_share';
  return ofVisitor.kind === 'units' ? 'visitor_day_share' : 'visitor_share';
}
