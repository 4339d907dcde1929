import { pickupTime } from '@dining/domain/availability/pickup';
import { checkCancellation } from '@dining/domain/cancellation/eligibility';
import { listFeeSteps } from '@dining/domain/cancellation/fee-steps';
import { isLinkLike } from '@dining/domain/messages/link-like';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul, type Visit } from '@dining/domain/shared/seoul-time';
import { formatFeePeriods } from '@dining/i18n/fee-periods';
import { fillVariables, getCountText } from '@dining/i18n/fill';
import { formatDateTime, formatDateTimeInText, formatFacts, formatMoney } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Messages } from '@dining/i18n/site/messages';
import type { StoredReservation } from '../stores/reservations/reservation-view';

export interface Localization {
  readonly language: Language;
  readonly texts: Messages;
  readonly localize: (text: LocalizedText | null) => string;
}

/** Returns the texts and the formatter of names in the language of the reservation. */
export function getGuestLocalization({ reservation }: StoredReservation): Localization {
  const language = reservation.language as Language;
  return {
    language,
    texts: packs[language],
    localize: (text) => (text === null ? '' : getLocalizedText(text, language)),
  };
}

export const getVisit = ({ reservation }: StoredReservation): Visit => ({
  date: reservation.visitDay,
  time: reservation.reservationType === 'pickup' ? pickupTime : reservation.visitTime,
});

export function formatVisit(storedReservation: StoredReservation, { language }: Localization): string {
  const { date, time } = getVisit(storedReservation);
  return formatDateTime(date, time, language);
}

export function formatVisitInText(storedReservation: StoredReservation, { language }: Localization): string {
  const { date, time } = getVisit(storedReservation);
  return formatDateTimeInText(date, time, language, getTodayInSeoul(storedReservation.reservation.createdAt));
}

export function formatParty({ reservation }: StoredReservation, { language, texts }: Localization): string {
  const { units } = texts.common;
  if (reservation.reservationType === 'pickup') return getCountText(units, 'quantity', reservation.pickupQuantity);
  const party = [
    reservation.adults > 0 && getCountText(units, 'adults', reservation.adults),
    reservation.kids > 0 && getCountText(units, 'kids', reservation.kids),
  ];
  return formatFacts(party, language);
}

export const formatPayment = ({ reservation }: StoredReservation, { language, texts }: Localization): string =>
  reservation.orderAmount === 0 ? texts.complete.payAtVenue : formatMoney(reservation.payAmount, language);

/** Formats the cancellation fees, one line for each period with the same fee; '' once the visit has begun. */
export function formatFeeLines(
  storedReservation: StoredReservation,
  { language, texts }: Localization,
  now: Date,
): string {
  const { policy, takesDeposit, createdAt, paidAt } = storedReservation.reservation;
  const steps = listFeeSteps(
    { policy, visit: getVisit(storedReservation), isDeposit: takesDeposit, bookedAt: paidAt },
    now,
  );
  const periods = steps.map(({ feePercent, until }) => ({
    feePercent,
    until: formatDateTimeInText(until.date, until.time, language, getTodayInSeoul(createdAt)),
  }));
  const { cancelling } = texts.product;
  return formatFeePeriods(periods, (phrase, values) => fillVariables(cancelling[phrase], { ...values })).join('\n');
}

/** Isolates each line, because a directional isolate ends with its line. */
export const isolateLines = (text: string): string => text.split(/\r?\n/).map(isolateDirection).join('\n');

export const isCancellable = (storedReservation: StoredReservation, now: Date): boolean =>
  checkCancellation({ status: storedReservation.reservation.status, visit: getVisit(storedReservation) }, now).ok;

/**
 * Returns the name in the greeting. A name that looks like a link is replaced, because a visitor could enter it with
 * another person's e-mail address.
 */
export const formatGreetingName = (
  { reservation: { bookerName } }: StoredReservation,
  { language }: Localization,
): string => (isLinkLike(bookerName) ? mails[language].unnamed : isolateDirection(bookerName));
