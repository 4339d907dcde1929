import { getPhoneDigits, parsePhone } from '@dining/domain/shared/phone';
import { fillVariables } from '@dining/i18n/fill';
import { formatMoney } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import type { Deps } from '../config/deps';
import type { Sms } from '../ports/sms';
import type { DueMessage, ReservationMessageKind } from '../stores/messages/outbox';
import { findReservation, type StoredReservation } from '../stores/reservations/reservation-view';
import { createReservationLink, createVisitConfirmationLink } from './links';
import { getMessageId } from './message-id';
import { findReservationTemplate, formatSmsLine, getPlaceholderValues } from './message-templates';
import { isObsolete } from './obsolete';
import { listOfferedVisits } from './offered-visits';
import {
  formatParty,
  formatPayment,
  formatVisit,
  getGuestLocalization,
  isCancellable,
  type Localization,
} from './reservation-texts';

function formatProductAndParty(
  storedReservation: StoredReservation,
  localization: Localization,
): { readonly product: string; readonly party: string } {
  const { reservationType, productName, pickupQuantity: count } = storedReservation.reservation;
  const product = localization.localize(productName);
  if (reservationType !== 'pickup') return { product, party: formatParty(storedReservation, localization) };
  const { units, resvType } = localization.texts.common;
  return { product: `${product} ${fillVariables(units.times, { count })}`, party: resvType.pickup };
}

function getTemplateName(kind: ReservationMessageKind, storedReservation: StoredReservation, now: Date) {
  if (kind === 'reservation_cancelled' && storedReservation.reservation.cancelledBy === 'venue')
    return 'venue_cancelled';
  return kind === 'visit_reminder' && !isCancellable(storedReservation, now) ? 'confirmed_reminder' : kind;
}

export async function renderReservationSms(
  deps: Deps,
  message: Extract<DueMessage, { kind: ReservationMessageKind }>,
): Promise<Sms | undefined> {
  const {
    kind,
    payload: { resvCode, alternatives },
  } = message;
  const storedReservation = await findReservation(deps.database.pool, resvCode);
  if (storedReservation === undefined || isObsolete(kind, storedReservation, deps.now())) return undefined;
  const { reservation, hotel, venue } = storedReservation;
  const phone = parsePhone(reservation.bookerPhone);
  if (phone === null) return undefined;
  const localization = getGuestLocalization(storedReservation);
  const { language, localize } = localization;
  const { made, cancelled, cancelledByVenue, reminder, confirmedReminder } = mails[language].sms;
  const templateName = getTemplateName(kind, storedReservation, deps.now());
  const text = {
    reservation_made: made,
    reservation_cancelled: cancelled,
    venue_cancelled: cancelledByVenue,
    visit_reminder: reminder,
    confirmed_reminder: confirmedReminder,
  }[templateName];
  const variables = {
    hotel: localize(hotel.name),
    venue: localize(venue.name),
    ...formatProductAndParty(storedReservation, localization),
    visit: formatVisit(storedReservation, localization),
    resvCode,
    link:
      kind === 'visit_reminder'
        ? createVisitConfirmationLink(deps, storedReservation)
        : createReservationLink(deps, storedReservation).link,
    ...(kind === 'reservation_made' && { paid: formatPayment(storedReservation, localization) }),
    ...(kind === 'reservation_cancelled' && {
      paid: formatMoney(reservation.payAmount, language),
      refund: formatMoney(reservation.refundAmount ?? 0, language),
    }),
    ...(templateName === 'reservation_cancelled' && { fee: formatMoney(reservation.cancelFee ?? 0, language) }),
  };
  const offeredVisits = await listOfferedVisits(deps, storedReservation, alternatives);
  const offeredText = offeredVisits.map(({ label, url }) => `${label}\n${url}`).join('\n');
  const smsLine = formatSmsLine(
    await findReservationTemplate(deps, message, storedReservation),
    getPlaceholderValues(storedReservation),
  );
  const filledText = `${fillVariables(text, variables)}${smsLine}`;
  return {
    id: getMessageId(message),
    to: getPhoneDigits(phone),
    text: offeredText === '' ? filledText : [filledText, mails[language].offered.title, offeredText].join('\n'),
    // Approved templates have no variable for offered visits or the hotel's line.
    template: offeredText === '' && smsLine === '' ? { name: templateName, language, variables } : undefined,
  };
}
