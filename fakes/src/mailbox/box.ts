/**
 * How the mail server can be told to misbehave, for one address or all.
 * - `refuse`: no such mailbox, for good (550 5.1.1). `relay`: the sender may not (554 5.7.1). `later`: not now (451).
 *   `drop`: the connection is cut.
 */
export const kinds = ['refuse', 'relay', 'later', 'drop'] as const;
export type Kind = (typeof kinds)[number];

export interface Rule {
  readonly kind: Kind;
  /** The address it is meant for; all where it is absent. */
  readonly to?: string;
  /** How many mails are left; null for all. */
  times: number | null;
}

/** A mail as it came in. */
export interface StoredMail {
  readonly id: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly source: Buffer;
}

/** Mails kept, the oldest falls out: a demonstration needs no more. */
const maxMails = 1_000;

/** What has come in, newest first, and how the next is received. */
export class Box {
  /** Oldest first. */
  #mails: StoredMail[] = [];
  #rules: Rule[] = [];
  #count = 0;

  get mails(): readonly StoredMail[] {
    return this.#mails.toReversed();
  }

  put(mail: Omit<StoredMail, 'id'>): void {
    this.#count += 1;
    this.#mails.push({ id: this.#count, ...mail });
    if (this.#mails.length > maxMails) this.#mails.shift();
  }

  addRule(rule: Rule): void {
    this.#rules.push(rule);
  }

  clear(): void {
    this.#mails = [];
    this.#rules = [];
  }

  /** How the next mail to this address is received; a rule is used up by one. */
  take(to: string): Kind | undefined {
    const rule = this.#rules.find((each) => each.to === undefined || each.to === to);
    if (rule === undefined) return undefined;
    if (rule.times !== null) rule.times -= 1;
    if (rule.times === 0) this.#rules = this.#rules.filter((each) => each !== rule);
    return rule.kind;
  }
}
