/** How a stand-in is told to misbehave: what every service can do wrong, and what only its own calls can. */
export const generalKinds = ['slow', 'drop', 'http500', 'junk'] as const;

/** The calls of a stand-in, and how each can be told to misbehave beyond the general kinds. */
export type Operations = Readonly<Record<string, readonly string[]>>;

export interface Behaviour {
  /** `slow`: `ms` late. `drop`: the connection is cut. `http500`, `junk` (`body` may be given): no answer of the service's own. */
  readonly kind: string;
  readonly ms?: number;
  readonly body?: string;
}

export interface Rule {
  /** Which call it is about; any where it is absent. */
  readonly operation?: string;
  readonly behaviour: Behaviour;
  /** Whom or what it is about, such as an account or a phone; anybody where it is absent. */
  readonly only?: string;
  /** How many calls are left; null for all. */
  times: number | null;
}

/** The rules in force: those for one alone before those for all, each in the order they were given. */
export class Rules {
  #rules: readonly Rule[] = [];

  get all(): readonly Rule[] {
    return this.#rules;
  }

  add(rule: Rule): void {
    this.#rules = [...this.#rules, rule];
  }

  /** Without a name all are taken back. */
  clear(only?: string): void {
    this.#rules = only === undefined ? [] : this.#rules.filter((rule) => rule.only !== only);
  }

  /** The behaviour for this call, used up by one. */
  take(operation: string, subject?: string): Behaviour | undefined {
    const open = this.#rules.filter((rule) => rule.operation === undefined || rule.operation === operation);
    const rule =
      open.find((each) => each.only !== undefined && each.only === subject) ?? open.find((each) => each.only === undefined);
    if (typeof rule?.times === 'number' && --rule.times === 0) this.#rules = this.#rules.filter((each) => each !== rule);
    return rule?.behaviour;
  }
}
