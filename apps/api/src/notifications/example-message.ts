import type { TemplateKind, TemplateTexts } from '@dining/domain/messages/templates';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { fillVariables, getCountText } from '@dining/i18n/fill';
import { formatDateTime, formatDateTimeInText, formatFullDay, formatMoney } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import { createInquiryContent, getInquiryPlaceholders } from './inquiry-messages';
import type { MailContent } from './mail-content';
import { applyTemplate, formatSmsLine } from './message-templates';
import { createReviewContent, getReviewHeadline, getReviewPlaceholders, type ReviewTemplateKind } from './review-mail';

const guestNames: Readonly<Record<Language, string>> = { ko: '김하나', en: 'Hana Kim', cn: '金荷娜', ja: '金ハナ' };
const exampleCode = 'R-2026-0001';
const exampleTime = '18:30';
const exampleAmount = 120_000;
const exampleLink = 'https://…';

type VisitTemplateKind = Exclude<TemplateKind, 'inquiryAnswered' | ReviewTemplateKind>;

const isReviewKind = (kind: TemplateKind): kind is ReviewTemplateKind =>
  kind === 'reviewHidden' || kind === 'reviewUpheld' || kind === 'reviewRestored';

/** Names of a hotel, one of its venues, and a product. */
export interface ExampleNames {
  readonly hotel: LocalizedText;
  readonly venue: LocalizedText;
  readonly product: LocalizedText;
}

export interface ExampleMessage {
  readonly content: MailContent;
  /** '' if the message is sent by mail alone. */
  readonly sms: string;
}

/** Returns the built-in subject and opening of a message, with their placeholders. */
export function getBuiltInTexts(
  kind: TemplateKind,
  language: Language,
): { readonly subject: string; readonly opening: string } {
  const { made, cancelled, cancelledByVenue, reminder, payLink, notice, answered } = mails[language];
  const texts = isReviewKind(kind)
    ? getReviewHeadline(kind, language)
    : {
        made: { subject: made.subject, lead: packs[language].complete.lead },
        cancelled,
        cancelledByVenue,
        reminder,
        payLink,
        notice,
        inquiryAnswered: answered,
      }[kind];
  return { subject: texts.subject, opening: texts.lead };
}

function getVisitTitle(kind: VisitTemplateKind, language: Language): string {
  const { sentences } = packs[language].resvStatus;
  const { cancelledByVenue, reminder, payLink, notice } = mails[language];
  return {
    made: sentences.reserved,
    cancelled: sentences.cancel,
    cancelledByVenue: cancelledByVenue.title,
    reminder: reminder.title,
    payLink: payLink.title,
    notice: notice.title,
  }[kind];
}

function listVisitRows(
  kind: VisitTemplateKind,
  language: Language,
  values: Readonly<Record<'venue' | 'product' | 'party' | 'amount', string>>,
  day: SeoulDate,
): MailContent['rows'] {
  const { complete, reservation, payment } = packs[language];
  const { payLink } = mails[language];
  const number = { label: complete.resvCode, lines: [exampleCode] };
  const venue = { label: reservation.venue.label, lines: [values.venue] };
  const product = { label: payment.summary.product, lines: [values.product] };
  const visit = { label: reservation.summary.visit, lines: [formatDateTime(day, exampleTime, language)] };
  const party = { label: reservation.party.label, lines: [values.party] };
  if (kind === 'notice') return [number, venue, visit, party];
  if (kind === 'payLink') return [venue, product, visit, party, { label: payLink.amount, lines: [values.amount] }];
  return [number, venue, product, visit, party, { label: complete.paidAmount, lines: [values.amount] }];
}

