import { isLinkLike } from '@dining/domain/messages/link-like';
import { isPayLinkActive, toPayLinkEndTime } from '@dining/domain/payments/pay-link';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getPhoneDigits, parsePhone } from '@dining/domain/shared/phone';
import { fillVariables, getCountText } from '@dining/i18n/fill';
import { formatDateTime, formatFacts, formatFullDay, formatInstantInText, formatMoney } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import type { Sms } from '../ports/sms';
import { findTemplateAt } from '../stores/messages/message-templates';
import type { DueMessage } from '../stores/messages/outbox';
import { findPayLink } from '../stores/payments/pay-links';
import { findVenueWithHotelName, getVenuePhone } from '../stores/venues/venues';
import { createMailWithLogo } from './account-messages';
import type { MailContent } from './mail-content';
import { applyTemplate, formatSmsLine } from './message-templates';
import { createPayLinkUrl } from './pay-link-keys';

type DuePayLinkMessage = Extract<DueMessage, { kind: 'pay_link_sent' }>;

/** Loads the data of the messages about a pay link; undefined if its URL is unknown or the guest can no longer pay. */
async function loadMessageData(deps: Deps, linkId: string) {
  const { pool } = deps.database;
  const now = deps.now();
  const link = await findPayLink(pool, linkId);
  if (link === undefined || link.order === null || !isPayLinkActive(link)) return undefined;
  const { order } = link;
  const { language, party, visit } = order;
  const venue = await findVenueWithHotelName(pool, link.dinCode);
  const url = createPayLinkUrl(deps, link, language);
  if (venue === undefined || url === undefined) return undefined;
  const { units } = packs[language].common;
  const partyTexts = [
    party.adults > 0 && getCountText(units, 'adults', party.adults),
    party.kids > 0 && getCountText(units, 'kids', party.kids),
  ];
  const variables = {
    hotel: getLocalizedText(venue.hotelName, language),
    venue: getLocalizedText(venue.name, language),
    product: getLocalizedText(order.productName, language),
    visit: formatDateTime(visit.date, visit.time, language),
    party: formatFacts(partyTexts, language),
    amount: formatMoney(order.quote.payAmount, language),
    until: formatInstantInText(toPayLinkEndTime(link, now).getTime(), language),
  };
  const { name: bookerName } = order.booker;
  const name = isLinkLike(bookerName) ? mails[language].unnamed : isolateDirection(bookerName);
  return {
    order,
    url,
    htlCode: venue.htlCode,
    placeholderValues: { ...variables, name, day: formatFullDay(visit.date, language), time: visit.time },
    variables,
    venuePhone: await getVenuePhone(pool, link.dinCode),
  };
}

type MessageData = NonNullable<Awaited<ReturnType<typeof loadMessageData>>>;

const findPayLinkTemplate = (deps: Deps, { htlCode, order: { language } }: MessageData, at: Date) =>
  findTemplateAt(deps.database.pool, { htlCode, kind: 'payLink', language }, at);

export async function renderPayLinkSms(
  deps: Deps,
  { key, createdAt, payload: { linkId } }: DuePayLinkMessage,
): Promise<Sms | undefined> {
  const messageData = await loadMessageData(deps, linkId);
  const phone = messageData === undefined ? null : parsePhone(messageData.order.booker.phone);
  if (messageData === undefined || phone === null) return undefined;
  const { language } = messageData.order;
  const variables = { ...messageData.variables, link: messageData.url };
  const smsLine = formatSmsLine(await findPayLinkTemplate(deps, messageData, createdAt), messageData.placeholderValues);
  return {
    id: key.replaceAll(' ', '.'),
    to: getPhoneDigits(phone),
    text: `${fillVariables(mails[language].phone.payLink, variables)}${smsLine}`,
    template: smsLine === '' ? { name: 'pay_link', language, variables } : undefined,
  };
}

export async function renderPayLinkMail(
  deps: Deps,
  { key, createdAt, payload: { linkId } }: DuePayLinkMessage,
): Promise<Mail | undefined> {
  const messageData = await loadMessageData(deps, linkId);
  if (messageData === undefined) return undefined;
  const { order, variables, placeholderValues, url, venuePhone } = messageData;
  const { language, booker } = order;
  const texts = mails[language].payLink;
  const { common } = packs[language];
  const content: MailContent = {
    language,
    sender: variables.hotel,
    subject: fillVariables(texts.subject, variables),
    title: texts.title,
    intro: fillVariables(texts.lead, { ...variables, name: placeholderValues.name }),
    picture: undefined,
    rows: [
      { label: texts.venue, lines: [variables.venue] },
      { label: texts.product, lines: [variables.product] },
      { label: texts.visit, lines: [variables.visit] },
      { label: texts.party, lines: [variables.party] },
      { label: texts.amount, lines: [variables.amount] },
    ],
    body: [],
    actions: [{ label: texts.open, url }],
    notes: [],
    footer: [
      `${variables.venue} ${venuePhone}`,
      texts.reasonForMail,
      ...(deps.config.standIns ? [common.demoStrip] : []),
    ],
  };
  const template = await findPayLinkTemplate(deps, messageData, createdAt);
  return createMailWithLogo(
    booker.email,
    'pay-link',
    applyTemplate(content, template, placeholderValues),
    key.replaceAll(' ', '.'),
  );
}
