import { payLinkMinutes } from '@dining/domain/payments/pay-link';
import type { OfferSearch, PhoneBooking, PhoneProduct } from '../../entities/reservations/phone-booking';
import type { Translations } from '../../lib/i18n';
import { type Contact, checkContact } from './contact-form';

/** A booking by phone as it is typed. */
export interface BookingDraft extends Contact {
  readonly language: PhoneBooking['language'];
  readonly dinCode: string;
  readonly date: string;
  readonly adults: number;
  readonly kids: number;
  readonly prodCode: string;
  readonly time: string;
  /** Number of each menu, by its index. */
  readonly menus: Readonly<Record<number, number>>;
  readonly requestNote: string;
  readonly hasAllergies: boolean;
  readonly allergyCodes: readonly string[];
  readonly allergyOther: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly isSpoken: boolean;
  /** Why a full time is booked beyond capacity; used only for one. */
  readonly overrideReason: string;
  readonly payAt: 'venue' | 'link';
  /** How long the pay link holds the seats. */
  readonly minutes: number;
}

export const createBookingDraft = (today: string, guest: Partial<BookingDraft> = {}): BookingDraft => ({
  name: '',
  phone: '',
  email: '',
  language: 'ko',
  dinCode: '',
  date: today,
  adults: 2,
  kids: 0,
  prodCode: '',
  time: '',
  menus: {},
  requestNote: '',
  hasAllergies: false,
  allergyCodes: [],
  allergyOther: '',
  answers: {},
  isSpoken: false,
  overrideReason: '',
  payAt: 'venue',
  minutes: payLinkMinutes.proposed,
  ...guest,
});

const listMenus = ({ menus }: BookingDraft, product: PhoneProduct) =>
  product.menus.map(({ menuIndex }) => ({ menuIndex, count: menus[menuIndex] ?? 0 })).filter(({ count }) => count > 0);

/** Returns true if the chosen time of a product is full. */
export const isTimeFull = ({ time }: Pick<BookingDraft, 'time'>, product: PhoneProduct): boolean =>
  product.times.some((offered) => offered.time === time && !offered.isFree);

/** A booking beyond capacity is paid at the venue, because a link keeps only what fits. */
export const canChooseLink = (draft: BookingDraft, product: PhoneProduct, amount: number): boolean =>
  amount > 0 && !isTimeFull(draft, product);

/** Creates what is asked of the server; null until a venue, a day and a party are named. */
export function createOfferSearch(draft: BookingDraft, today: string, product?: PhoneProduct): OfferSearch | null {
  const { dinCode, date, adults, kids, language, time } = draft;
  if (dinCode === '' || date < today || adults === 0) return null;
  const order =
    product === undefined || time === ''
      ? undefined
      : { prodCode: product.prodCode, time, menus: listMenus(draft, product), isOverride: isTimeFull(draft, product) };
  return {
    dinCode: dinCode,
    date,
    adults,
    kids,
    language,
    ...(order !== undefined && { order }),
  };
}

export type DraftField =
  | keyof Contact
  | 'dinCode'
  | 'date'
  | 'adults'
  | 'prodCode'
  | 'time'
  | 'allergies'
  | 'isSpoken'
  | 'overrideReason'
  | `question:${string}`;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** Checks what can be checked here; the server checks everything. */
export function checkDraft(
  translations: Translations,
  draft: BookingDraft,
  product: PhoneProduct | undefined,
  { today, mayOverride }: { readonly today: string; readonly mayOverride: boolean },
): DraftErrors {
  const { t } = translations;
  const errors: DraftErrors = Object.fromEntries(
    checkContact(translations, draft).map(({ field, text }) => [field, text]),
  );
  if (draft.dinCode === '') errors.dinCode = t('staffDesk.form.errors.venue');
  if (draft.date < today) errors.date = t('staffDesk.form.errors.date');
  if (draft.adults === 0) errors.adults = t('staffDesk.form.errors.adults');
  if (product === undefined) errors.prodCode = t('staffDesk.form.errors.product');
  if (product?.times.some(({ time }) => time === draft.time) !== true) errors.time = t('staffDesk.form.errors.time');
  if (product !== undefined && isTimeFull(draft, product)) {
    if (!mayOverride || product.type === 'room') errors.time = t('staffDesk.form.errors.time');
    else if (draft.overrideReason.trim() === '') errors.overrideReason = t('staffDesk.form.overReasonMissing');
  }
  for (const { prodQsCode, required } of product?.questions ?? [])
    if (required && (draft.answers[prodQsCode] ?? '').trim() === '')
      errors[`question:${prodQsCode}`] = t('staffDesk.form.errors.question');
  if (product?.asksAllergies === true && draft.hasAllergies && draft.allergyCodes.length === 0)
    errors.allergies = t('staffDesk.form.errors.allergies');
  if (!draft.isSpoken) errors.isSpoken = t('staffDesk.form.errors.spoken');
  return errors;
}

/** Creates the booking that is sent. */
export const createBooking = (draft: BookingDraft, product: PhoneProduct, shownAmount: number): PhoneBooking => ({
  dinCode: draft.dinCode,
  prodCode: product.prodCode,
  type: product.type,
  visit: { date: draft.date, time: draft.time },
  adults: draft.adults,
  kids: draft.kids,
  menus: listMenus(draft, product),
  name: draft.name,
  phone: draft.phone,
  email: draft.email,
  language: draft.language,
  requestNote: draft.requestNote,
  allergies:
    product.asksAllergies && draft.hasAllergies ? { codes: [...draft.allergyCodes], other: draft.allergyOther } : null,
  answers: product.questions.flatMap(({ prodQsCode }) => {
    const answer = draft.answers[prodQsCode]?.trim() ?? '';
    return answer === '' ? [] : [{ prodQsCode, answer }];
  }),
  isConsentSpoken: true,
  shownAmount,
  ...(isTimeFull(draft, product) && { overrideReason: draft.overrideReason.trim() }),
  payment:
    draft.payAt === 'link' && canChooseLink(draft, product, shownAmount)
      ? { type: 'link', minutes: draft.minutes }
      : { type: 'venue' },
});

export type ChangeDraft = (changes: Partial<BookingDraft>) => void;

/** What each part of the form works on. */
export interface DraftProps {
  readonly draft: BookingDraft;
  readonly change: ChangeDraft;
}
