export const generalKinds = ['slow', 'drop', 'http500', 'junk'] as const;

/** The operations of a stand-in with the faults that only they have. */
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
  readonly only?: string;
  times: number | null;
}

/** The active rules: those of one subject before the others, each in the order of their creation. */
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
    const open = this.#rules.filter((rule) => rule.operation === undefined || rule.operation === operation);
    const rule =
      open.find((each) => each.only !== undefined && each.only === subject) ??
      open.find((each) => each.only === undefined);
    if (typeof rule?.times === 'number' && --rule.times === 0)
      this.#rules = this.#rules.filter((each) => each !== rule);
    return rule?.behaviour;
  }
}
