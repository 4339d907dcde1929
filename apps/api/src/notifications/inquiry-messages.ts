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
import type { DueMessage } from '../stores/messages/outbox';
import { createSiteLink } from './links';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';
import { mailLogo } from './mail-logo';
import { isolateLines } from './reservation-texts';

type DueInquiryMessage = Extract<DueMessage, { kind: 'inquiry_answered' }>;

const getMessageId = (qnaSeq: number): string => `inquiry-answered.${qnaSeq}`;

const getInquiryUrl = (deps: Deps, { qnaSeq, language }: AnsweredInquiry): string =>
  createSiteLink(deps, `/fnb/mypage/qna/detail?qnaSeq=${qnaSeq}`, language);

function createContent(deps: Deps, inquiry: AnsweredInquiry): MailContent {
  const { language } = inquiry;
  const texts = packs[language];
  const { answered } = mails[language];
  return {
    language,
    sender: getLocalizedText(inquiry.hotelName, language),
    subject: fillVariables(answered.subject, { title: isolateDirection(inquiry.title) }),
    title: answered.title,
    intro: fillVariables(answered.lead, { name: isolateDirection(inquiry.memberName) }),
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
    actions: [{ label: texts.complete.toMypage, url: getInquiryUrl(deps, inquiry) }],
    notes: [],
    footer: [
      `${getLocalizedText(inquiry.venueName, language)} ${inquiry.venuePhone}`,
      answered.why,
      ...(deps.config.standIns ? [texts.common.demoStrip] : []),
    ],
  };
}

export async function renderInquiryMail(
  deps: Deps,
  { payload: { qnaSeq } }: DueInquiryMessage,
): Promise<Mail | undefined> {
  const inquiry = await findAnsweredInquiry(deps.database.pool, qnaSeq);
  if (inquiry === undefined) return undefined;
  const content = createContent(deps, inquiry);
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

export async function renderInquirySms(
  deps: Deps,
  { payload: { qnaSeq } }: DueInquiryMessage,
): Promise<Sms | undefined> {
  const inquiry = await findAnsweredInquiry(deps.database.pool, qnaSeq);
  const phone = inquiry?.phone ?? null;
  if (inquiry === undefined || phone === null || isForeignPhone(phone)) return undefined;
  const { language } = inquiry;
  const variables = { hotel: getLocalizedText(inquiry.hotelName, language), link: getInquiryUrl(deps, inquiry) };
  return {
    id: getMessageId(qnaSeq),
    to: phone,
    text: fillVariables(mails[language].phone.answered, variables),
    template: { name: 'inquiry_answered', language, variables },
  };
}
