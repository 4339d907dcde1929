import type { Operation, Order } from './ledger';

/**
 * The faults of the stand-in.
 * - `decline`: declines, with `code` if given (not for `register`).
 * - `customerCancel` (window): every button cancels.
 * - `stall`: responds `ms` late, or when released (`/_control/release`).
 * - `drop`: closes the connection.
 * - `http500`: responds with an error page.
 * - `junk`: responds with `body`, by default incomplete JSON.
 * - `wrongAmount`: charges or refunds `amount`, by default 1 won too much, but refunds at most the remaining amount;
 *   for `query`, only the response has this amount, by default 1 won.
 * - `wrongOrder`, `wrongMall`: executes, but the response names another order, charge or merchant.
 * - `badSignature`: executes, but the response has a wrong signature.
 * - `wholeOnly` (approve): the charge can only be cancelled fully.
 * - `pending`: responds that the result is not known yet.
 *
 * For `stall`, `drop`, `http500` and `junk`, `work` says when the request is executed: `first`, before the fault;
 * `never`, in which case `stall` ends with a closed connection; or (`stall` only) `last`, after the delay, even if the
 * caller has disconnected. The default is `first`, for `http500` `never`. The window ignores `work`, `drop` and `junk`.
 */
export const faultKinds = [
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
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  readonly work?: 'first' | 'last' | 'never';
  readonly ms?: number;
  readonly amount?: number;
  readonly code?: string;
  readonly body?: string;
}

export interface FaultRule {
  readonly operation: Operation;
  readonly fault: Fault;
  /** The order or the order amount that the rule applies to; any if both are absent. */
  readonly shopOrderNo?: string;
  readonly orderAmount?: number;
  /** The number of remaining calls; null applies the rule to every call. */
  times: number | null;
}

/** The order that rules are matched with. */
export type Subject = Partial<Pick<Order, 'shopOrderNo' | 'amount'>>;

/**
 * The active rules. A rule for the order applies before one for its amount, and that before the others; of several such
 * rules, the oldest applies.
 */
export class FaultRules {
  #rules: FaultRule[] = [];

  get all(): readonly FaultRule[] {
    return this.#rules;
  }

  add(rule: FaultRule): void {
    this.#rules.push(rule);
  }

  clear(shopOrderNo?: string): void {
    this.#rules = shopOrderNo === undefined ? [] : this.#rules.filter((rule) => rule.shopOrderNo !== shopOrderNo);
  }

  /** Returns the fault of the rule that applies to this call, if any, and uses that rule once. */
  takeFault(operation: Operation, subject: Subject | undefined): Fault | undefined {
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
    return rule?.fault;
  }
}
