export const services = ['openweather', 'openmeteo'] as const;
export type Service = (typeof services)[number];

/**
 * The faults of a service.
 * - `slow`: responds `ms` late. `drop`: closes the connection. `http500`: responds with an error page.
 * - `junk`: responds with `body`, by default incomplete JSON.
 * - `unauthorized` (401): rejects the key. `limited` (429): too many requests.
 * - `holes`: the forecast lacks `hours` (`YYYY-MM-DD HH:mm` in Seoul).
 */
export const faultKinds = ['slow', 'drop', 'http500', 'junk', 'unauthorized', 'limited', 'holes'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  readonly ms?: number;
  readonly body?: string;
  readonly hours?: readonly string[];
}

export interface FaultRule {
  readonly service: Service;
  readonly fault: Fault;
  /** The number of remaining requests; null applies the rule to every request. */
  times: number | null;
}

export class FaultRules {
  #rules: FaultRule[] = [];
  #requestCounts: Record<Service, number> = { openweather: 0, openmeteo: 0 };

  get all(): readonly FaultRule[] {
    return this.#rules;
  }

  get requestCounts(): Readonly<Record<Service, number>> {
    return this.#requestCounts;
  }

  add(rule: FaultRule): void {
    this.#rules.push(rule);
  }

  clear(): void {
    this.#rules = [];
    this.#requestCounts = { openweather: 0, openmeteo: 0 };
  }

  /** Counts a request. Returns the fault of the rule that applies to it, if any, and uses that rule once. */
  takeFault(service: Service): Fault | undefined {
    this.#requestCounts[service] += 1;
    const rule = this.#rules.find((candidate) => candidate.service === service);
    if (rule === undefined) return undefined;
    if (rule.times !== null) rule.times -= 1;
    if (rule.times === 0) this.#rules = this.#rules.filter((other) => other !== rule);
    return rule.fault;
  }
}