function createVisitMessage(
  kind: VisitTemplateKind,
  language: Language,
  names: ExampleNames,
  texts: TemplateTexts,
  today: SeoulDate,
): ExampleMessage {
  const { common } = packs[language];
  const { phone, payLink, notice, example, reasonForMail } = mails[language];
  const day = addDays(today, 7);
  const amount = formatMoney(exampleAmount, language);
  const values = {
    hotel: getLocalizedText(names.hotel, language),
    venue: getLocalizedText(names.venue, language),
    product: getLocalizedText(names.product, language),
    name: guestNames[language],
    day: formatFullDay(day, language),
    time: exampleTime,
    visit: formatDateTimeInText(day, exampleTime, language, today),
    party: getCountText(common.units, 'adults', 2),
    number: exampleCode,
    amount,
    until: formatDateTimeInText(addDays(today, 1), exampleTime, language, today),
  };
  const defaultTexts = getBuiltInTexts(kind, language);
  const content = applyTemplate(
    {
      language,
      sender: values.hotel,
      subject: fillVariables(defaultTexts.subject, values),
      title: getVisitTitle(kind, language),
      intro: fillVariables(defaultTexts.opening, values),
      picture: undefined,
      rows: listVisitRows(kind, language, values, day),
      body: kind === 'notice' ? [{ title: notice.message, text: example.notice }] : [],
      actions: [],
      notes: [],
      footer: [kind === 'payLink' ? payLink.reasonForMail : reasonForMail],
    },
    texts,
    values,
  );
  if (kind === 'notice') return { content: { ...content, intro: `${content.intro}\n${notice.remains}` }, sms: '' };
  const smsTexts = {
    made: phone.made,
    cancelled: phone.cancelled,
    cancelledByVenue: phone.cancelledByVenue,
    reminder: phone.reminder,
    payLink: phone.payLink,
  };
  const sms = fillVariables(smsTexts[kind], {
    ...values,
    resvCode: exampleCode,
    visit: formatDateTime(day, exampleTime, language),
    paid: amount,
    fee: formatMoney(0, language),
    refund: amount,
    link: exampleLink,
  });
  return { content, sms: `${sms}${formatSmsLine(texts, values)}` };
}

function createInquiryMessage(
  language: Language,
  { hotel, venue }: ExampleNames,
  texts: TemplateTexts,
  now: Date,
): ExampleMessage {
  const { example, phone } = mails[language];
  const inquiry = {
    memberName: guestNames[language],
    language,
    hotelName: hotel,
    venueName: venue,
    venuePhone: '',
    title: example.inquiryTitle,
    content: example.inquiry,
    answer: example.answer,
    createdAt: now,
  };
  const values = getInquiryPlaceholders(inquiry);
  const sms = fillVariables(phone.answered, { hotel: getLocalizedText(hotel, language), link: exampleLink });
  return {
    content: applyTemplate(createInquiryContent(inquiry), texts, values),
    sms: `${sms}${formatSmsLine(texts, values)}`,
  };
}

function createReviewMessage(
  kind: ReviewTemplateKind,
  language: Language,
  { hotel, venue }: ExampleNames,
  texts: TemplateTexts,
): ExampleMessage {
  const { example } = mails[language];
  const review = {
    memberName: guestNames[language],
    language,
    hotelName: hotel,
    venueName: venue,
    venuePhone: '',
    contents: example.review,
    state: 'hidden',
    reason: 'personal_data',
    note: example.explanation,
    decision: example.explanation,
  } as const;
  return { content: applyTemplate(createReviewContent(kind, review), texts, getReviewPlaceholders(review)), sms: '' };
}

/** Creates a message about an example reservation, inquiry or review, with the hotel's texts. */
export function createExampleMessage(
  kind: TemplateKind,
  language: Language,
  names: ExampleNames,
  texts: TemplateTexts,
  now: Date,
): ExampleMessage {
  if (kind === 'inquiryAnswered') return createInquiryMessage(language, names, texts, now);
  if (isReviewKind(kind)) return createReviewMessage(kind, language, names, texts);
  return createVisitMessage(kind, language, names, texts, getTodayInSeoul(now));
}

/** Lists the button labels of a message of this kind. */
export function listActionLabels(kind: TemplateKind, language: Language): readonly string[] {
  const { open, payLink, reminder, reviewHidden } = mails[language];
  if (kind === 'payLink') return [payLink.open];
  if (kind === 'inquiryAnswered') return [packs[language].complete.toMypage];
  if (isReviewKind(kind)) return [reviewHidden.open];
  return kind === 'reminder' ? [reminder.coming, reminder.cancel] : [open];
}
