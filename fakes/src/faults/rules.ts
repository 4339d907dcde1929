export const generalKinds = ['slow', 'drop', 'http500', 'junk'] as const;

/** The operations of a stand-in with their specific faults, in addition to the general ones. */
export type Operations = Readonly<Record<string, readonly string[]>>;

export interface Behaviour {
  /**
   * `slow` delays by `ms`, `drop` closes the connection, `http500` responds with 500, `junk` responds with `body` or
   * invalid JSON.
   */
  readonly kind: string;
  readonly ms?: number;
  readonly body?: string;
}

export interface Rule {
  /** The operation; any if absent. */
  readonly operation?: string;
  readonly behaviour: Behaviour;
  /** The subject that the rule applies to; any if absent. */
  readonly only?: string;
  times: number | null;
}

/** The active rules: rules for a subject apply before the others, each in the order of their creation. */
export class Rules {
  #rules: readonly Rule[] = [];

  get all(): readonly Rule[] {
    return this.#rules;
  }

  add(rule: Rule): void {
    this.#rules = [...this.#rules, rule];
  }

  clear(only?: string): void {
    this.#rules = only === undefined ? [] : this.#rules.filter((rule) => rule.only !== only);
  }

  take(operation: string, subject?: string): Behaviour | undefined {
    const candidates = this.#rules.filter((rule) => rule.operation === undefined || rule.operation === operation);
    const rule =
      candidates.find((candidate) => candidate.only !== undefined && candidate.only === subject) ??
      candidates.find((candidate) => candidate.only === undefined);
    if (typeof rule?.times === 'number' && --rule.times === 0)
      this.#rules = this.#rules.filter((other) => other !== rule);
    return rule?.behaviour;
  }
}
