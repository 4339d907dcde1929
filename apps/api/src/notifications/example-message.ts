import type { TemplateKind, TemplateTexts } from '@dining/domain/messages/templates';
import type { Language } from '@dining/domain/shared/language';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { fillVariables, getCountText } from '@dining/i18n/fill';
import { formatDateTime, formatDateTimeInText, formatFullDay, formatMoney } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { MailContent } from './mail-content';
import { applyTemplate, formatSmsLine } from './message-templates';

const exampleNames: Readonly<Record<Language, string>> = { ko: '김하나', en: 'Hana Kim', cn: '金荷娜', ja: '金ハナ' };
const exampleCode = 'R-2026-0001';
const exampleTime = '18:30';
const exampleAmount = 120_000;

/** Names of a hotel, one of its venues, and a product, in one language. */
export interface ExamplePlace {
  readonly hotel: string;
  readonly venue: string;
  readonly product: string;
}

/** Returns the built-in subject and opening of a message, with their placeholders. */
export function getBuiltInTexts(
  kind: TemplateKind,
  language: Language,
): { readonly subject: string; readonly opening: string } {
  const { made, cancelled, cancelledByVenue, reminder, payLink } = mails[language];
  const texts = {
    made: { subject: made.subject, lead: packs[language].complete.lead },
    cancelled,
    cancelledByVenue,
    reminder,
    payLink,
  }[kind];
  return { subject: texts.subject, opening: texts.lead };
}

function getTitle(kind: TemplateKind, language: Language): string {
  const { sentences } = packs[language].resvStatus;
  const { cancelledByVenue, reminder, payLink } = mails[language];
  return {
    made: sentences.reserved,
    cancelled: sentences.cancel,
    cancelledByVenue: cancelledByVenue.title,
    reminder: reminder.title,
    payLink: payLink.title,
  }[kind];
}

/** Creates a mail and an SMS about an example reservation, with the hotel's texts. */
export function createExampleMessage(
  kind: TemplateKind,
  language: Language,
  place: ExamplePlace,
  texts: TemplateTexts,
  today: SeoulDate,
): { readonly content: MailContent; readonly sms: string } {
  const { complete, reservation, payment, common } = packs[language];
  const day = addDays(today, 7);
  const amount = formatMoney(exampleAmount, language);
  const values = {
    ...place,
    name: exampleNames[language],
    day: formatFullDay(day, language),
    time: exampleTime,
    visit: formatDateTimeInText(day, exampleTime, language, today),
    party: getCountText(common.units, 'adults', 2),
    number: exampleCode,
    amount,
    until: formatDateTimeInText(addDays(today, 1), exampleTime, language, today),
  };
  const { phone, payLink, why } = mails[language];
  const builtIn = getBuiltInTexts(kind, language);
  const content: MailContent = {
    language,
    sender: place.hotel,
    subject: fillVariables(builtIn.subject, values),
    title: getTitle(kind, language),
    intro: fillVariables(builtIn.opening, values),
    picture: undefined,
    rows: [
      ...(kind === 'payLink' ? [] : [{ label: complete.resvCode, lines: [exampleCode] }]),
      { label: reservation.venue.label, lines: [place.venue] },
      { label: payment.summary.product, lines: [place.product] },
      { label: reservation.summary.visit, lines: [formatDateTime(day, exampleTime, language)] },
      { label: reservation.party.label, lines: [values.party] },
      { label: kind === 'payLink' ? payLink.amount : complete.paidAmount, lines: [amount] },
    ],
    body: [],
    actions: [],
    notes: [],
    footer: [kind === 'payLink' ? payLink.why : why],
  };
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
    link: 'https://…',
  });
  return { content: applyTemplate(content, texts, values), sms: `${sms}${formatSmsLine(texts, values)}` };
}

/** The labels of the buttons that such a message has. */
export function listActionLabels(kind: TemplateKind, language: Language): readonly string[] {
  const { open, payLink, reminder } = mails[language];
  if (kind === 'payLink') return [payLink.open];
  return kind === 'reminder' ? [reminder.coming, reminder.cancel] : [open];
}
