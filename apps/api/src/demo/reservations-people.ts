import { createHash } from 'node:crypto';
import type { Language } from '@dining/domain/shared/language';
import { type PhoneNumber, parsePhoneNumber } from '@dining/domain/shared/phone-number';
import { personKey } from '../booking/checkout/keys';
import { guests, members } from './group';

/** Who reserves: a member, or a guest without an account. */
export interface Person {
  readonly userId: string | null;
  readonly name: string;
  readonly phone: PhoneNumber;
  readonly email: string;
  readonly language: Language;
  readonly holder: string;
  /** How the counters of one person's purchases name them. A guest's key is the demo's own: no secret is known yet. */
  readonly personKey: string;
}

const person = (data: { name: string; phone: string; language: Language }, email: string, userId: string | null): Person => ({
  userId,
  name: data.name,
  phone: parsePhoneNumber(data.phone),
  email,
  language: data.language,
  holder: createHash('sha256').update(`demo ${email}`).digest('hex'),
  personKey: personKey('demo', userId, data.phone),
});

/** Everybody who reserves in the demo group, by key. */
export const people: ReadonlyMap<string, Person> = new Map([
  ...members.map((data) => [data.key, person(data, data.userId, data.userId)] as const),
  ...Object.entries(guests).map(([key, data]) => [key, person(data, data.email, null)] as const),
]);

/** Somebody who comes in the booker's place. */
export const visitorOf = ([name, digits]: readonly [string, string]): { name: string; phone: PhoneNumber } => ({
  name,
  phone: parsePhoneNumber(digits),
});
