import type { Deps } from '../config/deps';
import type { Mail, MailCalendar } from '../ports/mail';
import type { DueMessage, ReservationMessageKind } from '../stores/messages/outbox';
import { findReservation, type StoredReservation } from '../stores/reservations/reservation-view';
import { renderCalendar } from './calendar';
import { createReservationLink, createVenueLink, createVisitConfirmationLink } from './links';
import { renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailLogo } from './mail-logo';
import { loadMailPicture } from './mail-picture';
import { getMessageId } from './message-id';
import { applyTemplate, findReservationTemplate, getPlaceholderValues } from './message-templates';
import { isObsolete } from './obsolete';
import { listOfferedVisits } from './offered-visits';
import { getRefundDays } from './refund-days';
import { createReservationContent, findPhoto } from './reservation-content';

function renderMailCalendar(
  { config }: Deps,
  kind: ReservationMessageKind,
  storedReservation: StoredReservation,
): MailCalendar | undefined {
  if (kind === 'visit_reminder') return undefined;
  const text = renderCalendar(storedReservation, { publicUrl: config.publicUrl, mailFrom: config.mail?.from });
  return { fileName: 'reservation.ics', text };
}

export async function renderReservationMail(
  deps: Deps,
  siteFolder: string,
  message: Extract<DueMessage, { kind: ReservationMessageKind }>,
): Promise<Mail | undefined> {
  const {
    kind,
    payload: { resvCode, alternatives },
  } = message;
  const storedReservation = await findReservation(deps.database.pool, resvCode);
  const now = deps.now();
  if (storedReservation === undefined || isObsolete(kind, storedReservation, now)) return undefined;
  const picture = await loadMailPicture(
    { db: deps.database.pool, siteFolder },
    findPhoto(storedReservation)?.filePath ?? '',
  );
  const defaultContent = createReservationContent(kind, storedReservation, {
    ...createReservationLink(deps, storedReservation),
    visitLink: createVisitConfirmationLink(deps, storedReservation),
    venueLink: createVenueLink(deps, storedReservation),
    hasPicture: picture !== undefined,
    standIns: deps.config.standIns,
    offeredVisits: await listOfferedVisits(deps, storedReservation, alternatives),
    refundDays: getRefundDays(deps.config, storedReservation.reservation),
    now,
  });
  const content = applyTemplate(
    defaultContent,
    await findReservationTemplate(deps, message, storedReservation),
    getPlaceholderValues(storedReservation),
  );
  return {
    id: getMessageId(message),
    fromName: content.sender,
    to: [storedReservation.reservation.bookerEmail],
    subject: content.subject,
    html: renderHtmlMail(content),
    text: renderPlainMail(content),
    pictures: picture === undefined ? [mailLogo] : [picture, mailLogo],
    calendar: renderMailCalendar(deps, kind, storedReservation),
  };
}
