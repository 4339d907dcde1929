import {
  fillPlaceholders,
  type TemplateKind,
  type TemplatePlaceholder,
  type TemplateTexts,
} from '@dining/domain/messages/templates';
import { formatFullDay } from '@dining/i18n/formats';
import type { Deps } from '../config/deps';
import { findTemplateAt } from '../stores/messages/message-templates';
import type { DueMessage, ReservationMessageKind } from '../stores/messages/outbox';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import type { MailContent } from './mail-content';
import {
  formatGreetingName,
  formatParty,
  formatVisitInText,
  getGuestLocalization,
  getVisit,
  isolateLines,
} from './reservation-texts';

/** The values of the placeholders of a message. */
export type PlaceholderValues = Readonly<Partial<Record<TemplatePlaceholder, string>>>;

/** Returns the kind of the template of a message about a reservation. */
const getTemplateKind = (kind: ReservationMessageKind, { reservation }: StoredReservation): TemplateKind => {
  if (kind === 'reservation_made') return 'made';
  if (kind === 'visit_reminder') return 'reminder';
  return reservation.cancelledBy === 'venue' ? 'cancelledByVenue' : 'cancelled';
};

/** Returns the values of the placeholders in the messages about a reservation. */
export function getPlaceholderValues(stored: StoredReservation): PlaceholderValues {
  const localization = getGuestLocalization(stored);
  const { language, localize } = localization;
  const { date, time } = getVisit(stored);
  return {
    name: formatGreetingName(stored, localization),
    hotel: localize(stored.hotel.name),
    venue: localize(stored.venue.name),
    product: localize(stored.reservation.productName),
    day: formatFullDay(date, language),
    time,
    visit: formatVisitInText(stored, localization),
    party: formatParty(stored, localization),
    number: stored.reservation.resvCode,
  };
}

/** Returns the hotel's texts for a message about a reservation, as they were when it was enqueued. */
export const findReservationTemplate = (
  { database }: Pick<Deps, 'database'>,
  { kind, createdAt }: Pick<Extract<DueMessage, { kind: ReservationMessageKind }>, 'kind' | 'createdAt'>,
  stored: StoredReservation,
): Promise<TemplateTexts | undefined> =>
  findTemplateAt(
    database.pool,
    {
      htlCode: stored.reservation.htlCode,
      kind: getTemplateKind(kind, stored),
      language: getGuestLocalization(stored).language,
    },
    createdAt,
  );

const fill = (text: string, values: PlaceholderValues): string => isolateLines(fillPlaceholders(text, values));

/** Returns the content of a mail with the hotel's texts in place of the built-in ones. Everything else stays. */
export function applyTemplate(
  content: MailContent,
  template: TemplateTexts | undefined,
  values: PlaceholderValues,
): MailContent {
  if (template === undefined) return content;
  const { subject, opening, closing } = template;
  return {
    ...content,
    subject: subject === '' ? content.subject : fillPlaceholders(subject, values),
    intro: opening === '' ? content.intro : fill(opening, values),
    closing: closing === '' ? undefined : fill(closing, values),
  };
}

/** Returns the hotel's line after an SMS, with the line break before it; '' if there is none. */
export const formatSmsLine = (template: TemplateTexts | undefined, values: PlaceholderValues): string =>
  template === undefined || template.smsLine === '' ? '' : `\n${fillPlaceholders(template.smsLine, values)}`;
