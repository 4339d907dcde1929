export const services = ['openweather', 'openmeteo'] as const;
export type Service = (typeof services)[number];

/**
 * How a service can be told to misbehave.
 * - `slow`: answers `ms` late. `drop`: cuts the connection. `http500`, `junk` (`body` may be given): no forecast comes back.
 * - `unauthorized` (401) and `limited` (429): as the services refuse a key or too many questions.
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
  /** How many questions are left; null for all. */
  times: number | null;
}

/** What the services were asked, and how they are to answer. */
export class RuleBook {
  #rules: Rule[] = [];
  #asked: Record<Service, number> = { openweather: 0, openmeteo: 0 };

  get rules(): readonly Rule[] {
    return this.#rules;
  }

  /** How often each service was asked. */
  get asked(): Readonly<Record<Service, number>> {
    return this.#asked;
  }

  add(rule: Rule): void {
    this.#rules.push(rule);
  }

  clear(): void {
    this.#rules = [];
    this.#asked = { openweather: 0, openmeteo: 0 };
  }

  /** Counts a question and gives the behaviour for it, used up by one. */
  take(service: Service): Behaviour | undefined {
    this.#asked[service] += 1;
    const rule = this.#rules.find((each) => each.service === service);
    if (rule === undefined) return undefined;
    if (rule.times !== null) rule.times -= 1;
    if (rule.times === 0) this.#rules = this.#rules.filter((each) => each !== rule);
    return rule.behaviour;
  }
}
