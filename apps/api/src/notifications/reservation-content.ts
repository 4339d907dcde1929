import { fillVariables } from '@dining/i18n/fill';
import { formatFacts, formatMoney } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { getMapUrl } from '@dining/i18n/maps';
import type { ReservationMessageKind } from '../stores/messages/outbox';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import type { MailAction, MailContent, MailRow } from './mail-content';
import { pictureFrame, pictureId } from './mail-picture';
import type { OfferedVisit } from './offered-visits';
import {
  formatFeeLines,
  formatGreetingName,
  formatParty,
  formatPayment,
  formatVisit,
  formatVisitInText,
  getGuestLocalization,
  isCancellable,
  type Localization,
} from './reservation-texts';

interface ReservationMailContext {
  readonly link: string;
  /** `link` contains the key that opens the reservation. */
  readonly containsKey: boolean;
  /** Link to the page where the guest confirms that they will come. */
  readonly visitLink: string;
  /** Link to the page of the restaurant. */
  readonly venueLink: string;
  readonly hasPicture: boolean;
  readonly standIns: boolean;
  /** What the guest may book instead of a cancelled visit. */
  readonly offeredVisits: readonly OfferedVisit[];
  /** Business days within which the refund usually arrives; 0 if nothing is refunded. */
  readonly refundDays: number;
  readonly now: Date;
}

const createRow = (label: string, ...lines: readonly string[]): MailRow => ({
  label,
  lines: lines.filter((line) => line !== ''),
});

export const findPhoto = ({ photos }: StoredReservation) =>
  photos.find(({ photoType }) => photoType === 'prod2') ?? photos[0];

function listAddressLines({ hotel }: StoredReservation, { localize }: Localization): readonly string[] {
  const translatedAddress = localize(hotel.translatedAddress);
  return translatedAddress === '' || translatedAddress === hotel.address
    ? [hotel.address]
    : [translatedAddress, hotel.address];
}

function listContentRows(
  storedReservation: StoredReservation,
  localization: Localization,
  { venueLink }: ReservationMailContext,
): MailRow[] {
  const { reservation, venue, roomName } = storedReservation;
  const { texts, language, localize } = localization;
  const isPickup = reservation.reservationType === 'pickup';
  return [
    createRow(texts.complete.resvCode, reservation.resvCode),
    { ...createRow(texts.reservation.venue.label, localize(venue.name), localize(venue.location)), url: venueLink },
    createRow(texts.complete.address, ...listAddressLines(storedReservation, localization)),
    createRow(isPickup ? texts.payment.summary.item : texts.payment.summary.product, localize(reservation.productName)),
    createRow(
      isPickup ? texts.reservation.summary.pickup : texts.reservation.summary.visit,
      formatVisit(storedReservation, localization),
    ),
    createRow(
      texts.reservation.type.label,
      formatFacts([texts.common.resvType[reservation.reservationType], localize(roomName)], language),
    ),
    createRow(
      isPickup ? texts.payment.summary.quantity : texts.reservation.party.label,
      formatParty(storedReservation, localization),
    ),
  ];
}

function createDepositRow({ lines }: StoredReservation, { texts, language }: Localization): MailRow {
  const priceTexts = lines.map(({ unitPrice, count }) =>
    fillVariables(texts.product.deposit.line, { price: formatMoney(unitPrice, language), count: String(count) }),
  );
  return createRow(texts.product.deposit.title, ...priceTexts);
}

function listBookingRows(storedReservation: StoredReservation, localization: Localization): MailRow[] {
  const { texts, localize } = localization;
  const formatTimes = (count: number) => fillVariables(texts.common.units.times, { count }).replaceAll(' ', '\u00a0');
  const menus = storedReservation.lines
    .filter(({ menuIndex }) => menuIndex !== null || storedReservation.reservation.takesDeposit)
    .map(({ name, count }) => `${localize(name)}\u00a0${formatTimes(count)}`);
  const menuRow = storedReservation.reservation.takesDeposit
    ? createDepositRow(storedReservation, localization)
    : createRow(texts.complete.menus, ...menus);
  return [
    ...(menus.length > 0 ? [menuRow] : []),
    createRow(texts.complete.paidAmount, formatPayment(storedReservation, localization)),
  ];
}

