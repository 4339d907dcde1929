import { saveSheetMail } from '@dining/contract/staff/venues';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { type CommandDefinition, parseCode, parseDay, parseSwitch } from './command';
import { formatCampaign, formatCount, formatDay, formatInstant, formatJson } from './formatters';
import { explainVenue, formatParty, getServiceDay, listAllVenues, type Service } from './venues';

type Party = Service['parties'][number];

const attendanceLabels = {
  expected: '',
  late: 'late',
  arrived: 'arrived',
  seated: 'seated',
  done: 'came',
  no_show: 'NO-SHOW',
};

/** Formats a text of the guest with the time of its last edit; `removedText` replaces a text that was removed. */
function formatEditedText(text: string, removedText: string, changedAt: string | null): string[] {
  if (changedAt === null) return text === '' ? [] : [text];
  return [`${text === '' ? removedText : text} (CHANGED ${formatInstant(changedAt)})`];
}

function formatDetails(party: Party): string[] {
  const menus = party.menus.map(({ name, count }) => `${count} × ${name}`);
  const orderLine = [party.product, party.room, ...menus].filter((text) => text !== '').join(' · ');
  const allergyList = party.allergies ?? [];
  const allergies = formatEditedText(
    allergyList.length === 0 ? '' : `ALLERGIES: ${allergyList.map(isolateDirection).join(', ')}`,
    'ALLERGIES: none any more',
    party.allergiesChangedAt,
  );
  const request = formatEditedText(
    party.request === '' ? '' : `Request: ${isolateDirection(party.request)}`,
    'Request: none any more',
    party.requestChangedAt,
  );
  const answers = party.answers.map((each) => isolateDirection(`${each.question} ${each.answers.join(', ')}`));
  const mailWarnings = party.isMailFailed ? ['MAIL NOT DELIVERED: inform the guest in another way'] : [];
  const confirmations =
    party.guestConfirmedAt === null
      ? []
      : [`the guest confirmed that they come (${formatInstant(party.guestConfirmedAt)})`];
  const statusTexts = [
    party.isConfirmed ? 'confirmed' : '',
    attendanceLabels[party.attendance],
    ...confirmations,
  ].filter((text) => text !== '');
  const campaign = party.campaign === null ? [] : [`Campaign: ${formatCampaign(party.campaign)}`];
  return [
    orderLine,
    ...allergies,
    ...request,
    ...answers,
    ...mailWarnings,
    ...(statusTexts.length === 0 ? [] : [statusTexts.join(' · ')]),
    ...campaign,
  ];
}

const formatArrival = (party: Party): string =>
  [
    `${party.time}  ${isolateDirection(party.name ?? '')} · ${formatParty(party)} · ${party.phone ?? ''} · ${party.resvCode}`,
    ...formatDetails(party).map((line) => line.replace(/^/gm, '       ')),
  ].join('\n');

function formatSummary(parties: readonly Party[]): string {
  const reservations = parties.filter(({ type }) => type !== 'pickup');
  const pickupCount = parties.length - reservations.length;
  const guestCount = reservations.reduce((sum, { adults, kids }) => sum + adults + kids, 0);
  const allergicCount = parties.filter(({ allergies }) => allergies !== null && allergies.length > 0).length;
  return [
    ...(reservations.length > 0
      ? [formatCount(reservations.length, 'reservation'), formatCount(guestCount, 'guest')]
      : []),
    ...(pickupCount > 0 ? [formatCount(pickupCount, 'pickup')] : []),
    ...(allergicCount > 0 ? [`${allergicCount} with allergies`] : []),
  ].join(', ');
}

const arrivals: CommandDefinition = {
  usage: 'VENUE [DAY] [--json]',
  summary: 'lists the arrivals at a venue on a day (by default today in Seoul), with allergies and requests',
  details: [
    'DAY is 2026-12-24, today or tomorrow. Cancelled reservations are left out. Each use is recorded in the audit.',
  ],
  options: { json: 'boolean' },
  run: async ({ args: [venue, day = 'today'], options, call }) => {
    const service = await getServiceDay(call, parseCode(venue, 'venue'), parseDay(day));
    if (options['json'] === true) return formatJson(service);
    const head = `${service.venue} · ${formatDay(service.day)}`;
    if (service.parties.length === 0) return `${head}\nNo reservations.`;
    return [`${head} · ${formatSummary(service.parties)}`, ...service.parties.map(formatArrival)].join('\n\n');
  },
};

const venues: CommandDefinition = {
  usage: '',
  summary: 'lists the venues with the codes that other commands need',
  run: async ({ call }) => {
    const allVenues = await listAllVenues(call);
    const width = Math.max(...allVenues.map(({ dinCode }) => dinCode.length));
    return allVenues
      .map(({ dinCode, name, hotelName, htlCode, isActive }) =>
        [
          dinCode.padEnd(width),
          ` ${name} · ${hotelName} (${htlCode})`,
          ...(isActive ? [] : ['· not shown to guests']),
        ].join(' '),
      )
      .join('\n');
  },
};

const sheetMail: CommandDefinition = {
  usage: 'VENUE SWITCH',
  summary: 'switches the mail with the sheet of each evening to a venue: SWITCH is on or off',
  run: async ({ args: [code, switchText], call }) => {
    const isOn = parseSwitch(switchText);
    const dinCode = parseCode(code, 'venue');
    const { changed, venue } = await call(saveSheetMail, { body: { dinCode, isOn } }).catch(explainVenue(dinCode));
    return `${venue.name}: the sheet by mail is ${changed ? 'now' : 'already'} ${isOn ? 'on' : 'off'}.`;
  },
};

export const arrivalCommands = { arrivals, venues, 'sheet-mail': sheetMail };
