import { randomInt } from 'node:crypto';

export interface Account {
  readonly subject: string;
  readonly name: string;
  /** null if the person does not share it. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** `010-1234-5678`, or `+…` of another country; null if the person does not share it. */
  readonly phone: string | null;
}

type Person = Omit<Account, 'subject'>;

/** The first has the phone number of a member of the demo group; the others are new to the server. */
const demoPeople: readonly Person[] = [
  { name: '김하늘', email: 'haneul.kim@mail.example', emailVerified: true, phone: '010-0000-1001' },
  { name: '윤도현', email: 'dohyun.yoon@mail.example', emailVerified: true, phone: '010-0000-2001' },
  { name: 'Emma Wilson', email: 'emma.wilson@mail.example', emailVerified: true, phone: '+44 7700 900123' },
  { name: '서지우', email: 'jiwoo.seo@mail.example', emailVerified: false, phone: null },
  { name: '高橋葵', email: null, emailVerified: false, phone: null },
];

const newAccountNames = ['강나은', '문태오', '배수현', '조유나', '임재희', '노은우'] as const;

/** Creates the provider's id of an account. */
export type CreateSubject = (index: number) => string;

/** The accounts of a stand-in: demo accounts, accounts that tests add, and accounts that visitors create. */
export class Accounts {
  readonly #createSubject: CreateSubject;
  readonly #accounts = new Map<string, Account>();
  readonly #demo: readonly Account[];

  constructor(createSubject: CreateSubject) {
    this.#createSubject = createSubject;
    this.#demo = demoPeople.map((person, index) => ({ ...person, subject: createSubject(index + 1) }));
    for (const account of this.#demo) this.add(account);
  }

  get demo(): readonly Account[] {
    return this.#demo;
  }

  add(account: Account): void {
    this.#accounts.set(account.subject, account);
  }

  find(subject: string | undefined): Account | undefined {
    return subject === undefined ? undefined : this.#accounts.get(subject);
  }

  /** Creates an account with an invented person. */
  create(): Account {
    const index = randomInt(100_000, 999_999_999);
    const digits = String(index).padStart(9, '0').slice(-8);
    const phone = `010-${digits.slice(0, 4)}-${digits.slice(4)}`;
    const subject = this.#createSubject(index);
    const name = newAccountNames[index % newAccountNames.length] ?? newAccountNames[0];
    const account = { subject, name, email: `guest${index}@mail.example`, emailVerified: true, phone };
    this.add(account);
    return account;
  }
}

export function parseAccount(body: unknown): Account | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const {
    subject,
    name = 'Test Guest',
    email = null,
    emailVerified = true,
    phone = null,
  } = body as Record<string, unknown>;
  const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
  if (typeof subject !== 'string' || typeof name !== 'string' || !isTextOrNull(email) || !isTextOrNull(phone))
    return undefined;
  return { subject, name, email, emailVerified: emailVerified === true, phone };
}