function listCancellationRows({ reservation }: StoredReservation, { language, texts }: Localization): MailRow[] {
  const { payAmount, cancelFee, refundAmount } = reservation;
  if (payAmount === 0) return [];
  return [
    createRow(texts.cancellation.paid, formatMoney(payAmount, language)),
    createRow(texts.cancellation.fee, formatMoney(cancelFee ?? 0, language)),
    createRow(texts.cancellation.past.refund, formatMoney(refundAmount ?? 0, language)),
  ];
}

function getMessageContent(
  kind: ReservationMessageKind,
  storedReservation: StoredReservation,
  localization: Localization,
  context: ReservationMailContext,
) {
  const { texts, language } = localization;
  const { made, cancelled, cancelledByVenue, reminder, open } = mails[language];
  const { complete, resvStatus } = texts;
  const viewAction: MailAction = { label: open, url: context.link };
  const { hotel } = storedReservation;
  const directions = {
    label: complete.directions,
    url: getMapUrl(localization.localize(hotel.name), hotel.latitude, hotel.longitude, language),
  };
  switch (kind) {
    case 'reservation_made':
      return {
        headline: { subject: made.subject, title: resvStatus.sentences.reserved, lead: complete.lead },
        rows: listBookingRows(storedReservation, localization),
        actions: [viewAction, directions],
      };
    case 'reservation_cancelled': {
      const headline =
        storedReservation.reservation.cancelledBy === 'venue'
          ? cancelledByVenue
          : { subject: cancelled.subject, lead: cancelled.lead, title: resvStatus.sentences.cancel };
      return {
        headline,
        rows: listCancellationRows(storedReservation, localization),
        actions: [...context.offeredVisits.map((visit): MailAction => visit), viewAction],
      };
    }
    case 'visit_reminder': {
      const confirmAction = { label: reminder.coming, url: context.visitLink };
      const changeAction = isCancellable(storedReservation, context.now)
        ? { ...viewAction, label: reminder.cancel }
        : viewAction;
      return {
        headline: reminder,
        rows: listBookingRows(storedReservation, localization),
        actions: [confirmAction, changeAction, directions],
      };
    }
  }
}

/**
 * Creates the content of a mail about a reservation, in the language of the reservation. It contains neither allergies
 * nor answers, because a mail may reach a stranger.
 */
export function createReservationContent(
  kind: ReservationMessageKind,
  storedReservation: StoredReservation,
  context: ReservationMailContext,
): MailContent {
  const { reservation, hotel, venue } = storedReservation;
  const localization = getGuestLocalization(storedReservation);
  const { language, texts, localize } = localization;
  const mailTexts = mails[language];
  const { headline, rows, actions } = getMessageContent(kind, storedReservation, localization, context);
  const photo = findPhoto(storedReservation);
  const secretLinkNote = { title: texts.complete.secret.title, text: texts.complete.secret.body, url: context.link };
  const policyNote = {
    title: texts.cancellation.policy,
    text: [formatFeeLines(storedReservation, localization, context.now), localize(reservation.policy.description)]
      .filter(Boolean)
      .join('\n'),
  };
  const { payMethod } = reservation;
  const { past } = texts.cancellation;
  const refundNotes =
    context.refundDays > 0 && payMethod !== 'none'
      ? [{ title: past.refund, text: fillVariables(past.arrives[payMethod], { days: context.refundDays }) }]
      : [];
  return {
    language,
    sender: localize(hotel.name),
    subject: fillVariables(headline.subject, {
      venue: localize(venue.name),
      visit: formatVisitInText(storedReservation, localization),
    }),
    title: headline.title,
    intro: fillVariables(headline.lead, { name: formatGreetingName(storedReservation, localization) }),
    picture:
      context.hasPicture && photo !== undefined
        ? { id: pictureId, alt: localize(photo.alt), ...pictureFrame }
        : undefined,
    rows: [...listContentRows(storedReservation, localization, context), ...rows],
    body: context.offeredVisits.length === 0 ? [] : [{ title: mailTexts.offered.title, text: mailTexts.offered.text }],
    actions,
    notes: [
      ...(kind !== 'reservation_cancelled' && context.containsKey ? [secretLinkNote] : []),
      ...(kind !== 'reservation_cancelled' && policyNote.text !== '' ? [policyNote] : []),
      ...refundNotes,
    ],
    footer: [
      `${localize(venue.name)} ${venue.phone}`,
      mailTexts.reasonForMail,
      ...(context.standIns ? [texts.common.demoStrip] : []),
    ],
  };
}
