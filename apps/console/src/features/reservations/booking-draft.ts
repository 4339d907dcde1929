import { payLinkMinutes } from '@dining/domain/payments/pay-link';
import type { FieldFailure, FieldPath } from '@dining/ui/use-checked-form';
import type { PhoneBooking, PhoneProduct, QuoteSearch } from '../../entities/reservations/phone-booking';
import type { Translations } from '../../lib/i18n';
import type { RequestForm } from '../../lib/use-request-form';
import { type Contact, checkContact } from './contact-form';

/** The input of the phone booking form. */
export interface BookingDraft extends Contact {
  readonly language: PhoneBooking['language'];
  readonly dinCode: string;
  readonly date: string;
  readonly adults: number;
  readonly kids: number;
  readonly prodCode: string;
  readonly time: string;
  /** Quantity of each menu, by its index. */
  readonly menus: Readonly<Record<number, number>>;
  readonly requestNote: string;
  readonly hasAllergies: boolean;
  readonly allergyCodes: readonly string[];
  readonly allergyOther: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Staff have read the consent text to the guest, who has agreed. */
  readonly isConsentSpoken: boolean;
  /** Reason for booking beyond capacity; used only for a full time. */
  readonly overrideReason: string;
  readonly payAt: 'venue' | 'link';
  /** Minutes for which the pay link holds the seats. */
  readonly holdMinutes: number;
}

export const createBookingDraft = (today: string, knownValues: Partial<BookingDraft> = {}): BookingDraft => ({
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
  isConsentSpoken: false,
  overrideReason: '',
  payAt: 'venue',
  holdMinutes: payLinkMinutes.default,
  ...knownValues,
});

const listMenus = ({ menus }: BookingDraft, product: PhoneProduct) =>
  product.menus.map(({ menuIndex }) => ({ menuIndex, count: menus[menuIndex] ?? 0 })).filter(({ count }) => count > 0);

/** Returns true if the chosen time of a product is full. */
export const isTimeFull = ({ time }: Pick<BookingDraft, 'time'>, product: PhoneProduct): boolean =>
  product.times.some((offered) => offered.time === time && !offered.isFree);

/**
 * Returns true if the booking can be paid by a link: it costs something, and its time is not full. A booking beyond
 * capacity is paid at the venue, because a link holds only seats within capacity.
 */
export const canChooseLink = (draft: BookingDraft, product: PhoneProduct, amount: number): boolean =>
  amount > 0 && !isTimeFull(draft, product);

/**
 * Creates the search for offers, with the order to be priced if `product` is passed and a time is chosen. Returns null
 * while the venue is missing, the day is missing or past, or no adult takes part.
 */
export function createQuoteSearch(draft: BookingDraft, today: string, product?: PhoneProduct): QuoteSearch | null {
  const { dinCode, date, adults, kids, language, time } = draft;
  if (dinCode === '' || date < today || adults === 0) return null;
  const order =
    product === undefined || time === ''
      ? undefined
      : { prodCode: product.prodCode, time, menus: listMenus(draft, product), isOverride: isTimeFull(draft, product) };
  return {
    dinCode,
    date,
    adults,
    kids,
    language,
    ...(order !== undefined && { order }),
  };
}

/** Returns the failures that the browser can find; the server checks the whole booking. */
export function checkDraft(
  translations: Translations,
  draft: BookingDraft,
  product: PhoneProduct | undefined,
  { today, mayOverride }: { readonly today: string; readonly mayOverride: boolean },
): readonly FieldFailure<FieldPath<BookingDraft>>[] {
  const { t } = translations;
  const failures: FieldFailure<FieldPath<BookingDraft>>[] = [...checkContact(translations, draft)];
  const addFailure = (field: FieldPath<BookingDraft>, text: string): void => void failures.push({ field, text });
  if (draft.dinCode === '') addFailure('dinCode', t('staffDesk.form.errors.venue'));
  if (draft.date < today) addFailure('date', t('staffDesk.form.errors.date'));
  if (draft.adults === 0) addFailure('adults', t('staffDesk.form.errors.adults'));
  if (product === undefined) addFailure('prodCode', t('staffDesk.form.errors.product'));
  const isFull = product !== undefined && isTimeFull(draft, product);
  const isOverridePossible = mayOverride && product?.type !== 'room';
  if (product?.times.some(({ time }) => time === draft.time) !== true || (isFull && !isOverridePossible))
    addFailure('time', t('staffDesk.form.errors.time'));
  else if (isFull && draft.overrideReason.trim() === '')
    addFailure('overrideReason', t('staffDesk.form.overReasonMissing'));
  for (const { prodQsCode, required } of product?.questions ?? [])
    if (required && (draft.answers[prodQsCode] ?? '').trim() === '')
      addFailure(`answers.${prodQsCode}`, t('staffDesk.form.errors.question'));
  if (product?.asksAllergies === true && draft.hasAllergies && draft.allergyCodes.length === 0)
    addFailure('allergyCodes', t('staffDesk.form.errors.allergies'));
  if (!draft.isConsentSpoken) addFailure('isConsentSpoken', t('staffDesk.form.errors.spoken'));
  return failures;
}

/** Returns the initial values of the fields that are cleared when another field changes. */
export const getClearedFields = (changedField: FieldPath<BookingDraft>): Partial<BookingDraft> => {
  const { prodCode, time, menus, answers, overrideReason } = createBookingDraft('');
  if (changedField === 'dinCode') return { prodCode, time, menus, answers };
  if (changedField === 'prodCode') return { time, menus, answers };
  if (changedField === 'date') return { time };
  if (changedField === 'time') return { overrideReason };
  return changedField === 'language' ? { answers } : {};
};

/** Creates the request body of the booking. */
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
      ? { type: 'link', minutes: draft.holdMinutes }
      : { type: 'venue' },
});

/** Props that all sections of the form have. */
export interface BookingSectionProps {
  readonly form: RequestForm<BookingDraft>;
}
