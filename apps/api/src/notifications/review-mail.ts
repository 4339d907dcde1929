import type { TemplateKind } from '@dining/domain/messages/templates';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { fillVariables } from '@dining/i18n/fill';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import { findHiddenReview, type HiddenReview } from '../stores/messages/hidden-review';
import { findTemplateAt } from '../stores/messages/message-templates';
import type { DueMessage, ReviewMessageKind } from '../stores/messages/outbox';
import { createSiteLink } from './links';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailLogo } from './mail-logo';
import { applyTemplate, type PlaceholderValues } from './message-templates';
import { isolateLines } from './reservation-texts';

type DueReviewMessage = Extract<DueMessage, { kind: ReviewMessageKind }>;

type ReviewText = Omit<HiddenReview, 'userId' | 'htlCode'>;

/** The templates of the mails to authors of reviews. */
export type ReviewTemplateKind = Extract<TemplateKind, 'reviewHidden' | 'reviewUpheld' | 'reviewRestored'>;

function getTemplateKind(kind: ReviewMessageKind, { state }: ReviewText): ReviewTemplateKind {
  if (kind === 'review_hidden') return 'reviewHidden';
  return state === 'restored' ? 'reviewRestored' : 'reviewUpheld';
}

/** Returns the built-in subject, title and opening of a mail about a review, with their placeholders. */
export function getReviewHeadline(kind: ReviewTemplateKind, language: Language) {
  const { reviewHidden, reviewAppealDecided: appealTexts } = mails[language];
  return {
    reviewHidden,
    reviewUpheld: {
      subject: appealTexts.upheldSubject,
      title: appealTexts.upheldTitle,
      lead: appealTexts.upheldLead,
    },
    reviewRestored: {
      subject: appealTexts.restoredSubject,
      title: appealTexts.restoredTitle,
      lead: appealTexts.restoredLead,
    },
  }[kind];
}

/** Returns the values of the placeholders in the mails about a review. */
export const getReviewPlaceholders = ({
  memberName,
  hotelName,
  venueName,
  language,
}: ReviewText): PlaceholderValues => ({
  name: isolateDirection(memberName),
  hotel: getLocalizedText(hotelName, language),
  venue: getLocalizedText(venueName, language),
});

/** Creates the content of a mail to the author of a review, without its button. */
export function createReviewContent(kind: ReviewTemplateKind, review: ReviewText): MailContent {
  const { language } = review;
  const { reviewHidden: texts } = mails[language];
  const { subject, title, lead } = getReviewHeadline(kind, language);
  const values = getReviewPlaceholders(review);
  const explanation = kind === 'reviewHidden' ? review.note : (review.decision ?? '');
  return {
    language,
    sender: getLocalizedText(review.hotelName, language),
    subject: fillVariables(subject, values),
    title,
    intro: fillVariables(lead, values),
    picture: undefined,
    rows: [{ label: texts.reason, lines: [packs[language].review.hiding.reasons[review.reason]] }],
    body: [
      { title: texts.note, text: isolateLines(explanation) },
      { title: texts.review, text: isolateLines(review.contents) },
    ],
    actions: [],
    notes: kind === 'reviewHidden' ? [{ title: texts.appealTitle, text: texts.appeal }] : [],
    footer: [`${getLocalizedText(review.venueName, language)} ${review.venuePhone}`.trim(), texts.reasonForMail],
  };
}

/** Renders the mail to the author of a review that was hidden, or whose appeal was decided. */
export async function renderReviewMail(
  deps: Deps,
  { kind, createdAt, payload: { reviewCode } }: DueReviewMessage,
): Promise<Mail | undefined> {
  const review = await findHiddenReview(deps.database.pool, reviewCode);
  if (review === undefined) return undefined;
  const { htlCode, language } = review;
  const templateKind = getTemplateKind(kind, review);
  const defaultContent = createReviewContent(templateKind, review);
  const content = applyTemplate(
    {
      ...defaultContent,
      actions: [{ label: mails[language].reviewHidden.open, url: createSiteLink(deps, '/fnb/mypage/main', language) }],
      footer: [...defaultContent.footer, ...(deps.config.standIns ? [packs[language].common.demoStrip] : [])],
    },
    await findTemplateAt(deps.database.pool, { htlCode, kind: templateKind, language }, createdAt),
    getReviewPlaceholders(review),
  );
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
