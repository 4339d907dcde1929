import { listMissingBusinessFields } from '../catalogue/business-fields';
import type { BusinessInfo } from '../catalogue/business-info';
import type { TermsTypeCode } from '../catalogue/documents';
import type { DinCode, HtlCode } from '../shared/codes';
import { paymentTermsKinds } from '../terms/agreed-texts';

/** Sections of the server's settings, in the order in which they are listed. */
export const settingSectionNames = [
  'Server',
  'Database',
  'Secrets and sessions',
  'Holds and unpaid bookings',
  'Jobs',
  'Pages',
  'Payments',
  'Weather',
  'Mail',
  'Sign-in providers',
  'Address search',
  'SMS',
] as const;

export type SettingSectionName = (typeof settingSectionNames)[number];

/** A setting of the server. Its value is never part of a snapshot. */
export interface SettingState {
  readonly name: string;
  readonly section: SettingSectionName;
  readonly isSet: boolean;
  /** True if the server uses a default value without it. */
  readonly hasDefault: boolean;
  /** True if it must be set before real guests book. */
  readonly isNeeded: boolean;
}

export interface SetupHotel {
  readonly htlCode: HtlCode;
  readonly business: BusinessInfo;
  readonly termsInEffect: readonly TermsTypeCode[];
  readonly hasProductOnSale: boolean;
}

export interface SetupVenue {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly hasHours: boolean;
  readonly hasPolicy: boolean;
  readonly hasPicture: boolean;
}

/** What the set-up needs to know about the database and the settings. Contains only active venues. */
export interface SetupSnapshot {
  readonly thisYear: number;
  readonly settings: readonly SettingState[];
  /** True if stand-ins replace the services outside. */
  readonly usesStandIns: boolean;
  readonly hasGroupName: boolean;
  /** True if guests can select allergies on the payment page. */
  readonly hasAllergies: boolean;
  readonly hotels: readonly SetupHotel[];
  readonly venues: readonly SetupVenue[];
  /** Years whose public holidays are known. */
  readonly holidayYears: readonly number[];
  readonly hasReservation: boolean;
  /** True if a test payment of the configured merchant has passed. */
  readonly hasTestedPayment: boolean;
}

/** The steps of the set-up, in the order in which they are done. */
export const setupTopics = [
  'settings',
  'group',
  'hotel',
  'registration',
  'terms',
  'venue',
  'hours',
  'policy',
  'product',
  'pictures',
  'holidays',
  'payment',
  'reservation',
] as const;
export type SetupTopic = (typeof setupTopics)[number];

export type SetupSubject =
  | { readonly type: 'group' }
  | { readonly type: 'hotel'; readonly htlCode: HtlCode }
  | { readonly type: 'venue'; readonly htlCode: HtlCode; readonly dinCode: DinCode };

/**
 * - `missing`: `what` names what is missing: settings, parts of the group, fields of the registration, kinds of terms
 *   or years; empty if the topic already names it.
 * - `waiting`: another topic must be done first.
 */
export type SetupState =
  | { readonly type: 'done' }
  | { readonly type: 'missing'; readonly what: readonly string[] }
  | { readonly type: 'waiting'; readonly topic: SetupTopic };

/** One line of the checklist. */
export interface SetupItem {
  readonly topic: SetupTopic;
  readonly subject: SetupSubject;
  readonly state: SetupState;
}

const done: SetupState = { type: 'done' };
const group: SetupSubject = { type: 'group' };

const createStateFromMissing = (what: readonly string[]): SetupState =>
  what.length === 0 ? done : { type: 'missing', what };
const createState = (isDone: boolean): SetupState => (isDone ? done : { type: 'missing', what: [] });

const listMissingSettings = ({ settings, usesStandIns }: SetupSnapshot): readonly string[] => [
  ...(usesStandIns ? ['STAND_INS'] : []),
  ...settings.filter(({ isNeeded, isSet }) => isNeeded && !isSet).map(({ name }) => name),
];

/** What guests need of the group: its name in account mails, and the allergies of the payment page. */
export const groupParts = ['name', 'allergies'] as const;

const listMissingGroupParts = ({ hasGroupName, hasAllergies }: SetupSnapshot): readonly string[] =>
  groupParts.filter((part) => !(part === 'name' ? hasGroupName : hasAllergies));

function listHotelItems(hotel: SetupHotel, venues: readonly SetupVenue[]): SetupItem[] {
  const { htlCode, business, termsInEffect, hasProductOnSale } = hotel;
  const subject: SetupSubject = { type: 'hotel', htlCode };
  const missingTerms = paymentTermsKinds.filter((kind) => !termsInEffect.includes(kind));
  const product: SetupState = venues.length === 0 ? { type: 'waiting', topic: 'venue' } : createState(hasProductOnSale);
  return [
    { topic: 'registration', subject, state: createStateFromMissing(listMissingBusinessFields(business)) },
    { topic: 'terms', subject, state: createStateFromMissing(missingTerms) },
    { topic: 'venue', subject, state: createState(venues.length > 0) },
    ...venues.flatMap(({ dinCode, hasHours, hasPolicy, hasPicture }): SetupItem[] => {
      const venue: SetupSubject = { type: 'venue', htlCode, dinCode };
      return [
        { topic: 'hours', subject: venue, state: createState(hasHours) },
        { topic: 'policy', subject: venue, state: createState(hasPolicy) },
        { topic: 'pictures', subject: venue, state: createState(hasPicture) },
      ];
    }),
    { topic: 'product', subject, state: product },
  ];
}

const topicsAfterHotel = ['registration', 'terms', 'venue', 'hours', 'policy', 'product', 'pictures'] as const;

/** Lists what a group needs before guests can reserve, in the order of the topics, each with its state. */
export function listSetupItems(snapshot: SetupSnapshot): readonly SetupItem[] {
  const { hotels, venues, holidayYears, thisYear, hasReservation, hasTestedPayment } = snapshot;
  const missingYears = [thisYear, thisYear + 1].filter((year) => !holidayYears.includes(year)).map(String);
  const setupItems: SetupItem[] = [
    { topic: 'settings', subject: group, state: createStateFromMissing(listMissingSettings(snapshot)) },
    { topic: 'group', subject: group, state: createStateFromMissing(listMissingGroupParts(snapshot)) },
    { topic: 'hotel', subject: group, state: createState(hotels.length > 0) },
    ...hotels.flatMap((hotel) =>
      listHotelItems(
        hotel,
        venues.filter(({ htlCode }) => htlCode === hotel.htlCode),
      ),
    ),
    ...(hotels.length > 0
      ? []
      : topicsAfterHotel.map(
          (topic): SetupItem => ({ topic, subject: group, state: { type: 'waiting', topic: 'hotel' } }),
        )),
    { topic: 'holidays', subject: group, state: createStateFromMissing(missingYears) },
    { topic: 'payment', subject: group, state: createState(hasTestedPayment) },
    { topic: 'reservation', subject: group, state: createState(hasReservation) },
  ];
  return setupItems.toSorted((a, b) => setupTopics.indexOf(a.topic) - setupTopics.indexOf(b.topic));
}
