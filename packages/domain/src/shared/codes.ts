/**
 * Codes have the same names in the API and, in snake case, in the database (docs/glossary.md). Each is a separate type,
 * so that a product's code cannot be passed as a venue's.
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

/** Casts a validated string (of a parsed request or a database row) to a code. */
export const toCode = <C extends AnyCode>(text: string): C => text as C;
