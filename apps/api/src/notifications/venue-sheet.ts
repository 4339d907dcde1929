import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { getEndOfDay } from '@dining/domain/shared/seoul-calendar';
import { fillVariables, getCountText } from '@dining/i18n/fill';
import { formatDate, formatFacts, formatInstant } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import type { VenueDay } from '../stores/messages/outbox';
import { listServiceParties, type StoredParty } from '../stores/service/service-day';
import { findVenueMailSettings } from '../stores/venues/venues';
import { isolateLines } from './reservation-texts';
import { createVenueContent, createVenueMail } from './venue-mail';

function formatPartySize({ type, adults, kids, quantity }: StoredParty, language: Language): string {
  const { units } = packs[language].common;
  if (type === 'pickup') return getCountText(units, 'quantity', quantity);
  const counts = [adults > 0 && getCountText(units, 'adults', adults), kids > 0 && getCountText(units, 'kids', kids)];
  return formatFacts(counts, language);
}

function createPartySection(party: StoredParty, language: Language) {
  const localize = (text: LocalizedText | null) => (text === null ? '' : getLocalizedText(text, language));
  const { venue: texts } = mails[language];
  const reservedFacts = [
    packs[language].common.resvType[party.type],
    localize(party.roomName),
    localize(party.productName),
  ];
  return {
    title: formatFacts([party.time, isolateDirection(party.name), formatPartySize(party, language)], language),
    text: [
      formatFacts(reservedFacts, language),
      ...(party.request === '' ? [] : [`${texts.request}: ${isolateLines(party.request)}`]),
    ].join('\n'),
  };
}

/**
 * Renders the daily service sheet of a restaurant: the parties that arrive at the time of the sheet or later, and the
 * number of those with allergies. Returns undefined if there are no parties, the day is over, or the restaurant wants
 * no sheet or has no e-mail address.
 */
export async function renderVenueSheet(deps: Deps, { dinCode, day }: VenueDay): Promise<Mail | undefined> {
  const { pool } = deps.database;
  const now = deps.now();
  const settings = await findVenueMailSettings(pool, dinCode);
  if (settings === undefined || settings.mailbox === null || !settings.wantsSheetMail || now > getEndOfDay(day))
    return undefined;
  const parties = (await listServiceParties(pool, dinCode, day)).filter(({ time }) => time >= deps.config.sheetTime);
  if (parties.length === 0) return undefined;
  const { mailbox, name, hotelName, staffLanguage: language } = settings;
  const { venue: texts } = mails[language];
  const guestCount = parties.reduce((sum, { adults, kids }) => sum + adults + kids, 0);
  const partiesWithAllergies = parties.filter(({ allergies }) => allergies.length > 0).length;
  const [venueName, date] = [getLocalizedText(name, language), formatDate(day, language)];
  const formatCount = (count: number) => fillVariables(texts.partyCount, { count });
  const content = createVenueContent(
    deps,
    { name: hotelName, staffLanguage: language },
    { dinCode, day },
    {
      subject: fillVariables(texts.sheet.subject, { venue: venueName, day: date }),
      title: texts.sheet.title,
      intro: fillVariables(texts.sheet.lead, { at: formatInstant(now.getTime(), language) }),
      rows: [
        { label: packs[language].reservation.venue.label, lines: [venueName] },
        { label: texts.day, lines: [date] },
        { label: texts.parties, lines: [formatCount(parties.length)] },
        { label: texts.people, lines: [fillVariables(texts.peopleCount, { count: guestCount })] },
        { label: texts.withAllergies, lines: [formatCount(partiesWithAllergies)] },
      ],
      body: parties.map((party) => createPartySection(party, language)),
    },
  );
  return createVenueMail(`venue-sheet.${dinCode}.${day}`, mailbox, content);
}
