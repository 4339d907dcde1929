import { isolateDirection } from '@dining/domain/shared/isolate';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { formatDateTime, formatInstant } from '@dining/i18n/formats';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import type { DueMessage } from '../stores/messages/outbox';
import { findReservation, type StoredReservation } from '../stores/reservations/reservation-view';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailLogo } from './mail-logo';
import { formatParty, getVisit, isolateLines } from './reservation-texts';

type Due = Extract<DueMessage, { kind: 'answers_edited' }>;

/** Only Korean, the language of restaurant staff. */
const mailTexts = {
  subject: '예약 요청·알레르기 변경',
  title: '고객이 예약 내용을 변경하였습니다',
  lead: '변경된 내용을 확인하여 주십시오. 이 메일의 내용은 발송 시점의 최신 내용입니다.',
  changes: '변경 횟수',
  request: '요청 사항',
  noRequest: '요청 사항이 삭제되어 없습니다.',
  allergies: '알레르기',
  // Mails never contain health data (docs/security.md, V14).
  allergiesChanged: '알레르기 답변이 변경되었습니다. 내용은 메일로 보내지 않으니 도착 목록에서 확인하여 주십시오.',
  why: '레스토랑에 보내는 발신 전용 메일입니다. 고객에게는 보내지 않았습니다.',
} as const;

const formatChangedTitle = (title: string, at: Date): string => `${title} (${formatInstant(at.getTime(), 'ko')} 변경)`;

function createContent(deps: Deps, stored: StoredReservation): MailContent {
  const { reservation, hotel, venue } = stored;
  const texts = packs.ko;
  const isPickup = reservation.reservationType === 'pickup';
  const { date, time } = getVisit(stored);
  const { requestChangedAt, allergiesChangedAt, requestNote } = reservation;
  const arrivals = `npm run staff -- arrivals ${reservation.dinCode} ${reservation.visitDay}`;
  const visit = formatDateTime(date, time, 'ko');
  const localize = (text: Parameters<typeof getLocalizedText>[0]) => getLocalizedText(text, 'ko');
  return {
    language: 'ko',
    sender: localize(hotel.name),
    subject: `${localize(venue.name)} ${mailTexts.subject} · ${visit} · ${reservation.resvCode}`,
    title: mailTexts.title,
    lead: mailTexts.lead,
    picture: undefined,
    rows: [
      { label: texts.complete.resvCode, lines: [reservation.resvCode] },
      {
        label: isPickup ? texts.complete.collector : texts.complete.visitor,
        lines: [isolateDirection(reservation.visitorName)],
      },
      { label: isPickup ? texts.reservation.summary.pickup : texts.reservation.summary.visit, lines: [visit] },
      {
        label: isPickup ? texts.payment.summary.quantity : texts.reservation.party.label,
        lines: [
          formatParty(stored, { language: 'ko', texts, localize: (text) => (text === null ? '' : localize(text)) }),
        ],
      },
      { label: texts.reservation.venue.label, lines: [localize(venue.name)] },
      { label: mailTexts.changes, lines: [String(reservation.answersVersion)] },
    ],
    body: [
      ...(requestChangedAt === null
        ? []
        : [
            {
              title: formatChangedTitle(mailTexts.request, requestChangedAt),
              text: requestNote === '' ? mailTexts.noRequest : isolateLines(requestNote),
            },
          ]),
      ...(allergiesChangedAt === null
        ? []
        : [
            {
              title: formatChangedTitle(mailTexts.allergies, allergiesChangedAt),
              text: `${mailTexts.allergiesChanged}\n${arrivals}`,
            },
          ]),
    ],
    actions: [],
    notes: [],
    foot: [mailTexts.why, ...(deps.config.standIns ? [texts.common.demoStrip] : [])],
  };
}

/**
 * Renders the mail to the restaurant about an edit, with everything that was edited so far: later mails replace earlier
 * ones, and an earlier one that was not sent yet is obsolete. Undefined too if neither restaurant nor hotel has an
 * address.
 */
export async function renderAnswersEditedMail(
  deps: Deps,
  { payload: { resvCode, answersVersion } }: Due,
): Promise<Mail | undefined> {
  const stored = await findReservation(deps.database.pool, resvCode);
  if (stored === undefined) return undefined;
  const { reservation, venue } = stored;
  const isObsolete =
    reservation.status === 'cancel' ||
    answersVersion < reservation.answersVersion ||
    deps.now() >= getVisitStart(getVisit(stored));
  if (isObsolete || venue.mailbox === null) return undefined;
  const content = createContent(deps, stored);
  return {
    id: `answers-edited.${resvCode}.${answersVersion}`,
    fromName: content.sender,
    to: [venue.mailbox],
    subject: content.subject,
    html: renderHtmlMail(content),
    text: renderPlainMail(content),
    pictures: [mailLogo],
  };
}
