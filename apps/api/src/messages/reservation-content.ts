import { pickupTime } from '@dining/domain/availability/pickup';
import type { Language } from '@dining/domain/shared/language';
import { type LocalizedText, textFor } from '@dining/domain/shared/localized-text';
import { counted, fill } from '@dining/i18n/fill';
import { moneyText, visitText } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Messages } from '@dining/i18n/site/messages';
import type { MailKind } from '../stores/messages/outbox';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import { frame } from './head-picture';
import type { MailContent, MailRow } from './mail-content';

/** The id under which the picture travels. */
export const pictureId = 'picture';

interface Surroundings {
  /** Where the site shows the reservation, and whether that address alone opens it (decision 2). */
  readonly link: string;
  readonly isSecret: boolean;
  readonly hasPicture: boolean;
  /** The house runs on stand-ins: the mail says that nothing of it is real (decision 34a). */
  readonly standIns: boolean;
}

/** A reservation's texts in its guest's language. */
interface Words {
  readonly language: Language;
  readonly texts: Messages;
  readonly own: (text: LocalizedText | null) => string;
}

const row = (label: string, ...lines: readonly string[]): MailRow => ({ label, lines: lines.filter((line) => line !== '') });

/** The photo of the completed page, which the mail shows as well (Spec §3 prodPhotoType prod2). */
export const photoOf = ({ photos }: StoredReservation) => photos.find(({ photoType }) => photoType === 'prod2') ?? photos[0];

const visitOf = ({ reservation }: StoredReservation, { language }: Words): string =>
  visitText(reservation.visitDay, reservation.reservationType === 'pickup' ? pickupTime : reservation.visitTime, language);

/** What is reserved: where, when, for whom (Spec §2.12). */
function contentRows(stored: StoredReservation, words: Words): MailRow[] {
  const { reservation, venue, roomName } = stored;
  const { texts, own } = words;
  const { units } = texts.common;
  const pickup = reservation.reservationType === 'pickup';
  const party = [
    reservation.adults > 0 ? counted(units, 'adults', reservation.adults) : '',
    reservation.kids > 0 ? counted(units, 'kids', reservation.kids) : '',
  ];
  return [
    row(texts.complete.resvCode, reservation.resvCode),
    row(texts.reservation.venue.label, own(venue.name), own(venue.location)),
    row(texts.payment.summary.product, own(reservation.productName)),
    row(pickup ? texts.reservation.summary.pickup : texts.reservation.summary.visit, visitOf(stored, words)),
    row(
      texts.reservation.type.label,
      [texts.common.resvType[reservation.reservationType], own(roomName)].filter(Boolean).join(' · '),
    ),
    pickup
      ? row(texts.payment.summary.quantity, counted(units, 'quantity', reservation.pickupQuantity))
      : row(texts.reservation.party.label, party.filter(Boolean).join(' · ')),
  ];
}

/** What was ordered and paid. */
function madeRows({ reservation, lines }: StoredReservation, { language, texts, own }: Words): MailRow[] {
  // How many stands with its sign on one line.
  const times = (count: number) => counted(texts.common.units, 'quantity', count).replaceAll(' ', '\u00a0');
  const menus = lines.map(({ name, count }) => `${own(name)} ${times(count)}`);
  const paid = reservation.orderAmount === 0 ? texts.complete.payAtVenue : moneyText(reservation.payAmount, language);
  return [...(menus.length > 0 ? [row(texts.complete.menus, ...menus)] : []), row(texts.complete.paidAmount, paid)];
}

/** What was paid, what is kept of it and what goes back (Spec §5 Cancellation); nothing where nothing was paid. */
function cancelledRows({ reservation }: StoredReservation, { language, texts }: Words): MailRow[] {
  const { payAmount, cancelFee, refundAmount } = reservation;
  if (payAmount === 0) return [];
  return [
    row(texts.cancellation.paid, moneyText(payAmount, language)),
    row(texts.cancellation.fee, moneyText(cancelFee ?? 0, language)),
    row(texts.cancellation.past.refund, moneyText(refundAmount ?? 0, language)),
  ];
}

/**
 * The mail to whoever made a reservation, in the language it was made in: that it is complete, or that it is cancelled. It holds
 * no allergy and no answer: those stay with the restaurant.
 */
export function reservationContent(kind: MailKind, stored: StoredReservation, around: Surroundings): MailContent {
  const { reservation, hotel, venue } = stored;
  const language = reservation.language as Language;
  const texts = packs[language];
  const mail = mails[language];
  const words: Words = { language, texts, own: (text) => (text === null ? '' : textFor(text, language)) };
  const { own } = words;
  const made = kind === 'reservation_made';
  const photo = photoOf(stored);
  const name = reservation.bookerName;
  const secret = { title: texts.complete.secret.title, text: texts.complete.secret.body };
  const policy = { title: texts.cancellation.policy, text: own(reservation.policy.description) };
  const refund = { title: texts.cancellation.past.refund, text: mail.cancelled.refund };
  return {
    language,
    sender: own(hotel.name),
    subject: fill((made ? mail.made : mail.cancelled).subject, {
      venue: own(venue.name),
      visit: visitOf(stored, words),
    }),
    title: made ? texts.complete.title : mail.cancelled.title,
    lead: fill(made ? texts.complete.lead : mail.cancelled.lead, { name }),
    picture: around.hasPicture && photo !== undefined ? { id: pictureId, alt: own(photo.alt), ...frame } : undefined,
    rows: [...contentRows(stored, words), ...(made ? madeRows(stored, words) : cancelledRows(stored, words))],
    action: { label: mail.open, url: around.link },
    notes: [
      ...(around.isSecret ? [secret] : []),
      ...(made && policy.text !== '' ? [policy] : []),
      ...((reservation.refundAmount ?? 0) > 0 ? [refund] : []),
    ],
    foot: [`${own(venue.name)} ${venue.phone}`, mail.why, ...(around.standIns ? [texts.common.demoStrip] : [])],
  };
}
