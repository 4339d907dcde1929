import { isAddressLike } from '@dining/domain/messages/address-like';
import { getPayLinkEnd, isPayLinkOpen } from '@dining/domain/payments/pay-link';
import { isolateDirection } from '@dining/domain/shared/isolate';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getPhoneDigits, parsePhone } from '@dining/domain/shared/phone';
import { fillVariables, getCountText } from '@dining/i18n/fill';
import { formatDateTime, formatFacts, formatMoney, formatSpokenInstant } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import type { Sms } from '../ports/sms';
import type { DueMessage } from '../stores/messages/outbox';
import { findPayLink } from '../stores/payments/pay-links';
import { findVenueWithHotelName, getVenuePhone } from '../stores/venues/venues';
import { createAccountMail } from './account-mails';
import { createPayLinkAddress } from './pay-link-keys';

type Due = Extract<DueMessage, { kind: 'pay_link_sent' }>;

/** Loads the data of the messages about a pay link; undefined if the guest can no longer pay. */
async function loadLink(deps: Deps, linkId: string) {
  const { pool } = deps.database;
  const now = deps.now();
  const link = await findPayLink(pool, linkId);
  if (link === undefined || link.order === null || !isPayLinkOpen(link)) return undefined;
  const { order } = link;
  const { language, party, visit } = order;
  const venue = await findVenueWithHotelName(pool, link.dinCode);
  const address = createPayLinkAddress(deps, link, language);
  if (venue === undefined || address === undefined) return undefined;
  const { units } = packs[language].common;
  const people = [
    party.adults > 0 && getCountText(units, 'adults', party.adults),
    party.kids > 0 && getCountText(units, 'kids', party.kids),
  ];
  return {
    order,
    address,
    variables: {
      hotel: getLocalizedText(venue.hotelName, language),
      venue: getLocalizedText(venue.name, language),
      product: getLocalizedText(order.productName, language),
      visit: formatDateTime(visit.date, visit.time, language),
      party: formatFacts(people, language),
      amount: formatMoney(order.quote.payAmount, language),
      until: formatSpokenInstant(getPayLinkEnd(link, now).getTime(), language),
    },
    venuePhone: await getVenuePhone(pool, link.dinCode),
  };
}

export async function renderPayLinkSms(deps: Deps, { key, payload: { linkId } }: Due): Promise<Sms | undefined> {
  const found = await loadLink(deps, linkId);
  const phone = found === undefined ? null : parsePhone(found.order.booker.phone);
  if (found === undefined || phone === null) return undefined;
  const { language } = found.order;
  const variables = { ...found.variables, link: found.address };
  return {
    id: key.replaceAll(' ', '.'),
    to: getPhoneDigits(phone),
    text: fillVariables(mails[language].phone.payLink, variables),
    template: { name: 'pay_link', language, variables },
  };
}

export async function renderPayLinkMail(deps: Deps, { key, payload: { linkId } }: Due): Promise<Mail | undefined> {
  const found = await loadLink(deps, linkId);
  if (found === undefined) return undefined;
  const { order, variables, address, venuePhone } = found;
  const { language, booker } = order;
  const texts = mails[language].payLink;
  const { common } = packs[language];
  const name = isAddressLike(booker.name) ? mails[language].unnamed : isolateDirection(booker.name);
  return createAccountMail(
    booker.email,
    'pay-link',
    {
      language,
      sender: variables.hotel,
      subject: fillVariables(texts.subject, variables),
      title: texts.title,
      intro: fillVariables(texts.lead, { ...variables, name }),
      picture: undefined,
      rows: [
        { label: texts.venue, lines: [variables.venue] },
        { label: texts.product, lines: [variables.product] },
        { label: texts.visit, lines: [variables.visit] },
        { label: texts.party, lines: [variables.party] },
        { label: texts.amount, lines: [variables.amount] },
      ],
      body: [],
      actions: [{ label: texts.open, url: address }],
      notes: [],
      footer: [`${variables.venue} ${venuePhone}`, texts.why, ...(deps.config.standIns ? [common.demoStrip] : [])],
    },
    key.replaceAll(' ', '.'),
  );
}
