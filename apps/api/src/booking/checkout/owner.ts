export interface Caller {
  readonly userId: string | undefined;
  readonly guestId: string | undefined;
}

export interface OwnedRecord {
  readonly userId: string | null;
  readonly guestId: string;
}

/**
 * Returns true if the caller owns the record. A member owns their orders in every session; an order without an account
 * belongs to its session.
 */
export const isOwnedBy = (record: OwnedRecord, caller: Caller): boolean =>
  record.userId === null ? record.guestId === caller.guestId : record.userId === caller.userId;
