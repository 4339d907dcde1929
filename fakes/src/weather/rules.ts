export const services = ['openweather', 'openmeteo'] as const;
export type Service = (typeof services)[number];

/**
 * The faults of a service.
 * - `slow`: responds `ms` late. `drop`: closes the connection. `http500`, `junk` (with `body` if given): no forecast.
 * - `unauthorized` (401): rejects the key. `limited` (429): too many requests.
 * - `holes`: `hours` (`YYYY-MM-DD HH:mm` in Seoul) are missing.
 */
export const kinds = ['slow', 'drop', 'http500', 'junk', 'unauthorized', 'limited', 'holes'] as const;
export type Kind = (typeof kinds)[number];

export interface Behaviour {
  readonly kind: Kind;
  readonly ms?: number;
  readonly body?: string;
  readonly hours?: readonly string[];
}

export interface Rule {
  readonly service: Service;
  readonly behaviour: Behaviour;
  times: number | null;
}

export class Rules {
  #rules: Rule[] = [];
  #requestCounts: Record<Service, number> = { openweather: 0, openmeteo: 0 };

  get all(): readonly Rule[] {
    return this.#rules;
  }

  get requestCounts(): Readonly<Record<Service, number>> {
    return this.#requestCounts;
  }

  add(rule: Rule): void {
    this.#rules.push(rule);
  }

  clear(): void {
    this.#rules = [];
    this.#requestCounts = { openweather: 0, openmeteo: 0 };
  }

  /** Counts a request, returns its fault and uses the rule once. */
  take(service: Service): Behaviour | undefined {
    this.#requestCounts[service] += 1;
    const rule = this.#rules.find((candidate) => candidate.service === service);
    if (rule === undefined) return undefined;
    if (rule.times !== null) rule.times -= 1;
    if (rule.times === 0) this.#rules = this.#rules.filter((other) => other !== rule);
    return rule.behaviour;
  }
}
