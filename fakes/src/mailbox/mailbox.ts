/**
 * The faults of the mail server.
 * - `refuse`: no such mailbox (550 5.1.1). `relay`: relaying denied (554 5.7.1).
 * - `later`: temporary failure (451). `drop`: the connection is closed.
 */
export const mailFaultKinds = ['refuse', 'relay', 'later', 'drop'] as const;
export type MailFaultKind = (typeof mailFaultKinds)[number];

export interface MailFaultRule {
  readonly kind: MailFaultKind;
  /** The recipient; any if absent. */
  readonly to?: string;
  /** For how many more mails the rule applies; null applies it to every mail. */
  times: number | null;
}

export interface StoredMail {
  readonly id: number;
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as it was received (RFC 5322). */
  readonly source: Buffer;
}

/** At this limit, each new mail deletes the oldest one. */
const maxMails = 1_000;

/** The mails to all recipients, and the faults of the mail server. */
export class MailStore {
  #mails: StoredMail[] = [];
  #rules: MailFaultRule[] = [];
  #lastId = 0;

  /** The stored mails, newest first. */
  get mails(): readonly StoredMail[] {
    return this.#mails.toReversed();
  }

  add(mail: Omit<StoredMail, 'id'>): void {
    this.#lastId += 1;
    this.#mails.push({ id: this.#lastId, ...mail });
    if (this.#mails.length > maxMails) this.#mails.shift();
  }

  addRule(rule: MailFaultRule): void {
    this.#rules.push(rule);
  }

  /** Deletes the mails and the fault rules. */
  clear(): void {
    this.#mails = [];
    this.#rules = [];
  }

  /** Returns the fault of a mail to this e-mail address, if any, and uses its rule once. */
  takeFault(to: string): MailFaultKind | undefined {
    const rule = this.#rules.find((candidate) => candidate.to === undefined || candidate.to === to);
    if (rule === undefined) return undefined;
    if (rule.times !== null) rule.times -= 1;
    if (rule.times === 0) this.#rules = this.#rules.filter((other) => other !== rule);
    return rule.kind;
  }
}
