import { fillVariables } from '@dining/i18n/fill';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import { findGuestNotice } from '../stores/messages/guest-notices';
import { findTemplateAt } from '../stores/messages/message-templates';
import type { DueMessage } from '../stores/messages/outbox';
import { findReservation } from '../stores/reservations/reservation-view';
import { createMailWithLogo } from './account-messages';
import { createReservationLink } from './links';
import type { MailContent } from './mail-content';
import { applyTemplate, getPlaceholderValues } from './message-templates';
import {
  formatGreetingName,
  formatParty,
  formatVisit,
  formatVisitInText,
  getGuestLocalization,
  isolateLines,
} from './reservation-texts';

/** Renders the mail with a message of staff to the guest of a reservation; undefined if it was cancelled. */
export async function renderGuestNotice(
  deps: Deps,
  { key, createdAt, payload: { resvCode, noticeId } }: Extract<DueMessage, { kind: 'guest_notice' }>,
): Promise<Mail | undefined> {
  const storedReservation = await findReservation(deps.database.pool, resvCode);
  const message = await findGuestNotice(deps.database.pool, resvCode, noticeId);
  if (storedReservation === undefined || message === undefined || storedReservation.reservation.status === 'cancel')
    return undefined;
  const { reservation, venue, hotel } = storedReservation;
  const localization = getGuestLocalization(storedReservation);
  const { language, localize, texts } = localization;
  const { notice, open, reasonForMail } = mails[language];
  const venueName = localize(venue.name);
  const defaultContent: MailContent = {
    language,
    sender: localize(hotel.name),
    subject: fillVariables(notice.subject, {
      venue: venueName,
      visit: formatVisitInText(storedReservation, localization),
    }),
    title: notice.title,
    intro: fillVariables(notice.lead, { name: formatGreetingName(storedReservation, localization) }),
    picture: undefined,
    rows: [
      { label: texts.complete.resvCode, lines: [reservation.resvCode] },
      { label: texts.reservation.venue.label, lines: [venueName] },
      { label: texts.reservation.summary.visit, lines: [formatVisit(storedReservation, localization)] },
      { label: texts.reservation.party.label, lines: [formatParty(storedReservation, localization)] },
    ],
    body: [{ title: notice.message, text: isolateLines(message) }],
    actions: [{ label: open, url: createReservationLink(deps, storedReservation).link }],
    notes: [],
    footer: [
      `${venueName} ${venue.phone}`,
      reasonForMail,
      ...(deps.config.standIns ? [packs[language].common.demoStrip] : []),
    ],
  };
  const template = await findTemplateAt(
    deps.database.pool,
    { htlCode: reservation.htlCode, kind: 'notice', language },
    createdAt,
  );
  const content = applyTemplate(defaultContent, template, getPlaceholderValues(storedReservation));
  return createMailWithLogo(
    reservation.bookerEmail,
    'guest-notice',
    { ...content, intro: `${content.intro}\n${notice.remains}` },
    key.replaceAll(' ', '.'),
  );
}
