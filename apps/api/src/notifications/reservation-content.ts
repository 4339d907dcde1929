import { counted, fill } from '@dining/i18n/fill';
import { moneyText } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { mapAddress } from '@dining/i18n/maps';
import type { ReservationMessage } from '../stores/messages/outbox';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import { frame, pictureId } from './head-picture';
import type { MailAction, MailContent, MailRow } from './mail-content';
import {
  formatSpokenVisit,
  formatVisit,
  greetedAs,
  isCancellable,
  paidOf,
  partyOf,
  type Words,
  wordsOf,
} from './reservation-words';

interface Surroundings {
  /** Where the site shows the reservation, and whether that address alone opens it (decision 2). */
  readonly link: string;
  readonly isSecret: boolean;
  /** Where the guest says that he comes. */
  readonly visitLink: string;
  readonly hasPicture: boolean;
  /** The house runs on stand-ins: the mail says that nothing of it is real (decision 34a). */
  readonly standIns: boolean;
  readonly now: Date;
}

const row = (label: string, ...lines: readonly string[]): MailRow => ({ label, lines: lines.filter((line) => line !== '') });

/** The photo of the completed page, which the mail shows as well (Spec §3 prodPhotoType prod2). */
export const photoOf = ({ photos }: StoredReservation) => photos.find(({ photoType }) => photoType === 'prod2') ?? photos[0];

/** Where the hotel is, as the guest reads it; then as a driver does. */
function addressOf({ hotel }: StoredReservation, { own }: Words): readonly string[] {
  const read = own(hotel.readableAddress);
  return read === '' || read === hotel.address ? [hotel.address] : [read, hotel.address];
}

/** What is reserved: where, when, for whom (Spec §2.12). */
function contentRows(stored: StoredReservation, words: Words): MailRow[] {
  const { reservation, venue, roomName } = stored;
  const { texts, own } = words;
  const pickup = reservation.reservationType === 'pickup';
  return [
    row(texts.complete.resvCode, reservation.resvCode),
    row(texts.reservation.venue.label, own(venue.name), own(venue.location)),
    row(texts.complete.address, ...addressOf(stored, words)),
    row(pickup ? texts.payment.summary.item : texts.payment.summary.product, own(reservation.productName)),
    row(pickup ? texts.reservation.summary.pickup : texts.reservation.summary.visit, formatVisit(stored, words)),
    row(
      texts.reservation.type.label,
      [texts.common.resvType[reservation.reservationType], own(roomName)].filter(Boolean).join(' · '),
    ),
    row(pickup ? texts.payment.summary.quantity : texts.reservation.party.label, partyOf(stored, words)),
  ];
}

/** A deposit as what it is: so much for so many. */
function depositRow({ lines }: StoredReservation, { texts, language }: Words): MailRow {
  const said = lines.map(({ unitPrice, count }) =>
    fill(texts.product.deposit.line, { price: moneyText(unitPrice, language), count: String(count) }),
  );
  return row(texts.product.deposit.title, ...said);
}

/** What was ordered and paid. */
function madeRows(stored: StoredReservation, words: Words): MailRow[] {
  const { texts, own } = words;
  // How many stands with its sign on one line.
  const times = (count: number) => counted(texts.common.units, 'quantity', count).replaceAll(' ', '\u00a0');
  // A pickup is its own line, which its rows tell already.
  const menus = stored.lines
    .filter(({ menuIndex }) => menuIndex !== null || stored.reservation.takesDeposit)
    .map(({ name, count }) => `${own(name)} ${times(count)}`);
  return [
    ...(menus.length > 0
      ? [stored.reservation.takesDeposit ? depositRow(stored, words) : row(texts.complete.menus, ...menus)]
      : []),
    row(texts.complete.paidAmount, paidOf(stored, words)),
  ];
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

/** What each message says in its own words, and what it says beside the reservation itself. */
function sayings(kind: ReservationMessage, stored: StoredReservation, words: Words, around: Surroundings) {
  const { texts, language } = words;
  const { made, cancelled, cancelledByVenue, reminder, open } = mails[language];
  const { complete } = texts;
  const view: MailAction = { label: open, url: around.link };
  const { hotel } = stored;
  const way = { label: complete.directions, url: mapAddress(words.own(hotel.name), hotel.latitude, hotel.longitude, language) };
  switch (kind) {
    case 'reservation_made':
      return {
        said: { subject: made.subject, title: complete.title, lead: complete.lead },
        rows: madeRows(stored, words),
        actions: [view, way],
      };
    case 'reservation_cancelled': {
      const said = stored.reservation.cancelledBy === 'venue' ? cancelledByVenue : cancelled;
      return { said, rows: cancelledRows(stored, words), actions: [view] };
    }
    case 'visit_reminder': {
      const coming = { label: reminder.coming, url: around.visitLink };
      const other = isCancellable(stored, around.now) ? { ...view, label: reminder.cancel } : view;
      return { said: reminder, rows: madeRows(stored, words), actions: [coming, other, way] };
    }
  }
}

/**
 * The mail to whoever made a reservation, in the language it was made in: that it is complete, that it is cancelled, or that its day is
 * near. It holds no allergy and no answer: those stay with the restaurant.
 */
export function reservationContent(kind: ReservationMessage, stored: StoredReservation, around: Surroundings): MailContent {
  const { reservation, hotel, venue } = stored;
  const words = wordsOf(stored);
  const { language, texts, own } = words;
  const mail = mails[language];
  const { said, rows, actions } = sayings(kind, stored, words, around);
  const photo = photoOf(stored);
  const secret = { title: texts.complete.secret.title, text: texts.complete.secret.body, url: around.link };
  const policy = { title: texts.cancellation.policy, text: own(reservation.policy.description) };
  const refund = { title: texts.cancellation.past.refund, text: mail.cancelled.refund };
  return {
    language,
    sender: own(hotel.name),
    subject: fill(said.subject, { venue: own(venue.name), visit: formatSpokenVisit(stored, words) }),
    title: said.title,
    lead: fill(said.lead, { name: greetedAs(stored, words) }),
    picture: around.hasPicture && photo !== undefined ? { id: pictureId, alt: own(photo.alt), ...frame } : undefined,
    rows: [...contentRows(stored, words), ...rows],
    body: [],
    actions,
    notes: [
      ...(kind !== 'reservation_cancelled' && around.isSecret ? [secret] : []),
      ...(kind !== 'reservation_cancelled' && policy.text !== '' ? [policy] : []),
      ...((reservation.refundAmount ?? 0) > 0 ? [refund] : []),
    ],
    foot: [`${own(venue.name)} ${venue.phone}`, mail.why, ...(around.standIns ? [texts.common.demoStrip] : [])],
  };
}
