import { onlinePartyLimit } from '../reservations/party';

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
  /** Of a start time's seats, or of a venue's rooms. */
  readonly visitorShare: number;
  readonly addressShare: number;
}

/** One start time that an order takes from. */
export interface StartShare {
  readonly kind: 'seats' | 'rooms';
  /** All that there is: seats of the start time, or rooms of the venue. */
  readonly capacity: number;
  /** What the order would take. */
  readonly asked: number;
  /** What the visitor, and his address, have there already without having paid. */
  readonly visitor: number;
  readonly address: number;
}

/** What stands unpaid already, without what the order takes the place of. */
export interface UnpaidStanding {
  readonly visitorHolds: number;
  readonly addressHolds: number;
  readonly personBookings: number;
  readonly addressBookings: number;
  readonly starts: readonly StartShare[];
}

/** Which cap an order would go over. */
export type CapReached =
  | 'visitor_holds'
  | 'address_holds'
  | 'person_bookings'
  | 'address_bookings'
  | 'visitor_share'
  | 'address_share';

/** However small a venue: the largest party of one order, and of two from one address; two rooms, and three. */
const least = {
  seats: { visitor: onlinePartyLimit, address: 2 * onlinePartyLimit },
  rooms: { visitor: 2, address: 3 },
} as const;

const shareOf = ({ kind, capacity }: StartShare, percent: number, whose: 'visitor' | 'address'): number =>
  Math.max(least[kind][whose], Math.floor((capacity * percent) / 100));

const isOver = (start: StartShare, percent: number, whose: 'visitor' | 'address'): boolean =>
  start[whose] + start.asked > shareOf(start, percent, whose);

/**
 * Whether an order that is not paid yet may stand beside what its visitor and his address have unpaid already: a `hold` while it is
 * being paid for, a `booking` with nothing to pay now. Null where it may.
 */
export function capReached(standing: UnpaidStanding, wanted: 'hold' | 'booking', caps: UnpaidCaps): CapReached | null {
  if (wanted === 'hold') {
    if (standing.visitorHolds >= caps.holdsPerVisitor) return 'visitor_holds';
    if (standing.addressHolds >= caps.holdsPerAddress) return 'address_holds';
  } else {
    if (standing.personBookings >= caps.bookingsPerPerson) return 'person_bookings';
    if (standing.addressBookings >= caps.bookingsPerAddress) return 'address_bookings';
  }
  if (standing.starts.some((start) => isOver(start, caps.visitorShare, 'visitor'))) return 'visitor_share';
  if (standing.starts.some((start) => isOver(start, caps.addressShare, 'address'))) return 'address_share';
  return null;
}
