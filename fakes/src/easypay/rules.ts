import type { Operation, Order } from './ledger';

/**
 * How the stand-in can be told to misbehave.
 * - `decline`: says no (`code` may replace the usual one).
 * - `customerCancel` (window): whatever is pressed, the customer cancelled.
 * - `stall`: answers `ms` late, or once it is let go (`/_control/release`). `drop`: cuts the connection. `http500`, `junk` (`body` may be given): no result comes back.
 *   For these four `work` says whether the request is carried out `first`, `never`, or (stall) `last`, though the caller be gone.
 * - `wrongAmount` (`amount` may be given; else one won too much): really charges or gives back that much.
 * - `wrongOrder`, `wrongMall`, `badSignature`: carried out, but the answer names another order or merchant, or is signed wrongly.
 * - `wholeOnly` (approve): the charge can only be cancelled whole. `pending`: answers that the result is not known yet.
 */
export const kinds = [
  'decline',
  'customerCancel',
  'stall',
  'drop',
  'http500',
  'junk',
  'wrongAmount',
  'wrongOrder',
  'wrongMall',
  'badSignature',
  'wholeOnly',
  'pending',
] as const;
export type Kind = (typeof kinds)[number];

export interface Behaviour {
  readonly kind: Kind;
  readonly work?: 'first' | 'last' | 'never';
  readonly ms?: number;
  readonly amount?: number;
  readonly code?: string;
  readonly body?: string;
}

export interface Rule {
  readonly operation: Operation;
  readonly behaviour: Behaviour;
  /** Only for this order, or for orders of this many won; else for any. */
  readonly shopOrderNo?: string;
  readonly orderAmount?: number;
  /** How many calls are left; null for all. */
  times: number | null;
}

/** What a rule is matched against; a call that names no known order has neither. */
export type Subject = Partial<Pick<Order, 'shopOrderNo' | 'amount'>>;

/** The rules in force: one's own before those of its amount before those for all, each in the order they were given. */
export class Rules {
  #rules: Rule[] = [];

  get all(): readonly Rule[] {
    return this.#rules;
  }

  add(rule: Rule): void {
    this.#rules.push(rule);
  }

  /** Without an order number all are taken back. */
  clear(shopOrderNo?: string): void {
    this.#rules = shopOrderNo === undefined ? [] : this.#rules.filter((rule) => rule.shopOrderNo !== shopOrderNo);
  }

  /** The behaviour for this call, used up by one. */
  take(operation: Operation, subject: Subject | undefined): Behaviour | undefined {
    const open = this.#rules.filter((rule) => rule.operation === operation);
    const rule =
      open.find((each) => each.shopOrderNo !== undefined && each.shopOrderNo === subject?.shopOrderNo) ??
      open.find((each) => each.orderAmount !== undefined && each.orderAmount === subject?.amount && !each.shopOrderNo) ??
      open.find((each) => each.shopOrderNo === undefined && each.orderAmount === undefined);
    if (typeof rule?.times === 'number' && --rule.times === 0) this.#rules = this.#rules.filter((each) => each !== rule);
    return rule?.behaviour;
  }
}
