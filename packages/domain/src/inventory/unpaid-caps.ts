import { onlinePartyLimit } from '../products/party-checks';

/** Limits on what one visitor or one IP address can hold or book unpaid. Shares are in percent. */
export interface UnpaidCaps {
  /** Simultaneous payments of a session, or of a member in all sessions. */
  readonly holdsPerVisitor: number;
  /** Simultaneous payments from one IP address. */
  readonly holdsPerAddress: number;
  /** Bookings without online payment of one person at a venue for one day. */
  readonly bookingsPerPerson: number;
  /** Bookings without online payment from one IP address at a venue within a day. */
  readonly bookingsPerAddress: number;
  /** Share of a start time's seats, a venue's rooms, or a product's units on a day, for one visitor. */
  readonly visitorShare: number;
  /** The same share, for one IP address. */
  readonly addressShare: number;
}

/** The start time, or the product's day, from which an order takes capacity, with what the visitor already takes. */
export interface UnpaidShare {
  readonly kind: 'seats' | 'rooms' | 'units';
  /** Total: seats of the start time, rooms of the venue, or units of the product on the day. */
  readonly capacity: number;
  /** Capacity that is still available; 0 or 1 if the order names a room. */
  readonly available: number;
  /** Capacity that the order takes. */
  readonly requested: number;
  /** Minimum units that the order's party needs; 0 for seats and rooms. Always allowed, even beyond a share. */
  readonly minUnits: number;
  /** Capacity that the visitor already holds or has booked without payment. */
  readonly visitor: number;
  /** The same, for the visitor's IP address. */
  readonly address: number;
}

/** Current unpaid holds and bookings, without those that the order replaces. */
export interface UnpaidUsage {
  readonly visitorHolds: number;
  readonly addressHolds: number;
  readonly personBookings: number;
  readonly addressBookings: number;
  readonly shares: readonly UnpaidShare[];
}

/** The cap that an order would exceed. */
export type ExceededCap =
  | 'visitor_holds'
  | 'address_holds'
  | 'person_bookings'
  | 'address_bookings'
  | 'visitor_share'
  | 'visitor_day_share'
  | 'address_share'
  /** Too little is left for the order in any case; reported instead of an exceeded share. */
  | 'sold_out'
  | 'day_sold_out';

/**
 * Minimum shares, which also apply at a small venue: one largest party per visitor and two per IP address; two and
 * three rooms; as many units as guests.
 */
const minimumShares = {
  seats: { visitor: onlinePartyLimit, address: 2 * onlinePartyLimit },
  rooms: { visitor: 2, address: 3 },
  units: { visitor: onlinePartyLimit, address: 2 * onlinePartyLimit },
} as const;

const calculateShareLimit = (
  { kind, capacity, minUnits }: UnpaidShare,
  percent: number,
  scope: 'visitor' | 'address',
): number => Math.max(minimumShares[kind][scope], minUnits, Math.floor((capacity * percent) / 100));

const findExceededShare = (
  shares: readonly UnpaidShare[],
  percent: number,
  scope: 'visitor' | 'address',
): UnpaidShare | undefined =>
  shares.find((share) => share[scope] + share.requested > calculateShareLimit(share, percent, scope));

/**
 * Finds the cap that an unpaid order would exceed, given the unpaid orders of its visitor and IP address. A `hold` is
 * being paid; a `booking` has nothing to pay now. Returns null if no cap is exceeded.
 */
export function findExceededCap(
  usage: UnpaidUsage,
  orderKind: 'hold' | 'booking',
  caps: UnpaidCaps,
): ExceededCap | null {
  if (orderKind === 'hold') {
    if (usage.visitorHolds >= caps.holdsPerVisitor) return 'visitor_holds';
    if (usage.addressHolds >= caps.holdsPerAddress) return 'address_holds';
  } else {
    if (usage.personBookings >= caps.bookingsPerPerson) return 'person_bookings';
    if (usage.addressBookings >= caps.bookingsPerAddress) return 'address_bookings';
  }
  const visitorExcess = findExceededShare(usage.shares, caps.visitorShare, 'visitor');
  const excess = visitorExcess ?? findExceededShare(usage.shares, caps.addressShare, 'address');
  if (excess === undefined) return null;
  const soldOutShare = usage.shares.find(({ requested, available }) => requested > available);
  if (soldOutShare !== undefined) return soldOutShare.kind === 'units' ? 'day_sold_out' : 'sold_out';
  if (visitorExcess === undefined) return 'address_share';
  return visitorExcess.kind === 'units' ? 'visitor_day_share' : 'visitor_share';
}
