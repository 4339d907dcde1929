import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { fillVariables } from '@dining/i18n/fill';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import { findHiddenReview, type HiddenReview } from '../stores/messages/hidden-review';
import type { DueMessage, ReviewMessageKind } from '../stores/messages/outbox';
import { createSiteLink } from './links';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailLogo } from './mail-logo';
import { isolateLines } from './reservation-texts';

type DueReviewMessage = Extract<DueMessage, { kind: ReviewMessageKind }>;

function getHeadline(kind: ReviewMessageKind, { state, language }: HiddenReview) {
  const { reviewHidden, reviewAppealDecided: appealTexts } = mails[language];
  if (kind === 'review_hidden') return reviewHidden;
  return state === 'restored'
    ? { subject: appealTexts.restoredSubject, title: appealTexts.restoredTitle, lead: appealTexts.restoredLead }
    : { subject: appealTexts.upheldSubject, title: appealTexts.upheldTitle, lead: appealTexts.upheldLead };
}

function createContent(deps: Deps, kind: ReviewMessageKind, review: HiddenReview): MailContent {
  const { language } = review;
  const { reviewHidden: texts } = mails[language];
  const { subject, title, lead } = getHeadline(kind, review);
  const venue = getLocalizedText(review.venueName, language);
  const explanation = kind === 'review_hidden' ? review.note : (review.decision ?? '');
  return {
    language,
    sender: getLocalizedText(review.hotelName, language),
    subject: fillVariables(subject, { venue }),
    title,
    intro: fillVariables(lead, { name: isolateDirection(review.memberName) }),
    picture: undefined,
    rows: [{ label: texts.reason, lines: [packs[language].review.hiding.reasons[review.reason]] }],
    body: [
      { title: texts.note, text: isolateLines(explanation) },
      { title: texts.review, text: isolateLines(review.contents) },
    ],
    actions: [{ label: texts.open, url: createSiteLink(deps, '/fnb/mypage/main', language) }],
    notes: kind === 'review_hidden' ? [{ title: texts.appealTitle, text: texts.appeal }] : [],
    footer: [
      `${venue} ${review.venuePhone}`,
      texts.why,
      ...(deps.config.standIns ? [packs[language].common.demoStrip] : []),
    ],
  };
}

/** Renders the mail to the author of a review that was hidden, or whose appeal was decided. */
export async function renderReviewMail(
  deps: Deps,
  { kind, payload: { reviewCode } }: DueReviewMessage,
): Promise<Mail | undefined> {
  const review = await findHiddenReview(deps.database.pool, reviewCode);
  if (review === undefined) return undefined;
  const content = createContent(deps, kind, review);
  return {
    id: `${kind.replaceAll('_', '-')}.${reviewCode}`,
    fromName: content.sender,
    to: [review.userId],
    subject: content.subject,
    html: renderHtmlMail(content),
    text: renderPlainMail(content),
    pictures: [mailLogo],
  };
}
