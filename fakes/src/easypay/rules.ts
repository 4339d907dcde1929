import type { Operation, Order } from './ledger';

/**
 * The faults of the stand-in.
 * - `decline`: declines, with `code` if given.
 * - `customerCancel` (window): every button cancels.
 * - `stall`: responds `ms` late, or when released (`/_control/release`).
 * - `drop`: closes the connection.
 * - `http500`: responds with an error page.
 * - `junk`: responds with `body`, by default incomplete JSON.
 * - `wrongAmount`: charges or refunds `amount`, by default 1 won too much.
 * - `wrongOrder`, `wrongMall`: executes, but the response names another order or merchant.
 * - `badSignature`: executes, but the response has a wrong signature.
 * - `wholeOnly` (approve): the charge can only be cancelled fully.
 * - `pending`: responds that the result is not known yet.
 *
 * For `stall`, `drop`, `http500` and `junk`, `work` is when the request is executed: `first`, `never`, or (`stall`)
 * `last`, even if the caller has disconnected.
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
  /** The order or the order amount that the rule applies to; any if both are absent. */
  readonly shopOrderNo?: string;
  readonly orderAmount?: number;
  /** The number of remaining calls; null applies the rule to every call. */
  times: number | null;
}

/** The order that rules are matched with; empty for unknown orders. */
export type Subject = Partial<Pick<Order, 'shopOrderNo' | 'amount'>>;

/** The active rules: those of the order, then of its amount, then the others, each in the order of their creation. */
export class Rules {
  #rules: Rule[] = [];

  get all(): readonly Rule[] {
    return this.#rules;
  }

  add(rule: Rule): void {
    this.#rules.push(rule);
  }

  clear(shopOrderNo?: string): void {
    this.#rules = shopOrderNo === undefined ? [] : this.#rules.filter((rule) => rule.shopOrderNo !== shopOrderNo);
  }

  /** Returns the fault of this call and uses its rule once. */
  take(operation: Operation, subject: Subject | undefined): Behaviour | undefined {
    const candidates = this.#rules.filter((rule) => rule.operation === operation);
    const rule =
      candidates.find(
        (candidate) => candidate.shopOrderNo !== undefined && candidate.shopOrderNo === subject?.shopOrderNo,
      ) ??
      candidates.find(
        (candidate) =>
          candidate.orderAmount !== undefined && candidate.orderAmount === subject?.amount && !candidate.shopOrderNo,
      ) ??
      candidates.find((candidate) => candidate.shopOrderNo === undefined && candidate.orderAmount === undefined);
    if (typeof rule?.times === 'number' && --rule.times === 0)
      this.#rules = this.#rules.filter((other) => other !== rule);
    return rule?.behaviour;
  }
}
