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
  personData: { name: string; phone: string; language: Language },
  email: string,
  userId: string | null,
): Person => ({
  userId,
  name: personData.name,
  phone: parsePhoneNumber(personData.phone),
  email,
  language: personData.language,
  guestId: createHash('sha256').update(`demo ${email}`).digest('hex'),
  personKey: createPersonKey('demo', userId, personData.phone),
});

export const people: ReadonlyMap<string, Person> = new Map([
  ...members.map(
    (personData) => [personData.key, createPerson(personData, personData.userId, personData.userId)] as const,
  ),
  ...Object.entries(guests).map(
    ([key, personData]) => [key, createPerson(personData, personData.email, null)] as const,
  ),
]);

export const createVisitor = ([name, digits]: readonly [string, string]): { name: string; phone: PhoneNumber } => ({
  name,
  phone: parsePhoneNumber(digits),
});
