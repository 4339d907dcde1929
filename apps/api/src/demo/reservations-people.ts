import { createHash } from 'node:crypto';
import type { Language } from '@dining/domain/shared/language';
import { type PhoneNumber, parsePhoneNumber } from '@dining/domain/shared/phone-number';
import { createPersonKey } from '../booking/checkout/keys';
import { guests, members } from './group';

export interface Person {
  readonly userId: string | null;
  readonly name: string;
  readonly phone: PhoneNumber;
  readonly email: string;
  readonly language: Language;
  readonly guestId: string;
  /** The key of the counters per person. A guest's is hashed with a fixed key, because no secret exists yet. */
  readonly personKey: string;
}

const createPerson = (
  data: { name: string; phone: string; language: Language },
  email: string,
  userId: string | null,
): Person => ({
  userId,
  name: data.name,
  phone: parsePhoneNumber(data.phone),
  email,
  language: data.language,
  guestId: createHash('sha256').update(`demo ${email}`).digest('hex'),
  personKey: createPersonKey('demo', userId, data.phone),
});

export const people: ReadonlyMap<string, Person> = new Map([
  ...members.map((data) => [data.key, createPerson(data, data.userId, data.userId)] as const),
  ...Object.entries(guests).map(([key, data]) => [key, createPerson(data, data.email, null)] as const),
]);

export const createVisitor = ([name, digits]: readonly [string, string]): { name: string; phone: PhoneNumber } => ({
  name,
  phone: parsePhoneNumber(digits),
});
