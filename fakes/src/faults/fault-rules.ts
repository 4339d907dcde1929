export const generalFaultKinds = ['slow', 'drop', 'http500', 'junk'] as const;

/** The operations of a stand-in with their specific faults, in addition to the general ones. */
export type Operations = Readonly<Record<string, readonly string[]>>;

export interface Fault {
  /**
   * `slow` delays by `ms`, `drop` closes the connection, `http500` responds with 500, `junk` responds with `body` or
   * invalid JSON. Other kinds are specific to a stand-in.
   */
  readonly kind: string;
  readonly ms?: number;
  readonly body?: string;
}

export interface FaultRule {
  /** The operation; any if absent. */
  readonly operation?: string;
  readonly fault: Fault;
  /** The subject that the rule applies to, such as an account or a phone number; any if absent. */
  readonly only?: string;
  /** The number of remaining requests; null applies the rule to every request. */
  times: number | null;
}

/** The active rules: rules for a subject apply before the others, each in the order of their creation. */
export class FaultRules {
  #rules: readonly FaultRule[] = [];

  get all(): readonly FaultRule[] {
    return this.#rules;
  }

  add(rule: FaultRule): void {
    this.#rules = [...this.#rules, rule];
  }

  clear(subject?: string): void {
    this.#rules = subject === undefined ? [] : this.#rules.filter((rule) => rule.only !== subject);
  }

  /** Returns the fault of the rule that applies to this request, if any, and uses that rule once. */
  takeFault(operation: string, subject?: string): Fault | undefined {
    const candidates = this.#rules.filter((rule) => rule.operation === undefined || rule.operation === operation);
    const rule =
      candidates.find((candidate) => candidate.only !== undefined && candidate.only === subject) ??
      candidates.find((candidate) => candidate.only === undefined);
    if (typeof rule?.times === 'number' && --rule.times === 0)
      this.#rules = this.#rules.filter((other) => other !== rule);
    return rule?.fault;
  }
}
