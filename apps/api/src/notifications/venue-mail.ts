import { screens } from '@dining/contract/staff/screens';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { fillVariables } from '@dining/i18n/fill';
import { formatDateTime, formatFacts, formatInstant } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import type { DueMessage, VenueDay, VenueMessageKind } from '../stores/messages/outbox';
import { findReservation, type StoredReservation } from '../stores/reservations/reservation-view';
import { createConsoleLink } from './links';
import { type MailContent, type MailRow, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailLogo } from './mail-logo';
import { formatParty, getVisit, isolateLines, type Localization } from './reservation-texts';

type DueVenueMessage = Extract<DueMessage, { kind: 'answers_edited' | VenueMessageKind }>;

/** Creates the link to the service screen of a day in the console. */
export function createServiceLink(deps: Deps, { dinCode, day }: VenueDay, language: Language): string {
  const query = new URLSearchParams({ venue: dinCode, day });
  return createConsoleLink(deps, `${screens.service.path}?${query.toString()}`, language);
}

/**
 * Adds what all mails to restaurants share: language, sender, a link to the console and a footer. They have neither a
 * picture nor notes.
 */
export function createVenueContent(
  deps: Deps,
  hotel: { readonly name: LocalizedText; readonly staffLanguage: Language },
  venueDay: VenueDay,
  content: Pick<MailContent, 'subject' | 'title' | 'intro' | 'rows' | 'body'>,
): MailContent {
  const language = hotel.staffLanguage;
  const { venue: texts } = mails[language];
  return {
    ...content,
    language,
    sender: getLocalizedText(hotel.name, language),
    picture: undefined,
    actions: [{ label: texts.open, url: createServiceLink(deps, venueDay, language) }],
    notes: [],
    footer: [texts.reasonForMail, ...(deps.config.standIns ? [packs[language].common.demoStrip] : [])],
  };
}

export const createVenueMail = (id: string, mailbox: string, content: MailContent): Mail => ({
  id,
  fromName: content.sender,
  to: [mailbox],
  subject: content.subject,
  html: renderHtmlMail(content),
  text: renderPlainMail(content),
  pictures: [mailLogo],
});

function getStaffLocalization({ hotel: { staffLanguage: language } }: StoredReservation): Localization {
  const localize = (text: LocalizedText | null) => (text === null ? '' : getLocalizedText(text, language));
  return { language, texts: packs[language], localize };
}

function listRows(storedReservation: StoredReservation, localization: Localization): MailRow[] {
  const { reservation, venue, roomName, lines } = storedReservation;
  const { language, texts, localize } = localization;
  const isPickup = reservation.reservationType === 'pickup';
  const { date, time } = getVisit(storedReservation);
  const menus = lines.filter(({ menuIndex }) => menuIndex !== null);
  return [
    { label: texts.complete.resvCode, lines: [reservation.resvCode] },
    {
      label: isPickup ? texts.complete.collector : texts.complete.visitor,
      lines: [isolateDirection(reservation.visitorName)],
    },
    {
      label: isPickup ? texts.reservation.summary.pickup : texts.reservation.summary.visit,
      lines: [formatDateTime(date, time, language)],
    },
    {
      label: isPickup ? texts.payment.summary.quantity : texts.reservation.party.label,
      lines: [formatParty(storedReservation, localization)],
    },
    { label: texts.reservation.venue.label, lines: [localize(venue.name)] },
    {
      label: texts.reservation.type.label,
      lines: [formatFacts([texts.common.resvType[reservation.reservationType], localize(roomName)], language)],
    },
    { label: texts.payment.summary.product, lines: [localize(reservation.productName)] },
    ...(menus.length === 0
      ? []
      : [{ label: texts.complete.menus, lines: menus.map(({ name, count }) => `${localize(name)} × ${count}`) }]),
  ];
}

function listEdits(storedReservation: StoredReservation, { language }: Localization): MailContent['body'] {
  const { venue: texts } = mails[language];
  const { requestChangedAt, allergiesChangedAt, requestNote } = storedReservation.reservation;
  const formatTitle = (title: string, at: Date) =>
    fillVariables(texts.changedTitle, { title, at: formatInstant(at.getTime(), language) });
  return [
    ...(requestChangedAt === null
      ? []
      : [
          {
            title: formatTitle(texts.request, requestChangedAt),
            text: requestNote === '' ? texts.noRequest : isolateLines(requestNote),
          },
        ]),
    ...(allergiesChangedAt === null
      ? []
      : [{ title: formatTitle(texts.allergies, allergiesChangedAt), text: texts.allergiesChanged }]),
  ];
}

function listRequestAndAllergies({ reservation, allergies }: StoredReservation, { language }: Localization) {
  const { venue: texts } = mails[language];
  return [
    ...(reservation.requestNote === '' ? [] : [{ title: texts.request, text: isolateLines(reservation.requestNote) }]),
    ...(allergies.length === 0 ? [] : [{ title: texts.allergies, text: texts.hasAllergies }]),
  ];
}

const textKeys = { venue_booked: 'booked', venue_cancelled: 'cancelled', answers_edited: 'edited' } as const;

function createContent(deps: Deps, kind: DueVenueMessage['kind'], storedReservation: StoredReservation): MailContent {
  const { reservation, hotel, venue } = storedReservation;
  const localization = getStaffLocalization(storedReservation);
  const { language, localize } = localization;
  const texts = mails[language].venue;
  const { date, time } = getVisit(storedReservation);
  const { subject, lead: intro, ...headline } = texts[textKeys[kind]];
  const { resvCode, dinCode, visitDay } = reservation;
  const changesRow = { label: texts.changes, lines: [String(reservation.answersVersion)] };
  const isEdit = kind === 'answers_edited';
  return createVenueContent(
    deps,
    hotel,
    { dinCode, day: visitDay },
    {
      ...headline,
      intro,
      subject: fillVariables(subject, {
        venue: localize(venue.name),
        visit: formatDateTime(date, time, language),
        resvCode,
      }),
      rows: [...listRows(storedReservation, localization), ...(isEdit ? [changesRow] : [])],
      body: isEdit
        ? listEdits(storedReservation, localization)
        : kind === 'venue_booked'
          ? listRequestAndAllergies(storedReservation, localization)
          : [],
    },
  );
}

function isVenueMailObsolete(message: DueVenueMessage, { reservation }: StoredReservation): boolean {
  if (message.kind === 'venue_cancelled') return false;
  if (reservation.status === 'cancel') return true;
  return message.kind === 'answers_edited' && message.payload.answersVersion < reservation.answersVersion;
}

/**
 * Renders the mail to the restaurant about a booking, a cancellation or an edit. A mail about an edit contains all
 * edits so far. Returns undefined if a later mail replaces this one, the visit has begun, or neither restaurant nor
 * hotel has an e-mail address.
 */
export async function renderVenueMail(deps: Deps, message: DueVenueMessage): Promise<Mail | undefined> {
  const { resvCode } = message.payload;
  const storedReservation = await findReservation(deps.database.pool, resvCode);
  if (
    storedReservation === undefined ||
    isVenueMailObsolete(message, storedReservation) ||
    deps.now() >= getVisitStart(getVisit(storedReservation))
  )
    return undefined;
  const { mailbox } = storedReservation.venue;
  if (mailbox === null) return undefined;
  const idEnd = message.kind === 'answers_edited' ? `${resvCode}.${message.payload.answersVersion}` : resvCode;
  return createVenueMail(
    `${message.kind.replaceAll('_', '-')}.${idEnd}`,
    mailbox,
    createContent(deps, message.kind, storedReservation),
  );
}
