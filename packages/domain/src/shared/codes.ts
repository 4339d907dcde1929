/**
 * The codes that follow a booking from the address bar to the database keep their wire names (docs/glossary.md).
 * Each is its own type, so that a product's code cannot be handed over where a venue's is wanted.
 */
declare const kind: unique symbol;
type Code<Kind extends string> = string & { readonly [kind]: Kind };

export type HtlCode = Code<'htlCode'>;
export type DinCode = Code<'dinCode'>;
export type DinRoomCode = Code<'dinRoomCode'>;
export type ProdCode = Code<'prodCode'>;
export type PromCode = Code<'promCode'>;
export type ResvCode = Code<'resvCode'>;
export type ShopOrderNo = Code<'shopOrderNo'>;
export type CouponNo = Code<'couponNo'>;
export type AnyCode = HtlCode | DinCode | DinRoomCode | ProdCode | PromCode | ResvCode | ShopOrderNo | CouponNo;

/** Marks a string that an edge has checked (a parsed request, a database row) as the code it is. */
export const asCode = <C extends AnyCode>(text: string): C => text as C;
