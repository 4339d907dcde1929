import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { fillVariables } from '@dining/i18n/fill';
import { formatInstant } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import type { Sms } from '../ports/sms';
import { type AnsweredInquiry, findAnsweredInquiry } from '../stores/messages/answered-inquiry';
import { findTemplateAt } from '../stores/messages/message-templates';
import type { DueMessage } from '../stores/messages/outbox';
import { createSiteLink } from './links';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailLogo } from './mail-logo';
import { applyTemplate, formatSmsLine, type PlaceholderValues } from './message-templates';
import { isolateLines } from './reservation-texts';

type DueInquiryMessage = Extract<DueMessage, { kind: 'inquiry_answered' }>;

const getMessageId = (qnaSeq: number): string => `inquiry-answered.${qnaSeq}`;

const getInquiryUrl = (deps: Deps, { qnaSeq, language }: AnsweredInquiry): string =>
  createSiteLink(deps, `/fnb/mypage/qna/detail?qnaSeq=${qnaSeq}`, language);

type InquiryText = Omit<AnsweredInquiry, 'qnaSeq' | 'userId' | 'phone' | 'htlCode'>;

/** Returns the values of the placeholders in the messages about the answer to an inquiry. */
export const getInquiryPlaceholders = (inquiry: InquiryText): PlaceholderValues => ({
  name: isolateDirection(inquiry.memberName),
  hotel: getLocalizedText(inquiry.hotelName, inquiry.language),
  venue: getLocalizedText(inquiry.venueName, inquiry.language),
  title: isolateDirection(inquiry.title),
});

/** Creates the content of the mail about the answer to an inquiry, without its buttons. */
export function createInquiryContent(inquiry: InquiryText): MailContent {
  const { language } = inquiry;
  const texts = packs[language];
  const { answered } = mails[language];
  const values = getInquiryPlaceholders(inquiry);
  return {
    language,
    sender: getLocalizedText(inquiry.hotelName, language),
    subject: fillVariables(answered.subject, values),
    title: answered.title,
    intro: fillVariables(answered.lead, values),
    picture: undefined,
    rows: [
      { label: texts.inquiry.store, lines: [getLocalizedText(inquiry.venueName, language)] },
      { label: texts.inquiry.subject, lines: [isolateDirection(inquiry.title)] },
      { label: texts.inquiry.date, lines: [formatInstant(inquiry.createdAt.getTime(), language)] },
    ],
    body: [
      { title: texts.inquiry.content, text: isolateLines(inquiry.content) },
      { title: texts.inquiry.answer, text: isolateLines(inquiry.answer) },
    ],
    actions: [],
    notes: [],
    footer: [`${getLocalizedText(inquiry.venueName, language)} ${inquiry.venuePhone}`.trim(), answered.reasonForMail],
  };
}

const findInquiryTemplate = (deps: Deps, { htlCode, language }: AnsweredInquiry, { createdAt }: DueInquiryMessage) =>
  findTemplateAt(deps.database.pool, { htlCode, kind: 'inquiryAnswered', language }, createdAt);

export async function renderInquiryMail(deps: Deps, message: DueInquiryMessage): Promise<Mail | undefined> {
  const { qnaSeq } = message.payload;
  const inquiry = await findAnsweredInquiry(deps.database.pool, qnaSeq);
  if (inquiry === undefined) return undefined;
  const texts = packs[inquiry.language];
  const defaultContent = createInquiryContent(inquiry);
  const content = applyTemplate(
    {
      ...defaultContent,
      actions: [{ label: texts.complete.toMypage, url: getInquiryUrl(deps, inquiry) }],
      footer: [...defaultContent.footer, ...(deps.config.standIns ? [texts.common.demoStrip] : [])],
    },
    await findInquiryTemplate(deps, inquiry, message),
    getInquiryPlaceholders(inquiry),
  );
  return {
    id: getMessageId(qnaSeq),
    fromName: content.sender,
    to: [inquiry.userId],
    subject: content.subject,
    html: renderHtmlMail(content),
    text: renderPlainMail(content),
    pictures: [mailLogo],
  };
}

export async function renderInquirySms(deps: Deps, message: DueInquiryMessage): Promise<Sms | undefined> {
  const { qnaSeq } = message.payload;
  const inquiry = await findAnsweredInquiry(deps.database.pool, qnaSeq);
  const phone = inquiry?.phone ?? null;
  if (inquiry === undefined || phone === null || isForeignPhone(phone)) return undefined;
  const { language } = inquiry;
  const variables = { hotel: getLocalizedText(inquiry.hotelName, language), link: getInquiryUrl(deps, inquiry) };
  const smsLine = formatSmsLine(await findInquiryTemplate(deps, inquiry, message), getInquiryPlaceholders(inquiry));
  return {
    id: getMessageId(qnaSeq),
    to: phone,
    text: `${fillVariables(mails[language].phone.answered, variables)}${smsLine}`,
    template: smsLine === '' ? { name: 'inquiry_answered', language, variables } : undefined,
  };
}
